// Hunter Long Legs: the change, the hunger, and the bond.

import { expect, test } from 'vitest';
import { dataOf, eats, names, type Placed, seen, TWO_PIPS, table, told, where } from './table.ts';

const hunter = (turns: number, more: Partial<Placed> = {}) =>
  table({
    players: [{ is: 'hunter', turns, pips: 3, karma: 2, items: ['Spear'], ...more }, { is: 'saint' }],
    decks: { GRASS: ['Bare Ground'] },
  });

test('RW-HLL-03 RW-HLL-04 RW-HLL-05 RW-R-78 RW-R-80 at the end of the 20th turn, not of the 19th: HP 16, ATK +2, FLEE 0, all else as it was', () => {
  const before = eats(hunter(18), 0, TWO_PIPS);
  expect(names(before, [seen(before, 0).slugcat!])).toEqual(['The Hunter']);
  expect(seen(before, 0).rotsIn).toBe(1);
  const t = eats(hunter(19), 0, TWO_PIPS);
  expect(names(t, [seen(t, 0).slugcat!])).toEqual(['Hunter Long Legs']);
  expect(seen(t, 0)).toMatchObject({
    hp: 16,
    attack: 2,
    flee: 0,
    line: 5,
    most: 8,
    pips: 5,
    karma: 2,
    rot: true,
  });
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
  expect(where(t, 0)).toBe('CC');
  expect(names(t, t.view().aside)).toContain('The Hunter');
});

test('RW-R-79 lost turns and turns of a search count towards the twenty, turns asleep do not', () => {
  const t = table({ players: [{ is: 'saint' }, { is: 'hunter', turns: 19, lost: 1, region: 'SU' }] });
  eats(t, 0, TWO_PIPS);
  expect(told(t, 'rotted')).toHaveLength(1);
  const asleep = table({ players: [{ is: 'saint' }, { is: 'hunter', turns: 19, status: 'hibernating' }] });
  eats(asleep, 0, TWO_PIPS);
  expect(told(asleep, 'rotted')).toEqual([]);
});

/** Seat 0 is Hunter Long Legs and stands beside seat 1. */
const beside = (legs: Partial<Placed> = {}, other: Partial<Placed> = {}, more: object = {}) =>
  table({
    players: [
      { is: 'hunterLongLegs', region: 'SU', rot: true, turns: 21, ...legs },
      { is: 'survivor', traitUsed: true, ...other },
      { is: 'saint' },
    ],
    ...more,
  });

test('RW-HLL-08 RW-R-82 with somebody to attack it must hunt, then attack; it may sleep instead if it can', () => {
  const t = beside();
  expect(told(t, 'hunted')).toMatchObject([{ seat: 0, prey: 1 }]);
  expect(t.asked).toEqual([1]);
  beside({ pips: 5, shelters: 1 }).offers(0, ['Hunt Player 2', 'Hibernate']);
  expect(beside({ pips: 5, shelters: 1 }).whyNot(0, 'Draw in Outskirts')).toContain('RW-HLL-08');
  beside({ prey: 1, shelters: 1, pips: 5 }).offers(0, ['Attack Player 2', 'Hibernate']);
  expect(beside({}, { region: 'HI' }).labels(0)).toContain('Draw in Outskirts');
});

test('RW-R-82 its owner and banned targets are not attacked, and with hunting off nobody is', () => {
  expect(beside({ bans: 2 }).labels(0)).toContain('Draw in Outskirts');
  expect(beside({}, {}, { owner: 1 }).labels(0)).toContain('Draw in Outskirts');
  expect(beside({}, {}, { options: { hunting: false } }).labels(0)).toContain('Draw in Outskirts');
});

test('RW-HLL-06 RW-R-89 whoever kills it eats exactly 3 pips, whatever the diet; it returns as Hunter Long Legs', () => {
  const t = table({
    players: [
      { is: 'saint', region: 'SU', prey: 1, pips: 0 },
      { is: 'hunterLongLegs', region: 'SU', rot: true, status: 'awake' },
    ],
  });
  t.answers(0, 'Attack Player 2').rolls(20).answers(0, 'Attack');
  expect(told(t, 'feasted')).toMatchObject([{ seat: 0, on: 1, gained: 3 }]);
  expect(seen(t, 0).pips).toBe(3);
  expect(names(t, [seen(t, 1).slugcat!])).toEqual(['Hunter Long Legs']);
});

