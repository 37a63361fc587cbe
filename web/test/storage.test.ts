// A browser that saves nothing, or no more: play goes on, it is said once, and the record can be had (issue 9, defect 5).

import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord } from '../../engine/record-text.ts';
import { Visitor } from './browser.ts';
import { byClicking, playToTheEnd, sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const REFUSED = `IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };`;
const FULL = `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`;

/** In the page and in its workers. */
async function spoil(context: BrowserContext, script: string): Promise<void> {
  await context.addInitScript(script);
  await context.route(/assets\/worker-.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'not saved' });

async function exported(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return readRecord(readFileSync(await download.path(), 'utf8'));
}

test('where the database is refused a match is played whole, said once, exported and watched again', async () => {
  const { page, context, problems } = await visitor.visit();
  await spoil(context, REFUSED);
  await page.reload();
  await sitDown(page, '_example');
  await notice(page).waitFor();
  expect((await exported(page, 'Export the record')).game).toBe('_example');
  await page.getByRole('button', { name: 'Play on' }).click();
  await playToTheEnd(page, byClicking);
  expect(await notice(page).count()).toBe(0);
  const record = await exported(page, 'Export');
  expect(record.choices.length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByRole('dialog', { name: 'The end' }).waitFor({ state: 'detached' });
  await waitForMe(page);
  expect(await notice(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: /Goblin Picnic.*Replay/ }).click();
  await page.getByText(`Choice 0 of ${record.choices.length}`).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a database that is full in the middle of a match ends nothing', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, '_example');
  await byClicking(page);
  await waitForMe(page);
  await spoil(context, FULL);
  await page.reload();
  await waitForMe(page);
  expect(await notice(page).count()).toBe(0);
  await byClicking(page);
  await notice(page).waitFor();
  await page.getByRole('button', { name: 'Play on' }).click();
  await playToTheEnd(page, byClicking);
  expect((await exported(page, 'Export')).choices.length).toBeGreaterThan(3);
  expect(problems).toEqual([]);
  await context.close();
});
