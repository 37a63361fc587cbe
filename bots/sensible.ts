// A chooser that plays as a sensible player would: at random, but leaning on the game's instinct.

import type { Chooser } from '../engine/choose.ts';
import { pickAsQuickest } from '../engine/choosers.ts';
import type { Game } from '../engine/game.ts';
import type { Ask, Question } from '../engine/question.ts';
import { below, pickWeighted, type Rng } from '../engine/random.ts';
import type { Seat, Table } from '../engine/table.ts';
import type { Worlds } from '../engine/worlds.ts';

/** How firmly instinct is followed: as it says, or so that what it likes twice as much is done eight times as often. */
export const AS_LIKED = 1;
export const FIRMLY = 3;

export class SensibleChooser implements Chooser {
  readonly game: Game;
  readonly rng: Rng;
  readonly firmness: number;

  constructor(game: Game, rng: Rng, firmness = AS_LIKED) {
    this.game = game;
    this.rng = rng;
    this.firmness = firmness;
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (options.length === 1) return 0;
    const weights = this.game.instinct?.(t, { seat, question, options });
    if (weights === undefined) return below(this.rng, options.length);
    return pickWeighted(this.rng, this.firmness === AS_LIKED ? weights : this.firmly(weights));
  }

  /** Each weight to the power of firmness, a small whole number: multiplied, since `**` takes many times as long. */
  firmly(weights: readonly number[]): number[] {
    const firm = new Array<number>(weights.length);
    for (let i = 0; i < weights.length; i++) {
      const weight = weights[i]!;
      let power = weight;
      for (let times = 1; times < this.firmness; times++) power *= weight;
      firm[i] = power;
    }
    return firm;
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }
}

/** How much of all liking goes to each option; the same to all where there is no instinct. */
export function sharesOf(weights: readonly number[] | undefined, options: number): number[] {
  if (weights === undefined) return Array.from({ length: options }, () => 1 / options);
  const all = sumOf(weights);
  return weights.map((weight) => weight / all);
}

export function sumOf(weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}

/** How natural each option of a decision looks, in one of the worlds it may be taking place in. */
export function likingsIn(worlds: Worlds, rng: Rng): readonly number[] {
  const look = new FirstLook(worlds.game, rng);
  worlds.imagine(rng, look);
  return look.likings;
}

/** Notes how natural the first options it sees look; what comes after is somebody else's business. */
class FirstLook extends SensibleChooser {
  likings: readonly number[] = [];

  override pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (this.likings.length === 0)
      this.likings = sharesOf(this.game.instinct?.(t, { seat, question, options }), options.length);
    return super.pick(t, seat, question, options);
  }
}
