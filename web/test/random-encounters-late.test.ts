// Random Encounters further down the road: Loot dropped on another Character, the sale desk, the last Boss and the end.

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionFor, type Match } from '../../engine/match.ts';
import { wholeTale } from '../../engine/tale.ts';
import { game as adventure } from '../../games/random-encounters/game.ts';
import type { ActData } from '../../games/random-encounters/questions/between.ts';
import type { CombatData } from '../../games/random-encounters/questions/combat.ts';
import type { State } from '../../games/random-encounters/state.ts';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { isQuestionInSight, PHONE, tooSmallForAFinger } from './phone.ts';
import { playOnFrom, recordAt } from './planted.ts';
import { byTapping, choicesMade, goesOn, playToTheEnd, waitForMe } from './play.ts';

const game = adventure as never;
const seats = ['Robin', 'Mirabel', 'Oswin'].map((name, seat) => ({
  name,
  player: seat === 0 ? 'person' : 'easy',
}));
const options = { characterPick: 'random' };
const stateOf = (match: Match) => match.now.state as State;
const isAsked = (match: Match, question: string): boolean => decisionFor(match, 0)?.question === question;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const gifts = (match: Match) =>
  (decisionFor(match, 0)?.options ?? []).filter(({ data }) => (data as ActData | undefined)?.act === 'give');

