// A chooser that plays as a sensible player would: at random, but leaning on the game's instinct.

import type { Chooser } from '../engine/choose.ts';
import { pickAsQuickest } from '../engine/choosers.ts';
import type { Game } from '../engine/game.ts';
import type { Ask, Question } from '../engine/question.ts';
import { below, nextWord, type Rng } from '../engine/random.ts';
import type { Seat, Table } from '../engine/table.ts';

export class SensibleChooser implements Chooser {
  readonly game: Game;
  readonly rng: Rng;

  constructor(game: Game, rng: Rng) {
    this.game = game;
    this.rng = rng;
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (options.length === 1) return 0;
    const weights = this.game.instinct?.(t, { seat, question, options });
    return weights === undefined ? below(this.rng, options.length) : weighted(this.rng, weights);
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }
}

function weighted(rng: Rng, weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = (nextWord(rng) / 4294967296) * sum;
  for (let i = 0; i < weights.length - 1; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return weights.length - 1;
}
