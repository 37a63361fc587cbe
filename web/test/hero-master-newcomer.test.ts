// What made somebody hesitate who had never seen Hero Master: cards that could not be read, a button that moved, answers out of sight.

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionFor, type Match } from '../../engine/match.ts';
import { game } from '../../games/hero-master/game.ts';
import type { Table } from '../../games/hero-master/state.ts';
import { PERSON } from '../../tables/seats.ts';
import { Visitor } from './browser.ts';
import { PHONE } from './phone.ts';
import { playOnFrom, recordAt } from './planted.ts';
import { byClicking, choicesMade, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const SEATS = ['Robin', 'Mirabel'].map((name, seat) => ({ name, player: seat === 0 ? PERSON : 'easy' }));

/** Asked this, with at least so many answers. */
async function askedFor(question: string, answers = 1, fondOf?: string): Promise<Page> {
  const at = (match: Match) => {
    const decision = decisionFor(match, 0);
    return decision?.question === question && decision.options.length >= answers;
  };
  return seenAt(at, {}, fondOf);
}

async function seenAt(at: (match: Match) => boolean, screen = {}, fondOf?: string): Promise<Page> {
  const { page } = await visitor.visit('', screen);
  await playOnFrom(page, recordAt(game as never, { seats: SEATS, at, ...(fondOf && { fondOf }) }));
  return page;
}

const attackIn = (page: Page): Locator => page.locator('.hand .card[data-state="option"]').first();

async function boxOf(it: Locator): Promise<{ x: number; y: number; right: number; bottom: number }> {
  const { x, y, width, height } = (await it.boundingBox())!;
  return { x, y, right: x + width, bottom: y + height };
}

test('a raised card of the hand is seen whole, also after it has flown there', async () => {
  const page = await askedFor('join');
  for (const flown of [false, true]) {
    // What a flight leaves behind on a card.
    if (flown) await attackIn(page).evaluate((card) => card.style.setProperty('transform-origin', '50% 50%'));
    await attackIn(page).hover();
    await page.waitForTimeout(300);
    const { y, bottom } = await boxOf(attackIn(page));
    expect(bottom).toBeLessThanOrEqual(720);
    expect(y).toBeGreaterThanOrEqual((await boxOf(page.locator('.prompt'))).bottom);
    await page.mouse.move(600, 20);
  }
  await page.context().close();
});

test('looking at cards neither moves the button of the rule nor says of a card that it is no choice', async () => {
  const page = await askedFor('join');
  const rule = page.locator('.prompt .clause-mark');
  const before = await boxOf(rule);
  await page.locator('.hm-monster > .card').first().hover();
  expect(await page.locator('.prompt').textContent()).not.toMatch(/not one of the choices/);
  expect(await boxOf(rule)).toEqual(before);
  await attackIn(page).hover();
  expect(await page.locator('.prompt-explained').textContent()).toMatch(/Hits on/);
  expect(await boxOf(rule)).toEqual(before);
  await page.context().close();
});

test('an attack that is dragged to the row where it will lie is laid', async () => {
  const page = await askedFor('join');
  const before = Number(await choicesMade(page));
  await attackIn(page).hover();
  await page.mouse.down();
  const row = await boxOf(page.locator('.myself .hm-row'));
  await page.mouse.move(row.x + 40, row.y + 30, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => Number(await choicesMade(page))).toBeGreaterThan(before);
  await page.context().close();
});

test('while the attack is weighed, the monster it is meant for stays in sight', async () => {
  const page = await askedFor('join');
  const monster = await page.locator('.hm-monster[data-slot="encounter"] .card-name').first().textContent();
  await attackIn(page).click();
  expect(await page.locator('.lifted-against .card-name').textContent()).toBe(monster);
  const stage = await boxOf(page.locator('.stage-middle'));
  expect((await boxOf(page.locator('.lifted-against'))).right).toBeLessThanOrEqual(stage.right + 1);
  await page.context().close();
});

test('your own hero does not lie over the rules that are opened beside it', async () => {
  const page = await askedFor('keep-hand');
  await page.locator('.prompt .clause-mark').click();
  await page.locator('.clause[data-here]').waitFor();
  const rights = await page
    .locator('.hm-spread .card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual((await boxOf(page.locator('.stage-middle'))).right + 1);
  await page.context().close();
});

test('HM-R-55 every answer to which strength becomes which is in sight at once', async () => {
  const page = await askedFor('change-damage', 6, 'Wizard');
  const outside = await page.locator('.actions .option').evaluateAll((buttons) =>
    buttons
      .map((button) => button.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > innerHeight || top < innerHeight - 240)
      .map(({ top }) => top),
  );
  expect(outside).toEqual([]);
  expect(await page.locator('.actions .option').count()).toBeGreaterThanOrEqual(6);
  await page.context().close();
});

test('HM-LOC-18 while a Location has its say on arrival, nobody says that no monster is left', async () => {
  const page = await askedFor('spend-a-card');
  const stage = page.locator('.stage');
  expect(await stage.textContent()).not.toMatch(/No monster is left/);
  expect(await page.locator('.stage .stage-card').count()).toBe(1);
  expect(await page.locator('.hm-loot').count(), 'nothing is in the pile yet').toBe(0);
  await page.context().close();
});

test('on a phone the weapons that may be applied are in sight, also where no Hero card may and the hand is small', async () => {
  const at = (match: Match) => {
    const { hand, weapons } = (match.now as Table).state.heroes[0]!;
    const { question, options = [] } = decisionFor(match, 0) ?? {};
    return question === 'apply' && hand.length === 2 && options[0]?.key === weapons[0];
  };
  const page = await seenAt(at, PHONE);
  await page.waitForTimeout(500); // The row settles.
  const glowing = await page
    .locator('.myself .card[data-state="option"]')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  expect(glowing).not.toEqual([]);
  expect(Math.min(...glowing)).toBeGreaterThanOrEqual(0);
  await page.context().close();
});

test('on a phone a finger on a figure of your board is told what it is, and none of the figures is cut', async () => {
  const at = (match: Match) => {
    const { gold, stash, deck } = (match.now as Table).state.heroes[0]!;
    return decisionFor(match, 0)?.question === 'apply' && gold > 9 && stash.length > 0 && deck.length > 9;
  };
  const page = await seenAt(at, PHONE);
  await page.locator('.myself .hm-mark[aria-label^="armour"]').tap();
  expect(await page.locator('.prompt-explained').textContent()).toMatch(/^Armour\..* black die/);
  const panel = await boxOf(page.locator('.myself'));
  for (const figure of await page.locator('.myself .hm-figures > *').all())
    expect((await boxOf(figure)).right).toBeLessThanOrEqual(panel.right);
  await page.context().close();
});

test('on a desk a tip of the guide lies over no monster, and leaves them large enough to be read', async () => {
  const { page, context } = await visitor.visit('#/new/hero-master');
  await page.getByRole('button', { name: 'Play with the guide' }).click();
  const tip = page.getByRole('status', { name: 'Guide' });
  const monsters = page.locator('.hm-monster > .card');
  for (let moves = 0; moves < 12; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    if ((await monsters.count()) > 0 && (await tip.count()) > 0) break;
    await byClicking(page);
  }
  const { x } = await boxOf(tip);
  for (const monster of await monsters.all()) {
    const box = await boxOf(monster);
    expect(box.right).toBeLessThan(x);
    expect(box.right - box.x).toBeGreaterThan(135);
  }
  await context.close();
});
