// Nothing is set smaller than can be read, and no card's words end in half a line: on every page and at every table, desk and phone.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { byClicking, sitDown, waitForMe } from './play.ts';

const GAMES = ['unlucky-adventurers', 'hero-master'];
const SIZES = {
  desk: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};
const MOVES = 6;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

/** Runs in the page: texts under twelve pixels, with all that enlarges or shrinks them, and cards whose words are cut. */
function illegible(): string[] {
  const LEAST = 11.95;
  const shrunkBy = (element: Element | null): number => {
    if (element === null) return 1;
    const { scale, transform, zoom } = getComputedStyle(element);
    const own =
      (scale === 'none' ? 1 : Number.parseFloat(scale)) *
      (new DOMMatrix(transform).a || 1) *
      Number.parseFloat(zoom);
    return Math.min(1, own) * shrunkBy(element.parentElement);
  };
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element || element.closest('script, style, .spoken, [data-turned]')) continue;
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    const { fontSize, visibility } = getComputedStyle(element);
    if (width < 2 || height < 2 || visibility === 'hidden') continue;
    const pixels = Number.parseFloat(fontSize) * shrunkBy(element);
    if (pixels > 0 && pixels < LEAST)
      found.add(`${pixels.toFixed(1)} px: ${element.closest('[class]')?.className}: ${text.slice(0, 30)}`);
  }
  for (const body of document.querySelectorAll('.table .card-body'))
    if (body.clientHeight > 0 && body.scrollHeight > body.clientHeight + 2)
      found.add(`cut: ${body.parentElement?.querySelector('.card-name')?.textContent}`);
  return [...found];
}

const look = (page: Page) => page.evaluate(illegible);

test('no page has text under 12 px', async () => {
  for (const viewport of Object.values(SIZES)) {
    const { page, context } = await visitor.visit('', { viewport });
    for (const address of ['#/', '#/credits', ...GAMES.flatMap(pagesOf)]) {
      await page.goto(visitor.site.address + address);
      await page.locator('.page-main').waitFor();
      expect({ address, found: await look(page) }).toEqual({ address, found: [] });
    }
    await context.close();
  }
});

const pagesOf = (game: string): string[] => ['new', 'learn', 'rules'].map((page) => `#/${page}/${game}`);

for (const game of GAMES)
  for (const [name, viewport] of Object.entries(SIZES))
    test(`a table of ${game} on a ${name} has no text under 12 px, and no words of a card are cut`, async () => {
      const { page, context } = await visitor.visit('', { viewport });
      await sitDown(page, game);
      for (let move = 0; move < MOVES; move++) {
        if ((await waitForMe(page)) === 'over') break;
        expect({ move, found: await look(page) }).toEqual({ move, found: [] });
        await byClicking(page);
      }
      await context.close();
    });
