// The cards of Random Encounters in the browser: each has its own picture.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIGURES } from '../../games/random-encounters/cards/box.ts';

const BOARD = join(import.meta.dirname, '..', '..', 'games', 'random-encounters', 'board');
const pictures = JSON.parse(readFileSync(join(BOARD, 'card-pictures.icons.json'), 'utf8')) as Record<
  string,
  string
>;

test('every one of the 164 different cards has a picture of its own', () => {
  const keys = Object.values(FIGURES).flatMap((deck) => Object.keys(deck));
  expect(Object.keys(pictures).sort()).toEqual(keys.sort());
  expect(new Set(Object.values(pictures)).size).toBe(keys.length);
});
