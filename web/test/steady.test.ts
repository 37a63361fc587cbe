// Nothing moves away under the finger: looking at things changes what the prompt line says, never how high it is.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { byClicking, sitDown, waitForMe } from './play.ts';

const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const QUESTIONS = 5;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

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
    return [...seen];
  });

for (const game of ['_example', 'unlucky-adventurers', 'hero-master']) {
  for (const [name, viewport] of Object.entries(SIZES)) {
    test(`the prompt line of ${game} keeps its height on a ${name}`, async () => {
      const { page, context } = await visitor.visit('', { viewport });
      await sitDown(page, game);
      for (let question = 0; question < QUESTIONS; question++) {
        if ((await waitForMe(page)) === 'over') break;
        expect(await heights(page)).toHaveLength(1);
        await byClicking(page);
      }
      await context.close();
    });
  }
}
