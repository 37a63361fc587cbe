// Rain World on its own board: a whole match alone by clicking, nine at one table, the keyboard, and a phone.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salted } from '../../test/salt.ts';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byKeyboard } from './keyboard.ts';
import { isQuestionInSight, PHONE, tooSmallForAFinger } from './phone.ts';
import {
  byClicking,
  byTapping,
  choicesMade,
  glowing,
  goesOn,
  type Move,
  plant,
  playToTheEnd,
  waitForMe,
} from './play.ts';

const MATCH_MS = 240_000;
const REGIONS = 13;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
}, 60_000);
afterAll(() => visitor.leave());

type Setup = { readonly players: number; readonly seed: string };

/** As few rounds as the table allows, against easy bots; slugcats are handed out, so that play begins at once. */
async function sitDown(page: Page, { players, seed }: Setup): Promise<void> {
  await page.goto(`${visitor.site.address}#/new/rain-world`);
  const bots = page.getByLabel(/^Who plays for (?!Robin)/);
  await bots.first().waitFor();
  while ((await bots.count()) < players - 1) await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await bots.count()) > players - 1)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  for (const bot of await bots.all()) await bot.selectOption({ label: 'Easy bot' });
  await plant(page, salted(seed));
  await page.getByLabel('Slugcats').selectOption('preset');
  await page.getByLabel(/^Round cap/).fill('40');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

/** The moments at which axe looks: the first time each of them comes. */
const MOMENTS: Readonly<Record<string, string>> = {
  turn: '.rw-here',
  fight: '.rw-strike',
  card: '.rw-panel-card',
  lifted: '[data-state="lifted"]',
  warned: '.rw-warning',
  choosing: '.rw-spread',
};

/** Somebody curious draws cards, and takes now the first, now the second of what they offer. */
const curiously: Move = async (page) => {
  if ((await waitForMe(page)) === 'over') return false;
  const before = await choicesMade(page);
  const things = glowing(page);
  const deck = page.locator('[data-place="spot deck"][data-state="option"]');
  if ((await things.count()) === 0) return byClicking(page);
  const isDrawing = (await deck.count()) > 0 && Number(before) % 4 > 0;
  await (isDrawing ? deck : things.nth(Number(before) % Math.min(2, await things.count()))).click();
  await page.keyboard.press('Enter');
  await goesOn(page, before);
  return true;
};

const lookedAt =
  (looked: Set<string>): Move =>
  async (page) => {
    if ((await waitForMe(page)) === 'over') return false;
    for (const [moment, what] of Object.entries(MOMENTS)) {
      if (looked.has(moment) || (await page.locator(what).count()) === 0) continue;
      looked.add(moment);
      const found = [...(await complaints(page)), ...(await page.evaluate(troubles))];
      expect({ moment, found }).toEqual({ moment, found: [] });
    }
    return curiously(page);
  };

/** The page never scrolls, no region lies over another, and the panel leaves them free. */
const troubles = (): string[] => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const boxes = [...document.querySelectorAll<HTMLElement>('.rw-world > .rw-map > .rw-region')].map(
    (each) => ({
      name: each.dataset.region ?? '',
      box: each.getBoundingClientRect(),
    }),
  );
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const pairs = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => meet(one.box, other.box))
      .map((other) => `${one.name} on ${other.name}`),
  );
  const panel = document.querySelector('.rw-panel:not([data-card])')?.getBoundingClientRect();
  return [
    ...(scrollHeight > clientHeight || scrollWidth > clientWidth ? ['the page scrolls'] : []),
    ...pairs,
    ...boxes.filter(({ box }) => panel && meet(box, panel)).map(({ name }) => `the panel lies on ${name}`),
  ];
};

test('a whole match alone by clicking, and axe finds nothing on the way', { timeout: MATCH_MS }, async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { players: 1, seed: 'alone' });
  const looked = new Set<string>();
  expect(await playToTheEnd(page, lookedAt(looked))).toBeGreaterThan(20);
  expect([...looked]).toEqual(expect.arrayContaining(['turn', 'fight', 'card']));
  expect(problems).toEqual([]);
  await context.close();
});

