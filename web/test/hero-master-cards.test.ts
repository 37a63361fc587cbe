// The cards of Hero Master in the browser: each has its own picture.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARDS } from '../../games/hero-master/cards/deck.ts';

const BOARD = join(import.meta.dirname, '..', '..', 'games', 'hero-master', 'board');
const pictures = JSON.parse(readFileSync(join(BOARD, 'card-pictures.icons.json'), 'utf8')) as Record<
  string,
  string
>;

test('every one of the 145 cards has a picture of its own', () => {
  expect(Object.keys(pictures).sort()).toEqual(CARDS.map(({ key }) => key).sort());
  expect(new Set(Object.values(pictures)).size).toBe(CARDS.length);
});
