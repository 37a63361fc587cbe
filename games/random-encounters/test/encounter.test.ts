// Leader turns, Traps, Events and Side Quests.

import { describe, expect, test } from 'vitest';
import type { EventCard } from '../cards/card.ts';
import { FOREST } from '../cards/forest.ts';
import { allReady, carried, health, hero, items, kept, last, monster, names, table, told } from './table.ts';

const STAR = 6;
const trio = [{ is: 'Golias' }, { is: 'Gwyn' }, { is: 'Rolyn' }];
const strong = (is: string) => ({ is, attackTokens: 60 });

describe('the way through a Level', () => {
  test('RE-FLOW-01 RE-FLOW-04 the Leader draws; then the player on the left leads', () => {
    const t = table({
      party: [strong('Golias'), { is: 'Gwyn' }],
      encounters: ['Wolf', 'Grumbling Boar'],
      loot: ['Beast Bait'],
    });
    expect(last(t, 'met').seat).toBe(0);
    allReady(t.rolls(2).answers(0, 'Attack with Strength'));
    expect(last(t, 'met').seat).toBe(1);
    expect(t.view().leader).toBe(1);
  });

  test('RE-FLOW-06 RE-BOSS-01 RE-FLOW-09 when everybody has led twice the Boss comes, however many cards were drawn', () => {
    const party = [
      { is: 'Golias', led: 2 },
      { is: 'Gwyn', led: 1 },
    ];
    const t = table({
      party,
      leader: 1,
      encounters: ['Travelling Peddler', 'The Woodcutter’s Plea', 'Quiet Clearing'],
    });
    t.answers(1, 'Skip it').answers(1, 'Leave it for later');
    allReady(t);
    expect(t.view()).toMatchObject({ fight: 'boss', level: 1 });
    expect(hero(t, 1).led).toBe(2);
  });

  test.each([1, 3])('RE-FLOW-05 with %i Leader turns a Level', (leaderTurns) => {
    const party = [{ is: 'Rolyn', led: leaderTurns - 1 }];
    const t = table({ party, encounters: ['Quiet Clearing'], options: { leaderTurns } });
    expect(t.view().fight).toBe('boss');
  });

  test('RE-RULE-12 RE-RULE-10 a Trap that everybody fails is over: no Loot, the turn counts, leadership passes', () => {
    const party = [{ is: 'Gwyn' }, { is: 'Rolyn' }];
    const t = table({ party, encounters: ['Leaf-Covered Pit', 'Wolf'], rolls: [1, 1] });
    expect(told(t, 'loot')).toEqual([]);
    expect(hero(t, 0).led).toBe(1);
    expect(t.view().leader).toBe(1);
    expect(kept(t, 0)).toEqual(['Leaf-Covered Pit']);
  });

  test('RE-RULE-06 an empty deck takes back the finished Encounters; without any the Boss comes', () => {
    const party = [{ ...strong('Golias'), kept: ['Wolf'] }, { is: 'Gwyn' }];
    const t = table({ party, others: 'removed' });
    expect(names(t, [monster(t).card])).toEqual(['Wolf']);
    expect(told(t, 'reshuffled')).toHaveLength(1);
    const bare = table({ party: [{ is: 'Golias' }, { is: 'Gwyn' }], others: 'removed' });
    expect(bare.view().fight).toBe('boss');
  });

  test('RE-RULE-09 RE-RULE-54 the first Leader stays first, and a seat is a seat whoever holds it', () => {
    const party = [
      { is: 'Golias', led: 2 },
      { ...strong('Gwyn'), led: 2 },
    ];
    const t = table({ party, at: 'boss', leader: 0, firstLeader: 1, boss: 'Silkmother Vex' });
    expect(t.asked).toEqual([1]);
    t.rolls(2).answers(1, 'Attack with Strength').answers(1, 'Strength').answers(0, 'Strength');
    if (t.question === 'offer-for-sale') t.answers(1, 'No more sales');
    expect(t.view()).toMatchObject({ level: 2, firstLeader: 1, leader: 1 });
  });

  test.each([
    ['rotate', 0],
    ['reroll', 0],
  ] as const)('RE-RULE-09 firstLeader: %s', (firstLeader, expected) => {
    const party = [
      { is: 'Golias', led: 2 },
      { ...strong('Gwyn'), led: 2 },
    ];
    const options = { firstLeader };
    const t = table({ party, at: 'boss', leader: 1, boss: 'Silkmother Vex', options });
    t.rolls(2)
      .answers(1, 'Attack with Strength')
      .answers(1, 'Strength')
      .rolls(STAR, 1)
      .answers(0, 'Strength');
    if (t.question === 'offer-for-sale') t.answers(1, 'No more sales');
    expect(t.view().firstLeader).toBe(expected);
  });
});

