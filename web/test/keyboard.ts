// Plays a match with the keyboard alone: everything is found by its role and accessible name, nothing by how it looks.

import type { Locator, Page } from 'playwright-core';
import { salted } from '../../test/salt.ts';
import { choicesMade, waitForMe } from './play.ts';

const MOST_TABS = 120;
const WAIT_MS = 30_000;
/** Listening to a whole table takes as long. */
const BETWEEN_LOOKS_MS = 100;

/** Presses Tab until this has the focus, or has gone because the table went on. */
async function tabTo(page: Page, target: Locator): Promise<'there' | 'gone'> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const found = await focusOn(target);
    if (found !== 'elsewhere') return found;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

const focusOn = (target: Locator): Promise<'there' | 'gone' | 'elsewhere'> =>
  target.evaluateAll(([element]) =>
    element === undefined ? 'gone' : element === document.activeElement ? 'there' : 'elsewhere',
  );

async function tabToExisting(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  await tabTo(page, target);
}

/** Sets a table against easy bots. */
export async function sitDownByKeyboard(page: Page, game: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
  const bots = page.getByRole('combobox', { name: /^Who plays for (?!Robin)/ });
  await bots.first().waitFor();
  for (const bot of await bots.all()) {
    await tabToExisting(page, bot);
    await page.keyboard.type('Easy');
  }
  await tabToExisting(page, page.getByText('Options and seed'));
  await page.keyboard.press('Enter');
  await tabToExisting(page, page.getByRole('textbox', { name: /^Seed/ }));
  await page.keyboard.type(salted('a table by keyboard'));
  await tabToExisting(page, page.getByRole('button', { name: 'Play', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

/** What somebody hears of the table: the question, what can be done, and the last of the story. The same may be heard of two questions. */
async function heard(page: Page): Promise<string> {
  const words = [
    page.getByRole('region', { name: 'Question' }).getByRole('paragraph').first(),
    page.getByRole('log', { name: 'Story' }),
  ];
  const texts = await Promise.all(words.map((word) => word.textContent()));
  return [await choicesMade(page), ...texts, ...(await choosable(page).allTextContents())].join('\n');
}

/** Everything that says of itself that it can be chosen, and the buttons beside the hand. */
const choosable = (page: Page): Locator =>
  page
    .getByRole('button', { name: / — (?:can be chosen|\d+ options|aim here|lifted|picked)/ })
    .or(page.getByRole('region', { name: 'Actions' }).getByRole('button', { disabled: false }));

/** Waits until something else is heard, or the match is over. */
async function changes(page: Page, before: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    if ((await page.locator('dialog.end').count()) > 0) return;
    if ((await heard(page)) !== before) return;
    await page.waitForTimeout(BETWEEN_LOOKS_MS);
  }
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`Nothing came of a key; heard last:\n${before}\nThe focus is on ${focus}`);
}

/** One move; returns false when the match is over. */
export async function byKeyboard(page: Page): Promise<boolean> {
  if ((await waitForMe(page)) === 'over') return false;
  const before = await choicesMade(page);
  const words = await heard(page);
  await WAYS[Number(before) % WAYS.length]?.(page);
  await changes(page, words);
  const lifted = page.getByRole('button', { name: / — lifted/ });
  if ((await choicesMade(page)) === before && (await lifted.count()) > 0) {
    const again = await heard(page);
    await confirm(page);
    await changes(page, again);
  }
  return true;
}

/** Enter; where what is lifted has several uses, the first Enter leads to their buttons. */
async function confirm(page: Page): Promise<void> {
  const hasUses = (await page.getByRole('button', { name: / — lifted; its \d+ uses/ }).count()) > 0;
  await page.keyboard.press('Enter');
  if (hasUses) await page.keyboard.press('Enter');
}

type Way = (page: Page) => Promise<void>;

/** By a number: what can still be chosen says its own. What is picked already would only be taken back. */
const byNumber: Way = async (page) => {
  const keys = await page
    .locator('[data-state="option"][aria-keyshortcuts], .option[aria-keyshortcuts]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-keyshortcuts')));
  await page.keyboard.press(keys.at(-1) ?? 'Enter');
};

/** Q leads to what can be chosen from anywhere; Enter lifts it. */
const byQuestion: Way = async (page) => {
  await page.keyboard.press('q');
  await page.keyboard.press('Enter');
};

/** With Tab to the last thing that can be chosen, and Enter. */
const byTab: Way = async (page) => {
  await page.keyboard.press('q');
  const things = page.getByRole('button', { name: / — can be chosen/ });
  const target =
    (await things.count()) > 0
      ? things.last()
      : page.getByRole('region', { name: 'Actions' }).getByRole('button').last();
  if ((await tabTo(page, target)) === 'there') await page.keyboard.press('Enter');
};

/** They take turns with the choices made, so that no two of them can undo each other for ever. */
const WAYS: readonly Way[] = [byNumber, byQuestion, byTab, byNumber];
