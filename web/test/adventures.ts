// `npm run adventures [way [adventure]]`: the four adventures and the finale of Deckbuilder RPG, each played to its end by clicks, by keys, by taps on a phone and from the game master's chair.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Visit, Visitor } from './browser.ts';
import { byHint, FINGER, type Hand, KEYS, MOUSE } from './hints.ts';
import { isQuestionInSight, PHONE, tooSmallForAFinger } from './phone.ts';
import { choicesMade, plant, waitForMe } from './play.ts';

const GAME = 'deckbuilder-rpg';
const ADVENTURES = [
  'the-warren-under-wick-hill',
  'silk-on-the-hollow-road',
  'the-deacons-engine',
  'the-drowned-throne',
  'the-hollow-court',
];
const HEROES = 3;
const MOST_MOVES = 1500;

type Way = {
  readonly hand: Hand;
  readonly chair: 'hero' | 'master';
  readonly visit?: Parameters<Visitor['visit']>[1];
};

const WAYS: Readonly<Record<string, Way>> = {
  clicks: { hand: MOUSE, chair: 'hero' },
  keys: { hand: KEYS, chair: 'hero' },
  taps: { hand: FINGER, chair: 'hero', visit: PHONE },
  master: { hand: MOUSE, chair: 'master' },
};

/** With a folder in `SHOTS`, each question is kept as a picture when it comes up first. */
const SHOTS = process.env.SHOTS;
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

async function sitDown(page: Page, { chair }: Way, adventure: string): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/${GAME}`);
  const seats = page.getByLabel(/^Who plays for/);
  await seats.first().waitFor();
  while ((await seats.count()) < HEROES + 1) await page.getByRole('button', { name: 'Add a seat' }).click();
  const mine = chair === 'hero' ? 0 : HEROES;
  const others = chair === 'hero' ? 'Gentle' : 'Standard';
  for (const [at, seat] of (await seats.all()).entries())
    await seat.selectOption(at === mine ? { index: 0 } : { label: at === HEROES ? others : 'Standard' });
  await plant(page, `${adventure} by hand`);
  await page.getByLabel(/^What is played/).selectOption(adventure);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

type Seen = { readonly questions: Set<string>; readonly faults: Set<string> };

/** A look costs as much as a move: at every question when it comes up first, and at every so many moves. */
const MOVES_A_LOOK = 8;

/** What must hold at every question; each fault once. */
async function lookAround(
  page: Page,
  { visit }: Way,
  { questions, faults }: Seen,
  { name, moves }: { name: string; moves: number },
): Promise<void> {
  const question = (await page.locator('.prompt').getByRole('paragraph').first().textContent()) ?? '';
  if (questions.has(question) && moves % MOVES_A_LOOK > 0) return;
  if (!questions.has(question) && SHOTS)
    await page.screenshot({ path: join(SHOTS, `${name} ${questions.size}.png`) });
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

/** Plays to the end, then on to the next adventure, if there is one. */
async function playAdventure(
  visit: Visit,
  way: Way,
  adventure: string,
  name: string,
): Promise<Seen & { end: string }> {
  const { page, problems } = visit;
  const seen: Seen = { questions: new Set(), faults: new Set() };
  await sitDown(page, way, adventure);
  for (let moves = 0; ; moves++) {
    if (moves === MOST_MOVES) throw new Error(`not over after ${MOST_MOVES} decisions`);
    if ((await waitForMe(page, 180_000)) === 'over') break;
    await lookAround(page, way, seen, { name, moves });
    if (!(await byHint(page, way.hand))) break;
  }
  for (const problem of problems) seen.faults.add(`the page complains: ${problem}`);
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name} end.png`) });
  const choices = await choicesMade(page);
  return { ...seen, end: `${choices} choices, ${await goOn(page, name)}` };
}

async function goOn(page: Page, name: string): Promise<string> {
  const end = page.getByRole('dialog', { name: 'The end' });
  const words = ((await end.getByRole('heading').first().textContent()) ?? '').trim();
  const on = page.getByRole('button', { name: 'The story goes on' });
  if ((await on.count()) === 0) return `“${words}”`;
  await on.click();
  await page.getByRole('region', { name: 'The story so far' }).waitFor();
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name} campaign.png`) });
  const out = page.getByRole('button', { name: /^(?:Set out|Try)/ }).first();
  if ((await out.count()) === 0) return `“${words}”, and the campaign is over`;
  const next = await out.textContent();
  await out.click();
  await waitForMe(page, 180_000);
  return `“${words}”, then “${next}”`;
}

const [wantedWay, wantedAdventure] = process.argv.slice(2);
const visitor = await Visitor.arrive({ paints: true });
let faulty = 0;
for (const [how, way] of Object.entries(WAYS).filter(([how]) => !wantedWay || wantedWay === how))
  for (const adventure of ADVENTURES.filter((each) => !wantedAdventure || wantedAdventure === each)) {
    const began = performance.now();
    const visit = await visitor.visit('', { reducedMotion: 'reduce', ...way.visit });
    const name = `${adventure} ${how}`;
    try {
      const { questions, faults, end } = await playAdventure(visit, way, adventure, name);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(
        `${faults.size === 0 ? 'ok  ' : 'FAIL'} ${name}: ${end}; ${questions.size} questions seen, ${seconds} s`,
      );
      for (const fault of faults) console.log(`       ${fault}`);
      if (faults.size > 0) faulty++;
    } catch (problem) {
      faulty++;
      console.log(`FAIL ${name}: ${(problem as Error).message.split('\n').slice(0, 6).join(' / ')}`);
      if (SHOTS) await visit.page.screenshot({ path: join(SHOTS, `${name} stuck.png`) });
    }
    await visit.context.close();
  }
await visitor.leave();
console.log(faulty === 0 ? 'Every adventure came to its end.' : `${faulty} with a fault.`);
process.exitCode = faulty > 0 ? 1 : 0;
