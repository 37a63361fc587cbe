// Chance: even, repeatable, and its own for every seed.

import { expect, test } from 'vitest';
import { below, copyRng, nextWord, pickOne, pickWeighted, rngFrom, rollDie, shuffle } from './random.ts';

test.each([[[1, 2, 3, 4]], [[0xfffffffe, 0x80000000, 0xdeadbeec, 0x7ffffffe]]] as const)(
  'a seed always gives the same words, as the published sfc32 does: %j',
  (seed) => {
    const rng = rngFrom(seed);
    const words = [nextWord(rng), nextWord(rng), nextWord(rng)];
    expect(words).toEqual(reference([...seed], 15 + 3).slice(15));
  },
);

/** sfc32 written another way, with BigInt. */
function reference(seed: number[], count: number): number[] {
  const mask = 0xffffffffn;
  let [a, b, c, d] = seed.map(BigInt) as [bigint, bigint, bigint, bigint];
  return Array.from({ length: count }, () => {
    const word = (a + b + d) & mask;
    d = (d + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = ((((c << 21n) | (c >> 11n)) & mask) + word) & mask;
    return Number(word);
  });
}

test('a copy goes its own way from the same place', () => {
  const rng = rngFrom([5, 6, 7, 8]);
  const copy = copyRng(rng);
  const ahead = [nextWord(rng), nextWord(rng)];
  expect([nextWord(copy), nextWord(copy)]).toEqual(ahead);
});

test('a copy has the loaded dice too, and throws them without the other', () => {
  const rng = { ...rngFrom([1, 2, 3, 4]), loaded: { next: 1, dice: [4, 6, 5] } };
  const copy = copyRng(rng);
  expect([rollDie(copy, 6), rollDie(copy, 6)]).toEqual([6, 5]);
  expect(rng.loaded).toEqual({ next: 1, dice: [4, 6, 5] });
  expect('loaded' in copyRng(rngFrom([1, 2, 3, 4]))).toBe(false);
});

test('a die shows each side about equally often', () => {
  const rng = rngFrom([9, 9, 9, 9]);
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[rollDie(rng, 6) - 1]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

test('a shuffle puts every card everywhere about equally often', () => {
  const rng = rngFrom([1, 1, 1, 1]);
  const first = new Array<number>(5).fill(0);
  for (let i = 0; i < 20_000; i++) {
    const cards = [0, 1, 2, 3, 4];
    shuffle(rng, cards);
    first[cards[0]!]!++;
  }
  for (const count of first) expect(Math.abs(count - 4_000)).toBeLessThan(300);
});

test('a shuffle takes one word of chance for each card but the last', () => {
  const [rng, other] = [rngFrom([1, 2, 3, 4]), rngFrom([1, 2, 3, 4])];
  shuffle(rng, [0, 1, 2, 3, 4]);
  for (let word = 0; word < 4; word++) nextWord(other);
  expect(rng).toEqual(other);
});

test('below stays below', () => {
  const rng = rngFrom([2, 3, 5, 7]);
  for (let i = 0; i < 1_000; i++) expect(below(rng, 3)).toBeLessThan(3);
});

test('a weight is met as often as it is heavy, and a weight of nothing never', () => {
  const rng = rngFrom([3, 1, 4, 1]);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 10_000; i++) counts[pickWeighted(rng, [0, 1, 3, 0])]!++;
  expect([counts[0], counts[3]]).toEqual([0, 0]);
  expect(Math.abs(counts[1]! - 2_500)).toBeLessThan(200);
  expect(pickWeighted(rng, [7])).toBe(0);
  expect(pickWeighted(rng, [7, 0, 0])).toBe(0);
});

test('one of several things is any of them, and of nothing there is none', () => {
  const rng = rngFrom([3, 1, 4, 1]);
  const picked = new Set(Array.from({ length: 50 }, () => pickOne(rng, ['a', 'b', 'c'])));
  expect([...picked].toSorted()).toEqual(['a', 'b', 'c']);
  expect(() => pickOne(rng, [])).toThrow('Nothing to pick from');
});

test('loaded dice come first, and a number no die has is a mistake of the test', () => {
  const rng = { ...rngFrom([1, 2, 3, 4]), loaded: { next: 0, dice: [4, 6, 0, 9] } };
  expect(rollDie(rng, 6)).toBe(4);
  expect(rollDie(rng, 6)).toBe(6);
  expect([1, 2, 3, 4, 5, 6]).toContain(rollDie(rng, 6));
  expect(() => rollDie(rng, 6)).toThrow('correct the test');
});
