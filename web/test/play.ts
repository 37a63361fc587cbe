// Plays a match in the browser as a person would: by clicking, by tapping, by dragging; keyboard.ts does it without a pointer.

import type { CDPSession, Locator, Page } from 'playwright-core';
import { salted } from '../../test/salt.ts';

/** One move; returns false when the match is over. */
export type Move = (page: Page) => Promise<boolean>;

export async function plant(page: Page, seed: string): Promise<void> {
  await page.getByText('Options and seed').click();
  await page.getByLabel(/^Seed/).fill(seed);
}

export async function sitDown(page: Page, game: string, seed = 'a table'): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/${game}`);
  await page.getByLabel('Who plays for Mirabel').selectOption({ label: 'Easy bot' });
  const third = page.getByLabel('Who plays for Oswin');
  if ((await third.count()) > 0) await third.selectOption({ label: 'Easy bot' });
  await plant(page, salted(seed));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const alert = page.getByRole('alert');
  await page.getByRole('region', { name: 'Question' }).or(alert).first().waitFor();
  if ((await alert.count()) > 0) throw new Error((await alert.textContent()) ?? 'No table');
}

/** Waits until this person is asked and everything before has been played, or the match is over. */
export async function waitForMe(page: Page, timeout = 60_000): Promise<'asked' | 'over'> {
  const asked = page.locator('.table[data-asked]:not([data-playing])');
  const over = page.getByRole('dialog', { name: 'The end' });
  const trouble = page.getByRole('heading', { name: 'A misadventure' });
  await asked.or(over).or(trouble).first().waitFor({ timeout });
  if ((await trouble.count()) > 0)
    throw new Error((await page.getByRole('alert').textContent()) ?? 'A misadventure');
  return (await over.count()) > 0 ? 'over' : 'asked';
}

export async function choicesMade(page: Page): Promise<string> {
  return (await page.locator('.table').getAttribute('data-choices')) ?? '';
}

/** After a move the table goes on: wait for that, so that no move is made twice. */
export async function goesOn(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) => {
      const table = document.querySelector('.table');
      return table?.getAttribute('data-choices') !== old || table.hasAttribute('data-playing');
    },
    before,
    { timeout: 60_000 },
  );
}

/** Whatever glows: in the hand, on the stage, at the seats. */
export const glowing = (page: Page): Locator =>
  page.locator('.layout-hand, .layout-stage, .layout-seats').locator('[data-state="option"]');

/** Presses a button once a hasty finger is no longer refused. */
async function pressAction(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const ready = page.locator('.actions[data-ready]');
  await ready.waitFor();
  const others = ready.locator('.option');
  await press((await others.count()) > 0 ? others.last() : ready.locator('.primary:enabled'));
}

type Point = { readonly x: number; readonly y: number };

/** On the visible strip of a card in a fan; and at its very corner. */
const AT: Point = { x: 14, y: 44 };
const CORNER: Point = { x: 5, y: 5 };

const hasReacted = (page: Page, before: string): Promise<boolean> =>
  page
    .waitForFunction(
      (old) =>
        document.querySelector('.table')?.getAttribute('data-choices') !== old ||
        document.querySelector('.table[data-playing], [data-state="lifted"]') !== null,
      before,
      { timeout: 4000 },
    )
    .then(
      () => true,
      () => false,
    );

type Hand = {
  lift(thing: Locator, at: Point): Promise<void>;
  press(button: Locator): Promise<void>;
};

async function makeMove(page: Page, { lift, press }: Hand): Promise<boolean> {
  if ((await waitForMe(page)) === 'over') return false;
  const before = await choicesMade(page);
  const things = glowing(page);
  const count = await things.count();
  if (count === 0) await pressAction(page, press);
  else {
    const thing = things.nth(count - 1);
    // Where another card lies over it, it is taken by what of it can be seen.
    for (const at of [AT, CORNER]) {
      await lift(thing, at);
      if (await hasReacted(page, before)) break;
    }
    if ((await page.locator('[data-state="lifted"]').count()) > 0 && (await choicesMade(page)) === before)
      await pressAction(page, press);
  }
  await goesOn(page, before);
  return true;
}

/** A click lifts, the golden button confirms. */
export const byClicking: Move = (page) =>
  makeMove(page, {
    lift: (thing, position) => thing.click({ position, force: true }),
    press: (button) => button.click(),
  });

/** With a finger: a tap lifts, a tap on the golden button confirms. */
export const byTapping: Move = (page) =>
  makeMove(page, {
    async lift(thing, position) {
      await thing.scrollIntoViewIfNeeded();
      await thing.tap({ position, force: true });
    },
    press: (button) => button.tap(),
  });

async function centre(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is not to be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function grip(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is not to be seen.`);
  return { x: box.x + AT.x, y: box.y + AT.y };
}

const isCard = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => element.classList.contains('card') && element.closest('.hand') !== null);

/** With the mouse: a card of the hand is dragged to the stage. */
export const byDragging: Move = (page) =>
  makeMove(page, {
    async lift(thing, position) {
      if (!(await isCard(thing))) return thing.click({ position, force: true });
      const [from, to] = [await grip(thing), await centre(page.locator('.layout-stage'))];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 4, from.y - 30, { steps: 3 });
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
    },
    press: (button) => button.click(),
  });

/** One finger per page. */
const fingers = new WeakMap<Page, CDPSession>();

async function fingerOn(page: Page) {
  const session = fingers.get(page) ?? (await page.context().newCDPSession(page));
  fingers.set(page, session);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

/** With a finger: a card of the hand is dragged up to the stage. */
export const byTouchDrag: Move = async (page) => {
  const touch = await fingerOn(page);
  const tap = async (at: { x: number; y: number }) => {
    await touch('touchStart', at);
    await touch('touchEnd');
  };
  return makeMove(page, {
    async lift(thing) {
      const from = await grip(thing);
      if (!(await isCard(thing))) return tap(from);
      const to = await centre(page.locator('.layout-stage'));
      await touch('touchStart', from);
      for (let step = 1; step <= 6; step++)
        await touch('touchMove', { x: from.x, y: from.y + ((to.y - from.y) * step) / 6 });
      await touch('touchEnd');
    },
    // The browser takes no tap for one that follows a drag too closely: then it is tapped again.
    async press(button) {
      const before = await choicesMade(page);
      const at = await centre(button);
      for (let taps = 0; taps < 8 && (await choicesMade(page)) === before; taps++) {
        await tap(at);
        await page
          .waitForFunction(
            (old) => document.querySelector('.table')?.getAttribute('data-choices') !== old,
            before,
            { timeout: 1500 },
          )
          .catch(() => {});
      }
    },
  });
};

const LONGEST_MATCH = 600;

export async function playToTheEnd(page: Page, move: Move): Promise<number> {
  for (let moves = 0; moves < LONGEST_MATCH; moves++) if (!(await move(page))) return moves;
  throw new Error(`The match is not over after ${LONGEST_MATCH} moves.`);
}
