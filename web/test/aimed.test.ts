// A card dropped on its target answers the question that follows, and no other.

import { expect, test } from 'vitest';
import type { PendingDecision } from '../../engine/match.ts';
import { answerTo } from '../pages/aimed.ts';

const AIMED = { question: 'choose-target', place: 'seat 2' };
const decision = (question: string, ...seats: number[]) =>
  ({ question, options: seats.map((seat) => ({ at: { seat } })) }) as unknown as PendingDecision;
const told = (...headings: boolean[]) =>
  headings.map((isHeading, choice) => ({ isHeading, choice, sentence: [], event: { kind: 'told' } }));

test('the target is chosen where it is offered', () => {
  expect(answerTo(AIMED, { decision: decision('choose-target', 1, 2), told: told(false) })).toBe(1);
});

test('while others are asked whether they let it happen, it waits', () => {
  expect(answerTo(AIMED, { told: told(false) })).toBe('not yet');
  expect(answerTo(AIMED, { told: [] })).toBe('not yet');
});

test('another question, or a target that is not offered, is left to whoever is asked', () => {
  expect(answerTo(AIMED, { decision: decision('rob', 1, 2), told: [] })).toBeUndefined();
  expect(answerTo(AIMED, { decision: decision('choose-target', 1, 3), told: [] })).toBeUndefined();
});

test('once the next turn has begun the same words mean another card: nothing is answered by mistake', () => {
  expect(answerTo(AIMED, { told: told(false, true) })).toBeUndefined();
  expect(answerTo(AIMED, { decision: decision('choose-target', 1, 2), told: told(true) })).toBeUndefined();
});
