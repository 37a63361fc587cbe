// Hero Master on its own board: whole matches by clicking and by keyboard, axe on the way, everything on one screen.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salted } from '../../test/salt.ts';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byKeyboard } from './keyboard.ts';
import { byClicking, plant, playToTheEnd, waitForMe } from './play.ts';

const MATCH_MS = 240_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const SMALLEST_TARGET = 44;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
}, 60_000);
afterAll(() => visitor.leave());

/** The shortest road, against easy bots. */
async function sitDownForAShortGame(page: Page, players: 2 | 4): Promise<void> {
  await page.goto(`${visitor.site.address}#/new/hero-master`);
  if (players === 2) await page.getByRole('button', { name: 'Remove Oswin' }).click();
  else await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const bot of await page.getByLabel(/^Who plays for (?!Robin)/).all())
    await bot.selectOption({ label: 'Easy bot' });
  await plant(page, salted(`road for ${players}`));
  await page.getByLabel(/^Road to the Den/).selectOption('short');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

/** Every so many moves, axe looks at the table. */
const lookedAt =
  (move: typeof byClicking, every: number): typeof byClicking =>
  async (page) => {
    const choices = Number(await page.locator('.table').getAttribute('data-choices'));
    if (choices % every === 0 && (await waitForMe(page)) === 'asked')
      expect({ choices, found: await complaints(page) }).toEqual({ choices, found: [] });
    return move(page);
  };

test('a whole match for two by clicking, and axe finds nothing on the way', {
  timeout: MATCH_MS,
}, async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDownForAShortGame(page, 2);
  expect(await playToTheEnd(page, lookedAt(byClicking, 7))).toBeGreaterThan(5);
  expect(problems).toEqual([]);
  await context.close();
});

test('a whole match for four by keyboard, with accessible names only', { timeout: MATCH_MS }, async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDownForAShortGame(page, 4);
  expect(await playToTheEnd(page, byKeyboard)).toBeGreaterThan(5);
  expect(problems).toEqual([]);
  await context.close();
});

test('four heroes fit one screen, each with health and gold, and nothing on the stage is cut', {
  timeout: 60_000,
}, async () => {
  const { page, context } = await visitor.visit();
  await sitDownForAShortGame(page, 4);
  for (let moves = 0; moves < 6; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    expect(await page.getByRole('img', { name: /^health \d+ of 10$/ }).count()).toBe(4);
    expect(await page.getByRole('img', { name: /^gold \d/ }).count()).toBeGreaterThanOrEqual(4);
    expect(await page.locator('.layout-stage').evaluate(isScrolled)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)).toBe(false);
    await byClicking(page);
  }
  await context.close();
});

const isScrolled = (element: Element): boolean => element.scrollHeight > element.clientHeight + 1;

test('on a phone every button is large enough for a finger, and the question is always there', {
  timeout: 90_000,
}, async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await sitDownForAShortGame(page, 4);
  for (let moves = 0; moves < 8; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    expect(await page.locator('.table button:visible').evaluateAll(tooSmall, SMALLEST_TARGET)).toEqual([]);
    expect(await page.getByRole('region', { name: 'Question' }).evaluate(isInWindow)).toBe(true);
    await byClicking(page);
  }
  await context.close();
});

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Links within sentences may be small. */
const tooSmall = (buttons: Element[], smallest: number): string[] =>
  buttons
    .filter((button) => button.closest('.log, .rulebook') === null)
    .filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.round(width) < smallest || Math.round(height) < smallest;
    })
    .map((button) => `${button.className}: ${button.textContent}`);
