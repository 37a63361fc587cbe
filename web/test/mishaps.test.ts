// What goes wrong around a table: two tabs, leaving at once, keys pressed twice, a network that fails. Nothing is lost, and it is said.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { decisionFor, type Match } from '../../engine/match.ts';
import { game as dungeon } from '../../games/deckbuilder-rpg/game.ts';
import { type Visit, Visitor } from './browser.ts';
import { playOnFrom, recordAt } from './planted.ts';
import {
  byClicking,
  clickAtLeisure,
  doubleClick,
  glowing,
  goesOn,
  gripOf,
  playToTheEnd,
  reacts,
  sitDown,
  waitForMe,
} from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const made = async (page: Page) => Number(await page.locator('.table').getAttribute('data-choices'));
const trouble = (page: Page) => page.getByRole('heading', { name: 'A misadventure' });

test('two tabs with one table do not undo each other’s choices', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await waitForMe(other);
  await byClicking(other);
  await waitForMe(other);
  const further = await made(other);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('alert').textContent()).toMatch(/another tab/);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await waitForMe(page);
  expect(await made(page)).toBe(further);
  await context.close();
});

test('an answer is saved even if the table is left at once', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  const before = await made(page);
  const table = page.url();
  await press(page, ['h', '1', '1']); // The answer waits until the hint has been thought of.
  const leave = async () => {
    await page.evaluate(() => {
      window.location.hash = '#/';
    });
    await page.getByRole('heading', { name: 'Continue' }).waitFor();
  };
  const choicesSaved = async () => {
    await page.goto(table);
    await waitForMe(page);
    const choices = await made(page);
    await leave();
    return choices;
  };
  await leave();
  await expect.poll(choicesSaved, { timeout: 40_000 }).toBeGreaterThan(before);
  await context.close();
});

test('keys pressed before the table has gone on ask for nothing twice', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example', 'basket');
  const undo = page.getByRole('banner').getByRole('button', { name: 'Take back', exact: true });
  do await byClicking(page);
  while ((await waitForMe(page)) === 'asked' && (await undo.count()) === 0);
  await press(page, ['u', 'u', 'h', '1', '1', 'h', '1', 'u', 'h']);
  // Requests are answered one after the other: when this one is, all before it are. A hint to a question that is gone by
  // then is not shown: it is asked for until it is.
  const hinted = page.locator('[data-hinted]');
  await expect.poll(() => press(page, ['h']).then(() => hinted.count())).toBeGreaterThan(0);
  expect(await trouble(page).count()).toBe(0);
  await context.close();
});

/** All in one breath, before a reply can come. */
const press = (page: Page, keys: readonly string[]) =>
  page.evaluate((all) => {
    for (const key of all) window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, keys);

describe('nothing is answered by', () => {
  let visit: Visit;
  let before: number;
  beforeAll(async () => {
    visit = await visitor.visit();
    await sitDown(visit.page, '_example');
    await waitForMe(visit.page);
    before = await made(visit.page);
  });
  afterEach(() => visit.page.keyboard.press('Escape')); // Puts back what is lifted.
  afterAll(() => visit.context.close());

  test('a key that is held down, though it lifts', async () => {
    const { page } = visit;
    for (let held = 0; held < 12; held++) await page.keyboard.down('1');
    await page.keyboard.up('1');
    await page.locator('[data-state="lifted"]').waitFor();
    expect(await made(page)).toBe(before);
  });

  test('a stubborn double click, though it lifts', async () => {
    const { page } = visit;
    await doubleClick(page, glowing(page).last());
    await page.locator('[data-state="lifted"]').waitFor();
    expect(await made(page)).toBe(before);
  });

  test('a drag let go anywhere, and a pointer that is lost', async () => {
    const { page } = visit;
    const atRest = () =>
      page.waitForFunction(() => document.querySelector('[data-dragged], [data-state="lifted"]') === null);
    await atRest();
    const box = await glowing(page).last().boundingBox();
    const [x, y] = [(box?.x ?? 0) + 14, (box?.y ?? 0) + 44];
    for (const [toX, toY] of [
      [20, 10],
      [640, 70],
      [1100, 700],
      [x + 60, y],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 40, { steps: 4 });
      await page.mouse.move(toX, toY, { steps: 4 });
      await page.mouse.up();
      await atRest();
    }
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 4 });
    await page.evaluate(() =>
      document
        .querySelector('[data-dragged]')
        ?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })),
    );
    await atRest();
    await page.mouse.up();
    expect(await made(page)).toBe(before);
  });
});

