// Whole matches in a real browser: by mouse, by dragging, by touch, and by keyboard with accessible names only.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { SALT } from '../../test/salt.ts';
import { Visitor } from './browser.ts';
import { byKeyboard, sitDownByKeyboard } from './keyboard.ts';
import {
  byClicking,
  byDragging,
  byTapping,
  byTouchDrag,
  type Move,
  playSample,
  playToTheEnd,
  sitDown,
} from './play.ts';

/** With what the end says of the winner. */
const GAMES = {
  _example: /wins?\b/,
  'unlucky-adventurers': /wins?Reasonably Lucky Adventurer/,
  'hero-master': /wins?Hero Master/,
};

/**
 * The small game is played whole in every way. Of the others `npm test` begins a match in the ways that their own tests leave
 * out, and the soak plays whole ones in all of them.
 */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  'unlucky-adventurers': ['taps', 'drags of a finger'],
  'hero-master': [],
};
const BEGINNING = 8;

const isPlayed = (game: string, how: string): boolean => SALT !== '' || (WAYS[game]?.includes(how) ?? true);

const BY_HAND: Readonly<Record<string, Move>> = {
  dragging: byDragging,
  taps: byTapping,
  'drags of a finger': byTouchDrag,
};

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

for (const [game, winner] of Object.entries(GAMES)) {
  if (isPlayed(game, 'clicking'))
    test(`a whole match of ${game} by clicking`, async () => {
      const { page, context, problems } = await visitor.visit();
      await sitDown(page, game);
      expect(await playToTheEnd(page, byClicking)).toBeGreaterThan(1);
      expect(await page.getByRole('dialog', { name: 'The end' }).textContent()).toMatch(winner);
      expect(problems).toEqual([]);
      await context.close();
    });

  for (const [how, move] of Object.entries(BY_HAND).filter(([each]) => isPlayed(game, each)))
    test(`${WAYS[game] ? 'the beginning of a match' : 'a whole match'} of ${game} by ${how}`, async () => {
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
      const { page, context, problems } = await visitor.visit('', how === 'dragging' ? {} : phone);
      await sitDown(page, game);
      const played = WAYS[game] ? playSample(page, move, BEGINNING) : playToTheEnd(page, move);
      expect(await played).toBeGreaterThan(1);
      expect(problems).toEqual([]);
      await context.close();
    });

  if (isPlayed(game, 'keyboard'))
    test(`a whole match of ${game} by keyboard`, async () => {
      const { page, context, problems } = await visitor.visit();
      await sitDownByKeyboard(page, game);
      expect(await playToTheEnd(page, byKeyboard)).toBeGreaterThan(1);
      expect(problems).toEqual([]);
      await context.close();
    });
}
