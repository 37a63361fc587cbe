// Figures at their bounds: exactly half, exactly enough, exactly the number on the card, and the step beside it.

import { describe, expect, test } from 'vitest';
import { Scenario } from '../../../test/scenario.ts';
import { game } from '../game.ts';
import type { CombatData } from '../questions/combat.ts';
import { health, kept, last, monster, names, table, told, totals } from './table.ts';

const STAR = 6;
const golias = { is: 'Golias' };
const gwyn = { is: 'Gwyn' };

const attackData = (t: ReturnType<typeof table>) =>
  (t.decision(0)?.options ?? [])
    .map(({ data }) => data as CombatData)
    .filter((data) => data.act === 'attack');

describe('in a fight', () => {
  test('Blood Scent: exactly half is half', () => {
    const blow = (of: number) => {
      const t = table({ party: [{ is: 'Kafula', health: of }, golias], encounters: ['Wolf'], leader: 1 });
      return last(t.rolls(1).answers(1, 'Pass').answers(0, 'Pass'), 'monsterAttacked').blows.find(
        ({ seat }) => seat === 0,
      )!.total;
    };
    expect([blow(7), blow(6)]).toEqual([4, 6]);
  });

  test('RE-RULE-18 a damage of 1 is reduced like any other', () => {
    const party = [{ is: 'Golias', wears: ['Padded Coat'] }, gwyn];
    const t = table({ party, encounters: ['Wolf'] }).rolls(1);
    t.answers(0, 'Pass').answers(1, 'Pass');
    expect(last(t, 'monsterAttacked').blows.map(({ damage }) => damage)).toEqual([0, 1]);
  });

  test('Wail is checked against the lowest of three Stats, whichever it is', () => {
    const party = [{ is: 'Swish' }, golias, { is: 'Reginald' }];
    const t = table({ party, level: 3, encounters: ['Hall Banshee'] }).rolls(1);
    for (const seat of [0, 1, 2]) t.answers(seat, 'Pass');
    expect(last(t, 'monsterAttacked').blows.map(({ stat }) => stat)).toEqual([1, 1, 2]);
  });

  test('Brambles: 3, or 1 with exactly 4 Dexterity; who is struck down by them has lost', () => {
    const thornheart = (of: number) =>
      table({
        party: [
          { is: 'Golias', statTokens: [0, 1, 0], health: of },
          { is: 'Gwyn', health: of },
        ],
        at: 'boss',
        boss: 'Elder Thornheart',
      })
        .rolls(STAR)
        .answers(0, 'Pass')
        .answers(1, 'Pass');
    expect(told(thornheart(10), 'hurt').map(({ damage }) => damage)).toEqual([1, 3]);
    expect(thornheart(1).result).toMatchObject({ party: 'lost' });
  });

  test('Thorns stand beside the Stat that meets them, and hurt nobody else', () => {
    const t = table({ party: [golias, gwyn], encounters: ['Briar Imp'] });
    expect(attackData(t).map((data) => data.act === 'attack' && data.thorns)).toEqual([1, 0, 0]);
    t.rolls(1).answers(0, 'Attack with Dexterity');
    expect(told(t, 'hurt')).toEqual([]);
  });

  test('Miner’s Maul adds to totals against a CONSTRUCT, not against a BEAST', () => {
    const totalsAgainst = (encounter: string) =>
      attackData(
        table({
          party: [{ is: 'Golias', wears: ['Miner’s Maul'] }, gwyn],
          level: 2,
          encounters: [encounter],
        }),
      ).map((data) => data.act === 'attack' && data.total);
    expect(totalsAgainst('Crystal Golem')).toEqual([5 + 2 + 2, 3 + 2, 1 + 2]);
    expect(totalsAgainst('Tunnel Badger')).toEqual([5 + 2, 3, 1]);
  });

  test('RE-COMBAT-08 the least scratch is one: a fight in which 1 Health moves is not idle', () => {
    const t = table({ party: [golias, gwyn], encounters: ['Mossy Totem'] }).rolls(1);
    t.answers(0, 'Attack with Strength'); // 5 + 1 − 3, less 2 for Stone Face
    expect([last(t, 'attacked').damage, t.state.healthMoved]).toEqual([1, true]);
  });

  test('Mending Hex is not told to mend what is whole', () => {
    const t = table({ party: [golias, gwyn], encounters: ['Goblin Hexer'] }).rolls(1);
    t.answers(0, 'Pass').answers(1, 'Pass');
    expect(told(t, 'regained')).toEqual([]);
  });

  test('RE-RULE-51 a stalemate says how many rounds nothing moved', () => {
    const party = [
      { is: 'Golias', statTokens: [9, 9, 9] as [number, number, number] },
      { is: 'Gwyn', statTokens: [9, 9, 9] as [number, number, number] },
    ];
    const t = table({ party, encounters: ['Wolf'] });
    for (let round = 0; round < 3; round++) t.answers(0, 'Pass').answers(1, 'Pass');
    expect(told(t, 'stalemate')).toMatchObject([{ rounds: 3, scratched: false }]);
  });

  test('Ghost Owl re-rolls once in a Combat, and is back for the next', () => {
    const t = table({ party: [golias, { is: 'Kafula', wears: ['Ghost Owl'] }], encounters: ['Wolf'] });
    t.rolls(1, 1, 2).answers(0, 'Attack with Dexterity').answers(1, 'Attack with Magic');
    t.answers(1, 'Ghost Owl');
    expect(last(t, 'rerolled')).toMatchObject({ seat: 1, from: 1, die: 2, by: 'owl' });
    expect([told(t, 'defeated').length, t.state.party[1]!.owlUsed]).toEqual([1, false]);
  });
});

