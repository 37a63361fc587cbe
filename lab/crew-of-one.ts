// A crew of one: this very thread. For tests, for a worker of a page, and wherever threads are not to be had.

import type { Game } from '../engine/game.ts';
import { Bench } from './chunk.ts';
import type { Plan } from './plan.ts';
import type { Crew } from './run.ts';

export function crewOfOne(game: Game, plan: Plan): Crew {
  const bench = new Bench(game, plan);
  return {
    size: 1,
    // After a moment, so that whoever else is on this thread (a clock, a button) gets a word in.
    async play(chunk) {
      await new Promise((resolve) => setTimeout(resolve));
      return bench.play(chunk);
    },
    close: () => Promise.resolve(),
  };
}