test('RW-HLL-02 RW-R-89 as an ordinary creature card the diet applies', () => {
  const t = table({ players: [{ is: 'saint', region: 'SU' }], longLegsDeck: 'SU' });
  t.answers(0, 'Draw').rolls(20).answers(0, 'Attack');
  expect(names(t, seen(t, 0).carcasses)).toEqual(['Hunter Long Legs']);
  expect(seen(t, 0).pips).toBe(0);
});

test('RW-HLL-07 RW-R-81 a player with an explosive meets HP 5', () => {
  const t = table({
    players: [
      { is: 'saint', region: 'SU', prey: 1, items: ['Scavenger Bomb'] },
      { is: 'hunterLongLegs', region: 'SU', rot: true },
    ],
  }).answers(0, 'Attack Player 2');
  expect(dataOf(t, 0, 'Attack with Scavenger Bomb')).toMatchObject({ attack: { beat: 5 } });
  expect(t.decision(0).options.find(({ label }) => label === 'Attack')!.data).toMatchObject({
    attack: { beat: 16 },
  });
});

test('RW-HLL-09 RW-R-84 it can be tamed in a fight, by attacker or defender, for 3 pips; others cannot', () => {
  const t = table({
    players: [
      { is: 'saint', region: 'SU', prey: 1, pips: 4 },
      { is: 'hunterLongLegs', region: 'SU', rot: true },
    ],
  });
  t.answers(0, 'Attack Player 2').answers(0, 'Tame it');
  expect(seen(t, 0)).toMatchObject({ owns: 1, pips: 1 });
  expect(seen(t, 1).owner).toBe(0);
  const defender = beside({ prey: 1 }, { pips: 3 });
  defender.rolls(2).answers(0, 'Attack');
  expect(defender.labels(1)).toContain('Tame it');
  defender.answers(1, 'Tame it');
  expect(seen(defender, 1).owns).toBe(0);
});

/** Seat 0 owns seat 1, who is Hunter Long Legs, both in Outskirts. */
const bonded = (owner: Partial<Placed> = {}, legs: Partial<Placed> = {}, active = 0) =>
  table({
    players: [
      { is: 'survivor', traitUsed: true, ...owner },
      { is: 'hunterLongLegs', region: 'SU', rot: true, turns: 21, ...legs },
    ],
    owner: 0,
    active,
  });

test('RW-HLL-10 RW-R-85 RW-R-33 it goes wherever its owner goes, without karma, leaves its shelters, and its search fails', () => {
  const t = bonded({ karma: 3, gates: ['SU-HI'] }, { karma: 1, shelters: 1, searching: 2, searched: 0 });
  t.answers(0, 'Through');
  expect(where(t, 1)).toBe('HI');
  expect(seen(t, 1)).toMatchObject({ shelters: [], searching: 0 });
});

test('RW-HLL-14 RW-R-85 RW-R-86 if it wants to pass a gate, its owner’s too, the owner is asked; no costs nothing', () => {
  const t = bonded({ karma: 3, gates: ['SU-HI'] }, { karma: 3 }, 1);
  t.answers(1, 'Through').offers(0, ['Along to Industrial Complex', 'Stay here']).answers(0, 'Stay here');
  expect(where(t, 1)).toBe('SU');
  expect(t.asked).toEqual([1]);
  expect(seen(t, 1).turns).toBe(21);
  expect(t.labels(1).some((label) => label.startsWith('Through'))).toBe(false);
  const together = bonded({ karma: 3, gates: ['SU-HI'] }, { karma: 3 }, 1)
    .answers(1, 'Through')
    .answers(0, 'Along');
  expect([where(together, 0), where(together, 1)]).toEqual(['HI', 'HI']);
  expect(seen(together, 0).gates).toEqual([]);
  const short = bonded({ karma: 2 }, { karma: 3, gates: ['SU-HI'] }, 1);
  expect(short.labels(1).some((label) => label.startsWith('Through'))).toBe(false);
});

test('RW-CARD-04 RW-R-85 the Monk who goes along through a gate of its Hunter Long Legs has crossed it too', () => {
  const t = bonded({ is: 'monk', karma: 3, gates: ['SU-HI', 'SU-HI'] }, { karma: 3 }, 1);
  t.answers(1, 'Through').answers(0, 'Along');
  expect(where(t, 0)).toBe('HI');
  expect(dataOf(t, 0, 'Through the gate to Outskirts')).toMatchObject({ karma: 0 });
});

