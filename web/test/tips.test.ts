// Tips of the guide: whether what a tip is about is still to be seen.

import { expect, test } from 'vitest';
import { isFresh, wasAnswered } from '../table/guide.ts';
import type { Told } from '../table/public-game.ts';

const told = (...kinds: string[]): Told[] =>
  kinds.map((kind, choice) => ({ event: { kind }, choice, sentence: [kind], isHeading: false }));

const tip = { event: 'fell', title: 'Pits', text: 'They are deep.' };

test('a tip about something that happened comes after the choice that led to it, and not again after the next', () => {
  expect(isFresh(tip, told('walked', 'fell', 'climbed'), 0)).toBe(true);
  expect(isFresh(tip, told('walked', 'fell', 'climbed'), 1)).toBe(false);
  expect(isFresh(tip, told('walked'), -1)).toBe(false);
});

test('it may be about some of what happened alone', () => {
  const deep = (event: { kind: string; deep?: number }) => (event.deep ?? 0) > 3;
  const falls = (depth: number): Told[] =>
    told('fell').map((one) => ({ ...one, event: { kind: 'fell', deep: depth } }));
  expect(isFresh({ ...tip, happened: deep }, falls(5), -1)).toBe(true);
  expect(isFresh({ ...tip, happened: deep }, falls(2), -1)).toBe(false);
});

test('it is not told of a pit once something else has come up the road', () => {
  const passing = { ...tip, until: 'met' };
  expect(isFresh(passing, told('met', 'fell', 'climbed'), -1)).toBe(true);
  expect(isFresh(passing, told('met', 'fell', 'met'), -1)).toBe(false);
});

test('nor once one of several things has', () => {
  const passing = { ...tip, until: ['met', 'climbed'] };
  expect(isFresh(passing, told('met', 'fell', 'sat'), -1)).toBe(true);
  expect(isFresh(passing, told('met', 'fell', 'sat', 'climbed'), -1)).toBe(false);
});

test('a tip in sight while others choose has not been read by that: only an answer of one’s own says so', () => {
  const shown = { title: 'Pits', choices: 3 };
  expect(wasAnswered({ ...shown, isAsked: false }, { choices: 5 })).toBe(false);
  expect(wasAnswered({ ...shown, isAsked: true }, { choices: 3 })).toBe(false);
  expect(wasAnswered({ ...shown, isAsked: true }, { choices: 4 })).toBe(true);
});
