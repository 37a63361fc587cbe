// The bots play positions with a right answer.

import { expect, test } from 'vitest';
import { makeBot } from '../../../bots/bot.ts';
import { playWithBots } from '../../../bots/play.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { type Match, startMatch } from '../../../engine/match.ts';
import { eventsFor } from '../../../engine/tale.ts';
import { worldsFor } from '../../../engine/worlds.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import { PUZZLES, type Puzzle } from './positions.ts';

/** The normal level, on however slow a machine. */
const BOT = 'search:1000';
/** Where two answers are nearly as good, one chance proves little: each position is asked so many times. */
const TRIES = 3;

function answerOf({ at, seat, name }: Puzzle, chance: number): string {
  const t = at();
  const bot = makeBot(BOT, seedFromText(`${name} ${chance}`));
  return t.labels(seat)[bot.decide(worldsFor(t.fork as never, seat))]!;
}

/** The answers that are wrong, of as many as there are tries. */
function wrongAnswers(puzzle: Puzzle): string[] {
  const answers = Array.from({ length: TRIES }, (_, chance) => answerOf(puzzle, chance));
  return answers.filter((given) => !puzzle.right.some((label) => given.startsWith(label)));
}

test.each(PUZZLES.map((puzzle) => [puzzle.name, puzzle] as const))(
  '%s: the right answer is offered',
  (_, { at, seat, right }) => {
    const labels = at().labels(seat);
    expect(labels.length).toBeGreaterThan(1);
    for (const label of right) expect(labels.some((each) => each.startsWith(label))).toBe(true);
  },
);

test('the default bot solves four of five positions', () => {
  const wrong = PUZZLES.flatMap((puzzle) =>
    wrongAnswers(puzzle).map((answer) => `${puzzle.name}: ${answer}`),
  );
  expect(PUZZLES.length).toBeGreaterThanOrEqual(15);
  expect(wrong.length / (TRIES * PUZZLES.length), wrong.join('\n')).toBeLessThanOrEqual(0.2);
});

test('bots at a table of four play the game it is: a quarter of attacks bungled, one in eight a Critical Fail', () => {
  const seen = { attacks: 0, bungled: 0, fails: 0 };
  for (let number = 0; number < 10; number++) {
    const match = startMatch(game, {
      players: 4,
      seed: seedFromText(`bungling ${number}`),
    }) as unknown as Match;
    const bots = [0, 1, 2, 3].map((seat) => makeBot('greedy', seedFromText(`bungling ${number} ${seat}`)));
    playWithBots(match, bots);
    for (const { event } of eventsFor(match, 'spectator') as { event: Event }[]) {
      if (event.kind === 'exchange') seen.attacks++;
      if (event.kind === 'exchange' && event.bungle !== undefined) seen.bungled++;
      if (event.kind === 'criticalFail') seen.fails++;
    }
  }
  expect(seen.bungled / seen.attacks).toBeGreaterThan(0.25);
  expect(seen.fails / seen.attacks).toBeGreaterThan(0.12);
});
