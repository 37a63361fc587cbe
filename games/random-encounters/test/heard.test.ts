// What everybody hears of, once each, and when nothing is said.

import { describe, expect, test } from 'vitest';
import { Scenario } from '../../../test/scenario.ts';
import { game } from '../game.ts';
import { type Adventure, allReady, last, monster, names, table, told } from './table.ts';

const STAR = 6;
const duo = [{ is: 'Golias' }, { is: 'Gwyn' }];
const abilities = (t: Adventure) => told(t, 'abilityOf').map(({ ability }) => ability);
const passed = (t: Adventure) => {
  const { length } = t.state.party;
  for (let turn = 0; turn < length; turn++) t.answers(t.asked[0]!, 'Pass');
  return t;
};

describe('who leads and what waits', () => {
  test('RE-SETUP-08 everybody hears who leads first; alone there is nothing to hear', () => {
    const two = new Scenario(game, { players: 2, options: {}, rolls: [3, STAR] });
    two.answers(0, 'Golias').answers(1, 'Gwyn');
    expect(told(two, 'firstLeader')).toMatchObject([{ seat: 1 }]);
    expect(told(two, 'leaderRoll')).toMatchObject([
      {
        rolls: [
          { seat: 0, die: 3 },
          { seat: 1, die: STAR },
        ],
      },
    ]);
    const one = new Scenario(game, { players: 1, options: {}, rolls: [] }).answers(0, 'Golias');
    expect([told(one, 'firstLeader'), told(one, 'leaderRoll')]).toEqual([[], []]);
  });

  test('RE-EVENT-06 RE-EVENT-08 an ambush is told with the Monster that it brings, before that Monster appears', () => {
    const t = table({ party: duo, encounters: ['ambushed-1', 'Wolf'], others: 'removed', rolls: [1] });
    expect(names(t, [last(t, 'ambushed').card, last(t, 'ambushed').monster])).toEqual(['Ambushed!', 'Wolf']);
    const kinds = t.events('spectator').map(({ kind }) => kind);
    expect(kinds.indexOf('ambushed')).toBeLessThan(kinds.indexOf('appeared'));
    expect(told(t, 'noAmbush')).toEqual([]);
  });

  test('RE-EVENT-10 a Nest is told with both its Monsters', () => {
    const encounters = ['monster-nest-1', 'Wolf', 'Grumbling Boar'];
    const t = table({ party: duo, encounters, others: 'removed' });
    expect(names(t, last(t, 'nest').monsters)).toEqual(['Wolf', 'Grumbling Boar']);
  });

  test('RE-RULE-06 with nothing that could be drawn again nothing is shuffled, and the Boss is next', () => {
    const t = table({ party: [{ is: 'Golias' }], encounters: [], others: 'removed' });
    expect(told(t, 'reshuffled')).toEqual([]);
    expect(told(t, 'noEncounters')).toHaveLength(1);
    expect(last(allReady(t), 'bossDrawn').seat).toBe(0);
  });

  test('RE-RULE-06 what lies beside the Characters is shuffled and drawn again', () => {
    const t = table({ party: [{ is: 'Golias', kept: ['Wolf'] }], encounters: [], others: 'removed' });
    expect(told(t, 'reshuffled')).toMatchObject([{ what: 'encounters', level: 1 }]);
    expect(names(t, [monster(t).card])).toEqual(['Wolf']);
  });
});

describe('what shows in a Monster’s Attack', () => {
  test.each([
    ['Hall Banshee', 3, 'Wail'],
    ['Goblin Miner', 2, 'Pick Through Plate'],
    ['Thornback Bear', 1, 'Bear Hug'],
  ] as const)('RE-COMBAT-11 of the %s it shows in every Attack', (encounter, level, ability) => {
    const t = passed(table({ party: duo, level, encounters: [encounter] }).rolls(1));
    expect(abilities(t)).toEqual([ability]);
  });

  test('RE-COMBAT-11 of the Wolf it does not show against the healthy', () => {
    expect(abilities(passed(table({ party: duo, encounters: ['Wolf'] }).rolls(1)))).toEqual([]);
    const hurt = [{ is: 'Golias', health: 5 }, { is: 'Gwyn' }];
    expect(abilities(passed(table({ party: hurt, encounters: ['Wolf'] }).rolls(1)))).toEqual(['Blood Scent']);
  });

  test('what a Monster regains is told with what it has then, be it 1 only', () => {
    const t = table({ party: [{ is: 'Golias' }], encounters: ['Goblin Hexer'] }).rolls(1, 1);
    t.answers(0, 'Attack with Dexterity'); // 3 + 1 − 2
    expect(told(t, 'regained')).toMatchObject([{ monster: monster(t).card, amount: 1, health: 5 }]);
    expect(monster(t)).toMatchObject({ health: 5, start: 6 });
  });

  test('RE-RULE-51 a Monster that mends has moved Health: that round was not idle', () => {
    const t = table({ party: [{ is: 'Golias' }], encounters: ['Goblin Hexer'] }).rolls(1, 1);
    t.answers(0, 'Attack with Dexterity');
    expect(t.state.idle).toBe(0);
  });
});

test('RE-SETUP-10 on a table that has just been laid nothing has happened yet', () => {
  const t = new Scenario(game, { players: 2, options: {}, rolls: [] });
  expect(t.state).toMatchObject({
    phase: 'prepare',
    level: 1,
    encounterBottom: 0,
    lootBottoms: [0, 0, 0],
    cleared: [],
    tried: [],
    removed: [],
    quests: [],
    facing: [],
    looking: [],
    skipped: [],
    attached: [],
    attachedTo: [],
    fight: 'none',
    monsters: [],
    round: 0,
    fallen: 0,
    spoils: 0,
    spoilsTo: -1,
    webbed: false,
    idle: 0,
    healthMoved: false,
    lull: 0,
    least: { party: 0, monsters: 0 },
    turnOf: -1,
    itemUsed: false,
    abilityUsed: false,
    acornUsed: -1,
    threw: false,
    successes: 0,
    roll: { of: -1, die: 0, total: 0, needed: 0, card: -1, stats: 0, defence: 0 },
    afterWindow: 'encounter',
    asking: { seat: -1, card: -1, slot: -1 },
    saleOf: 'event',
    prices: 1,
    offered: [],
    refused: [],
    windIn: 0,
    featherUsed: false,
    outcome: 'open',
    undoing: -1,
  });
  expect(t.state.party).toMatchObject(
    [0, 1].map(() => ({
      health: expect.any(Number),
      stars: 1,
      attackTokens: 0,
      defenseTokens: 0,
      statTokens: [0, 0, 0],
      flipped: 0,
      kept: [],
      led: 0,
      rerolled: false,
      ran: false,
      owlUsed: false,
      cocooned: 0,
    })),
  );
});
