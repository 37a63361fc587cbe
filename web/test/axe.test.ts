// axe finds nothing to complain about: on every page, in every game at several moments, on a desk and on a phone.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byClicking, sitDown, waitForMe } from './play.ts';

const GAMES = ['_example', 'unlucky-adventurers', 'hero-master'];
const PAGES = [
  '#/',
  '#/credits',
  ...GAMES.flatMap((game) => ['new', 'learn', 'rules', 'cards'].map((page) => `#/${page}/${game}`)),
];
const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

/** The table never makes the page scroll. */
const scrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight || scrollWidth > clientWidth;
  });

test('axe finds nothing on any page', async () => {
  const { page, context } = await visitor.visit();
  for (const address of PAGES) {
    await page.goto(visitor.site.address + address);
    await page.locator('.page-main').waitFor();
    // A page that still fades in has less contrast than it will have.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect({ address, found: await complaints(page) }).toEqual({ address, found: [] });
  }
  await context.close();
});

/** On a desk axe looks at these two whenever they are played whole: hero-master.test.ts, unlucky-adventurers.test.ts. */
const LOOKED_AT_ELSEWHERE = ['unlucky-adventurers on a desk', 'hero-master on a desk'];

for (const game of GAMES) {
  for (const [name, viewport] of Object.entries(SIZES)) {
    if (LOOKED_AT_ELSEWHERE.includes(`${game} on a ${name}`)) continue;
    test(`axe finds nothing at a table of ${game} on a ${name}, and the page does not scroll`, async () => {
      const { page, context } = await visitor.visit('', { viewport });
      await sitDown(page, game);
      for (let moment = 0; moment < 3; moment++) {
        if ((await waitForMe(page)) === 'over') break;
        expect({ moment, found: await complaints(page) }).toEqual({ moment, found: [] });
        expect(await scrolls(page)).toBe(false);
        for (let moves = 0; moves < 3; moves++) await byClicking(page);
      }
      await context.close();
    });
  }
}
