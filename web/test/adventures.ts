// `npm run adventures [way [adventure]]`: the four adventures and the finale of Deckbuilder RPG, each played to its end by clicks, by keys, by taps on a phone and from the game master's chair.

import type { Page } from 'playwright-core';
import { type Visit, Visitor } from './browser.ts';
import { plant, waitForMe } from './play.ts';
import {
  BY_KEYS,
  CLICKS,
  keepPicture,
  PATIENCE_MS,
  type Played,
  playToItsEnd,
  report,
  SHOTS,
  TAPS,
  type Way,
  wanted,
} from './played-whole.ts';

const GAME = 'deckbuilder-rpg';
const ADVENTURES = [
  'the-warren-under-wick-hill',
  'silk-on-the-hollow-road',
  'the-deacons-engine',
  'the-drowned-throne',
  'the-hollow-court',
];
const HEROES = 3;

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
async function playAdventure(visit: Visit, way: Chair, adventure: string, name: string): Promise<Played> {
  await sitDown(visit.page, way, adventure);
  const played = await playToItsEnd(visit, way, name);
  return { ...played, end: played.end + (await goOn(visit.page, name)) };
}

async function goOn(page: Page, name: string): Promise<string> {
  const on = page.getByRole('button', { name: 'The story goes on' });
  if ((await on.count()) === 0) return '';
  await on.click();
  await page.getByRole('region', { name: 'The story so far' }).waitFor();
  await keepPicture(page, `${name} campaign`);
  const out = page.getByRole('button', { name: /^(?:Set out|Try)/ }).first();
  if ((await out.count()) === 0) return ', and the campaign is over';
  const next = await out.textContent();
  await out.click();
  await waitForMe(page, PATIENCE_MS);
  return `, then “${next}”`;
}

const [wantedWay, wantedAdventure] = process.argv.slice(2);
const ways = wanted(Object.keys(WAYS), wantedWay);
const adventures = wanted(ADVENTURES, wantedAdventure);
const visitor = await Visitor.arrive({ paints: SHOTS !== undefined });
const verdicts: boolean[] = [];
for (const how of ways)
  for (const adventure of adventures) {
    const way = WAYS[how] as Chair;
    const name = `${adventure} ${how}`;
    verdicts.push(
      await report(visitor, { way, name }, (visit) => playAdventure(visit, way, adventure, name)),
    );
  }
await visitor.leave();
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