describe('Items', () => {
  const herbs = (of: number, others: string[] = []) => ({
    is: 'Golias',
    health: of,
    items: ['Healing Herbs', ...others],
  });

  test('RE-ITEM-02 before a roll that costs exactly what is left, what heals is offered, and nothing else', () => {
    const snare = (of: number) =>
      table({
        party: [herbs(of, ['Pepper Bomb']), gwyn],
        encounters: ['Snare Line'],
        rolls: of > 5 ? [5] : [],
      });
    expect(snare(5).question).toBe('item-first');
    expect(snare(5).labels(0)).toHaveLength(2);
    expect(told(snare(6), 'trapRolled')).toHaveLength(1);
  });

  test('RE-ITEM-01 after the Attack an Item is asked for where it ends the fight or could save somebody', () => {
    const afterwards = (party: Parameters<typeof table>[0]['party'], die: number) =>
      table({ party, encounters: ['Grumbling Boar'] })
        .rolls(die)
        .answers(0, 'Attack with Strength').question;
    const bomb = [
      { is: 'Golias', statTokens: [3, 0, 0] as [number, number, number], items: ['Pepper Bomb'] },
      gwyn,
    ];
    expect(afterwards(bomb, 3)).toBe('after-your-attack'); // 8 + 3 − 3 leaves 6 of 14
    expect(afterwards(bomb, 2)).toBe('your-combat-turn');
    expect(afterwards([herbs(5), gwyn], 1)).toBe('after-your-attack'); // 3 + 2 + 5 − 5 could take 5
    expect(afterwards([herbs(6), gwyn], 1)).toBe('your-combat-turn');
  });

  test('RE-ITEM-01 one Item in a turn: who used one before the Attack is not asked after it, nor who has fallen', () => {
    const t = table({ party: [herbs(1, ['Fortune Cookie']), gwyn], encounters: ['Briar Imp'] });
    t.rolls(1).answers(0, 'Attack with Strength');
    expect([health(t, 0), t.asked]).toEqual([0, [1]]);
    const used = table({ party: [herbs(1, ['Healing Draught']), gwyn], encounters: ['Grumbling Boar'] });
    used.rolls(1).answers(0, 'Use Healing Herbs');
    if (used.question === 'heal-whom') used.answers(0, 'Golias');
    expect(used.answers(0, 'Attack with Strength').asked).toEqual([1]);
  });

  test('a Fortune Cookie adds nothing to its die; Herbs give no tokens', () => {
    const cookie = table({
      party: [{ is: 'Golias', health: 9, stars: 1, items: ['Fortune Cookie'] }],
      at: 'window',
      encounters: ['Wolf'],
    });
    cookie.rolls(2).answers(0, 'Use Fortune Cookie');
    expect(cookie.view().roll).toMatchObject({ die: 2, total: 2 });
    const t = table({ party: [herbs(10)], at: 'window', encounters: ['Wolf'] }).answers(
      0,
      'Use Healing Herbs',
    );
    expect(told(t, 'tokens')).toEqual([]);
    expect(health(t, 0)).toBe(15);
  });
});

