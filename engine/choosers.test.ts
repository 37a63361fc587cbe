// Who answers: counting, and which seat of several was quickest.

import { expect, test } from 'vitest';
import { anyone } from './choose.ts';
import { countOptions, PlayoutChooser, pickAsQuickest } from './choosers.ts';
import { won } from './game.ts';
import type { Ask, Question } from './question.ts';
import { rngFrom } from './random.ts';
import { layTable, type Table } from './table.ts';

const question = {} as Question;
const ASKS: readonly Ask[] = [2, 1, 3].map((count, seat) => ({
  seat,
  question,
  options: Array.from({ length: count }, (_, option) => option),
}));

test('a table just laid has seen no choice, and hears and seals nothing', () => {
  const t = layTable(
    { players: 2, options: {}, faces: [] },
    { rng: rngFrom([1, 2, 3, 4]) },
    new PlayoutChooser(rngFrom([1, 2, 3, 4])),
  );
  expect(t).toMatchObject({ choicesMade: 0, tale: undefined, picking: undefined, sealed: undefined });
});

test('a playout counts what it answers, and offers every option of every seat a chance', () => {
  const chooser = new PlayoutChooser(rngFrom([5, 6, 7, 8]));
  const t = {} as Table;
  const picked = new Set(Array.from({ length: 100 }, () => chooser.pickAny(t, ASKS)));
  expect([...picked].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(chooser.pick(t, 0, question, ['only'])).toBe(0);
  expect(new Set(Array.from({ length: 50 }, () => chooser.pick(t, 0, question, ['one', 'other'])))).toEqual(
    new Set([0, 1]),
  );
  expect(chooser.answered).toBe(151);
});

test('whoever is quickest picks among their own options: the index counts those of the seats before', () => {
  expect(countOptions(ASKS)).toBe(6);
  const rng = rngFrom([1, 1, 1, 1]);
  const firsts = new Set(Array.from({ length: 100 }, () => pickAsQuickest(rng, ASKS, () => 0)));
  const lasts = new Set(
    Array.from({ length: 100 }, () => pickAsQuickest(rng, ASKS, ({ options }) => options.length - 1)),
  );
  expect([...firsts].toSorted()).toEqual([0, 2, 3]);
  expect([...lasts].toSorted()).toEqual([1, 2, 5]);
});

test('of several who are asked, each must have something to choose', () => {
  const t = { chooser: { pickAny: () => 1 } } as unknown as Table;
  const asked = { name: 'pick', clause: 'EX-01' } as Question;
  expect(() => anyone(t, [0, 1], asked, (seat) => (seat === 0 ? [] : ['one', 'other']))).toThrow(
    'Seat 1 was asked “pick” (EX-01) with no option',
  );
});

test('whoever wins has everything, and the others nothing', () => {
  expect(won('Done', [1], 3).scores).toEqual([0, 1, 0]);
});
