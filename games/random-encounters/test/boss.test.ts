// Bosses, their two Abilities, and what they leave.

import { describe, expect, test } from 'vitest';
import { Scenario } from '../../../test/scenario.ts';
import { BOSSES } from '../cards/bosses.ts';
import { STRENGTH } from '../cards/card.ts';
import { game } from '../game.ts';
import { carried, health, hero, last, monster, names, table, told } from './table.ts';

const STAR = 6;
const duo = [
  { is: 'Golias', led: 2 },
  { is: 'Gwyn', led: 2 },
];
const LEVEL_OF: Record<string, 1 | 2 | 3> = {
  'Grandmother Mossjaw': 1,
  'Silkmother Vex': 1,
  'Elder Thornheart': 1,
  'King Snagtooth': 2,
  'The Colossal Jelly': 2,
  Gloomscale: 2,
  'The Hollow King': 3,
  'The Castle Colossus': 3,
  'Vharax the Usurper': 3,
};
const fight = (boss: string, party: Parameters<typeof table>[0]['party'] = duo, more = {}) =>
  table({ party, at: 'boss', level: LEVEL_OF[boss]!, boss, ...more });
/** The figure of a top Ability. */
const top = (boss: string): number => BOSSES[boss]!.top.amount;
/** Everybody passes, and the Boss's dice are these. */
function bossTurn(t: ReturnType<typeof fight>, ...dice: number[]) {
  t.rolls(...dice);
  for (const seat of t.view().players.keys()) if (t.asked.includes(seat)) t.answers(seat, 'Pass');
  return t;
}