test('nine slugcats: all on the map, all at the top, nothing over anything', {
  timeout: 90_000,
}, async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { players: 9, seed: 'nine' });
  for (let moves = 0; moves < 3; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    expect(await page.locator('.rw-map .rw-region').count()).toBe(REGIONS);
    expect(await page.locator('.rw-map .rw-token').count()).toBe(9);
    expect(await page.locator('.seat').evaluateAll(spilled)).toEqual([]);
    expect(await page.evaluate(troubles)).toEqual([]);
    await byClicking(page);
  }
  await page.getByRole('button', { name: 'All about Mirabel: look' }).click();
  const about = page.getByRole('dialog', { name: 'All about Mirabel' });
  expect(await about.getByText(/a first night in Subterranean/).count()).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

/** What a seat shows stays within it. */
const spilled = (seats: Element[]): string[] =>
  seats.flatMap((seat) => {
    const { right, bottom } = seat.getBoundingClientRect();
    return [...seat.querySelectorAll('.rw-seat-line > *')]
      .filter(
        (part) =>
          part.getBoundingClientRect().right > right + 1 || part.getBoundingClientRect().bottom > bottom + 1,
      )
      .map((part) => `${part.className}: ${part.textContent}`);
  });

test('from where I am every way out is gold or dashed red, and a shut one says why', {
  timeout: 60_000,
}, async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, { players: 2, seed: 'ways' });
  await waitForMe(page);
  const ways = page.locator('.rw-region:is([data-way="open"], [data-way="wanted"], [data-way="shut"])');
  expect(await page.locator('.rw-region[data-way="here"]').count()).toBe(1);
  expect(await ways.count()).toBeGreaterThan(1);
  await page.locator('.rw-region[data-way="shut"]').first().click({ force: true });
  expect(await page.locator('.prompt-explained').textContent()).toMatch(/needs karma \d, and you have 1/);
  await context.close();
});

test('some rounds by keyboard, with accessible names only', { timeout: MATCH_MS }, async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { players: 2, seed: 'keys' });
  for (let moves = 0; moves < 5; moves++) if (!(await byKeyboard(page))) break;
  expect(problems).toEqual([]);
  await context.close();
});

test('on a phone the map shows my surroundings, every button fits a finger, the question is always there', {
  timeout: 120_000,
}, async () => {
  const { page, context, problems } = await visitor.visit('', PHONE);
  await sitDown(page, { players: 9, seed: 'thumbs' });
  for (let moves = 0; moves < 3; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    expect(await tooSmallForAFinger(page)).toEqual([]);
    expect(await isQuestionInSight(page)).toBe(true);
    expect(await page.locator('.layout-stage').evaluate(cutOff)).toEqual([]);
    expect(await complaints(page)).toEqual([]);
    await byTapping(page);
  }
  await waitForMe(page);
  if ((await page.locator('.rw-map[data-near]').count()) > 0) {
    expect(await page.locator('.rw-region[data-way="here"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const whole = page.getByRole('dialog', { name: 'The whole map' });
    expect(await whole.locator('.rw-region').count()).toBe(REGIONS);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('the map is printed on a page of its own, after the cards', { timeout: 60_000 }, async () => {
  const { page, context } = await visitor.visit('#/cards/rain-world');
  await page.getByText('and the map on a sheet of its own').waitFor();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.sheet').last();
  const { width, height } = (await sheet.locator('svg').boundingBox()) ?? { width: 0, height: 0 };
  const MM = 96 / 25.4;
  expect(Math.round(width / MM)).toBe(190);
  expect(height / MM).toBeLessThan(279.4);
  expect(await sheet.locator('text').allTextContents()).toEqual(
    expect.arrayContaining(['Outskirts', 'Subterranean', 'The Wall']),
  );
  await context.close();
});

/** What can be chosen on the stage can be seen there. */
const cutOff = (stage: Element): string[] => {
  const { top, bottom } = stage.getBoundingClientRect();
  return [...stage.querySelectorAll<HTMLElement>('[data-state="option"]')]
    .filter((each) => each.getBoundingClientRect().top < top || each.getBoundingClientRect().bottom > bottom)
    .map(({ dataset }) => dataset.place ?? '');
};
