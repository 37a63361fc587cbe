// Drama in the right order, frame by frame, in a sample of what `npm run drama` plays: cause, die, a breath, verdict, consequences,
// and only then the next turn; every victory, defeat and elimination has its beat, whole in every size.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { type DramaSetup, playDrama } from './drama.ts';
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
