// Plain data: what is, what is not, and where.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyPlain, whyNotPlain } from './plain.ts';

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
