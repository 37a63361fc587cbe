// Rows for the end of a match: sums, largest single scores, and no row for what nobody did.

import { expect, test } from 'vitest';
import { countUp, once, type Tally, times } from './statistics.ts';

type Event = { kind: 'hit'; seat: number; damage: number } | { kind: 'slept'; seat: number };

const TALLIES: readonly Tally<Event>[] = [
  { what: 'Hits', adds: (event) => (event.kind === 'hit' ? once(event.seat) : undefined) },
  { what: 'Damage', adds: (event) => (event.kind === 'hit' ? times(event.damage, event.seat) : undefined) },
  {
    what: 'Hardest blow',
    best: true,
    adds: (event) => (event.kind === 'hit' ? times(event.damage, event.seat) : undefined),
  },
  { what: 'Naps', adds: (event) => (event.kind === 'slept' ? once(event.seat) : undefined) },
];

test('scores add up by seat, or the best one counts; what nobody did is left out', () => {
  const events: Event[] = [
    { kind: 'hit', seat: 1, damage: 3 },
    { kind: 'hit', seat: 1, damage: 5 },
    { kind: 'hit', seat: 0, damage: 4 },
  ];
  expect(countUp(TALLIES, events, 2)).toEqual([
    { what: 'Hits', bySeat: [1, 2] },
    { what: 'Damage', bySeat: [4, 8] },
    { what: 'Hardest blow', bySeat: [4, 5] },
  ]);
});

test('what somebody did once is a row', () => {
  expect(countUp(TALLIES, [{ kind: 'slept', seat: 1 }], 2)).toEqual([{ what: 'Naps', bySeat: [0, 1] }]);
});
