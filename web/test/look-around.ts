// What must hold at every question of a match that is played to its end, on a desk and on a phone.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { FINGER, type Hand, KEYS, MOUSE } from './hints.ts';
import { isQuestionInSight, PHONE, tooSmallForAFinger } from './phone.ts';

export type Way = { readonly hand: Hand; readonly visit?: Parameters<Visitor['visit']>[1] };

export const CLICKS: Way = { hand: MOUSE };
export const BY_KEYS: Way = { hand: KEYS };
export const TAPS: Way = { hand: FINGER, visit: PHONE };

export type Seen = { readonly questions: Set<string>; readonly faults: Set<string> };

/** With a folder in `SHOTS`, each question is kept as a picture when it comes up first. */
const SHOTS = process.env.SHOTS;
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

export async function keepPicture(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** A look costs as much as a move: at every question when it comes up first, and at every so many moves. */
const MOVES_A_LOOK = 8;

type Moment = { readonly name: string; readonly moves: number };

/** Each fault once. */
export async function lookAround(
  page: Page,
  { visit }: Way,
  { questions, faults }: Seen,
  { name, moves }: Moment,
): Promise<void> {
  const question = (await page.locator('.prompt').getByRole('paragraph').first().textContent()) ?? '';
  if (questions.has(question) && moves % MOVES_A_LOOK > 0) return;
  if (!questions.has(question)) await keepPicture(page, `${name} ${questions.size}`);
  questions.add(question);
  const { sideways, cut } = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth > window.innerWidth,
    cut: document.documentElement.scrollHeight > window.innerHeight + 1,
  }));
  if (sideways) faults.add(`“${question}” scrolls sideways`);
  if (cut && visit === undefined) faults.add(`“${question}” scrolls`);
  if (visit === undefined) return;
  for (const button of await tooSmallForAFinger(page)) faults.add(`“${question}”: too small is ${button}`);
  if (!(await isQuestionInSight(page))) faults.add(`“${question}” is not in sight`);
}
