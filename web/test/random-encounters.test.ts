// Random Encounters on its own board: played by clicking and by keyboard, alone and with the whole Party in one hand, desk and phone.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salted } from '../../test/salt.ts';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byKeyboard } from './keyboard.ts';
import { isQuestionInSight, PHONE, tooSmallForAFinger } from './phone.ts';
import { byClicking, choicesMade, clickAtLeisure, goesOn, plant, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

type Company = { readonly players: 1 | 3; readonly others?: string };

async function sitDown(page: Page, { players, others = 'Easy bot' }: Company): Promise<void> {
  await page.goto(`${visitor.site.address}#/new/random-encounters`);
  await page.getByLabel('Who plays for Robin').waitFor();
  if (players === 1)
    for (const name of ['Oswin', 'Mirabel'])
      await page.getByRole('button', { name: `Remove ${name}` }).click();
  for (const seat of await page.getByLabel(/^Who plays for (?!Robin)/).all())
    await seat.selectOption({ label: others });
  await plant(page, salted(`a road for ${players}`));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

const fightOf = (page: Page) => page.getByRole('region', { name: /^(?:Boss fight|Fight)$/ });

/** Nothing in the middle or below is cut off, and the page does not scroll. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)).toBe(false);
  expect(await page.locator('.layout-stage').evaluate(cut)).toEqual([]);
}

const cut = (stage: Element): string[] => {
  const { bottom } = stage.getBoundingClientRect();
  return [...stage.querySelectorAll('.re-attack, .re-order, .re-decks > *, .re-road, .re-camp h2, .re-quest')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > bottom + 1)
    .map((part) => part.className);
};

test('with two bots by clicking: figures before each choice, axe clean, all of it on one screen', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { players: 3 });
  await waitForMe(page);
  expect(await page.getByRole('button', { name: /can be chosen: \w+, the / }).count()).toBe(9);
  let fights = 0;
  for (let moves = 0; moves < 14; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    await fits(page);
    if (moves % 7 === 0) expect({ moves, found: await complaints(page) }).toEqual({ moves, found: [] });
    const attack = fightOf(page).getByRole('button', { name: /and the die against \d+: .* damage/ });
    if ((await attack.count()) > 0) fights++;
    await byClicking(page);
  }
  expect(fights).toBeGreaterThan(0);
  expect(await page.getByRole('img', { name: /^Health \d+ of \d+$/ }).count()).toBeGreaterThanOrEqual(3);
  expect(
    await page
      .getByRole('list', { name: /^The road of Level 1/ })
      .getByRole('listitem')
      .count(),
  ).toBe(8);
  expect(problems).toEqual([]);
  await context.close();
});

test('the whole Party in one hand, by keyboard, with accessible names only', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { players: 3, others: 'You, at this screen' });
  for (let characters = 0; characters < 3; characters++) await byKeyboard(page);
  const seen = new Set<string>();
  for (let moves = 0; moves < 7; moves++) {
    if (!(await byKeyboard(page))) break;
    if ((await waitForMe(page)) === 'over') break;
    seen.add((await page.getByRole('region', { name: 'You', exact: true }).getAttribute('data-seat')) ?? '');
  }
  expect(seen.size).toBeGreaterThan(1);
  expect(problems).toEqual([]);
  await context.close();
});

/** Runs in the page: lines of the rewards that the road or the question lies over, buttons whose words run over them. */
function spilt(): string[] {
  const stage = document.querySelector('.layout-stage')!.getBoundingClientRect();
  const road = document.querySelector('.re-road')?.getBoundingClientRect().bottom ?? 0;
  const lines = [...document.querySelectorAll('.re-checklist :is(h2, li)')].filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top < Math.max(stage.top, road) || bottom > stage.bottom + 1;
  });
  const buttons = [...document.querySelectorAll('.actions .action')].filter(
    (button) => button.scrollHeight > button.clientHeight + 1,
  );
  return [...lines, ...buttons].map(({ textContent }) => textContent ?? '');
}

test('with the guide: a tip is about what is asked, the list of rewards is whole, and so are buttons for every use of a card', async () => {
  const { page, context } = await visitor.visit('#/new/random-encounters');
  await page.getByText('Options and seed').click();
  await page.getByLabel('First Level').fill('2');
  await page.getByLabel(/^Seed/).fill(salted('rewards'));
  await page.getByRole('button', { name: 'Play with the guide' }).click();
  await byClicking(page);
  await waitForMe(page);
  await page.getByRole('status', { name: 'Guide' }).getByText('For good').waitFor();
  expect(await page.evaluate(spilt)).toEqual([]);
  await byClicking(page);
  await waitForMe(page);
  const loot = page.locator('.hand .card[data-state="option"]');
  const uses = page.locator('.actions-many .action');
  for (let at = (await loot.count()) - 1; at >= 0 && (await uses.count()) < 3; at--) {
    await page.keyboard.press('Escape');
    await loot.nth(at).click({ position: { x: 14, y: 44 } });
  }
  expect(await uses.count()).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(spilt)).toEqual([]);
  await context.close();
});

test('Loot that is lifted is put on by a click on a slot, after the slot has said what it does', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, { players: 1 });
  const slots = page.getByRole('region', { name: 'Your slots' });
  const loot = page.locator('.hand .card[data-state="option"]');
  for (let moves = 0; moves < 60; moves++) {
    await waitForMe(page);
    if ((await loot.count()) > 0) await loot.first().click({ position: { x: 14, y: 44 } });
    if ((await slots.getByRole('button', { name: / — aim here: / }).count()) > 0) break;
    await page.keyboard.press('Escape');
    await byClicking(page);
  }
  const slot = slots.getByRole('button', { name: / — aim here: / }).first();
  expect(await slot.textContent()).toMatch(/aim here: (?:[SDM][+−]\d|no change|ability|attach|[+−]\d hurt)/);
  const name = (await page.locator('.stage-card .card-name').textContent()) ?? '';
  const before = await choicesMade(page);
  await clickAtLeisure(page, slot); // The other half of a double click would be refused.
  await goesOn(page, before);
  await waitForMe(page);
  expect(await slots.textContent()).toContain(name);
  await context.close();
});

test('alone on a phone: every button is large enough for a finger, and the question is always there', async () => {
  const { page, context, problems } = await visitor.visit('', PHONE);
  await sitDown(page, { players: 1 });
  for (let moves = 0; moves < 9; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    expect(await tooSmallForAFinger(page)).toEqual([]);
    expect(await isQuestionInSight(page)).toBe(true);
    if (moves === 5) expect(await complaints(page)).toEqual([]);
    await byClicking(page);
  }
  expect(problems).toEqual([]);
  await context.close();
});
