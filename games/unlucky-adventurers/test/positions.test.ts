// Positions with a right answer: what would a good player do here? The default bot has to know most of them.

import { expect, test } from 'vitest';
import { makeBot } from '../../../bots/bot.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { worldsFor } from '../../../engine/worlds.ts';
import { POSITIONS, type Position } from './positions.ts';

/** What a person plays against unless they choose another; counted in iterations, so that a busy machine plays alike. */
const DEFAULT_BOT = 'search:600';
const SHARE_SOLVED = 0.8;

function answerOf({ at, seat }: Position, seed: string): string {
  const t = at();
  const index = makeBot(DEFAULT_BOT, seedFromText(seed)).decide(worldsFor(t.fork, seat));
  return t.labels(seat)[index]!;
}

test('UA-WIN-05 the default bot does what a good player would, in four positions of five', () => {
  const wrong = POSITIONS.flatMap((position) => {
    const answer = answerOf(position, position.what);
    return position.right.some((label) => answer.startsWith(label)) ? [] : [`${position.what}: ${answer}`];
  });
  const solved = (POSITIONS.length - wrong.length) / POSITIONS.length;
  expect(solved, wrong.join('\n')).toBeGreaterThanOrEqual(SHARE_SOLVED);
});

test('UA-WIN-05 every position can be answered rightly and wrongly', () => {
  for (const { what, at, seat, right } of POSITIONS) {
    const labels = at().labels(seat);
    const isRight = (label: string) => right.some((beginning) => label.startsWith(beginning));
    expect([what, labels.some(isRight), labels.every(isRight)]).toEqual([what, true, false]);
  }
});
