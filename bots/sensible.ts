// A chooser that plays as a sensible player would: at random, but leaning on the game's instinct.

import type { Chooser } from '../engine/choose.ts';
import { pickAsQuickest } from '../engine/choosers.ts';
import type { Game } from '../engine/game.ts';
import type { Ask, Question } from '../engine/question.ts';
import { below, pickWeighted, type Rng } from '../engine/random.ts';
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
    return weights === undefined ? below(this.rng, options.length) : pickWeighted(this.rng, weights);
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }
}
