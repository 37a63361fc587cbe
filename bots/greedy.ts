// The greedy bot: the option whose outcome looks best to the game's judge, over a few worlds the seat could be in.

import type { Chooser } from '../engine/choose.ts';
import type { Ask, Question } from '../engine/question.ts';
import { drawSeed, type Rng, rngFrom, type SeedWords } from '../engine/random.ts';
import type { Seat, Table } from '../engine/table.ts';
import type { Worlds } from '../engine/worlds.ts';
import type { Bot } from './bot.ts';
import { outlook } from './outlook.ts';
import { SensibleChooser } from './sensible.ts';

const WORLDS = 6;

export function greedyBot(rng: Rng): Bot {
  return { name: 'greedy', decide: (worlds) => (worlds.options === 1 ? 0 : bestOption(worlds, rng)) };
}

/** Every option is tried in the same worlds, so that luck does not decide between them. */
function bestOption(worlds: Worlds, rng: Rng): number {
  const seeds = Array.from({ length: WORLDS }, () => drawSeed(rng));
  let best = 0;
  let bestSum = -1;
  for (const option of worlds.fitting) {
    let sum = 0;
    for (const seed of seeds) sum += tryOption(worlds, option, seed)[worlds.seat]!;
    if (sum > bestSum) [best, bestSum] = [option, sum];
  }
  return best;
}

/** The option's outlook for every seat at the end of the unit, when everybody goes on sensibly. */
export function tryOption(worlds: Worlds, option: number, seed: SeedWords): readonly number[] {
  const { game } = worlds;
  const rng = rngFrom(seed);
  const chooser = new SensibleChooser(game, rng);
  const t = worlds.imagine(rng, new FirstThen(option, chooser));
  return outlook(game, t, { horizon: 0, chooser });
}

/** Makes one given choice and leaves the rest to another chooser. */
export class FirstThen implements Chooser {
  readonly first: number;
  readonly rest: Chooser;

  constructor(first: number, rest: Chooser) {
    this.first = first;
    this.rest = rest;
  }

  pick(t: Table, _seat: Seat, _question: Question, _options: readonly unknown[]): number {
    t.chooser = this.rest;
    return this.first;
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    return this.rest.pickAny(t, asks);
  }
}
