// Plain data: what is, what is not, and where.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyPlain, EMPTY_HASH, foldPlain, whyNotPlain } from './plain.ts';

test.each([
  [{ hand: [1, undefined] }, 'hand[1] is undefined'],
  [{ act: () => 1 }, 'act is a function'],
  [{ a: { b: Number.NaN } }, 'a.b is NaN, which JSON cannot hold'],
  [{ a: null }, 'a is null: leave it out instead'],
  [{ when: new Date(0) }, 'when is not a plain record or array'],
])('%j is not plain: %s', (value, fault) => {
  expect(whyNotPlain(value)).toBe(fault);
});

test('a part reachable by two roads is named with both', () => {
  const pile = [1];
  expect(whyNotPlain({ deck: pile, hands: [pile] })).toBe('hands[0] is the same object as deck: copy it');
});

test('JSON is plain, and its copy is equal and apart', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(!JSON.stringify(value).includes('null') && !JSON.stringify(value).includes('__proto__'));
      const plain = JSON.parse(JSON.stringify(value));
      expect(whyNotPlain(plain)).toBeUndefined();
      expect(copyPlain(plain)).toEqual(plain);
      if (typeof plain === 'object') expect(copyPlain(plain)).not.toBe(plain);
    }),
  );
});

test('a copy shares no part with what it was made of, however deep', () => {
  const state = { hands: [{ cards: [1] }], plate: { pie: { bites: 2 } } };
  const copy = copyPlain(state);
  copy.hands[0]!.cards.push(2);
  copy.plate.pie.bites = 1;
  expect(state).toEqual({ hands: [{ cards: [1] }], plate: { pie: { bites: 2 } } });
});

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