test('RW-HLL-11 RW-R-87 it helps its owner in a fight, with its ATK', () => {
  const t = table({
    players: [
      { is: 'survivor', traitUsed: true },
      { is: 'hunterLongLegs', region: 'SU', rot: true },
    ],
    owner: 0,
    decks: { SU: ['Green Lizard'] },
  });
  t.answers(0, 'Draw').rolls(2, 13).answers(0, 'Attack');
  expect(told(t, 'helped')).toMatchObject([{ seat: 0, roll: { total: 15, success: true } }]);
});

test('RW-R-87 it helps only where it is', () => {
  const players = [
    { is: 'survivor', traitUsed: true },
    { is: 'hunterLongLegs', region: 'HI', rot: true } as const,
  ];
  const t = table({ players, owner: 0, decks: { SU: ['Green Lizard'] } });
  t.answers(0, 'Draw').rolls(2, 2).answers(0, 'Attack');
  expect(told(t, 'helped')).toEqual([]);
});

test('RW-R-77 RW-R-87 its owner may attack it, and then it does not help', () => {
  const t = bonded({ prey: 1 }).answers(0, 'Attack').rolls(2).answers(0, 'Attack');
  expect(told(t, 'attacked')).toHaveLength(1);
  expect(told(t, 'helped')).toEqual([]);
});

test('RW-R-89 a Singularity Bomb leaves nothing of it to eat', () => {
  const t = table({
    players: [
      { is: 'survivor', prey: 1, items: ['Singularity Bomb'] },
      { is: 'hunterLongLegs', region: 'SU', rot: true },
    ],
  });
  t.answers(0, 'Attack').answers(0, 'Singularity Bomb');
  expect(told(t, 'died')).toMatchObject([{ seat: 1, by: 'player' }]);
  expect(told(t, 'feasted')).toEqual([]);
});

test('RW-HLL-12 it still takes its own turns, and its owner is no prey', () => {
  const t = bonded();
  eats(t, 0, TWO_PIPS);
  expect(t.asked).toEqual([1]);
  expect(t.labels(1)).not.toContain('Hunt Player 1');
});

test('RW-HLL-13 RW-R-86 each may sleep in the other’s shelter, for a turn and food of its own', () => {
  const legs = bonded({ shelters: 1 }, { pips: 5 }, 1);
  expect(legs.labels(1)).toContain('Hibernate');
  const owner = bonded({ pips: 3 }, { shelters: 1 });
  expect(owner.labels(0)).toContain('Starve through the night');
  expect(bonded({ pips: 3 }, { region: 'HI', shelters: 1 }).labels(0)).not.toContain(
    'Starve through the night',
  );
});

test('RW-HLL-15 RW-R-88 when the owner dies the bond is gone', () => {
  const t = table({
    players: [
      { is: 'survivor', traitUsed: true },
      { is: 'hunterLongLegs', region: 'SU', rot: true },
    ],
    owner: 0,
    decks: { SU: ['Green Lizard'] },
  });
  t.answers(0, 'Draw').rolls(2, 2, 20).answers(0, 'Attack');
  expect(told(t, 'unbonded')).toMatchObject([{ seat: 1, owner: 0 }]);
  expect(seen(t, 1).owner).toBeUndefined();
});

test('RW-R-85 asleep when the owner leaves, it is beside the owner again in the next cycle', () => {
  const t = bonded({ karma: 3, gates: ['SU-HI'], pips: 4 }, { status: 'hibernating', shelters: 1 });
  t.answers(0, 'Through');
  expect(where(t, 1)).toBe('SU');
  t.answers(0, 'Search').answers(0, 'Hibernate');
  expect(t.view().cycle).toBe(2);
  expect([where(t, 0), where(t, 1)]).toEqual(['HI', 'HI']);
});

test('RW-R-91 Hunter Long Legs ascends like everybody', () => {
  const t = table({
    players: [
      { is: 'hunterLongLegs', region: 'SB', rot: true, mark: true, counted: 1, pips: 5, shelters: 1 },
    ],
  });
  t.answers(0, 'Hibernate');
  expect(t.result?.winners).toEqual([0]);
});
