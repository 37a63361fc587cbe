// Lifting: what stands on the stage may outlive the question it was lifted for, by one drawing.

import { expect, test } from 'vitest';
import type { Lifted } from '../table/attention.ts';
import { usesOf } from '../table/lift.ts';

const LIFTED: Lifted = { place: 'card 7', options: [1, 3], chosen: 1, isFromHand: true, since: 0 };
const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: index, label: `Option ${index}`, index }));

test('a lifted card with several uses offers each of them', () => {
  expect(usesOf({ choices: choices(4) }, LIFTED).map(({ label }) => label)).toEqual(['Option 1', 'Option 3']);
});

test('a card lifted before the next question offers no use that this one does not have', () => {
  expect(usesOf({ choices: choices(2) }, LIFTED).map(({ label }) => label)).toEqual(['Option 1']);
  expect(usesOf({ choices: [] }, LIFTED)).toEqual([]);
});
