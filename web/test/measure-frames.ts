// `npm run frames [game…] [-- --full]`: does the page keep its frames while the director plays at normal speed, at a table and in its
// replay? With --full, from where a hand of nine is held. The figures mean something on a calm machine only.

import type { Page } from 'playwright-core';
import { decisionFor, type Match } from '../../engine/match.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { Visitor } from './browser.ts';
import { playOnFrom, recordAt } from './planted.ts';
import { byClicking, plant, waitForMe } from './play.ts';

const MOVES = 8;
const REPLAYED_CHOICES = 16;
/** Bots at an ordinary pace take their time, so that every move is seen. */
const PATIENCE_MS = 120_000;
const LEAST_FRAMES_PER_SECOND = 50;
const LONGEST_TASK_MS = 100;
const FULL_HAND = 9;
const SEATS = ['person', 'normal', 'normal'].map((player, seat) => ({ name: `Seat ${seat + 1}`, player }));

type Measured = { frames: number[]; longTasks: number[]; largestHand: number };

/** Runs in the page: when each frame came, and how long tasks took, while something is played. */
function measure(): void {
  const into: Measured = { frames: [], longTasks: [], largestHand: 0 };
  Object.assign(globalThis, { measured: into });
  const frame = (now: number) => {
    const isPlaying = document.querySelector('.table[data-playing]') !== null;
    into.frames.push(isPlaying ? now : Number.NaN);
    into.largestHand = Math.max(into.largestHand, document.querySelectorAll('.hand-card').length);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) into.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: false });
}

function report(name: string, { frames, longTasks, largestHand }: Measured): boolean {
  const gaps = frames
    .slice(1)
    .map((at, i) => at - (frames[i] as number))
    .filter((gap) => !Number.isNaN(gap));
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  const framesPerSecond = Math.round(gaps.length / seconds);
  const longest = Math.max(0, ...longTasks);
  const isGood = framesPerSecond >= LEAST_FRAMES_PER_SECOND && longest <= LONGEST_TASK_MS;
  console.log(
    [
      isGood ? 'ok  ' : 'FAIL',
      name.padEnd(30),
      `${framesPerSecond} frames a second in ${Math.round(seconds)} s`,
      `longest gap ${Math.round(Math.max(0, ...gaps))} ms`,
      `long tasks ${longTasks.sort((one, other) => other - one).slice(0, 8)}`,
      `largest hand ${largestHand}`,
    ].join('  '),
  );
  return isGood;
}

const measured = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { measured: Measured }).measured);

async function sitDown(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await plant(page, 'a measure');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForMe(page, PATIENCE_MS);
}

/** In the middle of a match, with as many cards as a hand has to hold. */
async function takeOverFullHand(page: Page, game: string): Promise<void> {
  const { game: rules } = await CATALOGUE[game]!();
  await playOnFrom(page, recordAt(rules, { seats: SEATS, at: holdsFullHand }));
}

const holdsFullHand = (match: Match): boolean =>
  decisionFor(match, 0) !== undefined && handOf(match).length >= FULL_HAND;

const handOf = ({ game, box, now }: Match) =>
  game.areas(box, game.view(now, 0)).find(({ spot, owner }) => spot === 'hand' && owner === 0)?.cards ?? [];

async function play(page: Page, game: string): Promise<boolean> {
  await page.evaluate(measure);
  for (let moves = 0; moves < MOVES && (await isMyTurn(page)); moves++) await byClicking(page);
  await isMyTurn(page);
  return report(game, await measured(page));
}

/** Whoever is out is asked no more: then it has been looked at long enough. */
async function isMyTurn(page: Page): Promise<boolean> {
  const asked = page.locator('.table[data-asked]:not([data-playing])');
  const over = page.getByRole('dialog', { name: 'The end' });
  const out = page.getByRole('button', { name: 'Skip to the end' });
  await asked.or(over).or(out).first().waitFor({ timeout: PATIENCE_MS });
  return (await asked.count()) > 0;
}

/** The same table from its beginning, going on by itself. */
async function replay(page: Page, game: string): Promise<boolean> {
  const choices = Number(await page.locator('.table').getAttribute('data-choices'));
  await page.goto(page.url().replace('#/table/', '#/replay/table/'));
  const button = await page.getByRole('button', { name: 'Play', exact: true }).elementHandle();
  await page.evaluate(measure);
  // Looking for a button by its role takes Playwright a task of 200 ms in the page, which is not the page's own.
  await button?.evaluate((found) => (found as HTMLElement).click());
  await page.waitForFunction(
    (least) => Number(document.querySelector('.table')?.getAttribute('data-choices')) >= least,
    Math.min(choices, REPLAYED_CHOICES),
    { timeout: PATIENCE_MS },
  );
  return report(`${game}, its replay`, await measured(page));
}

const isFull = process.argv.includes('--full');
const wanted = process.argv.slice(2).filter((word) => word !== '--full');
const visitor = await Visitor.arrive({ paints: true });
const verdicts: boolean[] = [];
for (const game of wanted.length > 0 ? wanted : Object.keys(CATALOGUE)) {
  const { page, context } = await visitor.visit();
  await page.addInitScript({ content: "localStorage.setItem('misadventure settings', '{}')" });
  await page.reload();
  if (isFull) await takeOverFullHand(page, game);
  else await sitDown(page, visitor.site.address, game);
  verdicts.push(await play(page, game), await replay(page, game));
  await context.close();
}
await visitor.leave();
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
