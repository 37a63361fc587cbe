// The chance to come in an imagined world, told apart by what it is for.

import type { Game } from '../engine/game.ts';
import { nextWord, type Rng, rngFrom, type SeedWords } from '../engine/random.ts';
import type { Table } from '../engine/table.ts';

/**
 * Where something else was decided, one die more is soon thrown, and from then on two worlds of the same seed have nothing in
 * common but the seed. So the n-th time of every moment (`Game.moment`) has dice of its own: what differs between two options
 * is then what they do, and many fewer worlds tell which of them is better.
 */
export class Luck {
  readonly game: Game;
  readonly seed: SeedWords;
  /** The chance by which everybody chooses. */
  readonly choosing: Rng;
  /** The moments there have been. */
  readonly past: number[] = [];

  constructor(game: Game, seed: SeedWords, choosing: Rng) {
    this.game = game;
    this.seed = seed;
    this.choosing = choosing;
  }

  /** A unit is about to begin: from here its dice fall, and everybody chooses, as this moment has it. */
  turnsTo(t: Table): void {
    if (this.game.moment === undefined) return;
    const moment = this.game.moment(t);
    this.past.push(moment);
    const times = this.timesOf(moment);
    const [a, b, c, d] = this.seed;
    const dice = rngFrom([a, b, c ^ moment, d ^ times]);
    const { choosing } = this;
    choosing.a = nextWord(dice) | 0;
    choosing.b = nextWord(dice) | 0;
    choosing.c = nextWord(dice) | 0;
    choosing.d = nextWord(dice) | 0;
    t.state.rng = dice;
  }

  /** How often there has been such a moment. Counted anew: a playout has few units, and a table of all moments is long. */
  timesOf(moment: number): number {
    let times = 0;
    for (const each of this.past) if (each === moment) times++;
    return times;
  }
}
