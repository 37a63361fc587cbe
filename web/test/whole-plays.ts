// `npm run whole [game [way [seats]]]`: every game played to its end with hints, by clicks, by keys and by taps on a phone, with the fewest
// and with the most players.

import type { Page } from 'playwright-core';
import { CATALOGUE } from '../../games/catalogue.ts';
import { type Visit, Visitor } from './browser.ts';
import { byHint } from './hints.ts';
import { BY_KEYS, CLICKS, keepPicture, lookAround, type Seen, TAPS, type Way } from './look-around.ts';
import { choicesMade, plant, waitForMe } from './play.ts';

const WAYS: Readonly<Record<string, Way>> = { clicks: CLICKS, keys: BY_KEYS, taps: TAPS };
const MOST_MOVES = 1500;
const PATIENCE_MS = 180_000;

type Play = { readonly game: string; readonly seats: number; readonly how: string };

async function sitDown(page: Page, { game, seats, how }: Play): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
  const chairs = page.getByLabel(/^Who plays for/);
  await chairs.first().waitFor();
  while ((await chairs.count()) < seats) await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await chairs.count()) > seats)
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  for (const chair of (await chairs.all()).slice(1))
    await chair.selectOption({ label: await quickBot(chair) });
  await plant(page, `${game} ${seats} ${how}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

/** Games with players of their own have them instead of the house's. */
const quickBot = async (chair: ReturnType<Page['locator']>): Promise<string> =>
  (await chair.locator('option', { hasText: 'Easy bot' }).count()) > 0 ? 'Easy bot' : 'Standard';

async function playWhole(
  { page, problems }: Visit,
  play: Play,
  name: string,
): Promise<Seen & { end: string }> {
  const way = WAYS[play.how] as Way;
  const seen: Seen = { questions: new Set(), faults: new Set() };
  await sitDown(page, play);
  for (let moves = 0; ; moves++) {
    if (moves === MOST_MOVES) throw new Error(`not over after ${MOST_MOVES} decisions`);
    if ((await waitForMe(page, PATIENCE_MS)) === 'over') break;
    await lookAround(page, way, seen, { name, moves });
    if (!(await byHint(page, way.hand))) break;
  }
  for (const problem of problems) seen.faults.add(`the page complains: ${problem}`);
  await keepPicture(page, `${name} end`);
  const words = await page
    .getByRole('dialog', { name: 'The end' })
    .getByRole('heading')
    .first()
    .textContent();
  return { ...seen, end: `${await choicesMade(page)} choices, “${words?.trim()}”` };
}

/** Says how it went, and whether it went well. */
async function report(play: Play): Promise<boolean> {
  const name = `${play.game} for ${play.seats} by ${play.how}`;
  const visit = await visitor.visit('', { reducedMotion: 'reduce', ...WAYS[play.how]?.visit });
  const began = performance.now();
  try {
    const { questions, faults, end } = await playWhole(visit, play, name);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(
      `${faults.size === 0 ? 'ok  ' : 'FAIL'} ${name}: ${end}; ${questions.size} questions, ${seconds} s`,
    );
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

const [wantedGame, wantedWay, wantedSeats] = process.argv.slice(2);
const visitor = await Visitor.arrive({ paints: process.env.SHOTS !== undefined });
const verdicts: boolean[] = [];
for (const game of Object.keys(CATALOGUE).filter((id) => !wantedGame || id === wantedGame)) {
  const { min, max } = (await CATALOGUE[game]!()).game.players;
  const sizes = wantedSeats ? [Number(wantedSeats)] : [...new Set([min, max])];
  for (const how of Object.keys(WAYS).filter((way) => !wantedWay || way === wantedWay))
    for (const seats of sizes) verdicts.push(await report({ game, seats, how }));
}
await visitor.leave();
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