describe('Traps', () => {
  test('RE-TRAP-01 RE-RULE-11 a Trap says who rolls: the Leader, a neighbour too, everybody, or one who is named', () => {
    const rollers = (name: string) => {
      const t = table({ party: trio, leader: 1, encounters: [name, 'Wolf'], rolls: [5, 5, 5] });
      return told(t, 'trapRolled').map(({ seat }) => seat);
    };
    expect(rollers('Snare Line')).toEqual([1]);
    expect(rollers('Frayed Rope Bridge')).toEqual([1, 2]);
    expect(rollers('Leaf-Covered Pit')).toEqual([1, 2, 0]);
    const one = table({ party: trio, leader: 1, encounters: ['Slumber Pollen', 'Wolf'] });
    expect(one.decision(1)).toMatchObject({ question: 'name-a-roller' });
    expect(one.decision(1).options[2]).toMatchObject({ label: 'Golias (Player 1)', data: { chance: 1 / 6 } });
    one.rolls(5).answers(1, 'Rolyn');
    expect(told(one, 'trapRolled')[0]).toMatchObject({ seat: 2, total: 3 + 5 + 1, safe: true });
  });

  test('RE-TRAP-08 RE-RULE-11 of two Stats the better one is used', () => {
    const t = table({ party: [{ is: 'Kai' }], encounters: ['Frayed Rope Bridge', 'Wolf'], rolls: [2] });
    expect(told(t, 'trapRolled')[0]).toMatchObject({ stat: 1, total: 7, safe: true });
  });

  test('RE-TRAP-05 a Star succeeds whatever the number', () => {
    const t = table({
      party: [{ is: 'Golias' }],
      level: 3,
      encounters: ['Gallery of Eyes', 'Dire Hound'],
      rolls: [STAR],
    });
    expect(told(t, 'trapRolled')[0]!.safe).toBe(true);
  });

  test('RE-TRAP-06 one Loot in total, however many succeed', () => {
    const t = table({ party: trio, encounters: ['Leaf-Covered Pit', 'Wolf'], rolls: [5, 5, 5] });
    expect(told(t, 'loot')).toHaveLength(1);
  });

  test('a failure that hurts everybody', () => {
    const t = table({ party: trio, encounters: ['Slumber Pollen', 'Wolf'] })
      .rolls(1)
      .answers(0, 'Rolyn');
    expect(told(t, 'hurt').map(({ damage }) => damage)).toEqual([2, 2, 2]);
  });

  test('Cursed Mirror takes a Star token, or Health without one', () => {
    const party = [{ is: 'Golias', stars: 1 }, { is: 'Gwyn' }];
    const t = table({ party, level: 3, encounters: ['Cursed Mirror', 'Dire Hound'], rolls: [2] });
    t.rolls(2).answers(0, 'Let it stand');
    expect([hero(t, 0).stars, health(t, 0), health(t, 1)]).toEqual([0, 19, 13]);
  });

  test('RE-RULE-44 a knocked-out Leader keeps the role; who stands next rolls', () => {
    const party = [{ is: 'Golias', health: 0 }, { is: 'Gwyn' }, { is: 'Kai' }];
    const t = table({ party, encounters: ['Snare Line', 'Wolf'], loot: ['Healing Herbs'], rolls: [5] });
    expect(told(t, 'trapRolled').map(({ seat }) => seat)).toEqual([1]);
    expect(items(t, 0)).toEqual(['Healing Herbs']);
  });
});

