// Digits of what can be chosen.

import { expect, test } from 'vitest';
import { digitsOf } from '../table/key-numbers.ts';

const thing = (place?: string) => ({ dataset: place === undefined ? {} : { place } });

test('what is seen twice has one digit, buttons have one each, and a tenth has none', () => {
  const [map, row, keep] = [thing('spot HI'), thing('spot HI'), thing('spot keep')];
  const buttons = Array.from({ length: 8 }, () => thing());
  const digits = digitsOf([map, keep, row, ...buttons]);
  expect([map, keep, row].map((each) => digits.get(each))).toEqual(['1', '2', '1']);
  expect(buttons.map((each) => digits.get(each))).toEqual(['3', '4', '5', '6', '7', '8', '9', undefined]);
});
