// Where the keyboard stands after something it stood on has gone, and that nothing stays which nobody looks at.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { byClicking, goesOn, sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '');

test('a window that closes gives the keyboard back', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  await page.keyboard.press('q');
  expect(await focused(page)).toMatch(/card|action/);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
  expect(await focused(page)).toMatch(/card|action/);
  await context.close();
});

/** A card is lifted and wants another Enter; a button has answered already, and after the last answer the end would take it. */
async function isOnlyLifted(page: Page, before: string): Promise<boolean> {
  const came = await page.waitForFunction((old) => {
    if (document.querySelector('.table [data-state="lifted"]') !== null) return 'lifted';
    const table = document.querySelector('.table');
    return table?.getAttribute('data-choices') !== old || table.hasAttribute('data-playing')
      ? 'answered'
      : '';
  }, before);
  return (await came.jsonValue()) === 'lifted';
}

test('after an answer the keyboard stands at the question', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  for (let moves = 0; moves < 4 && (await waitForMe(page)) === 'asked'; moves++) {
    const before = (await page.locator('.table').getAttribute('data-choices')) ?? '';
    await page.keyboard.press('q');
    await page.keyboard.press('Enter');
    if (await isOnlyLifted(page, before)) await page.keyboard.press('Enter');
    await goesOn(page, before);
    await waitForMe(page);
    await page.locator('.prompt:focus, .table :focus').waitFor();
  }
  await context.close();
});

test('a button that answers hands the focus on before it goes: no half-changed page is laid out for it', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  await page.keyboard.press('q');
  await page.keyboard.press('Enter');
  const pressed = await page.locator('.actions[data-ready] .primary').evaluate((button: HTMLElement) => {
    const focused = () => document.activeElement?.className ?? '';
    button.focus();
    const before = focused();
    button.click();
    return { before, after: focused() };
  });
  expect(pressed.before).toMatch(/\bprimary\b/);
  expect(pressed.after).toBe('prompt');
  await context.close();
});

test('a link leads the keyboard into its page', async () => {
  const { page, context } = await visitor.visit();
  await page.getByRole('link', { name: 'Credits and notices' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Whose games these are' }).waitFor();
  expect(await focused(page)).toBe('page-main');
  await context.close();
});

test('a large card goes with the window it was looked at in', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  const browse = page.getByRole('button', { name: /^Browse/ });
  while ((await browse.count()) === 0) await byClicking(page);
  await waitForMe(page);
  await browse.first().click();
  await page.locator('.pile-open .card').first().hover();
  await page.locator('.enlarged').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.enlarged').waitFor({ state: 'detached' });
  await context.close();
});
