// A decision as the seat that must make it sees it.

import { expect, test } from 'vitest';
import { whyNotPlain } from './plain.ts';
import { because, DONE, keyOf, lookAt, type Question, question } from './question.ts';
import type { Envelope, Table } from './table.ts';

const PLAIN = question<Table, number>({
  name: 'pick',
  clause: 'EX-01',
  ask: 'Which?',
  key: (n) => n,
  label: (_t, n) => `Card ${n}`,
});

const FULL: typeof PLAIN = {
  ...PLAIN,
  ask: (_t, seat) => `Which, seat ${seat}?`,
  why: () => 'a trap',
  at: (_t, n) => ({ card: n }),
  alike: (_t, n) => (n === 1 ? [7] : []),
  detail: (_t, n) => `detail ${n}`,
  data: (_t, n) => ({ n }),
  about: () => 9,
  considers: () => [1, 2, 3, 4],
  whyNot: (_t, n) => (n === 4 ? undefined : because('EX-02', 'spent')),
  secret: true,
  done: 'That is all',
  standard: (_t, _seat, options) => options[0]!,
};

const look = (asked: typeof PLAIN, options: readonly (number | typeof DONE)[], t: Partial<Table> = {}) =>
  lookAt(t as Table, { seat: 1, question: asked as Question, options });

test('a decision says what its question says, and leaves out what it does not', () => {
  const bare = look(PLAIN, [1, 2]);
  expect(whyNotPlain(bare)).toBeUndefined();
  expect(bare).toStrictEqual({
    seat: 1,
    question: 'pick',
    clause: 'EX-01',
    ask: 'Which?',
    options: [
      { key: 1, label: 'Card 1' },
      { key: 2, label: 'Card 2' },
    ],
    notPossible: [],
    secret: false,
  });
  expect(look(FULL, [1, 2, DONE])).toStrictEqual({
    seat: 1,
    question: 'pick',
    clause: 'EX-01',
    ask: 'Which, seat 1?',
    why: 'a trap',
    options: [
      { key: 1, label: 'Card 1', at: { card: 1 }, alike: [7], detail: 'detail 1', data: { n: 1 } },
      { key: 2, label: 'Card 2', at: { card: 2 }, detail: 'detail 2', data: { n: 2 } },
      { key: 'done', label: 'That is all' },
    ],
    notPossible: [{ label: 'Card 3', at: { card: 3 }, clause: 'EX-02', reason: 'spent' }],
    secret: true,
    about: 9,
    standard: 0,
  });
});

test('nothing is explained without a list of what might be tried, or without a reason', () => {
  const { considers, whyNot, ...rest } = FULL;
  expect(look({ ...rest, whyNot: whyNot! }, [1]).notPossible).toEqual([]);
  expect(look({ ...rest, considers: considers! }, [1]).notPossible).toEqual([]);
});

test('being done has a key of its own, whatever the question makes of its options', () => {
  const doubled = { ...PLAIN, key: (n: number) => 2 * n } as Question;
  expect([keyOf(doubled, 3), keyOf(doubled, DONE)]).toEqual([6, 'done']);
});

test('an answer that is not offered is no standard answer', () => {
  expect(look({ ...PLAIN, standard: () => 5 }, [1, 2])).not.toHaveProperty('standard');
  expect(look({ ...PLAIN, standard: () => 2 }, [1, 2]).standard).toBe(1);
});

test('a single pick under seal is no selection, several are, and so is one that may be none', () => {
  const picking = (min: number, max: number) => {
    const envelope: Envelope = { seat: 1, picks: [3], min, max, isForced: false, isClosed: false };
    return look(PLAIN, [1, 2], { sealed: [{ ...envelope, seat: 0, picks: [] }, envelope] }).picking;
  };
  const picked = [{ key: 3, label: 'Card 3' }];
  expect(picking(1, 1)).toBeUndefined();
  expect(picking(1, 2)).toEqual({ picked, min: 1, max: 2 });
  expect(picking(0, 1)).toEqual({ picked, min: 0, max: 1 });
});