async function drag(page: Page, what: Locator, where: Locator): Promise<void> {
  const [from, to] = [(await what.boundingBox())!, (await where.boundingBox())!];
  await page.mouse.move(from.x + 20, from.y + 70);
  await page.mouse.down();
  await page.mouse.move(from.x + 24, from.y + 30, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('Loot is dragged onto another Character, after the Character has said what it would do', async () => {
  const { page, context, problems } = await visitor.visit();
  const record = recordAt(game, { seats, options, at: (match) => gifts(match).length > 0 });
  await playOnFrom(page, record);
  const before = await choicesMade(page);
  const aims = page.locator('.seat').getByRole('button', { name: / — aim here: give/ });
  const loot = page.locator('.hand .card[data-state="option"]');
  for (let at = (await loot.count()) - 1; at >= 0 && (await aims.count()) === 0; at--) {
    await page.keyboard.press('Escape');
    await loot.nth(at).click({ position: { x: 14, y: 60 } });
  }
  const card = page.locator('.hand .card[data-state="lifted"]');
  const name = (await page.locator('.stage-card .card-name').textContent()) ?? '';
  expect(await aims.first().textContent()).toMatch(/aim here: give(?:: .*\d|$)/);
  expect(await page.locator('.seat-preview[data-kind] .icon').count()).toBe(0); // no crosshairs on a friend
  expect(await page.locator('.seat-preview:not([data-kind])').count()).toBe(0);
  const place = await card.getAttribute('data-place');
  await page.keyboard.press('Escape');
  await drag(page, page.locator(`.hand [data-place="${place}"]`), page.locator('.seat').first());
  await goesOn(page, before);
  await waitForMe(page);
  await page.getByRole('tab', { name: 'Story' }).click();
  await page
    .getByRole('tabpanel')
    .getByText(new RegExp(`You give ${name} to `))
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('1, 2 and 3 are always the Stats to attack with, whatever else could be used', async () => {
  const { page, context, problems } = await visitor.visit();
  const couldUse = (match: Match) =>
    (decisionFor(match, 0)?.options ?? []).some(
      ({ data }) => (data as CombatData | undefined)?.act === 'item',
    );
  const at = (match: Match) =>
    isAsked(match, 'your-combat-turn') && stateOf(match).monsters.length === 1 && couldUse(match);
  await playOnFrom(page, recordAt(game, { seats, options, at }));
  const digits = (where: string) =>
    page.locator(where).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.key));
  expect(await digits('.re-attack[data-key]')).toEqual(['1', '2', '3']);
  expect((await digits('.layout-hand [data-state="option"]'))[0]).toBe('4');
  expect(problems).toEqual([]);
  await context.close();
});

test('a Stat token is placed by keyboard, and Enter is then for the golden button of the sale', async () => {
  const { page, context, problems } = await visitor.visit();
  const alone = seats.slice(0, 1);
  const at = (match: Match) => isAsked(match, 'stat-token') && stateOf(match).party[0]!.carried.length > 0;
  await playOnFrom(page, recordAt(game, { seats: alone, options, at }));
  const before = await choicesMade(page);
  await page.locator('.re-stat-slot[data-state="option"]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.actions[data-ready]').waitFor();
  await page.keyboard.press('Enter');
  await goesOn(page, before);
  await waitForMe(page);
  await page.locator('.prompt:focus').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a Star on an own roll shows its die and what either answer leads to', async () => {
  const { page, context, problems } = await visitor.visit();
  const at = (match: Match) => isAsked(match, 'activate');
  await playOnFrom(page, recordAt(game, { seats, options, at }));
  const waiting = page.getByRole('region', { name: 'The die that waits' });
  expect(await waiting.getByRole('img', { name: /Star/ }).count()).toBe(1);
  expect(await waiting.textContent()).toMatch(
    /rolled a Star.*Use it: .*Roll again and attack: (?:[\d–]+ damage|the Attack you)/,
  );
  expect(await page.locator('.re-attack:visible').count()).toBe(0);
  expect(await complaints(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('a card that is let go over nothing hands Enter back to the golden button', async () => {
  const { page, context, problems } = await visitor.visit();
  const at = (match: Match) => isAsked(match, 'between-encounters') && gifts(match).length > 0;
  await playOnFrom(page, recordAt(game, { seats, options, at }));
  const before = await choicesMade(page);
  await drag(page, page.locator('.hand .card[data-state="option"]').first(), page.locator('.prompt-ask'));
  expect(await page.locator('.prompt').evaluate((prompt) => prompt === document.activeElement)).toBe(true);
  expect(await choicesMade(page)).toBe(before);
  await page.keyboard.press('Enter');
  await goesOn(page, before);
  expect(problems).toEqual([]);
  await context.close();
});

test('the sale desk after the second Boss leaves room for a tip above it', async () => {
  const { page, context } = await visitor.visit();
  const at = (match: Match) =>
    isAsked(match, 'offer-for-sale') && stateOf(match).saleOf === 'rewards' && stateOf(match).level === 2;
  await playOnFrom(page, recordAt(game, { seats, options, at }));
  const list = await page.locator('.re-checklist').boundingBox();
  const stage = await page.locator('.layout-stage').boundingBox();
  const tip = 70; // as high as one of two lines is
  expect(list!.height).toBeLessThan(stage!.height - tip);
  await context.close();
});

test('the sale desk between Levels is one checklist, axe clean', async () => {
  const { page, context, problems } = await visitor.visit();
  const at = (match: Match) => isAsked(match, 'offer-for-sale') && stateOf(match).saleOf === 'rewards';
  await playOnFrom(page, recordAt(game, { seats, options, at }));
  const desk = page.getByRole('region', { name: /^Rewards of Level/ });
  expect(await desk.textContent()).toMatch(/full Health.*Star.*Loot.*Stat token.*Sale desk/);
  expect(await complaints(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

/** An Attack on the last Boss that fells it whatever the die shows. */
const lastBlow = (match: Match) =>
  stateOf(match).level === 3 && stateOf(match).fight === 'boss'
    ? decisionFor(match, 0)?.options.find(
        ({ data }) => (data as { defeats?: number } | undefined)?.defeats === 1,
      )
    : undefined;

test('a Boss arrives as large as the stage has room for, however large it looms on its way', async () => {
  const { page, context } = await visitor.visit();
  await page.addInitScript({ content: "localStorage.setItem('misadventure settings', '{}')" });
  await page.reload();
  const bosses = (match: Match) => wholeTale(match).filter(({ event }) => event.kind === 'bossDrawn');
  let before = 0;
  const record = recordAt(game, {
    seats,
    options,
    at(match) {
      before = (bosses(match)[0]?.choice ?? 0) - 1;
      return before >= 0;
    },
  });
  await page.goto(`${visitor.site.address}#/replay/${record}`);
  await page.getByRole('region', { name: 'Replay' }).getByRole('slider').fill(String(before));
  await page.locator(`.table[data-choices="${before}"]:not([data-playing])`).waitFor();
  await page.getByRole('button', { name: 'Step forward' }).click();
  const scene = page.locator('.stage[data-scene^="boss "][data-step="triumph"] .scene:has(.scene-card)');
  await scene.waitFor();
  expect(await scene.evaluate((part) => part.style.getPropertyValue('--fit'))).toMatch(/^1?$/);
  await context.close();
});

test('the last Boss falls on a phone, and the end tells the victory', async () => {
  const { page, context, problems } = await visitor.visit('', PHONE);
  const at = (match: Match) => lastBlow(match) !== undefined;
  await playOnFrom(page, recordAt(game, { seats: seats.slice(0, 1), options, at }));
  expect(await tooSmallForAFinger(page)).toEqual([]);
  expect(await isQuestionInSight(page)).toBe(true);
  const blow = page.getByRole('button', { name: /defeats it 100 %/ }).first();
  const before = await choicesMade(page);
  await blow.tap();
  await page.locator('.actions[data-ready] .primary:enabled').tap();
  await goesOn(page, before);
  await playToTheEnd(page, byTapping);
  await page
    .getByRole('dialog', { name: 'The end' })
    .getByText(/(Happily ever after|A tale for the grandchildren|By the skin of the teeth): \d+ Health left/)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
