// The board of Unlucky Adventurers in a real browser: a match with ghosts from the first one out to the end, the beginning of one with
// teams (the soak plays both whole), and what has to be seen.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionFor, type Match, viewFor } from '../../engine/match.ts';
import { game } from '../../games/unlucky-adventurers/game.ts';
import { isLiving, type Table } from '../../games/unlucky-adventurers/state.ts';
import type { View } from '../../games/unlucky-adventurers/view.ts';
import { PERSON } from '../../tables/seats.ts';
import { SALT, salted } from '../../test/salt.ts';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byKeyboard } from './keyboard.ts';
import { PHONE } from './phone.ts';
import { playOnFrom, recordAt } from './planted.ts';
import { byClicking, plant, waitForMe } from './play.ts';

const LONGEST_MATCH = 600;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

type Setup = { readonly players: number; readonly option?: string; readonly seed: string };

async function sitDown(page: Page, { players, option, seed }: Setup): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/unlucky-adventurers`);
  const bots = page.getByLabel(/^Who plays for (?!Robin)/);
  await bots.first().waitFor();
  while ((await bots.count()) < players - 1) await page.getByRole('button', { name: /add/i }).click();
  for (const bot of await bots.all()) await bot.selectOption({ label: 'Easy bot' });
  await plant(page, salted(seed));
  if (option !== undefined) await page.getByLabel(option, { exact: true }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

/** What must not lie over or outside of anything: the page never scrolls, and the seats never run over the middle. */
const troubles = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    const bottom = document.querySelector('.layout-seats')?.getBoundingClientRect().bottom ?? 0;
    const middle = document.querySelector('.stage-middle > *')?.getBoundingClientRect().top ?? bottom;
    return [
      ...(scrollHeight > clientHeight || scrollWidth > clientWidth ? ['the page scrolls'] : []),
      ...(middle < bottom - 4 ? ['the seats lie over the stage'] : []),
    ];
  });

/** The moments at which axe looks: the first time each of them comes. */
const MOMENTS: Readonly<Record<string, string>> = {
  start: '.ua-beginning, .scene',
  fight: '.scene[aria-label="Fight"]',
  choosing: '.ua-look',
  lifted: '.lifted',
  gone: '.seat[data-out]',
};

/** To the end, or so many moves of a match that the soak plays whole. */
async function playLooking(page: Page, move: typeof byClicking, sample?: number): Promise<Set<string>> {
  const looked = new Set<string>();
  for (let moves = 0; moves < LONGEST_MATCH; moves++) {
    if ((await waitForMe(page)) === 'over' || (SALT === '' && moves === sample)) return looked;
    for (const [moment, what] of Object.entries(MOMENTS)) {
      if (looked.has(moment) || (await page.locator(what).count()) === 0) continue;
      looked.add(moment);
      const found = [...(await complaints(page)), ...(await troubles(page))];
      expect({ moment, found }).toEqual({ moment, found: [] });
    }
    if (!(await move(page))) return looked;
  }
  throw new Error(`The match is not over after ${LONGEST_MATCH} moves.`);
}

const SIX = ['Robin', 'Mirabel', 'Oswin', 'Petra', 'Quill', 'Rosamund'].map((name, seat) => ({
  name,
  player: seat === 0 ? PERSON : 'easy',
}));

/** Robin, in play, is asked while one other is left. */
function hasGhosts(match: Match): boolean {
  const t = match.now as Table;
  const out = SIX.filter((_, seat) => !isLiving(t, seat));
  return out.length === 4 && isLiving(t, 0) && decisionFor(match, 0) !== undefined;
}

test('six adventurers and their ghosts, by clicking', async () => {
  const { page, context, problems } = await visitor.visit();
  if (SALT !== '') await sitDown(page, { players: 6, option: 'Ghosts', seed: 'brawl' });
  else
    await playOnFrom(page, recordAt(game as never, { seats: SIX, options: { ghosts: true }, at: hasGhosts }));
  const looked = await playLooking(page, byClicking);
  expect([...looked]).toEqual(expect.arrayContaining(['start', 'gone']));
  await page.getByRole('dialog', { name: 'The end' }).press('Escape');
  await expect(page.locator('.scene').textContent()).resolves.toMatch(/Reasonably Lucky Adventurer/);
  expect(problems).toEqual([]);
  await context.close();
});

test('two teams of two, by keyboard', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { players: 4, option: 'Teams of two', seed: 'brawl' });
  await page.getByRole('button', { name: /^Oswin, Team Tankard/ }).waitFor();
  await playLooking(page, byKeyboard, 10);
  expect(problems).toEqual([]);
  await context.close();
});

/** Buttons too small for a finger. A card that is still on its way may be: it is asked for again. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.layout-stage button, .layout-mine button, .layout-seats button')]
      .map((button) => ({ name: button.textContent, ...button.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 0 && (width < 44 || height < 44))
      .map(({ name, width, height }) => `${name}: ${width}×${height}`),
  );

test('the table tells whose turn it is, which way, who is next and how many cards there are', async () => {
  const { page, context } = await visitor.visit('', { viewport: { width: 390, height: 844 } });
  await sitDown(page, { players: 3, seed: 'brawl' });
  await waitForMe(page);
  await expect(page.locator('.table-facts').textContent()).resolves.toMatch(
    /Turn \d+ · \S+.*clockwise, then \S+.*Reshuffles 0/,
  );
  for (const name of [/^Quest deck, \d+ cards/, /^Beast deck, \d+ cards/, /^Character deck, \d+ cards/])
    await expect(page.getByRole('button', { name }).count()).resolves.toBe(1);
  await expect(page.getByRole('button', { name: /^Mirabel, .*Cards \d+/ }).count()).resolves.toBe(1);
  await expect(page.getByRole('region', { name: /^Your hand, \d+ cards/ }).count()).resolves.toBe(1);
  await expect.poll(() => tooSmall(page), { timeout: 40_000 }).toEqual([]);
  await context.close();
});

test('the hand can be sorted, and a card in a crowded hand can still be clicked', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, { players: 3, seed: 'brawl' });
  await waitForMe(page);
  const values = () => page.locator('.hand .card-head > .card-corner:first-child').allTextContents();
  await page.getByRole('button', { name: 'by kind' }).click();
  const sorted = (await values()).map(Number);
  expect(sorted).toEqual(sorted.toSorted((one, other) => other - one));
  const option = page.locator('.hand .card[data-state="option"]').first();
  if ((await option.count()) > 0) {
    await option.click({ position: { x: 16, y: 60 } });
    await page.locator('.lifted').waitFor();
  }
  await context.close();
});

test('on a phone the hands of three opponents are counted in sight, whatever else is known of them', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  const seats = ['Robin', 'Mirabel', 'Oswin', 'Tansy'].map((name, seat) => ({
    name,
    player: seat === 0 ? PERSON : 'easy',
  }));
  const at = (match: Match) => {
    const { players } = viewFor(match, 0) as View;
    const spent = players.filter(({ used, state }, seat) => seat > 0 && used && state === 'living');
    return match.asks[0]?.seat === 0 && spent.length > 1 && spent.some(({ known }) => known.length > 0);
  };
  await playOnFrom(page, recordAt(game as never, { seats, at }));
  await waitForMe(page);
  const counts = page.locator('.layout-seats .hidden-cards');
  expect(await counts.count()).toBe(3);
  const ends = await counts.evaluateAll((each) => each.map((count) => count.getBoundingClientRect().right));
  for (const end of ends) expect(end).toBeLessThan(390);
  await context.close();
});
