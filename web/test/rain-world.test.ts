// Rain World on its own board: a match alone by clicking to its end, nine at one table, the keyboard, and a phone.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, decisionFor, type Match } from '../../engine/match.ts';
import { recordOf, replay } from '../../engine/record.ts';
import { readRecord, writeCompact } from '../../engine/record-text.ts';
import { game } from '../../games/rain-world/game.ts';
import { PERSON } from '../../tables/seats.ts';
import { SALT, salted } from '../../test/salt.ts';
import { placeKey } from '../table/place.ts';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byKeyboard } from './keyboard.ts';
import { isQuestionInSight, PHONE, tooSmallForAFinger } from './phone.ts';
import { playOnFrom, recordAt } from './planted.ts';
import { byClicking, byTapping, choicesMade, goesOn, plant, waitForMe } from './play.ts';

const REGIONS = 13;
/** Played by a bot once, ascending early: few moves, and every kind of moment. */
const ALONE = new URL('../../records/rain-world/alone-ascended.json', import.meta.url);
/** From here on every kind of moment comes once more; the soak plays all of it. */
const FROM = SALT === '' ? 20 : 0;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
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

/** Where each choice of a match alone was made: at a thing of the board, else at a button of that name. */
type Step = { readonly place: string | undefined; readonly label: string };

function stepsFrom(match: Match, choices: readonly number[]): Step[] {
  return choices.map((choice) => {
    const { at, label } = decisionFor(match, 0)!.options[choice]!;
    answer(match, 0, choice);
    return { place: at && placeKey(at), label };
  });
}

/** A click lifts and the golden button confirms; what points at nothing is a button itself. */
async function take(page: Page, { place, label }: Step): Promise<void> {
  const before = await choicesMade(page);
  const ready = page.locator('.actions[data-ready]');
  const thing = page.locator(`[data-place="${place}"][data-state="option"]`).first();
  if (place !== undefined && (await thing.count()) > 0) {
    await thing.click();
    await page.locator('[data-state="lifted"]').first().waitFor();
    await ready.locator('.primary:enabled').click();
  } else await ready.getByRole('button').filter({ hasText: label }).click();
  await goesOn(page, before);
}

async function lookAtMoments(page: Page, looked: Set<string>): Promise<void> {
  const here = await page.evaluate(
    (moments) => Object.keys(moments).filter((moment) => document.querySelector(moments[moment]!)),
    MOMENTS,
  );
  for (const moment of here.filter((each) => !looked.has(each))) {
    looked.add(moment);
    const found = [...(await complaints(page)), ...(await page.evaluate(troubles))];
    expect({ moment, found }).toEqual({ moment, found: [] });
  }
}

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

test('alone by clicking, up to the ascension, and axe finds nothing on the way', async () => {
  const record = readRecord(readFileSync(ALONE, 'utf8'));
  const { match } = replay(game, record, FROM);
  const { page, context, problems } = await visitor.visit();
  await playOnFrom(page, writeCompact(recordOf(match, [{ name: 'Robin', player: PERSON }])));
  const looked = new Set<string>();
  for (const step of stepsFrom(match, record.choices.slice(FROM))) {
    expect(await waitForMe(page)).toBe('asked');
    await lookAtMoments(page, looked);
    await take(page, step);
  }
  expect(await waitForMe(page)).toBe('over');
  const end = page.getByRole('dialog', { name: 'The end' });
  expect(await end.textContent()).toMatch(/(Gold|Silver|Bronze): \d+ turns.*Your best so far/s);
  expect([...looked]).toEqual(expect.arrayContaining(['turn', 'fight', 'card']));
  expect(problems).toEqual([]);
  await context.close();
});

