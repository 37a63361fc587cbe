// The table: seats in a circle.

import { expect, test } from 'vitest';
import { bySeat, leftOf } from './table.ts';

test('the seat to the left of the last is the first', () => {
  expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
});

test('there is one thing for each seat', () => {
  expect(bySeat(3, (seat) => seat * 10)).toEqual([0, 10, 20]);
});
