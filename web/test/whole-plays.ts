// `npm run whole [game [way [seats]]]`: every game played to its end, by clicks, by keys and by taps on a phone, with the fewest and
// with the most players.

import type { Locator, Page } from 'playwright-core';
import { CATALOGUE } from '../../games/catalogue.ts';
import { Visitor } from './browser.ts';
import { plant } from './play.ts';
import { BY_KEYS, CLICKS, playToItsEnd, report, SHOTS, TAPS, type Way, wanted } from './played-whole.ts';

const WAYS: Readonly<Record<string, Way>> = { clicks: CLICKS, keys: BY_KEYS, taps: TAPS };

type Play = { readonly game: string; readonly seats: number; readonly how: string };

async function sitDown(page: Page, { game, seats, how }: Play): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
  const chairs = page.getByLabel(/^Who plays for/);
  await chairs.first().waitFor();
  const remove = page.getByRole('button', { name: /^Remove/ }).last();
  while ((await chairs.count()) < seats) await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await chairs.count()) > seats) await remove.click();
  for (const chair of (await chairs.all()).slice(1))
    await chair.selectOption({ label: await quickBot(chair) });
  await plant(page, `${game} ${seats} ${how}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

/** Games with players of their own have them instead of the house's. */
const quickBot = async (chair: Locator): Promise<string> =>
  (await chair.locator('option', { hasText: 'Easy bot' }).count()) > 0 ? 'Easy bot' : 'Standard';

function playWhole(visitor: Visitor, play: Play): Promise<boolean> {
  const way = WAYS[play.how] as Way;
  const name = `${play.game} for ${play.seats} by ${play.how}`;
  return report(visitor, { way, name }, async (visit) => {
    await sitDown(visit.page, play);
    return playToItsEnd(visit, way, name);
  });
}

async function sizesOf(game: string, word: string | undefined): Promise<readonly number[]> {
  const { min, max } = (await CATALOGUE[game]!()).game.players;
  if (word === undefined) return [...new Set([min, max])];
  const all = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  return wanted(all, word).map(Number);
}

const [wantedGame, wantedWay, wantedSeats] = process.argv.slice(2);
const plays: Play[] = [];
for (const game of wanted(Object.keys(CATALOGUE), wantedGame))
  for (const how of wanted(Object.keys(WAYS), wantedWay))
    for (const seats of await sizesOf(game, wantedSeats)) plays.push({ game, how, seats });
const visitor = await Visitor.arrive({ paints: SHOTS !== undefined });
const verdicts: boolean[] = [];
for (const play of plays) verdicts.push(await playWhole(visitor, play));
await visitor.leave();
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
