// Luck: the n-th of each part of a match goes by dice of its own, so that options are compared and not their dice.

import { expect, test } from 'vitest';
import { choose } from '../engine/choose.ts';
import type { Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { startMatch } from '../engine/match.ts';
import { nextWord, rngFrom, rollDie, type SeedWords } from '../engine/random.ts';
import type { Table } from '../engine/table.ts';
import { worldsFor } from '../engine/worlds.ts';
import { OPEN_A_DOOR, twoSteps } from '../test/toys/two-steps.ts';
import { makeBot } from './bot.ts';
import { Luck } from './luck.ts';

const byPrize = { ...twoSteps, moment: ({ state }: { state: { prize: number } }) => state.prize };
const SEED: SeedWords = [1, 2, 3, 4];

/** The next dice, and the next words of whoever chooses, at each of these moments. */
function fallen(moments: readonly number[], seed = SEED, game = byPrize): string[] {
  const { now } = startMatch(twoSteps, { players: 2, seed: seedFromText('luck') });
  const t = { ...now, state: { ...now.state, rng: rngFrom(SEED) } };
  const choosing = rngFrom(SEED);
  const luck = new Luck(game as unknown as Game, seed, choosing);
  return moments.map((moment) => {
    t.state.prize = moment;
    luck.turnsTo(t as Table);
    return `${nextWord(t.state.rng)} ${nextWord(choosing)}`;
  });
}

test('the n-th time of a moment has the same dice and whims, whatever came in between', () => {
  const [first, , second, , third] = fallen([5, 3, 5, 0, 5]);
  expect(fallen([5, 5, 0, 0, 7, 5])).toEqual([
    first,
    second,
    expect.anything(),
    expect.anything(),
    expect.anything(),
    third,
  ]);
});

test('every time, every moment and every seed has dice and whims of its own', () => {
  const all = [...fallen([0, 0, 0, 1, 1, 2, 3]), ...fallen([0, 0, 1, 1], [9, 2, 3, 4])].flatMap((each) =>
    each.split(' '),
  );
  expect(new Set(all).size).toBe(2 * 11);
});

test('where a game tells no moments apart, chance goes on as it lies on the table', () => {
  const rng = rngFrom(SEED);
  const words = [nextWord(rng), nextWord(rng), nextWord(rng)];
  const { moment: _, ...game } = byPrize;
  expect(fallen([1, 1, 2], [9, 9, 9, 9], game as typeof byPrize)).toEqual(
    words.map((word) => `${word} ${word}`),
  );
});

const DETOUR = 10;
const RETURNED = 1;
const OVER = 100;

/** The way round takes a die more on the way, and is worth a twentieth more in the end than the way straight on. */
const wayRound: typeof twoSteps = {
  ...twoSteps,
  turn(t) {
    const { state } = t;
    if (state.prize < 0) state.prize = choose(t, 0, OPEN_A_DOOR, [0, DETOUR]);
    else if (state.prize === DETOUR) state.prize = rollDie(state.rng, 20) > 0 ? RETURNED : DETOUR;
    else state.prize += OVER + rollDie(state.rng, 20);
  },
  result: () => undefined,
  isAtRest: ({ state }) => state.prize >= OVER,
  judge: ({ state }) => [(state.prize - OVER) / 30, 0],
  moment: ({ state }) => state.prize & DETOUR,
};

test('a search needs few worlds to find what is a little better, whatever dice it takes on the way', () => {
  const found = (game: typeof twoSteps) =>
    Array.from({ length: 20 }, (_, chance) => {
      const match = startMatch(game, { players: 2, seed: seedFromText('way') });
      return makeBot('search:8', seedFromText(`${chance}`)).decide(worldsFor(match, 0));
    }).filter((option) => option === 1).length;
  const { moment: _, ...withoutMoments } = wayRound;
  expect(found(wayRound)).toBe(20);
  expect(found(withoutMoments)).toBeLessThan(20);
});