describe('Events', () => {
  test('RE-EVENT-01 RE-EVENT-02 RE-RULE-13 a rest heals everybody and gives no Loot, unless the table wants it so', () => {
    const party = [
      { is: 'Golias', health: 10 },
      { is: 'Gwyn', health: 15 },
    ];
    const quiet = (FOREST['quiet-clearing'] as EventCard).amount;
    const rest = (options = {}) => table({ party, encounters: ['Quiet Clearing', 'Wolf'], options });
    expect([health(rest(), 0), health(rest(), 1)]).toEqual([10 + quiet, 17]);
    expect(told(rest(), 'loot')).toEqual([]);
    const always = rest({ eventLoot: 'always' });
    expect(told(always, 'loot')).toHaveLength(1);
  });

  test('RE-EVENT-03 RE-EVENT-04 RE-EVENT-05 RE-RULE-49 the Leader may skip what says so: under the deck, and another is drawn', () => {
    const t = table({ party: trio, leader: 1, encounters: ['Travelling Peddler', 'Quiet Clearing', 'Wolf'] });
    expect(t.asked).toEqual([1]);
    t.answers(1, 'Skip it');
    expect(names(t, t.view().underEncounters)).toEqual(['Travelling Peddler']);
    expect(told(t, 'rested')).toHaveLength(1);
    expect(hero(t, 1).led).toBe(1);
  });

  test('RE-RULE-14 the same Event is not skipped twice in a Leader turn', () => {
    const t = table({ party: trio, encounters: ['Suspicious Mushroom'], others: 'removed' }).answers(
      0,
      'Skip it',
    );
    expect(t.question).toBe('name-a-roller');
  });

  test.each([
    [1, 5],
    [3, 12],
    [5, 16],
    [STAR, 19],
  ])('RE-RULE-25 the mushroom on a %i', (die, expected) => {
    const party = [{ is: 'Golias', health: 10 }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Suspicious Mushroom', 'Wolf'] })
      .answers(0, 'Go in')
      .rolls(die)
      .answers(0, 'Golias');
    expect(health(t, 0)).toBe(expected);
    expect(told(t, 'loot')).toHaveLength(die === STAR ? 1 : 0);
  });

  test('RE-RULE-25 Hidden Passage: a 1 is no failure by itself, success gives two Loot', () => {
    const party = [{ is: 'Swish', statTokens: [0, 0, 5] as [number, number, number] }, { is: 'Golias' }];
    const t = table({ party, level: 2, encounters: ['Hidden Passage', 'Tunnel Badger'] });
    t.answers(0, 'Go in').rolls(1).answers(0, 'Swish');
    expect(last(t, 'tested')).toMatchObject({ stat: 2, total: 11, safe: true });
    expect(told(t, 'loot')).toHaveLength(2);
  });

  test('RE-EVENT-06 RE-EVENT-07 RE-EVENT-08 RE-EVENT-09 RE-RULE-31 Ambushed!: the first Monster from the top attacks first; the card is gone', () => {
    const t = table({
      party: [{ is: 'Golias' }, { is: 'Gwyn' }],
      encounters: ['ambushed-1', 'Snare Line', 'Wolf'],
      rolls: [1],
    });
    expect(names(t, [monster(t).card])).toEqual(['Wolf']);
    expect(last(t, 'monsterAttacked').total).toBe(4);
    expect([health(t, 0), health(t, 1)]).toEqual([18, 16]);
    expect(names(t, t.view().removed)).toEqual(['Ambushed!']);
    expect(t.view().underEncounters).toEqual([]);
    expect(t.asked).toEqual([0]);
  });

  test('RE-RULE-31 the defeated come back when the deck holds no Monster; with none at all it is over', () => {
    const party = [{ is: 'Kai', kept: ['Wolf'] }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['ambushed-1', 'Snare Line'], others: 'removed' });
    expect(names(t, [monster(t).card])).toEqual(['Wolf']);
    const none = table({
      party: [{ is: 'Kai' }, { is: 'Gwyn' }],
      encounters: ['ambushed-1', 'Quiet Clearing'],
      others: 'removed',
    });
    expect(told(none, 'nobodyHome')).toHaveLength(1);
    expect(told(none, 'loot')).toEqual([]);
    expect(told(none, 'leads')[1]!.seat).toBe(1);
  });

  test('RE-RULE-31 where the table wants it so the Leader chooses the Monster', () => {
    const t = table({
      party: [{ is: 'Kai' }, { is: 'Gwyn' }],
      encounters: ['ambushed-1'],
      options: { ambushSearch: 'leaderChooses' },
    });
    expect(t.labels(0)).toHaveLength(12);
    expect(names(t.answers(0, 'Hornet Swarm'), [monster(t).card])).toEqual(['Hornet Swarm']);
  });
});

