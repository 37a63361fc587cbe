// Text at 200 % on a small desk: 1280×720 is then 640×360, and everything can still be reached with the question in sight.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byClicking, sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

for (const game of ['_example', 'unlucky-adventurers', 'hero-master']) {
  test(`${game} at 200 %`, async () => {
    const { page, context } = await visitor.visit('', {
      viewport: { width: 640, height: 360 },
      deviceScaleFactor: 2,
    });
    await sitDown(page, game);
    for (let moves = 0; moves < 3; moves++) {
      if ((await waitForMe(page)) === 'over') break;
      await page.getByRole('banner').scrollIntoViewIfNeeded();
      const question = await page.getByRole('region', { name: 'Question' }).boundingBox();
      expect(question?.y).toBeGreaterThanOrEqual(0);
      expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(360);
      for (const part of ['Seats', 'Board']) {
        const box = await page.getByRole('region', { name: part, exact: true }).boundingBox();
        expect(box?.height, part).toBeGreaterThan(40);
      }
      if (moves === 0) expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
      await byClicking(page);
    }
    await context.close();
  });
}
