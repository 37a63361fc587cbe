// A table played at the page's own speed but not in real time: the page's clock is wound on by hand, so that no frame is missed, nobody
// waits, and a busy machine changes nothing.

import type { Page } from 'playwright-core';
import type { Visit, Visitor } from './browser.ts';
import { plant } from './play.ts';

export type WoundTable = {
  readonly game: { readonly id: string };
  readonly seed: string;
  readonly players: number;
  /** Fields of "Options and seed", by their label. */
  readonly options?: Readonly<Record<string, string>> | undefined;
};

export const STEP_MS = 240;
const LONGEST_MATCH_STEPS = 20_000;

/** Sits down against easy bots; `prepare` is run in the page before play begins, and from then on nothing happens but what the clock is wound on for. */
export async function sitDownUnwound(
  visitor: Visitor,
  table: WoundTable,
  { settings, prepare }: { settings: Parameters<Visitor['visit']>[1]; prepare(page: Page): Promise<void> },
): Promise<Visit> {
  const visit = await visitor.visit('', settings);
  const { page } = visit;
  await page.addInitScript({
    content: `localStorage.setItem('misadventure settings', '{"speed":"fast","story":"open"}')`,
  });
  await page.clock.install();
  await page.reload();
  await chooseSeats(page, table);
  await prepare(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  return visit;
}

async function chooseSeats(page: Page, { game, seed, players, options = {} }: WoundTable): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#/new/${game.id}`);
  const bots = page.getByLabel(/^Who plays for (?!Robin)/);
  await bots.first().waitFor();
  while ((await bots.count()) < players - 1) await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await bots.count()) > players - 1)
    await page
      .getByRole('button', { name: /^Remove (?!Robin)/ })
      .last()
      .click();
  for (const bot of await bots.all()) await bot.selectOption({ label: 'Easy bot' });
  await plant(page, seed);
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption(value);
}

export type Moment = {
  readonly state: 'asked' | 'over' | 'played' | 'waiting';
  readonly choices: number;
};

/** Winds the clock on, one step after the other, and chooses something whenever asked, until `isEnough` has seen enough, or all. */
export async function windOn(
  page: Page,
  isEnough: (moment: Moment) => boolean | Promise<boolean>,
): Promise<void> {
  for (let steps = 0; steps < LONGEST_MATCH_STEPS; steps++) {
    await page.clock.runFor(STEP_MS);
    const moment = await page.evaluate(momentOf);
    if ((await isEnough(moment)) || moment.state === 'over') return;
    if (moment.state === 'asked') await page.evaluate(chooseSomething);
  }
  throw new Error('The match is not over, however long it is played.');
}

/** Runs in the page, when whatever follows the size of the stage has followed it: once a new observer is told. */
async function momentOf(): Promise<Moment> {
  await new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body));
  const { playing, asked, choices } = document.querySelector<HTMLElement>('.table')?.dataset ?? {};
  const isOver = document.querySelector('dialog[aria-label="The end"]') !== null;
  return {
    state: isOver ? 'over' : playing !== undefined ? 'played' : asked === undefined ? 'waiting' : 'asked',
    choices: Number(choices),
  };
}

/** Runs in the page: lifts the last thing that glows, confirms what is lifted, or presses a button. */
function chooseSomething(): void {
  // The answer before may have come in the meantime, and the golden button by then skip what it led to.
  if (document.querySelector('.table[data-asked]:not([data-playing])') === null) return;
  const glowing = [...document.querySelectorAll<HTMLElement>('[data-state="option"]')];
  const primary = document.querySelector<HTMLElement>('.actions .primary:enabled');
  const lifted = document.querySelector('[data-state="lifted"]');
  const others = [...document.querySelectorAll<HTMLElement>('.actions .option')];
  (lifted ? (primary ?? others.at(-1)) : (glowing.at(-1) ?? others.at(-1) ?? primary))?.click();
}
