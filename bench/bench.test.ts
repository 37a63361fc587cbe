// The bench is fair: all three ways play the same game, and the stopwatch counts what it says.

import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { rngFrom } from '../engine/random.ts';
import { game as picnic } from '../games/_example/game.ts';
import { COMPARED_PLAYERS, comparison, costOf } from './comparison.ts';
import { measureGame } from './game-figures.ts';
import { playByBoardgameIo } from './picnic-boardgame-io.ts';
import { decisionsByHand, playByHand } from './picnic-by-hand.ts';
import { playoutsOf } from './playouts.ts';
import { costs } from './stopwatch.ts';

const game = picnic as unknown as Game;
const MATCHES = 3000;
/** The other library is slow. */
const PEER_MATCHES = 700;

test('the loop by hand plays the very same matches as the kernel, decision by decision', () => {
  const playouts = playoutsOf(game, COMPARED_PLAYERS, rngFrom([5, 6, 7, 8]));
  const chance = rngFrom([5, 6, 7, 8]);
  const before = decisionsByHand();
  for (let match = 0; match < MATCHES; match++) {
    const seed = [match, 2, 3, 4] as const;
    const { winners } = playouts.play(seed);
    expect([winners, playouts.decisions()]).toEqual([playByHand(seed, chance), decisionsByHand() - before]);
  }
});

test('boardgame.io plays the same game: as many decisions, and as many wins for each seat', () => {
  const kernel = sample((match, chance) => {
    const playouts = playoutsOf(game, COMPARED_PLAYERS, chance);
    return { winners: playouts.play([match, 2, 3, 4]).winners, decisions: playouts.decisions() };
  });
  const peer = sample((_match, chance) => playByBoardgameIo(chance));
  expect(Math.abs(peer.decisions - kernel.decisions)).toBeLessThan(0.3);
  peer.shares.forEach((share, seat) => {
    expect(Math.abs(share - kernel.shares[seat]!)).toBeLessThan(0.06);
  });
});

type Played = { winners: readonly number[]; decisions: number };

function sample(play: (match: number, chance: ReturnType<typeof rngFrom>) => Played) {
  const chance = rngFrom([1, 2, 3, 4]);
  const wins = [0, 0, 0];
  let decisions = 0;
  for (let match = 0; match < PEER_MATCHES; match++) {
    const played = play(match, chance);
    decisions += played.decisions;
    for (const seat of played.winners) wins[seat]!++;
  }
  return { decisions: decisions / PEER_MATCHES, shares: wins.map((count) => count / PEER_MATCHES) };
}

const HASTE = { turns: 1, warmUp: 0, milliseconds: 1 };

test('every figure of the report is a positive number', () => {
  const cost = {
    kernel: costOf('kernel', HASTE),
    byHand: costOf('byHand', HASTE),
    peer: costOf('peer', HASTE),
  };
  const figures = { ...comparison(cost), game: measureGame(game, { playouts: HASTE, rest: HASTE }) };
  const numbers = Object.values(figures).flatMap((part) =>
    Object.values(part).filter((value) => typeof value === 'number'),
  );
  expect(numbers.length).toBe(14);
  for (const number of numbers) expect(number).toBeGreaterThan(0);
});

test('the stopwatch tells what a piece costs: the median turn after the warm-up', () => {
  let now = 0;
  const turns = { cheap: 0, dear: 0 };
  /** Three pieces at a time; the first turn, and one of the others, are dearer. */
  const work = (name: keyof typeof turns, microseconds: number) => () => {
    const turn = turns[name]++;
    now += 3 * (turn === 0 || turn === 2 ? 50 * microseconds : microseconds);
    return 3;
  };
  const works = { cheap: work('cheap', 1000), dear: work('dear', 7000) };
  const cost = costs(works, { turns: 4, warmUp: 1, milliseconds: 2 }, () => now);
  expect(cost).toEqual({ cheap: 1000, dear: 7000 });
});
