// What each slugcat can do that the others cannot.

import { expect, test } from 'vitest';
import {
  type DeckName,
  dataOf,
  eats,
  names,
  type Placed,
  seen,
  TWO_PIPS,
  table,
  told,
  where,
} from './table.ts';

function meets(is: string, creature: string, placed: Partial<Placed> = {}, deck: DeckName = 'SU') {
  return table({ players: [{ is, region: deck as 'SU', ...placed }], decks: { [deck]: [creature] } }).answers(
    0,
    'Draw',
  );
}

test('RW-CARD-04 the Survivor may roll a failed die again, once per cycle', () => {
  const t = meets('survivor', 'Green Lizard').rolls(2).answers(0, 'Attack');
  expect(t.decision(0).ask).toBe('You rolled 2: 4 in all, and it takes more than 14. Roll again?');
  t.offers(0, ['Roll again', 'Leave it']).rolls(15).answers(0, 'Roll again');
  expect(told(t, 'killed')).toHaveLength(1);
  expect(seen(t, 0).traitUsed).toBe(true);
  const used = meets('survivor', 'Green Lizard', { traitUsed: true }).rolls(2, 2).answers(0, 'Attack');
  expect(used.question).toBe('fight');
  const chosen = meets('survivor', 'Green Lizard')
    .rolls(2)
    .answers(0, 'Attack')
    .rolls(3)
    .answers(0, 'Leave it');
  expect(seen(chosen, 0).traitUsed).toBe(false);
});

test('RW-CARD-04 the Survivor who pursues may roll again when the prey gets away', () => {
  const t = table({ players: [{ is: 'survivor', prey: 1 }, { is: 'monk' }] }).answers(0, 'Attack Player 2');
  t.rolls(2).answers(0, 'Attack').answers(0, 'Leave it').rolls(15, 2).answers(1, 'Flee');
  expect(t.asked).toEqual([0]);
  t.rolls(20).answers(0, 'Roll again');
  expect(told(t, 'fled')[0]!.roll.success).toBe(false);
});

test('RW-CARD-04 the Monk’s doors stay open, either way', () => {
  const t = table({ players: [{ is: 'monk', karma: 3, gates: ['SU-HI', 'SU-HI'] }] }).answers(0, 'Through');
  expect(where(t, 0)).toBe('HI');
  expect(dataOf(t, 0, 'Through the gate to Outskirts')).toMatchObject({ karma: 0 });
  const open = table({ players: [{ is: 'monk', karma: 1, doors: 1, gates: ['SU-HI'] }] }).answers(
    0,
    'Through',
  );
  expect(where(open, 0)).toBe('HI');
  const shut = table({ players: [{ is: 'survivor', karma: 1, doors: 1, gates: ['SU-HI'] }] });
  expect(shut.labels(0).some((label) => label.startsWith('Through'))).toBe(false);
});

test('RW-CARD-04 the Gourmand makes a Treasure card of two items, once per cycle', () => {
  const t = table({
    players: [{ is: 'gourmand', items: ['Rock', 'Spear', 'White Pearl'] }],
    decks: { TREASURE: ['Lantern'] },
  });
  t.answers(0, 'Craft').answers(0, 'Rock').offers(0, ['Spear', 'White Pearl']).answers(0, 'Spear');
  expect(names(t, seen(t, 0).items)).toEqual(['White Pearl', 'Lantern']);
  expect(t.labels(0)).not.toContain('Craft');
  expect(table({ players: [{ is: 'gourmand', items: ['Rock', 'Rock'] }] }).labels(0)).not.toContain('Craft');
});

test('RW-CARD-04 the Artificer’s Blast adds 4 and is explosive, once per cycle', () => {
  const t = meets('artificer', 'Brother Long Legs', {}, 'GW');
  expect(dataOf(t, 0, 'Attack')).toMatchObject({ attack: { total: 5, beat: 15 } });
  expect(dataOf(t, 0, 'Blast')).toMatchObject({ attack: { total: 9, beat: 5 } });
  t.rolls(1, 2).answers(0, 'Blast');
  expect(t.labels(0)).not.toContain('Blast');
});

test('RW-CARD-04 the Rivulet has +2 FLEE in water and may draw once more, once per cycle', () => {
  const t = table({ players: [{ is: 'rivulet' }], decks: { DS: ['Rock', 'Spear', 'Bubble Weed'] } });
  expect(seen(t, 0).flee).toBe(9);
  t.answers(0, 'Draw').answers(0, 'Draw another');
  expect(names(t, seen(t, 0).items)).toEqual(['Rock', 'Spear']);
  t.answers(0, 'Draw');
  expect(t.question).toBe('turn');
  const tide = table({
    players: [{ is: 'rivulet', pips: 2, traitUsed: true }],
    decks: { DS: ['High Tide', 'Rock'] },
  }).answers(0, 'Draw');
  expect(seen(tide, 0).pips).toBe(2);
});

test('RW-CARD-04 the Spearmaster’s first attack is rolled twice, weapons add nothing, and kills feed one more', () => {
  const t = meets('spearmaster', 'Green Lizard', { items: ['Spear'] });
  expect(dataOf(t, 0, 'Attack')).toMatchObject({ attack: { total: 4, needed: 11, chance: 0.75 } });
  t.rolls(3, 8, 2).answers(0, 'Attack');
  expect(told(t, 'attacked')[0]!.roll).toMatchObject({ die: 8, total: 12 });
  expect(dataOf(t, 0, 'Attack')).toMatchObject({ attack: { chance: 0.5 } });
});

test('RW-CARD-04 the Saint’s first attempt to flee is rolled twice', () => {
  const t = meets('saint', 'Green Lizard').rolls(2, 9, 18, 2).answers(0, 'Flee');
  expect(told(t, 'fled')[0]!.roll).toMatchObject({ die: 9, total: 14, success: false });
  t.rolls(3, 18, 2).answers(0, 'Flee');
  expect(told(t, 'fled')[1]!.roll).toMatchObject({ die: 3 });
});

test('RW-R-22 the Inv tames for 1 pip less, but never for less than 1', () => {
  const lizard = meets('inv', 'Green Lizard', { pips: 2 }).answers(0, 'Tame it');
  expect(seen(lizard, 0).pips).toBe(0);
  const snail = meets('inv', 'Snail', { pips: 1 }, 'DS').answers(0, 'Tame it');
  expect(seen(snail, 0).pips).toBe(0);
});

test('RW-R-20 companions: the Eggbug lays once per cycle, the Jetfish swims', () => {
  const t = table({ players: [{ is: 'survivor', tamed: ['Eggbug', 'Jetfish'], region: 'DS' }] });
  expect(seen(t, 0).flee).toBe(5);
  t.answers(0, 'Eggbug: 1 pip');
  expect(seen(t, 0).pips).toBe(1);
  eats(t, 0, TWO_PIPS);
  expect(t.labels(0)).not.toContain('Eggbug: 1 pip');
});
