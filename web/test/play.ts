// Plays a match in the browser as a person would: by clicking, by tapping, by dragging; keyboard.ts does it without a pointer.

import type { CDPSession, Locator, Page } from 'playwright-core';
import { SALT, salted } from '../../test/salt.ts';

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
  const moment = await page.waitForFunction(momentOf, undefined, { timeout });
  const found = await moment.jsonValue();
  if (found === 'trouble') throw new Error((await page.getByRole('alert').textContent()) ?? 'A misadventure');
  return found as 'asked' | 'over';
}

/** Runs in the page, in every frame until it knows: asking by roles would cost more than playing. */
function momentOf(): 'asked' | 'over' | 'trouble' | undefined {
  if (document.querySelector('dialog[open][aria-label="The end"]')) return 'over';
  if (document.querySelector('.table[data-asked]:not([data-playing])')) return 'asked';
  const isTrouble = [...document.querySelectorAll('h1, h2')].some(
    ({ textContent }) => textContent === 'A misadventure',
  );
  return isTrouble ? 'trouble' : undefined;
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

/** Runs in the page: a point of the thing that nothing else lies over, from its upper left corner; in a fan, on its visible strip. */
function visiblePoint(thing: Element): Point | undefined {
  const { x, y, width, height } = thing.getBoundingClientRect();
  for (const down of [0.25, 0.5, 0.75, 0.1, 0.9])
    for (const across of [0.1, 0.3, 0.5, 0.7, 0.9, 0.04]) {
      const at = { x: Math.round(width * across), y: Math.round(height * down) };
      if (thing.contains(document.elementFromPoint(x + at.x, y + at.y))) return at;
    }
  return undefined;
}

export async function gripOf(thing: Locator): Promise<Point> {
  await thing.scrollIntoViewIfNeeded();
  const at = await thing.evaluate(visiblePoint);
  if (at === undefined) throw new Error(`Something lies over all of ${await thing.textContent()}.`);
  return at;
}

/** The table has taken it up: something is lifted, or it has gone on. */
export async function reacts(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('.table')?.getAttribute('data-choices') !== old ||
      document.querySelector('.table[data-playing], [data-state="lifted"]') !== null,
    before,
    { timeout: 60_000 },
  );
}

/** Before the first of these is there, nothing can be done. */
const CAN_BE_PRESSED = '.actions[data-ready] :is(.option, .primary:enabled)';

type Hand = {
  /** What is lifted has to be confirmed; what is dropped has answered. */
  lift(thing: Locator, at: Point): Promise<'lifted' | 'dropped'>;
  press(button: Locator): Promise<void>;
};

async function makeMove(page: Page, { lift, press }: Hand): Promise<boolean> {
  if ((await waitForMe(page)) === 'over') return false;
  const before = await choicesMade(page);
  const things = glowing(page);
  await things.or(page.locator(CAN_BE_PRESSED)).first().waitFor({ state: 'attached' });
  const count = await things.count();
  if (count === 0) await pressAction(page, press);
  else {
    const thing = things.nth(count - 1);
    if ((await lift(thing, await gripOf(thing))) === 'lifted') {
      await reacts(page, before);
      if ((await page.locator('[data-state="lifted"]').count()) > 0 && (await choicesMade(page)) === before)
        await pressAction(page, press);
    }
  }
  await goesOn(page, before);
  return true;
}

/** A click lifts, the golden button confirms. */
export const byClicking: Move = (page) =>
  makeMove(page, {
    lift: (thing, position) => thing.click({ position, force: true }).then(() => 'lifted'),
    press: (button) => button.click(),
  });

/** With a finger: a tap lifts, a tap on the golden button confirms. */
export const byTapping: Move = (page) =>
  makeMove(page, {
    lift: (thing, position) => thing.tap({ position, force: true }).then(() => 'lifted'),
    press: (button) => button.tap(),
  });