test('nine slugcats: all on the map, all at the top, nothing over anything', async () => {
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

test('from where I am every way out is gold or dashed red, a shut one says why, and no gate is covered, with a drawer open either', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, { players: 2, seed: 'ways' });
  await waitForMe(page);
  const ways = page.locator('.rw-region:is([data-way="open"], [data-way="wanted"], [data-way="shut"])');
  expect(await page.locator('.rw-region[data-way="here"]').count()).toBe(1);
  expect(await ways.count()).toBeGreaterThan(1);
  // Somebody to hunt stands there too, but that is not all there is to pick.
  expect(await page.locator('.actions .primary').textContent()).toContain('Pick what glows');
  await page.locator('.rw-region[data-way="shut"]').first().click({ force: true });
  expect(await page.locator('.prompt-explained').textContent()).toMatch(/needs karma \d, and you have 1/);
  const map = page.locator('.rw-world > .rw-map');
  expect(await map.evaluate(coveredGates)).toEqual([]);
  await page.keyboard.press('s');
  await page.locator('.drawer[data-open]').waitFor();
  await expect.poll(() => map.evaluate(coveredGates)).toEqual([]);
  await context.close();
});

test('some rounds by keyboard, with accessible names only', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { players: 2, seed: 'keys' });
  for (let moves = 0; moves < 5; moves++) if (!(await byKeyboard(page))) break;
  expect(problems).toEqual([]);
  await context.close();
});

test('on a phone the map shows my surroundings, every button fits a finger, the question is always there', async () => {
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
    expect(await whole.locator('.rw-map').evaluate(coveredGates)).toEqual([]);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('on a phone the map stays while a question needs nothing else on the stage', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  const record = recordAt(game, {
    seats: [{ name: 'Robin', player: PERSON }],
    options: { slugcats: 'random' },
    at: ({ asks }) => asks[0]?.question.name === 'swift',
  });
  await playOnFrom(page, record);
  expect(await page.getByRole('region', { name: 'Actions' }).getByRole('button').count()).toBe(2);
  expect(await page.locator('.rw-map .rw-region[data-way="here"]').isVisible()).toBe(true);
  await context.close();
});

test('with text at 200 % and much to do the map keeps its height: no region is cut, none lies under the rain timer', async () => {
  const { page, context } = await visitor.visit('', {
    viewport: { width: 640, height: 360 },
    deviceScaleFactor: 2,
  });
  const record = recordAt(game, {
    seats: [{ name: 'Robin', player: PERSON }],
    options: { slugcats: 'random' },
    at: ({ asks }) => asks[0]?.question.name === 'turn' && asks[0].options.length > 6,
  });
  await playOnFrom(page, record);
  expect(await page.locator('.rw-world > .rw-map').evaluate(coveredOrCut)).toEqual([]);
  await context.close();
});

/** Ends of gates that lie under a place or another end: what one of them asks could not be read. */
const coveredGates = (map: Element): string[] => {
  const gates = [...map.querySelectorAll(':scope > .rw-gate')];
  const boxes = [...gates, ...map.querySelectorAll(':scope > .rw-region')].map((each) => ({
    name: each.textContent,
    box: each.getBoundingClientRect(),
  }));
  return boxes.slice(0, gates.length).flatMap(({ name, box }, at) =>
    boxes
      .slice(at + 1)
      .filter(({ box: { left, right, top, bottom } }) => {
        const [across, down] = [
          Math.min(box.right, right) - Math.max(box.left, left),
          Math.min(box.bottom, bottom) - Math.max(box.top, top),
        ];
        return across > 2 && down > 2;
      })
      .map((other) => `${name} under ${other.name}`),
  );
};

/** Regions that stick out of the map, or lie under what stands over it. */
const coveredOrCut = (map: Element): string[] => {
  const { top, bottom } = map.getBoundingClientRect();
  const timer = map.parentElement!.querySelector('.rw-timer')!.getBoundingClientRect();
  return [...map.querySelectorAll<HTMLElement>('.rw-region')].flatMap((region) => {
    const box = region.getBoundingClientRect();
    const isCut = box.top < top || box.bottom > bottom;
    const isCovered =
      box.left < timer.right && timer.left < box.right && box.top < timer.bottom && timer.top < box.bottom;
    return isCut || isCovered ? [region.dataset.region ?? ''] : [];
  });
};

test('the map is printed on a page of its own, after the cards', async () => {
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
