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

/** As long as the normal level thinks on a slow machine, but the same on all of them. */
const BOT = 'search:1200';

function answerOf({ at, seat, name }: Puzzle, bot: string): string {
  const t = at();
  const option = makeBot(bot, seedFromText(name)).decide(worldsFor(t.fork as never, seat));
  return t.labels(seat)[option]!;
}

const solves = (puzzle: Puzzle, bot: string): boolean => {
  const given = answerOf(puzzle, bot);
  return puzzle.right.some((label) => given.startsWith(label));
};

test.each(PUZZLES.map((puzzle) => [puzzle.name, puzzle] as const))(
  '%s: the right answer is offered',
  (_, { at, seat, right }) => {
    const labels = at().labels(seat);
    expect(labels.length).toBeGreaterThan(1);
    for (const label of right) expect(labels.some((each) => each.startsWith(label))).toBe(true);
  },
);

test('the default bot solves four of five positions', () => {
  const missed = PUZZLES.filter((puzzle) => !solves(puzzle, BOT));
  expect(PUZZLES.length).toBeGreaterThanOrEqual(15);
  expect(missed.length / PUZZLES.length, missed.map(({ name }) => name).join('; ')).toBeLessThanOrEqual(0.2);
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
