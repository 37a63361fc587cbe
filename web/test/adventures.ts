// `npm run adventures [way [adventure]]`: the four adventures and the finale of Deckbuilder RPG, each played to its end by clicks, by keys, by taps on a phone and from the game master's chair.

import type { Page } from 'playwright-core';
import { type Visit, Visitor } from './browser.ts';
import { byHint } from './hints.ts';
import { BY_KEYS, CLICKS, keepPicture, lookAround, type Seen, TAPS, type Way } from './look-around.ts';
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

type Chair = Way & { readonly chair: 'hero' | 'master' };

const WAYS: Readonly<Record<string, Chair>> = {
  clicks: { ...CLICKS, chair: 'hero' },
  keys: { ...BY_KEYS, chair: 'hero' },
  taps: { ...TAPS, chair: 'hero' },
  master: { ...CLICKS, chair: 'master' },
};

async function sitDown(page: Page, { chair }: Chair, adventure: string): Promise<void> {
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

/** Plays to the end, then on to the next adventure, if there is one. */
async function playAdventure(
  visit: Visit,
  way: Chair,
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
  await keepPicture(page, `${name} end`);
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
  await keepPicture(page, `${name} campaign`);
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
      await keepPicture(visit.page, `${name} stuck`);
    }
    await visit.context.close();
  }
await visitor.leave();
console.log(faulty === 0 ? 'Every adventure came to its end.' : `${faulty} with a fault.`);
process.exitCode = faulty > 0 ? 1 : 0;
