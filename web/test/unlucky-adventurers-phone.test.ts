// Unlucky Adventurers under a finger: what somebody who has never played it tries first.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionFor, type Match, viewFor } from '../../engine/match.ts';
import { game } from '../../games/unlucky-adventurers/game.ts';
import type { Table } from '../../games/unlucky-adventurers/state.ts';
import type { View } from '../../games/unlucky-adventurers/view.ts';
import { PERSON } from '../../tables/seats.ts';
import { SHORTEST_THOUGHT_MS } from '../table/lift.ts';
import { Visitor } from './browser.ts';
import { PHONE } from './phone.ts';
import { playOnFrom, recordAt } from './planted.ts';
import { waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const THREE = ['Robin', 'Mirabel', 'Oswin'].map((name, seat) => ({
  name,
  player: seat === 0 ? PERSON : 'easy',
}));

const isMyPlay = (match: Match): boolean => decisionFor(match, 0)?.question === 'play-a-card';

const openAt = (page: Page, at: (match: Match) => boolean): Promise<void> =>
  playOnFrom(page, recordAt(game as never, { seats: THREE, at }));

/** The cards in everybody's hand, by name, where the Trading Post is played. */
let held: readonly (readonly string[])[] = [];

function canTrade(match: Match): boolean {
  const t = match.now as Table;
  held = THREE.map((_, seat) =>
    ((viewFor(match, seat) as View).mine?.hand ?? []).map((card) => t.box.faces[card]!.name),
  );
  const { players } = viewFor(match, 0) as View;
  const [names = []] = held;
  // A Bard would stop it.
  const isQuiet = players.every(({ character, allies }) =>
    [character, ...allies].every((card) => t.box.faces[card]?.name !== 'Bard Nobody Hired'),
  );
  return isMyPlay(match) && isQuiet && names.length > 2 && names.includes('Trading Post');
}

test.each([
  ['a phone', PHONE],
  ['a desk', { viewport: { width: 1280, height: 720 } }],
])('whoever a Trading Post is dropped on takes the whole hand for theirs, on %s', async (_where, screen) => {
  const { page, context, problems } = await visitor.visit('', screen);
  await openAt(page, canTrade);
  await page.locator('.hand .card', { hasText: 'Trading Post' }).first().click();
  const target = page.locator('.seat:has(.seat-preview)').first();
  const seat = Number((await target.locator('.seat-who').getAttribute('data-place'))?.replace('seat ', ''));
  await target.locator('.seat-who').click({ timeout: 20_000, delay: SHORTEST_THOUGHT_MS });
  for (const name of held[seat] ?? [])
    await page.locator('.hand .card', { hasText: name }).first().waitFor({ timeout: 20_000 });
  await page.keyboard.press('s');
  await page.locator('[role="log"]', { hasText: /you and \w+ swap hands/i }).waitFor({ timeout: 20_000 });
  expect(problems).toEqual([]);
  await context.close();
});

/** Runs in the page: stops that stand on another line than the link they end. */
function strayStops(): string[] {
  return [...document.querySelectorAll('.log .card-link')].flatMap((link) => {
    const after = link.nextSibling ?? link.parentElement?.nextSibling;
    if (!after?.textContent || !/^[.,:!?]/.test(after.textContent)) return [];
    const stop = document.createRange();
    stop.setStart(after, 0);
    stop.setEnd(after, 1);
    const isBelow = stop.getBoundingClientRect().top >= link.getBoundingClientRect().bottom;
    return isBelow ? [link.textContent ?? ''] : [];
  });
}

test('in the story a full stop stays on the line of the card it follows', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await openAt(page, (match) => isMyPlay(match) && match.choices.length > 60);
  await page.keyboard.press('s');
  await page.locator('.log .card-link').first().waitFor();
  const stray = new Set<string>();
  for (let width = 390; width > 290; width -= 4) {
    await page.setViewportSize({ width, height: 844 });
    for (const link of await page.evaluate(strayStops)) stray.add(link);
  }
  expect([...stray]).toEqual([]);
  await context.close();
});

test('a hint is given in words too', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await openAt(page, isMyPlay);
  await page.keyboard.press('h');
  const hint = page.locator('.prompt', { hasText: /Hint: \w/ });
  await hint.waitFor({ timeout: 20_000 });
  const [, advised = ''] = (await hint.textContent())?.match(/Hint: ([\w’ ]+)/) ?? [];
  expect(await page.locator('.hand [data-hinted]').textContent()).toContain(advised);
  await context.close();
});

test('what was explained gives way to the question as soon as nothing in particular is touched', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await openAt(page, isMyPlay);
  const explained = page.locator('.prompt-explained');
  await page.locator('.layout-stage .pile-top').first().click({ force: true });
  await explained.waitFor();
  expect(await explained.textContent()).toMatch(/^Quest deck \d+ cards/);
  await page.locator('.layout-index').click();
  await explained.waitFor({ state: 'detached' });
  await context.close();
});

test('a tip that was answered with a card is not told again', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await page.goto(`${page.url().split('#')[0]}#/new/unlucky-adventurers`);
  await page.getByRole('button', { name: 'Play with the guide' }).click();
  await waitForMe(page);
  const title = await page.locator('.guide-prompt b').first().textContent();
  await page.locator('.table [data-state="option"]').first().click();
  await page.locator('.action.primary:not([disabled])').click({ delay: SHORTEST_THOUGHT_MS });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('misadventure tips')))
    .toContain(title?.replace(/\.$/, ''));
  await context.close();
});