describe('Monster Nest', () => {
  const nest = (party = [strong('Golias'), { is: 'Gwyn' }, { is: 'Kai' }], more = {}) =>
    table({
      party,
      encounters: ['monster-nest-1', 'Wolf', 'Snare Line', 'Grumbling Boar', 'Hornet Swarm'],
      ...more,
    });

  test('RE-EVENT-10 RE-EVENT-11 RE-EVENT-12 RE-EVENT-17 two Monsters at once; the players attack first and choose', () => {
    const t = nest();
    expect(
      names(
        t,
        t.view().monsters.map(({ card }) => card),
      ),
    ).toEqual(['Wolf', 'Grumbling Boar']);
    expect(told(t, 'monsterAttacked')).toEqual([]);
    expect(t.labels(0)).toEqual([
      'Attack Wolf with Strength',
      'Attack Wolf with Dexterity',
      'Attack Wolf with Magic',
      'Attack Grumbling Boar with Strength',
      'Attack Grumbling Boar with Dexterity',
      'Attack Grumbling Boar with Magic',
      'Pass',
    ]);
    expect(names(t, t.view().removed)).toEqual(['Monster Nest']);
  });

  test('RE-EVENT-13 on their turn each attacks the whole Party', () => {
    const t = nest([{ is: 'Golias' }, { is: 'Gwyn' }, { is: 'Kai' }]).rolls(1, 1);
    for (const seat of [0, 1, 2]) t.answers(seat, 'Pass');
    expect(told(t, 'monsterAttacked').map(({ blows }) => blows.length)).toEqual([3, 3]);
  });

  test('RE-EVENT-14 RE-EVENT-15 RE-EVENT-16 RE-RULE-32 the first card and Loot are the Leader’s, at once; the second the next one’s; then the third leads', () => {
    const t = nest([strong('Golias'), strong('Gwyn'), { is: 'Kai' }], {
      loot: ['Short Sword', 'Hunting Bow'],
    });
    t.rolls(1).answers(0, 'Attack Grumbling Boar with Strength');
    expect(carried(t, 0)).toEqual(['Short Sword']);
    allReady(t.rolls(1).answers(1, 'Attack with Strength'));
    expect(carried(t, 1)).toEqual(['Hunting Bow']);
    expect([kept(t, 0), kept(t, 1)]).toEqual([['Grumbling Boar'], ['Wolf']]);
    expect([hero(t, 0).led, hero(t, 1).led, hero(t, 2).led]).toEqual([1, 1, 0]);
    expect(t.view().leader).toBe(2);
  });

  test('RE-EVENT-18 RE-RULE-33 on the last Leader turn it is a fight and a Loot more, and the Boss follows', () => {
    const party = [
      { ...strong('Golias'), led: 2 },
      { is: 'Gwyn', led: 2 },
      { ...strong('Kai'), led: 1 },
    ];
    const t = nest(party, { leader: 2, firstLeader: 0 });
    t.rolls(1).answers(2, 'Attack Wolf with Dexterity').rolls(1).answers(0, 'Attack with Strength');
    expect(told(t, 'loot').map(({ seat }) => seat)).toEqual([2, 0]);
    allReady(t);
    expect(last(t, 'bossDrawn').seat).toBe(0);
    expect([0, 1, 2].map((seat) => hero(t, seat).led)).toEqual([2, 2, 2]);
  });

  test('RE-RULE-32 with one Monster to be found it is an ordinary fight and one Leader turn', () => {
    const t = table({
      party: [strong('Golias'), { is: 'Gwyn' }],
      encounters: ['monster-nest-1', 'Wolf'],
      others: 'removed',
    });
    expect(t.view()).toMatchObject({ fight: 'encounter' });
    t.rolls(1).answers(0, 'Attack with Strength');
    expect([hero(t, 0).led, hero(t, 1).led]).toEqual([1, 0]);
  });

  test('RE-RULE-33 alone the Nest uses both Leader turns, and both Loots are the player’s', () => {
    const t = nest([strong('Golias')])
      .rolls(1)
      .answers(0, 'Attack Wolf with Strength')
      .rolls(1, 1)
      .answers(0, 'Attack with Strength');
    expect(told(t, 'loot')).toHaveLength(2);
    expect(hero(t, 0).led).toBe(2);
  });
});

