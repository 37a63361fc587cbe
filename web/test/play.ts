// Plays a match in the browser by clicking, as a person would; keyboard.ts does it without a mouse.

import type { Page } from 'playwright-core';
import { salted } from '../../test/salt.ts';

/** One move; returns false when the match is over. */
type Move = (page: Page) => Promise<boolean>;

export async function plant(page: Page, seed: string): Promise<void> {
  await page.getByText('Options and seed').click();
  await page.getByLabel(/^Seed/).fill(seed);
}

export async function sitDown(page: Page, game: string, seed = 'a table'): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
  await page.getByLabel('Who plays for Mirabel').selectOption({ label: 'Easy bot' });
  const third = page.getByLabel('Who plays for Oswin');
  if ((await third.count()) > 0) await third.selectOption({ label: 'Easy bot' });
  await plant(page, salted(seed));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const alert = page.getByRole('alert');
  await page.getByRole('region', { name: 'Question' }).or(alert).first().waitFor();
  if ((await alert.count()) > 0) throw new Error((await alert.textContent()) ?? 'No table');
}

/** Waits until this person is asked or the match is over. */
export async function waitForMe(page: Page, timeout = 30_000): Promise<'asked' | 'over'> {
  const asked = page.locator('.question-bar .option').first();
  const over = page.getByRole('dialog', { name: 'The end' });
  const trouble = page.getByRole('heading', { name: 'A misadventure' });
  await asked.or(over).or(trouble).first().waitFor({ timeout });
  if ((await trouble.count()) > 0)
    throw new Error((await page.getByRole('alert').textContent()) ?? 'A misadventure');
  return (await over.count()) > 0 ? 'over' : 'asked';
}

async function choicesMade(page: Page): Promise<string> {
  return (await page.locator('.table').getAttribute('data-choices')) ?? '';
}

/** After a move the table goes on: wait for that, so that no move is made twice. */
export async function goesOn(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => document.querySelector('.table')?.getAttribute('data-choices') !== old,
    before,
  );
}

/** A glowing thing on the table if there is one, else a button of the question bar. */
export const byClicking: Move = async (page) => {
  if ((await waitForMe(page)) === 'over') return false;
  const before = await choicesMade(page);
  const glowing = page.locator('.layout-mine [data-state="option"]');
  const target = (await glowing.count()) > 0 ? glowing.last() : page.locator('.question-bar .option').last();
  await target.click({ position: { x: 12, y: 12 } });
  const narrowed = page.getByRole('button', { name: 'All options' });
  if ((await narrowed.count()) > 0) await page.locator('.question-bar .option').first().click();
  await goesOn(page, before);
  return true;
};

const LONGEST_MATCH = 600;

export async function playToTheEnd(page: Page, move: Move): Promise<number> {
  for (let moves = 0; moves < LONGEST_MATCH; moves++) if (!(await move(page))) return moves;
  throw new Error(`The match is not over after ${LONGEST_MATCH} moves.`);
}
