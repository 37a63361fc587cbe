// Drama in the right order, recorded frame by frame: no verdict before its die has stopped, no consequence before its verdict,
// no new turn before the last consequence.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Visit, Visitor } from './browser.ts';
import { byClicking, sitDown, waitForMe } from './play.ts';

const GAMES = ['unlucky-adventurers', 'hero-master'];
const DESK = { width: 1280, height: 720 };
const LEAST_MOVES = 5;
const MOST_MOVES = 24;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
}, 60_000);
afterAll(() => visitor.leave());

type Frame = {
  readonly beat: string;
  readonly step: string;
  readonly scene: string;
  readonly isRolling: boolean;
  readonly verdict: string;
  readonly lit: boolean;
  readonly felt: number;
  readonly flying: number;
  readonly asked: boolean;
  readonly choices: string;
  readonly lines: number;
};
type Recorded = typeof globalThis & { frames: Frame[] };

/** Writes down what every frame shows. */
function record(): void {
  const { frames } = Object.assign(globalThis, { frames: [] }) as unknown as Recorded;
  const look = () => {
    const stage = document.querySelector<HTMLElement>('.stage');
    const table = document.querySelector<HTMLElement>('.table');
    if (stage && table) {
      const frame = {
        beat: stage.dataset.beat ?? '',
        step: stage.dataset.step ?? '',
        scene: stage.dataset.scene ?? '',
        isRolling: stage.querySelector('[data-rolling]') !== null,
        verdict: stage.querySelector('.scene .scene-verdict, .scene .sum-verdict')?.textContent ?? '',
        lit: stage.querySelector('.forecast[data-lit]') !== null,
        felt: stage.querySelectorAll('.scene .stage-figures li[data-tone]').length,
        flying: document.querySelectorAll('.felt').length,
        asked: table.dataset.asked !== undefined,
        choices: table.dataset.choices ?? '',
        lines: document.querySelectorAll('.log-line').length,
      };
      const last = frames.at(-1);
      if (JSON.stringify(last) !== JSON.stringify(frame)) frames.push(frame);
    }
    requestAnimationFrame(look);
  };
  look();
}

const frames = (page: Page) => page.evaluate(() => (globalThis as Recorded).frames);

async function arrive(game: string, viewport: { width: number; height: number }): Promise<Visit> {
  const visit = await visitor.visit('', { viewport });
  await visit.page.addInitScript({
    content: `localStorage.setItem('misadventure settings', '{"speed":"fast","story":"open"}')`,
  });
  await visit.page.reload();
  await sitDown(visit.page, game, 'a drama');
  return visit;
}

for (const game of GAMES) {
  test(`${game}: cause, die, verdict, consequences, and only then the next turn`, {
    timeout: 240_000,
  }, async () => {
    const { page, context } = await arrive(game, DESK);
    await page.evaluate(record);
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      if (!(await byClicking(page))) break;
      if (moves >= LEAST_MOVES && has(await frames(page), 'roll', 'verdict', 'consequence')) break;
    }
    await waitForMe(page, 120_000);
    const seen = await frames(page);
    await context.close();
    expect(seen.some(({ step }) => step === 'roll')).toBe(true);
    expect(seen.some(({ step }) => step === 'verdict')).toBe(true);
    for (const [at, frame] of seen.entries()) {
      if (frame.isRolling) {
        expect({ at, ...frame }).toMatchObject({ step: 'roll', lit: false });
        if (game === 'unlucky-adventurers') expect(frame.verdict).toBe('');
      }
      if (frame.step === 'roll')
        expect({ at, flying: frame.flying, lit: frame.lit }).toEqual({ at, flying: 0, lit: false });
      if (frame.flying > 0) expect(['consequence', 'turn', 'triumph']).toContain(frame.step);
      if (frame.step !== 'rest') expect({ at, asked: frame.asked }).toEqual({ at, asked: false });
    }
    expect(disorder(seen)).toEqual([]);
  });
}

const has = (seen: readonly Frame[], ...steps: readonly string[]): boolean =>
  steps.every((wanted) => seen.some(({ step }) => step === wanted));

/** After a die comes its verdict, or another die; what follows from it comes after that. */
function disorder(seen: readonly Frame[]): string[] {
  const steps = seen.filter(({ step }, at) => step !== 'rest' && step !== seen[at - 1]?.step);
  return steps.flatMap(({ scene, step }, at) => {
    const before = steps[at - 1];
    if (before?.step !== 'roll' || step === 'verdict' || before.beat === steps[at]?.beat) return [];
    return [`${before.scene}: ${step} of ${scene} after a roll`];
  });
}
