// Plays a whole match in the browser on a clock that is wound on by hand, and looks at every frame of it, and at what matters most
// in every size.

import type { Page } from 'playwright-core';
import type { Game } from '../../engine/game.ts';
import { replay } from '../../engine/record.ts';
import { readRecord } from '../../engine/record-text.ts';
import { wholeTale } from '../../engine/tale.ts';
import { SHORTEST_THOUGHT_MS } from '../table/lift.ts';
import type { Visitor } from './browser.ts';
import { asPainted, cutParts, disorderIn, type Frame, recordFrames } from './drama-frames.ts';
import { STEP_MS, sitDownUnwound, type WoundTable, windOn } from './wound.ts';

export const SIZES = {
  desk: { width: 1280, height: 720 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export type DramaSetup = WoundTable & {
  readonly game: Game;
  readonly size: Size;
  /** Once so many choices were made and played, the rest is not looked at; a whole match unless said. */
  readonly choices?: number;
};

/** A moment that must have its beat: which step of which scene shows it. */
export type Due = { readonly event: string; readonly step: string; readonly scene: string };
export type DuesOf = (event: { readonly kind: string }, choice: number) => Due | undefined;

export type Drama = { readonly faults: readonly string[]; readonly beats: number; readonly due: number };

/** Run in the page before anybody looks. */
export const EYES = `Object.assign(globalThis, { cutParts: ${cutParts}, asPainted: ${asPainted} })`;
type Eyes = { readonly cutParts: typeof cutParts; readonly asPainted: typeof asPainted };

export async function playDrama(visitor: Visitor, setup: DramaSetup, duesOf: DuesOf): Promise<Drama> {
  const { page, context, problems } = await sitDownUnwound(visitor, setup, {
    settings: { viewport: SIZES[setup.size] },
    async prepare(table) {
      await table.evaluate(EYES);
      await table.evaluate(recordFrames);
    },
  });
  const cut = await playOn(page, setup);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
  const missing =
    setup.choices === undefined ? await missingBeats(page, setup, frames, duesOf) : { due: 0, faults: [] };
  await context.close();
  const faults = [...problems, ...disorderIn(frames), ...cut, ...missing.faults];
  return { faults: [...new Set(faults)], beats: frames.length, due: missing.due };
}

/** To the end, or as far as is asked for; what matters most is looked at in every size. Returns what was cut. */
async function playOn(
  page: Page,
  { size, choices: enough = Number.POSITIVE_INFINITY }: DramaSetup,
): Promise<string[]> {
  const cut: string[] = [];
  let looked = '';
  await windOn(page, async ({ state, choices }) => {
    const { shown, parts } = await page.evaluate(seenOnStage);
    cut.push(...parts);
    if (state === 'over' || (state === 'asked' && choices >= enough)) return true;
    if (shown !== '' && shown !== looked) cut.push(...(await cutInEverySize(page, size, shown)));
    looked = shown;
    return false;
  });
  return cut;
}

/** Runs in the page: what matters most just now, and what the stage shows that is not seen whole. */
export function seenOnStage(): Promise<{ shown: string; parts: string[] }> {
  const eyes = globalThis as unknown as Eyes;
  return eyes.asPainted(() => {
    const stage = document.querySelector<HTMLElement>('.stage');
    const { step = 'rest', scene = '', beat = '' } = stage?.dataset ?? {};
    const matters = step === 'triumph' || (step === 'verdict' && stage?.querySelector('.stamp') !== null);
    return {
      shown: matters ? `${scene}, ${step} (${beat})` : '',
      parts: step === 'rest' ? [] : eyes.cutParts().map((part) => `${scene}, ${step}: cut, ${part}`),
    };
  });
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
