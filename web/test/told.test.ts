// What the page keeps while snapshots come: a hint belongs to a moment, not to one picture of it.

import { expect, test } from 'vitest';
import { isSameMoment } from '../session/told.ts';
import type { Snapshot } from '../table/public-game.ts';

const asked = (choices: number, id: string | undefined, more: object = {}): Snapshot =>
  ({ choices, ...(id && { decision: { id } }), ...more }) as unknown as Snapshot;

test('a hint outlives the answer to what can be taken back, and neither the next question nor another one', () => {
  expect(isSameMoment(asked(3, 'a', { undo: { possible: true } }), asked(3, 'a'))).toBe(true);
  expect(isSameMoment(asked(4, 'a'), asked(3, 'a')), 'the match went on').toBe(false);
  expect(isSameMoment(asked(3, 'b'), asked(3, 'a')), 'another question').toBe(false);
  expect(isSameMoment(asked(3, undefined), asked(3, 'a')), 'nobody is asked any more').toBe(false);
  expect(isSameMoment(asked(3, 'a'), undefined)).toBe(false);
});