describe('on the road', () => {
  test('the Mushroom: 3 heals 2, 4 heals 6', () => {
    const eats = (die: number) => {
      const t = table({ party: [{ is: 'Golias', health: 10 }, gwyn], encounters: ['Suspicious Mushroom'] });
      return health(t.answers(0, 'Go in').rolls(die).answers(0, 'Golias'), 0);
    };
    expect([eats(3), eats(4)]).toEqual([12, 16]);
  });

  test('RE-QUEST-05 half of those who roll is at least half', () => {
    const riddle = (first: number) => {
      const encounters = ['Riddle of the Old Oak', 'Wolf'];
      const t = table({ party: [{ is: 'Reginald' }, { is: 'Golias' }], encounters }).rolls(first, 1);
      return t.answers(0, 'Try it now');
    };
    expect(told(riddle(3), 'questDone')).toHaveLength(1); // Magic 4 + 3 against 7
    expect(told(riddle(2), 'questFailed')).toHaveLength(1);
  });

  test('RE-RULE-11 who is named is told with the card it is for', () => {
    const party = [golias, { is: 'Rolyn' }];
    const t = table({ party, encounters: ['Slumber Pollen', 'Wolf'] })
      .rolls(5)
      .answers(0, 'Rolyn');
    expect(names(t, [last(t, 'named').card])).toEqual(['Slumber Pollen']);
  });

  test('a Lucky Acorn that nobody has is not offered', () => {
    const t = table({ party: [{ is: 'Golias', stars: 1 }], encounters: ['Snare Line'], rolls: [2] });
    expect(t.labels(0)).toHaveLength(2);
  });

  test('RE-RULE-31 an Ambush with no Monster left in the deck takes back the defeated', () => {
    const party = [{ is: 'Golias', kept: ['Wolf'] }, gwyn];
    const t = table({ party, encounters: ['ambushed-1'], others: 'removed', rolls: [1] });
    expect(t.box.faces[monster(t).card]!.name).toBe('Wolf');
    expect(kept(t, 0)).toEqual([]);
  });

  test('RE-LOOT-07 with no Loot in deck or discards nothing is shuffled', () => {
    const party = [{ is: 'Golias', attackTokens: 30 }, gwyn];
    const t = table({ party, encounters: ['Wolf'], others: 'removed', rolls: [] }).rolls(3);
    t.answers(0, 'Attack with Strength');
    expect(told(t, 'noLoot')).toHaveLength(1);
    expect(told(t, 'reshuffled').filter(({ what }) => what === 'loot')).toEqual([]);
  });

  test('the Peddler sells Silver, the Market Gold', () => {
    const desk = (level: 1 | 2, encounter: string) =>
      table({
        party: [
          { is: 'Golias', carries: ['Padded Coat', 'Short Sword', 'Gnarled Wand', 'Quarterstaff'] },
          gwyn,
        ],
        level,
        encounters: [encounter],
      })
        .answers(0, 'Go in')
        .view().sale;
    expect(desk(1, 'Travelling Peddler')).toMatchObject({ price: 2 });
    expect(desk(2, 'Goblin Black Market')).toMatchObject({ price: 4 });
  });
});

describe('from Level to Level', () => {
  const beaten = (level: 1 | 2, boss: string) => {
    const carries = ['Padded Coat', 'Short Sword', 'Gnarled Wand', 'Quarterstaff'];
    const party = [
      { is: 'Golias', attackTokens: 90, carries, kept: ['Wolf'], wears: ['Phoenix Feather'] },
      gwyn,
    ];
    const t = table({ party, level, at: 'last window', boss });
    while (t.question === 'between-encounters') t.answers(t.asked[0]!, 'Ready');
    t.state.featherUsed = true;
    t.rolls(3).answers(0, 'Attack with Strength');
    while (t.question === 'stat-token') t.answers(t.asked[0]!, 'Strength');
    return t;
  };

  test('RE-LEVEL-05 RE-LEVEL-12 Silver is sold after the first Boss, Gold after the second', () => {
    expect(beaten(1, 'Grandmother Mossjaw').view().sale).toMatchObject({ price: 2 });
    expect(beaten(2, 'Gloomscale').view().sale).toMatchObject({ price: 4 });
  });

  test('RE-FLOW-08 what was kept on the road is put aside with its Level', () => {
    const t = beaten(1, 'Grandmother Mossjaw').answers(0, 'No more');
    expect([kept(t, 0), t.view().level]).toEqual([[], 2]);
  });

  test('nobody begins with tokens or with Stats that are not printed', () => {
    const t = new Scenario(game, { players: 1, options: {}, rolls: [] }).answers(0, 'Kafula');
    expect(totals(t, 0)).toEqual([1, 3, 5]);
  });

  test('Cheeky-Kwee knows its friend: Magic for Kafula, and only Magic', () => {
    const kwee = (is: string) =>
      totals(table({ party: [{ is, wears: ['Cheeky-Kwee'] }, golias], encounters: ['Wolf'], leader: 1 }), 0);
    expect(kwee('Kafula')).toEqual([1, 4, 6]);
    expect(kwee('Gwyn')).toEqual([4, 4, 2]);
  });

  test('a card’s text says its Stats and what else it does, each only where there is any', () => {
    const t = table({ party: [golias], encounters: ['Wolf'] });
    const text = (name: string) => t.box.faces.find((face) => face.name === name)!.text;
    expect(text('Short Sword')).toBe('+1 Strength.');
    expect(text('Padded Coat')).toBe('Each Monster Attack deals you 1 less damage.');
    expect(text('Barn Cat')).toBe('+1 Dexterity. Add 1 to your Trap rolls.');
  });
});
