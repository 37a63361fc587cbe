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

function canTrade(match: Match): boolean {
  const t = match.now as Table;
  const { mine } = viewFor(match, 0) as View;
  const names = mine?.hand.map((card) => t.box.faces[card]?.name) ?? [];
  return isMyPlay(match) && names.length > 2 && names.includes('Trading Post');
}

test('whoever a Trading Post could be dropped on shows what that means', async () => {
  const { page, context, problems } = await visitor.visit('', PHONE);
  await openAt(page, canTrade);
  await page.locator('.hand .card', { hasText: 'Trading Post' }).first().click();
  await page
    .locator('.seat-preview', { hasText: /\d+ for your \d+/ })
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('what was explained gives way to the question as soon as nothing in particular is touched', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await openAt(page, isMyPlay);
  const explained = page.locator('.prompt-explained');
  await page.locator('.layout-stage .pile-top').first().click({ force: true });
  await explained.waitFor();
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
