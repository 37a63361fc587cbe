// The rulebook's own examples, number by number, and those the rulings are checked with.

import { describe, expect, test } from 'vitest';
import { Scenario } from '../../../test/scenario.ts';
import { game } from '../game.ts';
import {
  allReady,
  carried,
  health,
  hero,
  items,
  last,
  monster,
  names,
  table,
  told,
  totals,
} from './table.ts';

const STAR = 6;

describe('the Wolf', () => {
  test.each([
    [1, 4],
    [2, 8],
    [3, 12],
    [4, 16],
    [5, 20],
  ])('RE-COMBAT-02 for %i players it has %i Health', (players, wolf) => {
    const party = ['Golias', 'Kafula', 'Gwyn', 'Kai', 'Swish'].slice(0, players).map((is) => ({ is }));
    expect(monster(table({ party, encounters: ['Wolf'] })).health).toBe(wolf);
  });

  test('RE-EQUIP-04 Golias with the Short Sword has a Strength of 6', () => {
    const t = table({ party: [{ is: 'Golias', wears: ['Short Sword'] }], encounters: ['Wolf'] });
    expect(totals(t, 0)[0]).toBe(6);
  });

  test('RE-COMBAT-05 RE-COMBAT-06 RE-COMBAT-07 RE-COMBAT-08 a 4 makes 10, less 2 is 8, just enough for 8 Health; the Leader draws a Loot', () => {
    const t = table({
      party: [{ is: 'Golias', wears: ['Short Sword'] }, { is: 'Gwyn' }],
      encounters: ['Wolf'],
      loot: ['Hunting Bow'],
    });
    expect(monster(t).health).toBe(8);
    t.rolls(4).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked')).toMatchObject({ die: 4, total: 10, defence: 2, damage: 8, left: 0 });
    expect(told(t, 'monsterAttacked')).toEqual([]);
    expect(
      names(
        t,
        told(t, 'loot').map(({ card }) => card),
      ),
    ).toEqual(['Hunting Bow']);
    expect(carried(t, 0)).toEqual(['Hunting Bow']);
  });

  test('RE-COMBAT-10 RE-COMBAT-11 RE-COMBAT-12 RE-COMBAT-13 RE-COMBAT-14 its 1 makes 4: Golias with 3 Dexterity loses exactly 1, who has 4 or more loses none', () => {
    const t = table({ party: [{ is: 'Golias' }, { is: 'Swish' }], encounters: ['Wolf'] });
    t.rolls(1).answers(0, 'Pass').answers(1, 'Pass');
    expect(last(t, 'monsterAttacked')).toMatchObject({ stat: 1, die: 1, total: 4 });
    expect(health(t, 0)).toBe(19 - 1);
    expect(health(t, 1)).toBe(14);
  });

  test('RE-COMBAT-01 RE-COMBAT-18 its card: 4X Health, 2/3/2, attacks with Dexterity, BEAST, an ability', () => {
    const t = table({ party: [{ is: 'Golias' }], encounters: ['Wolf'] });
    const wolf = t.box.monsters[monster(t).card]!;
    expect(wolf).toMatchObject({ health: 4, stats: [2, 3, 2], attacksWith: 1, type: 'BEAST' });
    expect(wolf.ability).not.toBe('');
  });

  test('RE-COMBAT-17 Star, Star, 5: an Attack of 8', () => {
    const t = table({ party: [{ is: 'Golias' }], encounters: ['Wolf'] })
      .rolls(STAR, STAR, 5)
      .answers(0, 'Pass');
    expect(told(t, 'monsterRerolled')).toHaveLength(2);
    expect(last(t, 'monsterAttacked').total).toBe(8);
  });
});

test('RE-EQUIP-04 Reginald with the Twilight Pendant has a Dexterity of 3 and a Magic of 5', () => {
  const t = table({ party: [{ is: 'Reginald', carries: ['Twilight Pendant'] }], at: 'window' });
  expect(totals(t, 0)).toEqual([4, 2, 4]);
  t.answers(0, 'Twilight Pendant into Trinket slot 1');
  expect(totals(t, 0)).toEqual([4, 3, 5]);
});

test('RE-EQUIP-04 every point of every worn card counts: a Woodcutter’s Axe and a Dented Breastplate make 9 of Golias’ 5', () => {
  const party = [{ is: 'Golias', wears: ['Woodcutter’s Axe', 'Dented Breastplate'] }];
  expect(totals(table({ party, at: 'window' }), 0)[0]).toBe(9);
});

