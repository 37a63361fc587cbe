// Plays a match with the keyboard alone: everything is found by its role and accessible name, nothing by how it looks.

import type { Locator, Page } from 'playwright-core';
import { salted } from '../../test/salt.ts';

const MOST_TABS = 120;
const WAIT_MS = 30_000;

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Sets a table against easy bots. */
export async function sitDownByKeyboard(page: Page, game: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
  const bots = page.getByRole('combobox', { name: /^Who plays for (?!You)/ });
  await bots.first().waitFor();
  for (const bot of await bots.all()) {
    await tabTo(page, bot);
    await page.keyboard.type('Easy');
  }
  await tabTo(page, page.getByText('Options and seed'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: /^Seed/ }));
  await page.keyboard.type(salted('a table by keyboard'));
  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

/** What somebody hears of the table: the question with its options, and the last of the story. */
async function heard(page: Page): Promise<string> {
  const question = page.getByRole('region', { name: 'Question' });
  const words = [question.getByRole('paragraph').first(), page.getByRole('log', { name: 'Story' })];
  const texts = await Promise.all(words.map((word) => word.textContent()));
  return [...texts, ...(await question.getByRole('button').allTextContents())].join('\n');
}

/** Waits until something else is heard, or the match is over. */
async function goesOn(page: Page, before: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    if ((await page.getByRole('dialog', { name: 'The end' }).count()) > 0) return;
    if ((await heard(page)) !== before) return;
    await page.waitForTimeout(15);
  }
  throw new Error(`Nothing came of a key; heard last:\n${before}`);
}

/** One move; returns false when the match is over. */
export async function byKeyboard(page: Page): Promise<boolean> {
  const options = page
    .getByRole('region', { name: 'Question' })
    .getByRole('button', { name: /^(?!All options|Esc|Rule )/ });
  const over = page.getByRole('dialog', { name: 'The end' });
  const trouble = page.getByRole('heading', { name: 'A misadventure' });
  await options.or(over).or(trouble).first().waitFor({ timeout: WAIT_MS });
  if ((await trouble.count()) > 0)
    throw new Error((await page.getByRole('alert').textContent()) ?? 'A misadventure');
  if ((await over.count()) > 0) return false;
  const before = await heard(page);
  const count = await options.count();
  await WAYS[before.length % WAYS.length]?.(page, options, count);
  await goesOn(page, before);
  return true;
}

type Way = (page: Page, options: Locator, count: number) => Promise<void>;

/** By its number, which the button's name begins with. */
const byNumber: Way = (page, _options, count) => page.keyboard.press(String(Math.min(count, 9)));

/** Q leads to the question from anywhere; then to the button with Tab, and Enter. */
const byTab: Way = async (page, options) => {
  await page.keyboard.press('q');
  await tabTo(page, options.last());
  await page.keyboard.press('Enter');
};

/** With the arrow keys to whatever on the table says that it is an option, and Enter; else to the button. */
const byWalking: Way = async (page, options, count) => {
  const wanted = page.getByRole('button', { name: / — option \d+: / });
  for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
    for (const thing of await wanted.all()) if (await hasFocus(thing)) return page.keyboard.press('Enter');
    await page.keyboard.press(arrow);
  }
  return byTab(page, options, count);
};

const WAYS: readonly Way[] = [byNumber, byNumber, byTab, byWalking];
