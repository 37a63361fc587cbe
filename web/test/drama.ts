// Plays a whole match in the browser at the page's own speed but not in real time: the page's clock is wound on by hand, so that
// no frame is missed and a busy machine changes nothing.

import type { Page } from 'playwright-core';
import type { Game } from '../../engine/game.ts';
import { replay } from '../../engine/record.ts';
import { readRecord } from '../../engine/record-text.ts';
import { wholeTale } from '../../engine/tale.ts';
import { SHORTEST_THOUGHT_MS } from '../table/lift.ts';
import type { Visitor } from './browser.ts';
import { cutParts, disorderIn, type Frame, recordFrames } from './drama-frames.ts';
import { plant } from './play.ts';

export const SIZES = {
  desk: { width: 1280, height: 720 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export type DramaSetup = {
  readonly game: Game;
  readonly seed: string;
  readonly size: Size;
  readonly players: number;
  /** Fields of "Options and seed", by their label. */
  readonly options?: Readonly<Record<string, string>>;
  /** Once so many choices were made and played, the rest is not looked at; a whole match unless said. */
  readonly choices?: number;
};

/** A moment that must have its beat: which step of which scene shows it. */
export type Due = { readonly event: string; readonly step: string; readonly scene: string };
export type DuesOf = (event: { readonly kind: string }, choice: number) => Due | undefined;

export type Drama = { readonly faults: readonly string[]; readonly beats: number; readonly due: number };

const STEP_MS = 240;
const LONGEST_MATCH_STEPS = 20_000;

export async function playDrama(visitor: Visitor, setup: DramaSetup, duesOf: DuesOf): Promise<Drama> {
  const { page, context, problems } = await visitor.visit('', { viewport: SIZES[setup.size] });
  await page.addInitScript({
    content: `localStorage.setItem('misadventure settings', '{"speed":"fast","story":"open"}')`,
  });
  await page.clock.install();
  await page.reload();
  await sitDown(page, setup);
  const cut = await playOn(page, setup);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
  const missing =
    setup.choices === undefined ? await missingBeats(page, setup, frames, duesOf) : { due: 0, faults: [] };
  await context.close();
  const faults = [...problems, ...disorderIn(frames), ...cut, ...missing.faults];
  return { faults: [...new Set(faults)], beats: frames.length, due: missing.due };
}

async function sitDown(page: Page, { game, seed, players, options = {} }: DramaSetup): Promise<void> {
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
  await page.evaluate(`globalThis.cutParts = ${cutParts.toString()}`);
  await page.evaluate(recordFrames);
  // From here on nothing happens but what the clock is wound on for.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

type Moment = {
  readonly state: 'asked' | 'over' | 'played' | 'waiting';
  readonly choices: number;
  readonly shown: string;
  /** What the stage shows that is not seen whole. */
  readonly cut: readonly string[];
};

/** To the end, one step of the clock after the other; what matters most is looked at in every size. Returns what was cut. */
async function playOn(page: Page, setup: DramaSetup): Promise<string[]> {
  const { size, choices: enough = Number.POSITIVE_INFINITY } = setup;
  const cut: string[] = [];
  let looked = '';
  for (let steps = 0; steps < LONGEST_MATCH_STEPS; steps++) {
    await page.clock.runFor(STEP_MS);
    const { state, choices, shown, ...seen } = await page.evaluate(momentOf);
    cut.push(...seen.cut);
    if (state === 'over' || (state === 'asked' && choices >= enough)) return cut;
    if (shown !== '' && shown !== looked) cut.push(...(await cutInEverySize(page, size, shown)));
    looked = shown;
    if (state === 'asked') await page.evaluate(chooseSomething);
  }
  throw new Error('The match is not over, however long it is played.');
}

/** Runs in the page, when whatever follows the size of the stage has followed it: once a new observer is told. */
async function momentOf(): Promise<Moment> {
  await new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body));
  const { cutParts } = globalThis as unknown as { cutParts(): string[] };
  const table = document.querySelector<HTMLElement>('.table');
  const stage = document.querySelector<HTMLElement>('.stage');
  const { step = 'rest', scene = '', beat = '' } = stage?.dataset ?? {};
  const matters = step === 'triumph' || (step === 'verdict' && stage?.querySelector('.stamp') !== null);
  const isPlayed = table?.dataset.playing !== undefined;
  const isOver = document.querySelector('dialog[aria-label="The end"]') !== null;
  return {
    state: isOver ? 'over' : isPlayed ? 'played' : table?.dataset.asked === undefined ? 'waiting' : 'asked',
    choices: Number(table?.dataset.choices),
    shown: matters ? `${scene}, ${step} (${beat})` : '',
    cut: step === 'rest' ? [] : cutParts().map((part) => `${scene}, ${step}: cut, ${part}`),
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

async function cutInEverySize(page: Page, own: Size, shown: string): Promise<string[]> {
  const cut: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    const parts = await page.evaluate(async () => {
      await new Promise<void>((resolve) => new ResizeObserver(() => resolve()).observe(document.body));
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      return (globalThis as unknown as { cutParts(): string[] }).cutParts();
    });
    cut.push(...parts.map((part) => `${shown}, on a ${size}: cut, ${part}`));
  }
  await page.setViewportSize(SIZES[own]);
  return cut;
}

/** Every victory, defeat and elimination of the match was on the stage, in their order. */
async function missingBeats(page: Page, { game }: DramaSetup, frames: readonly Frame[], duesOf: DuesOf) {
  await page.clock.runFor(SHORTEST_THOUGHT_MS); // Until the end, which opened by itself, can be touched.
  await page.getByRole('button', { name: 'Share' }).click();
  await page.clock.runFor(STEP_MS);
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { match } = replay(game, readRecord(decodeURIComponent(link.slice(link.lastIndexOf('/') + 1))));
  const dues = wholeTale(match).flatMap(({ event, choice }) => {
    const due = duesOf(event, choice);
    return due ? [{ ...due, choice }] : [];
  });
  const faults: string[] = [];
  let from = 0;
  for (const { event, step, scene, choice } of dues) {
    const at = frames.findIndex(
      (frame, place) =>
        place >= from && frame.step === step && frame.scene === scene && frame.verdict + frame.stamp !== '',
    );
    if (at < 0) faults.push(`no beat for ${event}: ${step} of ${scene}, ${aroundChoice(frames, choice)}`);
    else from = at;
  }
  return { due: dues.length, faults };
}

/** What was seen instead, for whoever looks for the reason. */
function aroundChoice(frames: readonly Frame[], choice: number): string {
  const near = frames.filter(({ choices }) => Math.abs(choices - choice) <= 1);
  const seen = new Set(near.map(({ choices, step, scene }) => `${choices}: ${step} of ${scene}`));
  return `after ${choice} choices; seen were ${[...seen].join(', ')}`;
}