describe('Bosses', () => {
  test('RE-BOSS-02 at random, of the three of the Level', () => {
    const waiting = (seed: number) =>
      new Scenario(game, { players: 1, seed: `boss ${seed}` }).state.bosses[0]!.at(-1);
    expect(new Set(Array.from({ length: 30 }, (_, seed) => waiting(seed))).size).toBe(3);
    const t = fight('Elder Thornheart');
    expect(t.box.faces[monster(t).card]!.level).toBe(1);
  });

  test('RE-BOSS-04 RE-RULE-47 fought like a Monster: Health for each player, the Leader first, the Boss after the round', () => {
    const t = fight('Grandmother Mossjaw');
    const whole = 2 * BOSSES['grandmother-mossjaw']!.health;
    expect(monster(t).health).toBe(whole);
    expect(t.asked).toEqual([0]);
    t.rolls(2).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked')).toMatchObject({ total: 7, defence: 4, damage: 3, left: whole - 3 });
    expect(told(t, 'topAbility')).toEqual([]);
  });

  test('RE-BOSS-05 RE-BOSS-06 RE-BOSS-07 RE-BOSS-08 RE-RULE-23 Gloomscale: Smoulder, then on a Star Ember Breath, and no Attack', () => {
    const party = [
      { is: 'Golias', led: 2, wears: ['Chainmail'] },
      { is: 'Gwyn', led: 2 },
    ];
    const t = bossTurn(fight('Gloomscale', party), STAR);
    expect(told(t, 'topAbility')).toHaveLength(1);
    expect(told(t, 'starAbility')).toHaveLength(1);
    expect(told(t, 'monsterAttacked')).toEqual([]);
    expect([health(t, 0), health(t, 1)]).toEqual([19 - 2 - 3, 17 - 2 - 5]);
  });

  test('RE-BOSS-08 RE-RULE-23 King Snagtooth: Royal Tax, Guards!, and he still attacks: 5 + 2', () => {
    const party = [
      { is: 'Golias', led: 2, carries: ['Short Sword'] },
      { is: 'Gwyn', led: 2 },
    ];
    const t = bossTurn(fight('King Snagtooth', party), STAR, 2);
    expect(
      names(
        t,
        told(t, 'lootLost').map(({ card }) => card),
      ),
    ).toEqual(['Short Sword']);
    expect(last(t, 'starAbility').ability).toBe('Guards!');
    expect(last(t, 'monsterAttacked').total).toBe(7);
  });

  test('RE-RULE-23 the roll after Guards! cannot set it off again', () => {
    const t = bossTurn(fight('King Snagtooth'), STAR, STAR, 1);
    expect(told(t, 'starAbility')).toHaveLength(1);
    expect(last(t, 'monsterAttacked').die).toBe(1);
  });

  test('Royal Tax: the Leader chooses what is given up, or pays with Health', () => {
    const party = [
      { is: 'Golias', led: 2, carries: ['Short Sword'] },
      { is: 'Gwyn', led: 2, items: ['Pepper Bomb'] },
    ];
    const t = bossTurn(fight('King Snagtooth', party), 1);
    t.offers(0, ['Short Sword', 'Pepper Bomb']).answers(0, 'Short Sword');
    expect(carried(t, 0)).toEqual([]);
    expect(told(bossTurn(fight('King Snagtooth'), 1), 'hurt')[0]).toMatchObject({
      seat: 0,
      damage: top('king-snagtooth'),
    });
  });

  test('Swat and Forest-Shaking Roar', () => {
    const t = bossTurn(fight('Grandmother Mossjaw'), STAR);
    expect([health(t, 0), health(t, 1)]).toEqual([19 - top('grandmother-mossjaw') - 2, 17 - 2]);
  });

  test('Cocoon: who has most Health is lower on the next Attack; Hatchlings', () => {
    const less = top('silkmother-vex');
    const t = bossTurn(fight('Silkmother Vex'), STAR);
    expect([hero(t, 0).cocooned, hero(t, 1).cocooned]).toEqual([less, 0]);
    expect([health(t, 0), health(t, 1)]).toEqual([18, 16]);
    t.rolls(2).answers(0, 'Attack with Strength');
    expect(last(t, 'attacked').total).toBe(5 + 2 - less);
    expect(hero(t, 0).cocooned).toBe(0);
  });

  test('RE-RULE-47 Deep Roots regains 1X, never above the start; Bramble Burst spares the nimble', () => {
    const party = [
      { is: 'Golias', led: 2 },
      { is: 'Kai', led: 2 },
    ];
    const t = bossTurn(fight('Elder Thornheart', party), STAR);
    expect(monster(t).health).toBe(monster(t).start);
    expect([health(t, 0), health(t, 1)]).toEqual([19 - 3, hero(t, 1).maxHealth - 1]);
    const hit = fight('Elder Thornheart', party).rolls(3).answers(0, 'Attack with Strength');
    expect(monster(bossTurn(hit, 1)).health).toBe(monster(hit).start - 5 + 2);
  });

  test('Dissolve flips a card of the Leader’s choice, or costs Health; Jiggle Together', () => {
    const party = [
      { is: 'Golias', led: 2, wears: ['Chainmail', 'Short Sword'] },
      { is: 'Gwyn', led: 2 },
    ];
    const t = bossTurn(fight('The Colossal Jelly', party), STAR).answers(0, 'Chainmail');
    expect(hero(t, 0).slots.map(({ faceUp }) => faceUp)).toEqual([true, false, true]);
    expect(told(bossTurn(fight('The Colossal Jelly'), STAR), 'hurt')[0]).toMatchObject({
      seat: 0,
      damage: top('colossal-jelly'),
    });
  });

  test('Soul Tithe takes a Star token, then Health; Long Live the King', () => {
    const party = [
      { is: 'Golias', led: 2, stars: 1 },
      { is: 'Gwyn', led: 2 },
    ];
    const t = bossTurn(fight('The Hollow King', party), STAR);
    expect([hero(t, 0).stars, health(t, 0), health(t, 1)]).toEqual([0, 16, 14]);
  });

  test('Grinding Gears adds up turn by turn, on Stars as well; Falling Masonry', () => {
    const t = bossTurn(fight('The Castle Colossus'), STAR);
    expect([health(t, 0), health(t, 1)]).toEqual([14, 12]);
    bossTurn(t, 1);
    expect(last(t, 'monsterAttacked').total).toBe(BOSSES['castle-colossus']!.stats[STRENGTH]! + 1 + 2);
  });

  test('Furnace Heart and Inferno', () => {
    const party = [
      { is: 'Golias', led: 2, wears: ['Chainmail'] },
      { is: 'Gwyn', led: 2 },
    ];
    const t = bossTurn(fight('Vharax the Usurper', party), STAR);
    expect([health(t, 0), health(t, 1)]).toEqual([19 - 1 - 4, 17 - 1 - 6]);
  });

  test('RE-RULE-47 if its top Ability ends the game nothing more happens', () => {
    const party = [
      { is: 'Golias', led: 2, health: 1 },
      { is: 'Gwyn', led: 2, health: 1 },
    ];
    const t = bossTurn(fight('Vharax the Usurper', party), STAR);
    expect(t.result?.party).toBe('lost');
    expect(told(t, 'starAbility')).toEqual([]);
  });
});

