// What goes wrong around a table: two tabs, leaving at once, keys pressed twice, a network that fails. Nothing is lost, and it is said.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { byClicking, goesOn, playToTheEnd, sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
}, 60_000);
afterAll(() => visitor.leave());

const made = async (page: Page) => Number(await page.locator('.table').getAttribute('data-choices'));
const trouble = (page: Page) => page.getByRole('heading', { name: 'A misadventure' });

test('two tabs with one table do not undo each other’s choices', { timeout: 60_000 }, async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await waitForMe(other);
  await byClicking(other);
  await waitForMe(other);
  const further = await made(other);
  await page.locator('.question-bar .option').first().click();
  expect(await page.getByRole('alert').textContent()).toMatch(/another tab/);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await waitForMe(page);
  expect(await made(page)).toBe(further);
  await context.close();
});

test('an answer is saved even if the table is left at once', { timeout: 60_000 }, async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  const before = await made(page);
  const table = page.url();
  await press(page, ['h', '1']); // The answer waits until the hint has been thought of.
  await page.evaluate(() => {
    window.location.hash = '#/';
  });
  await page.getByRole('heading', { name: 'Continue' }).waitFor();
  await page.waitForTimeout(1500);
  await page.goto(table);
  await waitForMe(page);
  expect(await made(page)).toBeGreaterThan(before);
  await context.close();
});

test('keys pressed before the table has gone on ask for nothing twice', { timeout: 60_000 }, async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example', 'basket');
  const undo = page.getByRole('banner').getByRole('button', { name: 'Take back', exact: true });
  do await byClicking(page);
  while ((await waitForMe(page)) === 'asked' && (await undo.count()) === 0);
  await press(page, ['Escape', 'Escape', 'h', '1', 'h', '1', 'Escape', 'h']);
  await page.waitForTimeout(1500);
  expect(await trouble(page).count()).toBe(0);
  await waitForMe(page);
  await context.close();
});

/** All in one breath, before a reply can come. */
const press = (page: Page, keys: readonly string[]) =>
  page.evaluate((all) => {
    for (const key of all) window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, keys);

test('a key that is held down chooses once', { timeout: 60_000 }, async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  const before = await made(page);
  await page.keyboard.down('1');
  await goesOn(page, String(before));
  await waitForMe(page);
  const after = await made(page);
  await page.keyboard.down('1');
  await page.waitForTimeout(400);
  expect(await made(page)).toBe(after);
  await context.close();
});

test('the second click of a double click does not answer the next question', {
  timeout: 60_000,
}, async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  const before = await made(page);
  await page.locator('.question-bar .option').first().click();
  await goesOn(page, String(before));
  await waitForMe(page);
  const after = await made(page);
  await page.locator('.question-bar .option').first().hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(400);
  expect(await made(page)).toBe(after);
  await context.close();
});

test('a board that cannot be fetched is said, with a way to try again', { timeout: 60_000 }, async () => {
  const { page, context } = await visitor.visit('', { serviceWorkers: 'block' });
  await sitDown(page, 'hero-master');
  await context.route(/assets\/board-/, (route) => route.abort());
  await page.reload();
  await trouble(page).waitFor();
  await context.unroute(/assets\/board-/);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await waitForMe(page);
  await context.close();
});

test('where the clipboard is forbidden, the link is shown to be copied', { timeout: 90_000 }, async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, '_example');
  await playToTheEnd(page, byClicking);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  let shown = '';
  page.once('dialog', (dialog) => {
    shown = dialog.defaultValue();
    return dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => shown).toMatch(/#\/replay\//);
  expect(problems).toEqual([]);
  await context.close();
});
