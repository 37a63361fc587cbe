// Records in the browser: replay, share link, play on, import of whole and broken files, and everything with the network off.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord, writeJson } from '../../engine/record-text.ts';
import type { SavedTable } from '../session/store.ts';
import { Visitor } from './browser.ts';
import { byClicking, playToTheEnd, sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

async function finish(page: Page): Promise<void> {
  await sitDown(page, '_example');
  await playToTheEnd(page, byClicking);
}

test('a replay can be stepped, seen through other eyes, and played on', async () => {
  const { page, context, problems } = await visitor.visit();
  await finish(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.waitFor();
  await bar.getByRole('button', { name: 'Step forward' }).click();
  await bar.getByText('Choice 1 of').waitFor();
  await bar.getByRole('slider').fill('3');
  await page.locator('.table[data-choices="3"]').waitFor();
  const mine = await page.locator('.layout-mine').textContent();
  await bar.getByLabel('Seen by').selectOption({ label: 'Oswin' });
  await page.waitForFunction((old) => document.querySelector('.layout-mine')?.textContent !== old, mine);
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await bar.getByText(/Choice (\d+) of \1$/).waitFor();
  await stepsWhilePlaying(page);
  await bar.getByRole('slider').fill('2');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await waitForMe(page);
  expect(problems).toEqual([]);
  await context.close();
});

/** Whoever steps by hand wants to look: it plays no further. */
async function stepsWhilePlaying(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByRole('slider').fill('0');
  await page.locator('.table[data-choices="0"]').waitFor();
  await page.evaluate(() => {
    for (const label of ['Play', 'Step forward'])
      document.querySelector<HTMLElement>(`.replay-steps [aria-label="${label}"]`)?.click();
  });
  await bar.getByText('Choice 1 of').waitFor();
  await bar.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await bar.textContent()).toContain('Choice 1 of');
}

test('a shared link opens its replay in another browser, an exported record too, a broken one is refused in a sentence', async () => {
  const { page, context } = await visitor.visit();
  await finish(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  await opensElsewhere(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole('button', { name: 'Replay' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const open = async (content: string) => {
    await page.goto(`${visitor.site.address}#/`);
    const buffer = Buffer.from(content);
    await page
      .getByLabel('Open a record')
      .setInputFiles({ name: 'a.record.json', mimeType: 'application/json', buffer });
  };
  for (const broken of [
    text.slice(0, 200),
    text.replace(/"choices": \[\d/, '"choices": [9'),
    'nothing of the kind',
    '{}',
  ]) {
    await open(broken);
    await page.getByRole('alert').getByText(whatIsWrongWith(broken), { exact: true }).waitFor();
  }
  await open('{'.padEnd(2_000_000));
  await page.getByRole('alert').getByText('a.record.json has 2 MB: a file of this kind is text').waitFor();
  await open(text);
  await page.getByText(/Choice 0 of \d+/).waitFor();
  await context.close();
});

/** A sentence of its own for each of them: the one before would still stand there. */
function whatIsWrongWith(text: string): string {
  try {
    readRecord(text);
  } catch (problem) {
    return (problem as Error).message;
  }
  throw new Error('Nothing is wrong with it.');
}

/** A replay that is the first page of a fresh browser has its styles, too (issue 9, defect 1). */
async function opensElsewhere(link: string): Promise<void> {
  const { page, context, problems } = await visitor.visit(link.slice(link.indexOf('#')));
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByText(/Choice 0 of \d+/).waitFor();
  const { display, background } = await bar.evaluate((element) => {
    const style = getComputedStyle(element);
    return { display: style.display, background: style.backgroundImage };
  });
  expect(display).toBe('flex');
  expect(background).not.toBe('none');
  expect(problems).toEqual([]);
  await context.close();
}

/** A table two moves into a match whose rules have changed since, opened again. */
async function openedAfterRulesChanged(page: Page, checkpoint: 'kept' | 'lost'): Promise<void> {
  await sitDown(page, '_example');
  for (let moves = 0; moves < 2; moves++) await byClicking(page);
  await page.goto(`${visitor.site.address}#/credits`);
  const record = readRecord(String(await page.evaluate(inDatabase, { store: 'records' })));
  const changed = { ...record, rules: 'older', checks: record.checks.map((check) => check ^ 1) };
  await page.evaluate(inDatabase, { store: 'records', write: writeJson(changed) });
  if (checkpoint === 'lost') {
    const { checkpoint: _, ...table } = (await page.evaluate(inDatabase, { store: 'tables' })) as SavedTable;
    await page.evaluate(inDatabase, { store: 'tables', write: table });
  }
  await page.goBack();
  await page.reload();
}

test('a saved table whose rules have changed goes on from its last turn, and says so', async () => {
  const { page, context } = await visitor.visit();
  await openedAfterRulesChanged(page, 'kept');
  expect(await page.getByRole('alert').textContent()).toMatch(/goes on from its last turn/);
  await page.getByRole('button', { name: 'Play on' }).click();
  await byClicking(page);
  await context.close();
});

test('a saved table that the rules no longer agree with says so and can be watched', async () => {
  const { page, context } = await visitor.visit();
  await openedAfterRulesChanged(page, 'lost');
  expect(await page.getByRole('alert').textContent()).toMatch(/disagrees with the rules/);
  await page.getByRole('button', { name: 'Watch it up to there' }).click();
  await page.getByText(/Choice 0 of/).waitFor();
  await context.close();
});

type Row = { store: string; write?: string | object };

/** Reads the one saved row of a store, or writes it. */
function inDatabase({ store, write }: Row): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('misadventure');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const rows = opening.result.transaction(store, 'readwrite').objectStore(store);
      const cursor = rows.openCursor();
      cursor.onsuccess = () => {
        const row = cursor.result?.value;
        if (write !== undefined) cursor.result?.update(write);
        rows.transaction.oncomplete = () => {
          opening.result.close();
          resolve(row);
        };
      };
    };
  });
}

test('after the first visit everything works with the network off', async () => {
  const { page, context } = await visitor.visit('', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await sitDown(page, 'hero-master');
  await byClicking(page);
  await context.setOffline(false);
  await context.close();
});

test('on a phone the controls of a replay take two rows, each large enough for a finger', async () => {
  const { page, context } = await visitor.visit('', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await sitDown(page, 'hero-master');
  await byClicking(page);
  await page.goto(page.url().replace('#/table/', '#/replay/table/'));
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.waitFor();
  const boxes = await Promise.all(
    ['button', 'slider', 'combobox'].map(async (role) =>
      Promise.all((await bar.getByRole(role as 'button').all()).map((control) => control.boundingBox())),
    ),
  );
  const controls = boxes.flat().map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(controls.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
  expect(new Set(controls.map(({ y }) => Math.round(y))).size).toBeLessThanOrEqual(2);
  await context.close();
});
