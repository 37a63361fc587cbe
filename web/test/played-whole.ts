// Matches played to their end in the browser with hints: by clicks, keys or taps, and what must hold at every question on the way.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Visit, Visitor } from './browser.ts';
import { byHint, FINGER, type Hand, KEYS, MOUSE } from './hints.ts';
import { isQuestionInSight, PHONE, tooSmallForAFinger } from './phone.ts';
import { choicesMade, waitForMe } from './play.ts';

export type Way = { readonly hand: Hand; readonly visit?: Parameters<Visitor['visit']>[1] };

export const CLICKS: Way = { hand: MOUSE };
export const BY_KEYS: Way = { hand: KEYS };
export const TAPS: Way = { hand: FINGER, visit: PHONE };

type Seen = { readonly questions: Set<string>; readonly faults: Set<string> };

/** With a folder in `SHOTS`, each question is kept as a picture when it comes up first. */
export const SHOTS = process.env.SHOTS;
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

export async function keepPicture(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** A look costs as much as a move: at every question when it comes up first, and at every so many moves. */
const MOVES_A_LOOK = 8;

type Moment = { readonly name: string; readonly moves: number };

/** Each fault once. */
async function lookAround(
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

const MOST_MOVES = 1500;
/** Eight bots, or a game master, may take their time. */
export const PATIENCE_MS = 180_000;

export type Played = Seen & { readonly end: string };

/** From the first question of a table to its end. */
export async function playToItsEnd({ page, problems }: Visit, way: Way, name: string): Promise<Played> {
  const seen: Seen = { questions: new Set(), faults: new Set() };
  for (let moves = 0; (await waitForMe(page, PATIENCE_MS)) !== 'over'; moves++) {
    if (moves === MOST_MOVES) throw new Error(`not over after ${MOST_MOVES} decisions`);
    await lookAround(page, way, seen, { name, moves });
    if (!(await byHint(page, way.hand))) break;
  }
  for (const problem of problems) seen.faults.add(`the page complains: ${problem}`);
  await keepPicture(page, `${name} end`);
  const end = page.getByRole('dialog', { name: 'The end' });
  const words = await end.getByRole('heading').first().textContent();
  return { ...seen, end: `${await choicesMade(page)} choices, “${words?.trim()}”` };
}

/** Plays in a browser of its own, says how it went, and returns whether it went well. */
export async function report(
  visitor: Visitor,
  { way, name }: { way: Way; name: string },
  play: (visit: Visit) => Promise<Played>,
): Promise<boolean> {
  const visit = await visitor.visit('', { reducedMotion: 'reduce', ...way.visit });
  const began = performance.now();
  try {
    const { questions, faults, end } = await play(visit);
    const seconds = Math.round((performance.now() - began) / 1000);
    const mark = faults.size === 0 ? 'ok  ' : 'FAIL';
    console.log(`${mark} ${name}: ${end}; ${questions.size} questions seen, ${seconds} s`);
    for (const fault of faults) console.log(`       ${fault}`);
    return faults.size === 0;
  } catch (problem) {
    console.log(`FAIL ${name}: ${(problem as Error).message.split('\n').slice(0, 6).join(' / ')}`);
    await keepPicture(visit.page, `${name} stuck`);
    return false;
  } finally {
    await visit.context.close();
  }
}

/** All of them, or the one that was asked for; a word that is none of them ends the run with a sentence. */
export function wanted(all: readonly string[], word: string | undefined): readonly string[] {
  if (word === undefined) return all;
  if (all.includes(word)) return [word];
  console.error(`“${word}” is none of them. There are ${all.join(', ')}.`);
  process.exit(2);
}