describe('rewards', () => {
  const beaten = (level: 1 | 2, more = {}) => {
    const party = [
      { is: 'Golias', led: 2, health: 0 },
      { is: 'Gwyn', led: 2, attackTokens: 99 },
      { is: 'Kai', led: 2 },
    ];
    const boss = level === 1 ? 'Elder Thornheart' : 'Gloomscale';
    return fight(boss, party, more).rolls(1).answers(1, 'Attack with Strength');
  };

  test('RE-BOSS-09 RE-RULE-37 everybody stands, heals and draws in order from the first Leader; no Loot besides', () => {
    const t = beaten(1);
    expect(health(t, 0)).toBe(19);
    expect(told(t, 'loot').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(t.question).toBe('stat-token');
    expect(t.asked).toEqual([0]);
  });

  test('RE-RULE-36 after Level 2 Silver as printed, or Gold', () => {
    const deckOf = (t: ReturnType<typeof beaten>) => t.box.faces[told(t, 'loot')[0]!.card]!.deck;
    expect(deckOf(beaten(2))).toBe('Level 2 Loot');
    expect(deckOf(beaten(2, { options: { l2BossLoot: 'gold' } }))).toBe('Level 3 Loot');
    expect(deckOf(beaten(1, { options: { l2BossLoot: 'gold' } }))).toBe('Level 2 Loot');
  });

  test('RE-RULE-40 a Stat token is +1 for good, and says what it does', () => {
    const t = beaten(1);
    expect(t.decision(0).options[0]).toMatchObject({ label: 'Strength', data: { now: 5, after: 6 } });
    t.answers(0, 'Strength').answers(1, 'Strength').answers(2, 'Dexterity');
    expect(hero(t, 0).stats[0]).toEqual({ printed: 5, tokens: 1, equipment: 0, total: 6 });
  });

  test('RE-RULE-38 only exact prices: Silver is not taken after Level 1, Gold never; cards of several players make one price', () => {
    const party = [
      { is: 'Golias', carries: ['Short Sword', 'Crystal Rod'] },
      { is: 'Gwyn', items: ['Healing Herbs'], wears: ['Kingsguard Greatsword'] },
    ];
    const t = table({ party, at: 'reward sale', level: 1 });
    t.offers(0, ['Short Sword (Copper)', 'Healing Herbs (Copper)', 'No more sales']).answers(
      0,
      'Healing Herbs',
    );
    expect(last(t, 'sold')).toMatchObject({ seat: 1 });
    expect(last(t, 'loot').seat).toBe(1);
  });

  test('RE-RULE-38 what another player wears or could use is sold with their word only, and not asked for twice', () => {
    const party = [
      { is: 'Golias', carries: ['Short Sword'] },
      { is: 'Swish', wears: ['Gnarled Wand'], carries: ['Quarterstaff', 'Leather Jerkin'] },
    ];
    const desk = () => table({ party, at: 'reward sale' }).answers(0, 'Short Sword');
    const wand = () => desk().answers(0, 'Gnarled Wand');
    const worn = wand();
    expect(worn.decision(1).ask).toBe('Golias (Player 1) would sell your Gnarled Wand. May they?');
    expect(told(wand().answers(1, 'Yes'), 'sold')).toHaveLength(1);
    worn
      .answers(1, 'No')
      .offers(0, [
        'Short Sword (Copper)',
        'Quarterstaff (Copper)',
        'Leather Jerkin (Copper)',
        'No more sales',
      ]);
    expect(desk().answers(0, 'Quarterstaff').asked).toEqual([1]);
    expect(told(desk().answers(0, 'Leather Jerkin'), 'sold')).toHaveLength(1); // Swish has no slot for Armor.
  });

  test('RE-RULE-58 what is once per Level comes back with the next', () => {
    const party = [{ is: 'Tumble', led: 2, attackTokens: 99, ran: true }];
    const t = fight('Elder Thornheart', party);
    expect(hero(t, 0).explorerReady).toBe(false);
    t.rolls(1).answers(0, 'Attack with Strength').answers(0, 'Strength');
    if (t.question === 'offer-for-sale') t.answers(0, 'No more sales');
    expect(hero(t, 0).explorerReady).toBe(true);
  });
});
