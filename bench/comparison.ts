// The same game three ways in the same run: with our kernel, as a plain loop by hand, and in boardgame.io.
//
// A decision is a choice among at least two options, or one secret question: counted alike for all three.

import type { Game } from '../engine/game.ts';
import { rngFrom, type SeedWords } from '../engine/random.ts';
import { game as picnic } from '../games/_example/game.ts';
import { playByBoardgameIo } from './picnic-boardgame-io.ts';
import { decisionsByHand, playByHand } from './picnic-by-hand.ts';
import { playoutsOf } from './playouts.ts';
import { costs, type Effort, type Work } from './stopwatch.ts';

/** Goblin Picnic is compared with this many players. */
export const COMPARED_PLAYERS = 3;

const EFFORT: Effort = { turns: 12, warmUp: 5, milliseconds: 250 };

/** Each way is measured in a process of its own: beside boardgame.io, the two fast ones would pay for its garbage. */
export const WAYS = ['kernel', 'byHand', 'peer'] as const;
export type Way = (typeof WAYS)[number];

/** Microseconds of CPU time for a decision. */
export function costOf(way: Way, effort: Effort = EFFORT): number {
  return costs({ way: workOf(way) }, effort).way;
}

function workOf(way: Way): Work {
  const chance = rngFrom([5, 6, 7, 8]);
  if (way === 'peer') return () => playByBoardgameIo(chance).decisions;
  if (way === 'byHand') return counting(1000, decisionsByHand, (seed) => playByHand(seed, chance));
  const playouts = playoutsOf(picnic as unknown as Game, COMPARED_PLAYERS, chance);
  return counting(1000, playouts.decisions, (seed) => playouts.play(seed));
}

export type Comparison = {
  readonly peer: { readonly name: string; readonly decisionsPerSecond: number; readonly ratio: number };
  readonly handWritten: { readonly decisionsPerSecond: number; readonly ratio: number };
  readonly kernel: { readonly decisionsPerSecond: number };
};

export function comparison(cost: Readonly<Record<Way, number>>): Comparison {
  const perSecond = (microseconds: number) => Math.round(1e6 / microseconds);
  return {
    peer: {
      name: 'boardgame.io',
      decisionsPerSecond: perSecond(cost.peer),
      ratio: cost.peer / cost.kernel,
    },
    handWritten: { decisionsPerSecond: perSecond(cost.byHand), ratio: cost.kernel / cost.byHand },
    kernel: { decisionsPerSecond: perSecond(cost.kernel) },
  };
}

/** A batch of matches from consecutive seeds, in pieces of one decision. */
export function counting(matches: number, decisions: () => number, play: (seed: SeedWords) => unknown) {
  let next = 0;
  return () => {
    const before = decisions();
    for (let match = 0; match < matches; match++) play([next++, 2, 3, 4]);
    return decisions() - before;
  };
}
