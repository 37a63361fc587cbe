// What holds on every page and at every table, on a desk and on a phone: axe finds nothing to complain about, nothing is set smaller
// than can be read, no card's words end in half a line, the page of a table does not scroll, and nothing moves away under the finger.
// One visit is looked at from all these sides: to sit down and to play costs more than to look.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byClicking, sitDown, waitForMe } from './play.ts';

const TITLES = {
  _example: 'Goblin Picnic',
  'unlucky-adventurers': 'Unlucky Adventurers',
  'hero-master': 'Hero Master',
};
const GAMES = Object.keys(TITLES);
const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const QUESTIONS = 7;
/** axe takes as long as a few moves: it looks at the first question, and at every third after it. */
const AXE_LOOKS_AT = 3;

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

/** The different heights that the bar takes while one thing after the other is looked at. */
const heights = (page: Page) =>
  page.evaluate(async () => {
    const seen = new Set<number>();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const thing of document.querySelectorAll<HTMLElement>('.table [data-walk], .action')) {
      thing.focus({ preventScroll: true });
      await frame();
      seen.add(document.querySelector('.prompt')?.getBoundingClientRect().height ?? 0);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return [...seen];
  });

/** The table never makes the page scroll. */
const scrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight || scrollWidth > clientWidth;
  });

/** Pages of text, read in both sizes; the cards of a game stand there as they are printed. */
const TEXTS = [
  '#/',
  '#/credits',
  ...GAMES.flatMap((game) => ['new', 'learn', 'rules'].map((page) => `#/${page}/${game}`)),
];
const CARDS = GAMES.map((game) => `#/cards/${game}`);

test('axe finds nothing on any page, no text under 12 px, and a title of its own', async () => {
  const { page, context } = await visitor.visit();
  const titles = new Set<string>();
  for (const address of [...TEXTS, ...CARDS]) {
    await page.goto(visitor.site.address + address);
    await page.locator('.page-main').waitFor();
    titles.add(await page.title());
    // A page that still fades in has less contrast than it will have.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const found = await complaints(page);
    for (const viewport of TEXTS.includes(address) ? Object.values(SIZES).toReversed() : []) {
      await page.setViewportSize(viewport);
      found.push(...(await page.evaluate(illegible)));
    }
    expect({ address, found }).toEqual({ address, found: [] });
  }
  expect(titles.size).toBe(TEXTS.length + CARDS.length);
  await context.close();
});

/** On a desk axe looks at these two whenever they are played whole: hero-master.test.ts, unlucky-adventurers.test.ts. */
const LOOKED_AT_ELSEWHERE = ['unlucky-adventurers on a desk', 'hero-master on a desk'];

for (const [game, title] of Object.entries(TITLES)) {
  for (const [name, viewport] of Object.entries(SIZES)) {
    const table = `${game} on a ${name}`;
    test(`${table}: axe finds nothing, all can be read, nothing scrolls, and the prompt line keeps its height`, async () => {
      const { page, context } = await visitor.visit('', { viewport });
      await sitDown(page, game);
      expect(await page.title()).toBe(`${title} · Misadventure`);
      for (let question = 0; question < QUESTIONS; question++) {
        if ((await waitForMe(page)) === 'over') break;
        const isForAxe = question % AXE_LOOKS_AT === 0 && !LOOKED_AT_ELSEWHERE.includes(table);
        const found = [...(await page.evaluate(illegible)), ...(isForAxe ? await complaints(page) : [])];
        expect({ question, found }).toEqual({ question, found: [] });
        expect(await scrolls(page)).toBe(false);
        expect(await heights(page)).toHaveLength(1);
        await byClicking(page);
      }
      await context.close();
    });
  }
}
