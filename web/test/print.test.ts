// Printed cards have the size of real ones and name their deck, and every sheet with its crop marks fits its paper.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMatch } from '../../engine/match.ts';
import { game } from '../../games/rain-world/game.ts';
import { Visitor } from './browser.ts';

const MM = 96 / 25.4;
const PAPERS = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } };
const CROP_MARK = 4;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

for (const [paper, size] of Object.entries(PAPERS)) {
  test(`cards on ${paper} are 63 × 88 mm`, async () => {
    const { page, context } = await visitor.visit('#/cards/unlucky-adventurers');
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: `Print on ${paper}` }).click();
    await page.emulateMedia({ media: 'print' });
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    for (const { width, height } of await boxes('.sheet-card .card-drawing')) {
      expect(width / MM).toBeCloseTo(63, 1);
      expect(height / MM).toBeCloseTo(88, 1);
    }
    const sheets = await boxes('.sheet');
    expect(sheets).toHaveLength(Math.ceil(160 / 9));
    const [first] = sheets;
    expect(first.width / MM).toBeLessThanOrEqual(size.width + 0.1);
    expect(first.height / MM).toBeLessThanOrEqual(size.height);
    const [cards] = await boxes('.sheet-cards');
    expect((cards.x - first.x) / MM).toBeGreaterThan(CROP_MARK);
    expect((cards.y - first.y) / MM).toBeGreaterThan(CROP_MARK - 0.5);
    await context.close();
  });
}

test('sixteen decks with the same back can be sorted again: every card on paper names its own', async () => {
  const { page, context } = await visitor.visit('#/cards/rain-world');
  await page.locator('.sheet-card').first().waitFor({ state: 'attached' });
  const feet = await page
    .locator('.sheet-card .card-foot')
    .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  const decks = startMatch(game, { seed: 'x', players: game.players.max }).box.faces.map(({ deck }) => deck);
  expect(feet).toHaveLength(decks.length);
  expect(decks.filter((deck, card) => !feet[card]!.includes(deck))).toEqual([]);
  await context.close();
});