describe('Tiiiiimmmbeeeeerrr!', () => {
  test('RE-TRAP-02 RE-TRAP-03 Gwyn’s Strength of 4 and a 2 make 6: safe', () => {
    const party = [{ is: 'Gwyn' }, { is: 'Golias' }];
    const t = table({ party, encounters: ['Tiiiiimmmbeeeeerrr!'], rolls: [2, 3] });
    expect(told(t, 'trapRolled')[0]).toMatchObject({
      seat: 0,
      stat: 0,
      die: 2,
      total: 6,
      needed: 5,
      safe: true,
    });
    expect(health(t, 0)).toBe(17);
  });

  test('RE-TRAP-04 Kafula’s 3, the Quarterstaff’s 1 and a 1 make 5, but the 1 fails: 4 damage', () => {
    const party = [{ is: 'Kafula', wears: ['Quarterstaff'] }];
    const t = table({ party, encounters: ['Tiiiiimmmbeeeeerrr!'], others: 'removed', rolls: [1] });
    expect(told(t, 'trapRolled')[0]).toMatchObject({ die: 1, total: 5, needed: 5, safe: false });
    expect(told(t, 'hurt')[0]).toMatchObject({ damage: 4, health: hero(t, 0).maxHealth - 4 });
  });

  test('RE-TRAP-06 RE-TRAP-07 RE-TRAP-09 Gwyn leads and is safe, Kafula is hurt, the Leader draws one Loot', () => {
    const party = [{ is: 'Gwyn' }, { is: 'Kafula', wears: ['Quarterstaff'] }];
    const t = table({ party, encounters: ['Tiiiiimmmbeeeeerrr!'], loot: ['Healing Herbs'], rolls: [2, 1] });
    expect(told(t, 'trapRolled').map(({ seat, safe }) => [seat, safe])).toEqual([
      [0, true],
      [1, false],
    ]);
    expect([health(t, 0), health(t, 1)]).toEqual([17, hero(t, 1).maxHealth - 4]);
    expect(items(t, 0)).toEqual(['Healing Herbs']);
    expect(told(t, 'loot')).toHaveLength(1);
  });
});

describe('the Jelly Cube', () => {
  const withShield = (slot: string) =>
    table({
      party: [{ is: 'Rolyn', wears: [`${slot}: Wooden Shield`], attackTokens: 9 }],
      level: 2,
      encounters: ['Jelly Cube'],
    });
  const shieldOf = (t: ReturnType<typeof withShield>) =>
    hero(t, 0).slots.find(({ card }) => card !== undefined)!;

  test('RE-MULTI-03 RE-MULTI-02 a Wooden Shield in an Armor slot stays face-up', () => {
    expect(shieldOf(withShield('Armor'))).toMatchObject({ kind: 'armor', faceUp: true });
  });

  test('RE-MULTI-02 RE-RULE-28 in a Weapon slot it is flipped, gives nothing, and turns up when the Combat ends', () => {
    const t = withShield('Weapon');
    expect(shieldOf(t)).toMatchObject({ kind: 'weapon', faceUp: false });
    expect(totals(t, 0)[0]).toBe(4);
    t.rolls(3, 3, 3, 3);
    while (t.view().monsters.length > 0) t.answers(0, 'Attack with Dexterity');
    expect(shieldOf(t).faceUp).toBe(true);
  });
});

test('RE-STAR-04 everybody is at full Health: Kafula’s Star is rolled again, and the 3 is her Attack die', () => {
  const t = table({ party: [{ is: 'Kafula' }, { is: 'Golias' }], encounters: ['Wolf'], others: 'removed' });
  t.rolls(STAR, 3).answers(0, 'Attack with Magic');
  expect(last(t, 'attacked')).toMatchObject({ die: 3, total: 5 + 3, damage: 6 });
  expect(told(t, 'abilityUsed')).toEqual([]);
});

test('RE-STAR-06 RE-CAST-03 Tumble’s Steal takes the place of her Attack', () => {
  const t = table({
    party: [{ is: 'Tumble' }, { is: 'Golias' }],
    encounters: ['Wolf'],
    loot: ['Hunting Bow'],
  });
  t.answers(0, 'Stay').rolls(STAR).answers(0, 'Attack with Dexterity').answers(0, 'Use it');
  expect(carried(t, 0)).toEqual(['Hunting Bow']);
  expect(told(t, 'attacked')).toEqual([]);
  expect(t.asked).toEqual([1]);
});

test('RE-FLOW-05 RE-FLOW-07 RE-BOSS-03 after 2N Leader turns the first Leader draws the Boss, whoever led last', () => {
  const t = table({
    party: [
      { is: 'Golias', led: 2 },
      { is: 'Gwyn', led: 1 },
      { is: 'Rolyn', led: 2 },
    ],
    leader: 1,
    firstLeader: 0,
    encounters: ['Quiet Clearing'],
  });
  allReady(t);
  expect(last(t, 'bossDrawn').seat).toBe(0);
  expect(t.view()).toMatchObject({ fight: 'boss', leader: 0 });
});

