// Positions with a right answer: what would a good player do here? The default bot has to know most of them.

import { expect, test } from 'vitest';
import { makeBot } from '../../../bots/bot.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { worldsFor } from '../../../engine/worlds.ts';
import { POSITIONS, type Position } from './positions.ts';

/** The normal level, on however slow a machine. */
const BOT = 'search:1000';
/** Where two answers are nearly as good, one chance proves little: each position is asked so many times. */
const TRIES = 3;
const SHARE_SOLVED = 0.8;

function answerOf({ at, seat, what }: Position, chance: number): string {
  const t = at();
  const bot = makeBot(BOT, seedFromText(`${what} ${chance}`));
  return t.labels(seat)[bot.decide(worldsFor(t.fork, seat))]!;
}

/** The answers that are wrong, of as many as there are tries. */
function wrongAnswers(position: Position): string[] {
  const answers = Array.from({ length: TRIES }, (_, chance) => answerOf(position, chance));
  return answers.filter((answer) => !position.right.some((label) => answer.startsWith(label)));
}

test('UA-WIN-05 the default bot does what a good player would, in four positions of five', () => {
  const wrong = POSITIONS.flatMap((position) =>
    wrongAnswers(position).map((answer) => `${position.what}: ${answer}`),
  );
  const solved = 1 - wrong.length / (TRIES * POSITIONS.length);
  expect(solved, wrong.join('\n')).toBeGreaterThanOrEqual(SHARE_SOLVED);
});

test('UA-WIN-05 every position can be answered rightly and wrongly', () => {
  for (const { what, at, seat, right } of POSITIONS) {
    const labels = at().labels(seat);
    const isRight = (label: string) => right.some((beginning) => label.startsWith(beginning));
    expect([what, labels.some(isRight), labels.every(isRight)]).toEqual([what, true, false]);
  }
});
