// Seeds: typed, drawn, taken apart into words, and committed to.

import { expect, test } from 'vitest';
import { Fault } from './fault.ts';
import { commitmentTo, freshSeed, isSeed, seedFromText, seedWords, sumOfDocument } from './hash.ts';

test('a seed is 1 to 200 characters of text; 32 hexadecimal digits are taken as they are', () => {
  const digits = '0123456789abcdef0123456789abcdef';
  expect(seedFromText(digits)).toBe(digits);
  expect(isSeed(seedFromText('a picnic'))).toBe(true);
  expect(seedFromText('a picnic')).not.toBe(seedFromText('another picnic'));
  expect(isSeed(seedFromText('x'.repeat(200)))).toBe(true);
  for (const text of ['', 'x'.repeat(201)]) expect(() => seedFromText(text)).toThrow(Fault);
});

test('a fresh seed is a seed, and never the same', () => {
  const seeds = Array.from({ length: 5 }, freshSeed);
  expect(seeds.every(isSeed)).toBe(true);
  expect(new Set(seeds).size).toBe(5);
});

test('a seed’s four words are its digits, eight at a time', () => {
  expect(seedWords('0000000100000002000000030000000f')).toEqual([1, 2, 3, 15]);
  expect(seedWords('ffffffff80000000deadbeef01234567')).toEqual([
    0xffffffff, 0x80000000, 0xdeadbeef, 0x01234567,
  ]);
});

test('text becomes the seed, and a document the sum, that it always was', () => {
  expect(seedFromText('a picnic')).toBe('1dd2cd3c6cb698fe32f2025e2adedeca');
  expect(sumOfDocument({ trap: 2 })).toBe('b6bddca95b672cfd');
  expect(commitmentTo('0123456789abcdef0123456789abcdef')).toBe(
    '6ebdb8f111fd80689537da2f5c40c0bf745782e410a1b0ec959d8b61a84999f1',
  );
});
