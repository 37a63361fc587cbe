// Who prefers less motion sees things change in place: no animation, not even for a moment.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { byClicking, sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

type Watched = typeof globalThis & { seen: Set<string> };

/** Looks at every frame for anything that is being animated, by style sheet or by script, or moved by a script's styles. */
function watch(): void {
  const frame = 17;
  const { seen } = Object.assign(globalThis, { seen: new Set<string>() }) as Watched;
  const look = () => {
    for (const animation of document.getAnimations()) {
      const timing = animation.effect?.getComputedTiming();
      const element = (animation.effect as KeyframeEffect | null)?.target;
      if (Number(timing?.activeDuration) > frame)
        seen.add(`${element?.className}: ${timing?.activeDuration}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('[style*="transform: translate"]'))
      seen.add(`${element.className}: ${element.style.transform}`);
    requestAnimationFrame(look);
  };
  look();
}

for (const game of ['_example', 'unlucky-adventurers', 'hero-master']) {
  test(`nothing moves at a table of ${game}`, async () => {
    const { page, context } = await visitor.visit('', { reducedMotion: 'reduce' });
    await page.evaluate(() => localStorage.setItem('misadventure settings', '{"speed":"fast"}'));
    await page.addInitScript({
      content: `localStorage.setItem('misadventure settings', '{"speed":"fast"}')`,
    });
    await page.reload();
    await sitDown(page, game);
    await page.evaluate(watch);
    for (let moves = 0; moves < 5; moves++) if (!(await byClicking(page))) break;
    await waitForMe(page);
    expect(await page.evaluate(() => [...(globalThis as Watched).seen])).toEqual([]);
    await context.close();
  });
}
