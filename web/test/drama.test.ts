// Drama in the right order, frame by frame, in a sample of what `npm run drama` plays: cause, die, a breath, verdict, consequences,
// and only then the next turn; every victory, defeat and elimination has its beat, whole in every size.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { type DramaSetup, EYES, playDrama, seenOnStage } from './drama.ts';
import { PLAYS } from './drama-dues.ts';
import { disorderIn, type Frame } from './drama-frames.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

/** A match to its end, and the beginning of a longer one. */
const SAMPLE: Readonly<Record<string, Pick<DramaSetup, 'seed' | 'size' | 'choices'>>> = {
  'unlucky-adventurers': { seed: 'drama 0', size: 'phone' },
  'hero-master': { seed: 'drama 1', size: 'desk', choices: 20 },
};

for (const [game, sample] of Object.entries(SAMPLE))
  test(`${game}: cause, die, verdict, consequences, and only then the next turn`, {
    timeout: 300_000,
  }, async () => {
    const { setup, duesOf } = PLAYS[game]!;
    const { faults, beats } = await playDrama(visitor, { ...setup, ...sample }, duesOf);
    expect(faults).toEqual([]);
    expect(beats).toBeGreaterThan(20);
  });

test.each([
  ['what is fitted before it is painted was never cut', 40, []],
  ['what is painted too large is cut', 300, ['exchange 49, roll: cut, H2: You defeat Orc Warrior!']],
])('a beat that has just been drawn is looked at as it is painted: %s', async (_, height, parts) => {
  const { page, context } = await visitor.visit();
  await page.evaluate(EYES);
  // As the table does it: drawn by the worker's answer, fitted by an observer when the browser has laid it out (before-paint.ts).
  await page.evaluate((fitted) => {
    const layout = new ResizeObserver(() =>
      document.querySelector('h2')!.style.setProperty('height', fitted),
    );
    Object.assign(globalThis, {
      drawBeat() {
        document.body.innerHTML = `<div class="layout-stage" style="height: 100px">
          <div class="stage" data-step="roll" data-scene="exchange 49"><div class="stage-middle"><section class="scene">
          <h2 style="margin: 0; height: 300px">You defeat Orc Warrior!</h2></section></div></div></div>`;
        layout.observe(document.documentElement);
      },
    });
  }, `${height}px`);
  const seen = await page.evaluate(`drawBeat(), (${seenOnStage})()`);
  expect(seen).toEqual({ shown: '', parts });
  await context.close();
});

const FRAME: Frame = {
  beat: 1,
  step: 'cause',
  scene: 'card 1',
  isRolling: false,
  verdict: '',
  stamp: '',
  isLit: false,
  flying: 0,
  isAsked: false,
  choices: 1,
  told: '',
};
/** One beat after the other, each as it is told here. */
const frames = (...beats: readonly Partial<Frame>[]): Frame[] =>
  beats.map((beat, at) => ({ ...FRAME, beat: at, ...beat }));

test.each([
  ['a verdict while the die rolls', frames({ step: 'roll', isRolling: true, verdict: 'Hit!' })],
  ['before the die of card 1 has stopped', frames({ step: 'roll', isRolling: true }, { step: 'verdict' })],
  ['a consequence while the die rolls', frames({ step: 'roll', flying: 1 })],
  ['a consequence before its time', frames({ step: 'verdict', flying: 1 })],
  [
    'a consequence after the next turn',
    frames({ step: 'verdict' }, { step: 'turn' }, { step: 'consequence' }),
  ],
  ['somebody is asked before it was played', frames({ step: 'verdict', isAsked: true })],
  ['the story tells the die', frames({}, { step: 'roll', told: 'Oswin rolls a 4.' })],
])('disorder is noticed: %s', (fault, seen) => {
  expect(disorderIn(seen).join('\n')).toContain(fault);
});