test('what was confirmed stays on the stage until it happens: the scene before it is not seen once more', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  await liftSomething(page);
  // In one breath, before a reply can come.
  const stays = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.actions .primary')?.click();
    return document.querySelector('.stage .lifted') !== null;
  });
  expect(stays).toBe(true);
  await context.close();
});

test('the second click of a double click on the golden button does not answer the next question', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  const golden = page.locator('.actions[data-ready] .primary:enabled');
  let tried = 0;
  while (tried < 2 && (await waitForMe(page)) === 'asked') {
    const before = await made(page);
    await liftSomething(page);
    let after = before;
    let goes = 'asked';
    await doubleClick(page, golden, async () => {
      await goesOn(page, String(before));
      goes = await waitForMe(page);
      after = await made(page);
      tried += await page.locator('.actions .primary:enabled').count();
    });
    if (goes === 'over') break;
    await waitForMe(page);
    await page.locator('.actions[data-ready]').waitFor();
    expect(await made(page)).toBe(after);
  }
  expect(tried).toBeGreaterThan(0);
  await context.close();
});

async function liftSomething(page: Page): Promise<void> {
  const things = glowing(page);
  if ((await things.count()) === 0) return;
  const before = String(await made(page));
  await things.last().click({ position: await gripOf(things.last()), force: true });
  await reacts(page, before);
}

test('of several uses of a card no second tap and no dropping on the stage chooses one: the buttons do', async () => {
  const { page, context } = await visitor.visit();
  const record = recordAt(dungeon as never, { seats: SEATS, at: hasCardOfSeveralUses });
  await playOnFrom(page, record);
  const before = await made(page);
  const card = page.locator('.hand').getByRole('button', { name: / — \d+ options/ });
  await card.first().click();
  const lifted = page.locator('.hand [data-state="lifted"]');
  await lifted.waitFor();
  await clickAtLeisure(page, lifted);
  await page.locator('.actions .option:focus').waitFor();
  await page.keyboard.press('Escape');
  const { x = 0, y = 0 } = (await card.first().boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 40);
  await page.mouse.down();
  await page.mouse.move(640, 300, { steps: 6 });
  await page.mouse.up();
  await lifted.waitFor();
  expect(await made(page)).toBe(before);
  await page.locator('.actions[data-ready] .option').first().click();
  await goesOn(page, String(before));
  await context.close();
});

const SEATS = ['person', 'easy', 'easy'].map((player, seat) => ({ name: `Seat ${seat}`, player }));

function hasCardOfSeveralUses(match: Match): boolean {
  const { question, options } = decisionFor(match, 0) ?? { options: [] };
  if (question !== 'play-a-card') return false;
  const cards = options.flatMap(({ at }) => (at && 'card' in at ? [at.card] : []));
  return new Set(cards).size < cards.length;
}

test('a board that cannot be fetched is said, with a way to try again', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, 'hero-master');
  await context.route(/assets\/board-/, (route) => route.abort());
  await page.reload();
  await trouble(page).waitFor();
  await context.unroute(/assets\/board-/);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await waitForMe(page);
  await context.close();
});

test('where the clipboard is forbidden, the link is shown to be copied', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, '_example');
  await playToTheEnd(page, byClicking);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  let shown = '';
  page.once('dialog', (dialog) => {
    shown = dialog.defaultValue();
    return dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => shown).toMatch(/#\/replay\//);
  expect(problems).toEqual([]);
  await context.close();
});
