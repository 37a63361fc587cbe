// What the page keeps while snapshots come: the story as far as it still stands, and a hint for as long as its moment lasts.

import { expect, test } from 'vitest';
import { isSameMoment, toldAfter } from '../session/told.ts';
import type { Snapshot, Told } from '../table/public-game.ts';

const asked = (choices: number, id: string | undefined, more: object = {}): Snapshot =>
  ({ choices, ...(id && { decision: { id } }), ...more }) as unknown as Snapshot;

test('a hint outlives the answer to what can be taken back, and neither the next question nor another one', () => {
  expect(isSameMoment(asked(3, 'a', { undo: { possible: true } }), asked(3, 'a'))).toBe(true);
  expect(isSameMoment(asked(4, 'a'), asked(3, 'a')), 'the match went on').toBe(false);
  expect(isSameMoment(asked(3, 'b'), asked(3, 'a')), 'another question').toBe(false);
  expect(isSameMoment(asked(3, undefined), asked(3, 'a')), 'nobody is asked any more').toBe(false);
  expect(isSameMoment(asked(3, 'a'), undefined)).toBe(false);
});

test('a snapshot brings what is new; after a step back what came later is forgotten', () => {
  const [drew, rolled, won] = ['drew', 'rolled', 'won'].map((kind) => ({ event: { kind } }) as Told);
  const snapshot = (toldBefore: number, ...told: Told[]) => ({ toldBefore, told }) as unknown as Snapshot;
  const whole = toldAfter(toldAfter([], snapshot(0, drew!)), snapshot(1, rolled!, won!));
  expect(whole).toEqual([drew, rolled, won]);
  expect(toldAfter(whole, snapshot(1, won!))).toEqual([drew, won]);
  expect(toldAfter(whole, snapshot(2))).toEqual([drew, rolled]);
});
