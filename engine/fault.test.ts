// What somebody probably meant.

import { expect, test } from 'vitest';
import { didYouMean } from './fault.ts';

test.each([
  ['serch', ['greedy', 'search'], 'search'],
  ['GREEDY', ['greedy', 'search'], 'greedy'],
  ['gredyy', ['greedy'], 'greedy'], // one left out, one too many
  ['ab', ['cd'], 'cd'], // two letters changed, however short
  ['ab', ['abcd'], 'abcd'], // two letters left out
  ['abcd', ['ab'], 'ab'], // two letters too many
  ['abcdefghi', ['abcdef'], 'abcdef'], // a third of a long word
])('for “%s” out of %j it is “%s”', (wrong, names, meant) => {
  expect(didYouMean(wrong, names)).toBe(`; did you mean “${meant}”?`);
});

test.each([
  ['ab', ['cde']],
  ['abcdefghi', ['abcde']],
  ['search', []],
])('for “%s” out of %j it is nothing', (wrong, names) => {
  expect(didYouMean(wrong, names)).toBe('');
});
