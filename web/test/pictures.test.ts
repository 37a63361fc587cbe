// Painted pictures: nothing waits for them or moves when they come, plain icons stay for whoever wants no picture.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const PICTURE = /\.avif$/;
const CARDS = '#/cards/_example';

test('a card stands as it is before and after its picture comes', async () => {
  const { page, context } = await visitor.visit();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PICTURE, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(visitor.site.address + CARDS);
  const places = () =>
    page
      .locator('.card-drawing > *')
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  await page.locator('.gallery .card-picture .icon, .card-picture .icon').first().waitFor();
  const before = await places();
  release();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.screen-only .card-painting')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );
  expect(before.length).toBeGreaterThan(10);
  expect(await places()).toEqual(before);
  await context.close();
});

test('forced colours show the plain icon and fetch no picture', async () => {
  const { page, context } = await visitor.visit('', { forcedColors: 'active' });
  const fetched: string[] = [];
  page.on('request', (request) => PICTURE.test(request.url()) && fetched.push(request.url()));
  await page.goto(visitor.site.address + CARDS);
  const picture = page.locator('.screen-only .card-picture').first();
  await picture.locator('.icon').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await picture.locator('.card-painting').isVisible()).toBe(false);
  expect(await picture.locator('.icon').evaluate((icon) => getComputedStyle(icon).opacity)).toBe('1');
  expect(fetched).toEqual([]);
  await context.close();
});

const CARDS_OF_THE_EXAMPLE = ['basket', 'bun', 'crumbs', 'pie', 'swatter', 'wasp'];

/** The cards whose pictures the service worker has kept so far. */
async function cardsKept(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () =>
    (await (await caches.open('misadventure-pictures')).keys()).map(({ url }) => url),
  );
  return CARDS_OF_THE_EXAMPLE.filter((card) => kept.some((url) => url.includes(`/${card}-`)));
}

test('pictures of a game that was played are there with the network off', async () => {
  const { page, context } = await visitor.visit('', { serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await sitDown(page, '_example');
  await waitForMe(page);
  await expect.poll(() => cardsKept(page), { timeout: 60_000 }).toEqual(CARDS_OF_THE_EXAMPLE);
  await context.setOffline(true);
  await page.goto(visitor.site.address + CARDS);
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('.screen-only .card-painting')];
    return all.length > 0 && all.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await context.setOffline(false);
  await context.close();
});

const widthsOnPaper = (page: Page): Promise<number[]> =>
  page
    .locator('.sheets .card-painting')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));

for (const [how, ask] of Object.entries({
  'by the button': (page: Page) => page.getByRole('button', { name: 'Print on A4' }).click(),
  'by Ctrl+P': (page: Page) => page.keyboard.press('Control+p'),
}))
  test(`paper gets finer pictures, drawn when printing is asked for ${how}`, async () => {
    const { page, context } = await visitor.visit(CARDS);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print on A4' }).waitFor();
    await ask(page);
    await page.locator('body[data-printed]').waitFor({ timeout: 60_000 });
    expect(await widthsOnPaper(page)).toEqual(Array(12).fill(920));
    await context.close();
  });

test('whoever prints by the browser’s own menu finds the pictures of the screen there', async () => {
  const { page, context } = await visitor.visit(CARDS);
  await expect.poll(() => widthsOnPaper(page)).toEqual(Array(12).fill(480));
  await context.close();
});