async function centre(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is not to be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pointOn(thing: Locator, at: Point): Promise<Point> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is not to be seen.`);
  return { x: box.x + at.x, y: box.y + at.y };
}

const isCard = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => element.classList.contains('card') && element.closest('.hand') !== null);

/** Of several uses a card that is dropped leaves the choice to the buttons. The table may go on any moment: whoever pressed one then would press another. */
const whenDropped = async (card: Locator): Promise<'lifted' | 'dropped'> =>
  / — \d+ options/.test((await card.textContent()) ?? '') ? 'lifted' : 'dropped';

/** With the mouse: a card of the hand is dragged to the stage. */
export const byDragging: Move = (page) =>
  makeMove(page, {
    async lift(thing, position) {
      if (!(await isCard(thing))) return thing.click({ position, force: true }).then(() => 'lifted');
      const answered = await whenDropped(thing);
      const [from, to] = [await pointOn(thing, position), await centre(page.locator('.layout-stage'))];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 4, from.y - 30, { steps: 3 });
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
      return answered;
    },
    press: (button) => button.click(),
  });

/** One finger per page, with a clock of its own; `origin` is when the page's clock stood at zero by the finger's. */
type Finger = { readonly session: CDPSession; readonly origin: number; clock: number };
const fingers = new WeakMap<Page, Finger>();

/** Seconds between what a finger does: slow enough that no drag becomes a throw, which the next tap would only stop. */
const BETWEEN_MOVES = 0.05;
const BETWEEN_TAPS = 1;
const BETWEEN_CLICKS = 0.12;

async function fingerOn(page: Page): Promise<Finger> {
  const known = fingers.get(page);
  if (known) return known;
  const session = await page.context().newCDPSession(page);
  const finger = { session, origin: await originOf(page, session), clock: 0 };
  fingers.set(page, finger);
  return finger;
}

/** Our clock and the browser's drift apart: what the page reads off a movement that we date tells by how much. */
async function originOf(page: Page, session: CDPSession): Promise<number> {
  const seen = await page.evaluateHandle(() => ({
    timeStamp: new Promise<number>((resolve) => {
      window.addEventListener('mousemove', (event) => resolve(event.timeStamp), {
        capture: true,
        once: true,
      });
    }),
  }));
  const timestamp = Date.now() / 1000;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1, timestamp });
  return timestamp - (await seen.evaluate(({ timeStamp }) => timeStamp)) / 1000;
}

/** What the page's clock shows now, by the finger's. */
const nowBy = async ({ origin }: Finger, page: Page): Promise<number> =>
  origin + (await page.evaluate(() => performance.now())) / 1000;

/** The browser reads the finger's clock, not ours: nobody has to wait. */
async function touch(finger: Finger, points: readonly Point[]): Promise<void> {
  const [first, ...rest] = points;
  finger.clock = Math.max(finger.clock + BETWEEN_TAPS, Date.now() / 1000);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => {
    finger.clock += BETWEEN_MOVES;
    return finger.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [at] : [],
      timestamp: finger.clock,
    });
  };
  await send('touchStart', first);
  for (const at of rest) await send('touchMove', at);
  await send('touchEnd');
}

type Click = { readonly count: number; readonly timestamp: number };

async function clickAt({ session }: Finger, at: Point, { count, timestamp }: Click): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', {
      ...at,
      type,
      button: 'left',
      clickCount: count,
      timestamp,
    });
}

/** The second click as far behind the first as a hand makes it, however long the page takes over the first: `meanwhile` passes there. */
export async function doubleClick(
  page: Page,
  thing: Locator,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  const at = await pointOn(thing, await gripOf(thing));
  const finger = await fingerOn(page);
  const first = await nowBy(finger, page);
  await clickAt(finger, at, { count: 1, timestamp: first });
  await meanwhile();
  await clickAt(finger, at, { count: 2, timestamp: first + BETWEEN_CLICKS });
}

/** A click by a hand that took its time since the last one, though nobody has to wait for it. */
export async function clickAtLeisure(page: Page, thing: Locator): Promise<void> {
  const at = await pointOn(thing, await gripOf(thing));
  const finger = await fingerOn(page);
  await clickAt(finger, at, { count: 1, timestamp: (await nowBy(finger, page)) + BETWEEN_TAPS });
}

/** With a finger: a card of the hand is dragged up to the stage. */
export const byTouchDrag: Move = async (page) => {
  const finger = await fingerOn(page);
  return makeMove(page, {
    async lift(thing, position) {
      const from = await pointOn(thing, position);
      if (!(await isCard(thing))) return touch(finger, [from]).then(() => 'lifted');
      const answered = await whenDropped(thing);
      const to = await centre(page.locator('.layout-stage'));
      const way = [0, 1, 2, 3, 4, 5, 6, 6, 6].map((step) => from.y + ((to.y - from.y) * step) / 6);
      await touch(
        finger,
        way.map((y) => ({ x: from.x, y })),
      );
      return answered;
    },
    press: async (button) => touch(finger, [await centre(button)]),
  });
};

const LONGEST_MATCH = 600;

export async function playToTheEnd(page: Page, move: Move): Promise<number> {
  for (let moves = 0; moves < LONGEST_MATCH; moves++) if (!(await move(page))) return moves;
  throw new Error(`The match is not over after ${LONGEST_MATCH} moves.`);
}

/** The first moves of a match that `npm test` plays whole in other ways; the soak plays this one whole too. */
export async function playSample(page: Page, move: Move, moves: number): Promise<number> {
  if (SALT !== '') return playToTheEnd(page, move);
  for (let made = 0; made < moves; made++) if (!(await move(page))) return made;
  return moves;
}
