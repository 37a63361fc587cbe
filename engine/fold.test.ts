// The hash of plain data: what it tells apart, and that the short ways through it lead where the long one does.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_HASH, foldHash, foldPlain } from './fold.ts';
import { copyPlain } from './plain.ts';

const hashOf = (value: unknown) => foldPlain(EMPTY_HASH, value);

test('the hash of plain data tells apart what its text would, and nothing else', () => {
  const unlike: unknown[] = [
    1,
    '1',
    true,
    false,
    [],
    {},
    [1],
    [[1]],
    [1, 2],
    [12],
    [[1], 2],
    [1, [2]],
    { a: 1 },
    { b: 1 },
  ];
  unlike.push({ a: [1] }, { a: '1' }, { a: { b: 1 } }, { a: {}, b: 1 }, 0.5, -1, 4294967295, '', 'ab', [
    'a',
    'b',
  ]);
  expect(new Set(unlike.map(hashOf)).size).toBe(unlike.length);
  expect(hashOf({ a: 1, gone: undefined })).toBe(hashOf({ a: 1 }));
});

test('one figure changed anywhere changes the hash, and a copy has the same', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer())), fc.nat(), fc.integer({ min: 1 }), (piles, at, by) => {
      const changed = copyPlain(piles);
      expect(hashOf(changed)).toBe(hashOf(piles));
      const pile = changed[at % (changed.length || 1)];
      fc.pre(pile !== undefined && pile.length > 0);
      pile![at % pile!.length]! += by;
      expect(hashOf(changed)).not.toBe(hashOf(piles));
    }),
  );
});

// Records that people have saved carry these figures.
test('the hash is the one that records of earlier days carry', () => {
  const state = {
    deck: [3, -1, 70_000],
    half: 0.5,
    name: 'Zoë',
    isOver: false,
    isOn: true,
    hands: [[], [2]],
  };
  expect(hashOf(state)).toBe(644033756);
});

test('a name folded at a stroke is the name folded letter by letter, in whatever alphabet', () => {
  const [record, number, end] = [7, 1, 8];
  const foldCode = (hash: number, code: number) => foldHash(hash, String.fromCharCode(code));
  fc.assert(
    fc.property(fc.integer(), fc.string({ unit: 'binary' }), fc.nat(100), (hash, name, value) => {
      fc.pre(name !== '__proto__');
      const byLetters = foldHash(foldCode(hash, record), name);
      const expected = [number, value, end].reduce(foldCode, byLetters);
      expect(foldPlain(hash, { [name]: value })).toBe(expected);
    }),
  );
});
