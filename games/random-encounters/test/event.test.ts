// Events: rests, what may be skipped, Ambushed! and the Monster Nest.

import { describe, expect, test } from 'vitest';
import type { EventCard } from '../cards/card.ts';
import { FOREST } from '../cards/forest.ts';
import { allReady, carried, health, hero, kept, last, monster, names, table, told } from './table.ts';

const STAR = 6;
const trio = [{ is: 'Golias' }, { is: 'Gwyn' }, { is: 'Rolyn' }];
const strong = (is: string) => ({ is, attackTokens: 60 });

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