describe('Side Quests', () => {
  const plea = 'The Woodcutter’s Plea';

  test('RE-QUEST-01 RE-QUEST-02 RE-QUEST-03 RE-QUEST-05 tried at once, for bonus Loot; it does not count, and the Leader draws again', () => {
    const t = table({ party: trio, encounters: [plea, 'Wolf'] });
    expect(t.decision(0)).toMatchObject({ question: 'try-the-quest', standard: 1 });
    expect(t.decision(0).options[0]!.data).toMatchObject({ chances: [4 / 6, 2 / 6, 3 / 6], loot: 2 });
    t.answers(0, 'Try it now').rolls(4).answers(0, 'Golias');
    expect(told(t, 'loot').map(({ seat }) => seat)).toEqual([0, 0]);
    expect(names(t, t.view().removed)).toEqual([plea]);
    expect(hero(t, 0).led).toBe(0);
    expect(t.view().fight).toBe('encounter');
  });

  test('RE-QUEST-03 RE-RULE-34 or left lying, and tried in a later window by the Leader’s decision', () => {
    const t = table({ party: trio, at: 'window', quests: [plea], encounters: ['Wolf'] });
    expect(t.asked).toEqual([0]);
    t.answers(0, `Try ${plea}`).rolls(1).answers(0, 'Golias');
    expect(told(t, 'questFailed')).toHaveLength(1);
    expect(health(t, 0)).toBe(17);
  });

  test('RE-QUEST-04 failed is failed: it is discarded and cannot be tried again', () => {
    const t = table({ party: trio, at: 'window', quests: [plea], encounters: ['Wolf'] });
    t.answers(0, `Try ${plea}`).rolls(1).answers(0, 'Golias');
    expect(names(t, t.view().tried)).toEqual([plea]);
    expect(t.question).toBe('your-combat-turn');
  });

  test('RE-TRAP-10 a 1 that reaches the number succeeds', () => {
    const party = [{ is: 'Golias', statTokens: [3, 0, 0] as [number, number, number] }];
    const t = table({ party, encounters: [plea, 'Wolf'] })
      .rolls(1)
      .answers(0, 'Try it now');
    expect(last(t, 'tested')).toMatchObject({ die: 1, total: 9, safe: true });
  });

  test('half of them, rounded up; whoever fails pays even if it succeeds', () => {
    const t = table({ party: trio, encounters: ['Riddle of the Old Oak', 'Wolf'] });
    t.rolls(STAR, 5, 1).answers(0, 'Try it now');
    expect(told(t, 'tested').map(({ safe }) => safe)).toEqual([true, true, false]);
    expect(told(t, 'questDone')).toHaveLength(1);
    expect(t.box.faces[last(t, 'loot').card]!.deck).toBe('Level 2 Loot');
    expect(health(t, 2)).toBe(15);
  });

  test('RE-RULE-34 what still lies there when the Boss is drawn has lapsed', () => {
    const t = table({ party: [{ is: 'Golias', led: 2 }], at: 'boss', quests: [plea] });
    expect(told(t, 'questLapsed')).toHaveLength(1);
    expect(names(t, t.view().tried)).toEqual([plea]);
  });
});
