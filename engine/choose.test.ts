// Where the rules wait: what is asked, what is not, and what comes out.

import { expect, test } from 'vitest';
import { anyone, type Chooser, choose, chooseAmount, chooseSome, orElse } from './choose.ts';
import { type AmountQuestion, amount, type Question, question } from './question.ts';
import { rngFrom } from './random.ts';
import { layTable, type Table } from './table.ts';

const PICK = question<Table, string>({
  name: 'pick',
  clause: 'EX-01',
  ask: 'Which?',
  key: (option) => option,
  label: (_t, option) => option,
});
const SECRET: typeof PICK = { ...PICK, secret: true };

/** A table at which these answers are given one after the other, with everything that was offered. */
function answering(...answers: readonly number[]) {
  const offered: (readonly unknown[])[] = [];
  const picking: Table['picking'][] = [];
  const give = (t: Table, options: readonly unknown[]): number => {
    offered.push(options.slice());
    picking.push(t.picking && { ...t.picking, picked: t.picking.picked.slice() });
    return answers[offered.length - 1]!;
  };
  const chooser: Chooser = {
    pick: (t, _seat, _question, options) => give(t, options),
    pickAny: (t, asks) =>
      give(
        t,
        asks.flatMap(({ options }) => options),
      ),
  };
  const t = layTable({ players: 2, options: {}, faces: [] }, { rng: rngFrom([1, 2, 3, 4]) }, chooser);
  return { t, offered, picking };
}

test('a single option is taken unasked, unless not being asked would tell a secret', () => {
  const { t, offered } = answering(0, 1);
  expect(choose(t, 0, PICK, ['only'])).toBe('only');
  expect(offered).toEqual([]);
  expect(choose(t, 0, SECRET, ['only'])).toBe('only');
  expect(choose(t, 0, PICK, ['one', 'other'])).toBe('other');
  expect(offered).toEqual([['only'], ['one', 'other']]);
});

test('a question without an option is a mistake of the rules, and so is one put to nobody', () => {
  const { t } = answering();
  for (const each of [PICK, SECRET]) {
    expect(() => choose(t, 1, each, [])).toThrow('Seat 2 was asked “pick” (EX-01) with no option');
  }
  expect(() => anyone(t, [], PICK, () => ['one'])).toThrow('“pick” (EX-01) was put to nobody');
});

test('options keep their order, and the way out comes last', () => {
  expect(orElse(['one', 'other'], 'none')).toEqual(['one', 'other', 'none']);
  expect(orElse([], 'none')).toEqual(['none']);
});

test('of several, each is picked once, and one may be done from the minimum on, until the maximum', () => {
  const { t, offered, picking } = answering(1, 0);
  const range = { min: 1, max: 2 };
  expect(chooseSome(t, 0, PICK, ['a', 'b', 'c'], range)).toEqual(['b', 'a']);
  expect(offered).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c', 'done'],
  ]);
  expect(picking).toEqual([
    { picked: [], ...range },
    { picked: ['b'], ...range },
  ]);
  expect(t.picking).toBeUndefined();
});

test('whoever need not pick anything may be done at once; whoever must pick some may not', () => {
  const none = answering(2);
  expect(chooseSome(none.t, 0, PICK, ['a', 'b'], { min: 0, max: 2 })).toEqual([]);
  expect(none.offered).toEqual([['a', 'b', 'done']]);
  const two = answering(0, 0, 1);
  expect(chooseSome(two.t, 0, PICK, ['a', 'b', 'c'], { min: 2, max: 3 })).toEqual(['a', 'b']);
  expect(two.offered).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c'],
    ['c', 'done'],
  ]);
});

test('where all there is has to be picked nobody is asked, unless that would tell a secret', () => {
  const open = answering();
  expect(chooseSome(open.t, 0, PICK, ['a', 'b'], { min: 2, max: 2 })).toEqual(['a', 'b']);
  expect(chooseSome(open.t, 0, PICK, ['a', 'b'], { min: 3, max: 5 })).toEqual(['a', 'b']);
  expect(open.offered).toEqual([]);
  const secret = answering(1, 0);
  expect(chooseSome(secret.t, 0, SECRET, ['a', 'b'], { min: 2, max: 2 })).toEqual(['b', 'a']);
  expect(secret.offered).toEqual([['a', 'b'], ['a']]);
});

test('an amount is any whole number of the range', () => {
  const BID: AmountQuestion = amount({ name: 'bid', clause: 'EX-02', ask: 'How much?', of: 'gold' });
  const { t, offered } = answering(2);
  expect(chooseAmount(t, 0, BID, { min: 3, max: 6 })).toBe(5);
  expect(chooseAmount(t, 0, BID, { min: 4, max: 4 })).toBe(4);
  expect(offered).toEqual([[3, 4, 5, 6]]);
});

test('of several who are asked together, the answer says who gave it', () => {
  const options = (seat: number) => (seat === 0 ? ['a', 'b'] : ['c', 'd', 'e']);
  const answers = [0, 1, 2, 4].map((index) => anyone(answering(index).t, [0, 1], PICK, options));
  expect(answers).toEqual([
    { seat: 0, option: 'a' },
    { seat: 0, option: 'b' },
    { seat: 1, option: 'c' },
    { seat: 1, option: 'e' },
  ]);
  expect(() => anyone(answering(5).t, [0, 1], PICK as Question<Table, string>, options)).toThrow(
    'past the last option',
  );
});

test('who is asked alone answers like anybody asked alone', () => {
  const { t, offered } = answering();
  expect(anyone(t, [1], PICK, () => ['only'])).toEqual({ seat: 1, option: 'only' });
  expect(offered).toEqual([]);
});