describe('sales', () => {
  const sells = (level: 1 | 2, carries: string[], wears: string[] = [], enchanted = {}) =>
    table({ party: [{ is: 'Golias', carries, wears }], at: 'reward sale', level, enchanted });

  function expectGold(t: ReturnType<typeof sells>, cards: number) {
    expect(last(t, 'sold').cards).toHaveLength(cards);
    expect(t.box.faces[last(t, 'loot').card]!.deck).toBe('Level 3 Loot');
  }

  test('RE-LEVEL-05 2 Copper are 1 Silver', () => {
    const t = sells(1, ['Short Sword', 'Quarterstaff']).answers(0, 'Short Sword');
    expect(t.box.faces[last(t, 'loot').card]!.deck).toBe('Level 2 Loot');
    expect(names(t, t.view().lootDiscards[0]!)).toEqual(['Short Sword', 'Quarterstaff']);
  });

  test('RE-LEVEL-10 2 Silver are 1 Gold', () => {
    const t = sells(2, ['Crystal Rod', 'Silver Ring']).answers(0, 'Silver Ring');
    expectGold(t, 2);
  });

  test('RE-LEVEL-11 4 Copper are 1 Gold', () => {
    const t = sells(2, ['Short Sword', 'Quarterstaff', 'Hunting Bow', 'Gnarled Wand']).answers(
      0,
      'Hunting Bow',
    );
    expectGold(t, 4);
  });

  test('RE-LEVEL-12 2 Copper and 1 Silver are 1 Gold', () => {
    const t = sells(2, ['Short Sword', 'Quarterstaff', 'Crystal Rod']).answers(0, 'Crystal Rod');
    expectGold(t, 3);
  });

  test('RE-ENCH-07 RE-RULE-38 a Copper Weapon with a Copper Enchantment is 2 Copper; both are discarded', () => {
    const t = sells(1, [], ['Short Sword'], { 'Short Sword': 'Hunter’s Mark' }).answers(0, 'Short Sword');
    expect(t.box.faces[last(t, 'loot').card]!.deck).toBe('Level 2 Loot');
    expect(names(t, t.view().lootDiscards[0]!).toSorted()).toEqual(['Hunter’s Mark', 'Short Sword']);
  });

  test('RE-LEVEL-13 nobody has to sell', () => {
    const t = sells(1, ['Short Sword', 'Quarterstaff']);
    t.offers(0, ['Short Sword (Copper)', 'Quarterstaff (Copper)', 'No more sales']).answers(
      0,
      'No more sales',
    );
    expect(t.view().level).toBe(2);
  });
});

test.each([1, 2, 3, 4, 5])(
  'RE-SETUP-03 RE-SETUP-04 RE-SETUP-05 RE-SETUP-06 %i players: a Character, its Health, a Star token, a Copper Loot each',
  (players) => {
    const t = new Scenario(game, { players, options: { characterPick: 'random' } });
    const { players: all, loot, encounters } = t.view();
    for (const each of all) {
      expect(each.health).toBe(t.box.characters[each.character!]!.health);
      expect(each.stars).toBe(1);
      expect(each.carried.length + each.items.length + each.slots.filter(({ card }) => card).length).toBe(1);
    }
    expect(loot[0]).toBe(25 - players);
    expect(encounters[0]).toBe(25);
  },
);

describe('Boss rewards', () => {
  test('RE-LEVEL-01 RE-LEVEL-02 RE-LEVEL-03 RE-LEVEL-04 after Level 1: full Health, a Star token, a Silver Loot, a Stat token, a sale', () => {
    const t = bossFalls(1);
    t.answers(0, 'Strength').answers(1, 'Magic');
    expect([health(t, 0), health(t, 1)]).toEqual([19, 17]);
    expect([hero(t, 0).stars, hero(t, 1).stars]).toEqual([1, 1]);
    expect(
      told(t, 'loot')
        .slice(-2)
        .map(({ card }) => t.box.faces[card]!.deck),
    ).toEqual(['Level 2 Loot', 'Level 2 Loot']);
    expect(hero(t, 0).stats[0]!.tokens).toBe(1);
    expect(hero(t, 1).stats[2]!.tokens).toBe(1);
  });

  test('RE-LEVEL-06 RE-LEVEL-07 RE-LEVEL-08 RE-LEVEL-09 after Level 2: the same with two Stat tokens, and still Silver', () => {
    const t = bossFalls(2);
    t.answers(0, 'Strength').answers(0, 'Dexterity').answers(1, 'Magic').answers(1, 'Magic');
    expect([health(t, 0), health(t, 1)]).toEqual([19, 17]);
    expect([hero(t, 0).stars, hero(t, 1).stars]).toEqual([1, 1]);
    expect(
      told(t, 'loot')
        .slice(-2)
        .map(({ card }) => t.box.faces[card]!.deck),
    ).toEqual(['Level 2 Loot', 'Level 2 Loot']);
    expect(hero(t, 0).stats.map(({ tokens }) => tokens)).toEqual([1, 1, 0]);
    expect(hero(t, 1).stats.map(({ tokens }) => tokens)).toEqual([0, 0, 2]);
  });

  /** A Party strong enough to fell the Boss with one blow. */
  function bossFalls(level: 1 | 2) {
    const party = [
      {
        is: 'Golias',
        health: 3,
        led: 2,
        statTokens: [0, 0, 0] as [number, number, number],
        attackTokens: 99,
      },
      { is: 'Gwyn', health: 5, led: 2 },
    ];
    const boss = level === 1 ? 'Grandmother Mossjaw' : 'Gloomscale';
    return table({ party, at: 'boss', level, boss }).rolls(3).answers(0, 'Attack with Strength');
  }
});
