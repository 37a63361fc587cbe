// Random Encounters alone on a phone: with no companions on the screen the page has other widths, and one hand holds everything.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionFor, type Match } from '../../engine/match.ts';
import { game as adventure } from '../../games/random-encounters/game.ts';
import type { ActData } from '../../games/random-encounters/questions/between.ts';
import type { State } from '../../games/random-encounters/state.ts';
import { Visitor } from './browser.ts';
import { PHONE } from './phone.ts';
import { playOnFrom, recordAt } from './planted.ts';

const game = adventure as never;
const seats = [{ name: 'Robin', player: 'person' }];
const options = { characterPick: 'random' };
const stateOf = (match: Match) => match.now.state as State;
const isAsked = (match: Match, question: string): boolean => decisionFor(match, 0)?.question === question;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

type At = (match: Match) => boolean;

async function aloneAt(at: At, look: (page: Page) => Promise<void>, more = {}): Promise<void> {
  const { page, context, problems } = await visitor.visit('', PHONE);
  await playOnFrom(page, recordAt(game, { seats, options: { ...options, ...more }, at }));
  await look(page);
  expect(problems).toEqual([]);
  await context.close();
}

/** How far an element's content reaches over its own right edge. */
const overflow = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);

test('a Side Quest is shown as a card that can be read, name and all', async () => {
  const isTried = (match: Match) => isAsked(match, 'try-the-quest');
  await aloneAt(isTried, async (page) => {
    const card = page.locator('.re-trial .re-monster-card .card');
    expect((await card.boundingBox())!.width).toBeGreaterThan(120);
    expect(await card.locator('.card-name').isVisible()).toBe(true);
  });
});

test('the golden ring around the Boss’s stop is whole', async () => {
  const isLast = (match: Match) =>
    isAsked(match, 'between-encounters') && stateOf(match).afterWindow === 'boss';
  await aloneAt(isLast, async (page) => {
    const [road, stop] = [page.locator('.re-road'), page.locator('.re-stop-boss[data-next]')];
    const [around, ring] = [(await road.boundingBox())!, (await stop.boundingBox())!];
    const width = await stop.evaluate((element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    });
    expect(width).toBeGreaterThan(3);
    expect(ring.x + ring.width + width).toBeLessThanOrEqual(around.x + around.width + 0.5);
    expect(ring.y - width).toBeGreaterThanOrEqual(around.y - 0.5);
  });
});

test('however many cards are held, their number and how you are stay in one line', async () => {
  const isLaden = (match: Match) => {
    const { carried, items } = stateOf(match).party[0]!;
    return isAsked(match, 'between-encounters') && carried.length + items.length >= 7;
  };
  await aloneAt(
    isLaden,
    async (page) => {
      expect(await overflow(page, '.layout-index')).toBeLessThanOrEqual(0);
      const face = await page.locator('.layout-index .hand-me .portrait').boundingBox();
      expect(face!.x).toBeGreaterThanOrEqual(0);
      const count = await page.locator('.layout-index > span').first().boundingBox();
      expect(count!.height).toBeLessThan(24);
    },
    { startLoot: 2, startLevel: 3 },
  );
});

test('an Enchantment’s bearers are all in sight: no button says again what the card says', async () => {
  const bearers = (match: Match) =>
    (decisionFor(match, 0)?.options ?? []).filter(
      ({ data }) => (data as ActData | undefined)?.act === 'enchant',
    );
  const hasTwo = (match: Match) => isAsked(match, 'between-encounters') && bearers(match).length === 2;
  await aloneAt(hasTwo, async (page) => {
    await page.locator('.hand .card', { hasText: 'Enchantment' }).first().click();
    await page.locator('.actions-many').waitFor();
    expect(await page.locator('.actions-many .action-word').count()).toBe(2);
    expect(await page.locator('.actions-many .action-note').count()).toBe(0);
    expect(await overflow(page, '.actions-many')).toBeLessThanOrEqual(0);
  });
});
