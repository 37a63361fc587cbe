// The focus of a comparison: deals in which a card that the variant names lies before a seat from the start.
//
// A character that one deal in eight holds would be compared in one pair of matches in eight. So for every pair of any
// deal, a pair is played of a deal that holds it. Those deals are picked for having the character and for nothing else:
// how those with the character do is the same in both. Of such a pair nothing but that is noted.

import type { Game } from '../engine/game.ts';
import type { Seed } from '../engine/hash.ts';
import { rngFrom, type SeedWords } from '../engine/random.ts';
import { openBox, type Variant, type Wishes } from '../engine/setup.ts';
import { layTable, type Table } from '../engine/table.ts';

import { Kinds } from './measure/kinds.ts';
import { type Starts, startsOf } from './measure/starts.ts';
import { NOBODY } from './play.ts';
import { seedOf } from './seeds.ts';

/** Kinds of cards that a variant names in one of its paths: `characters.chr-rogue.amount`. */
export function namedIn(variant: Variant, { all }: Kinds): string[] {
  const steps = new Set(Object.keys(variant).flatMap((path) => path.split('.')));
  return all.filter(({ key }) => steps.has(key)).map(({ key }) => key);
}

/** Deals looked at for one that holds what is wanted: with fewer in a thousand it is left to luck. */
const MOST_DEALS = 1000;

/** Those of the kinds named that some deals lay open before a seat. */
export function focusOf(game: Game, wishes: Wishes, versus: Variant, seed: Seed): string[] {
  const deals = new Deals(game, wishes);
  return namedIn(versus, deals.kinds).filter((key) => deals.seedOfOneWith([key], seed, 0) !== undefined);
}

/** Deals of one box, and what lies before each seat in them. */
export class Deals {
  readonly game: Game;
  readonly kinds: Kinds;
  readonly begin: (seed: SeedWords) => Table;

  constructor(game: Game, wishes: Wishes) {
    this.game = game;
    const { box, deal } = openBox(game, wishes);
    this.kinds = new Kinds(game, box);
    this.begin = (seed) => layTable(box, deal(rngFrom(seed)), NOBODY);
  }

  startsOf(seed: SeedWords): Starts | undefined {
    return startsOf(this.game, this.begin(seed), this.kinds);
  }

  /** The seed of a deal that lays one of these cards before a seat: for the same match the same, whoever plays it. */
  seedOfOneWith(keys: readonly string[], seed: Seed, match: number): SeedWords | undefined {
    for (let deal = 1; deal <= MOST_DEALS; deal++) {
      const words = seedOf(seed, match, deal);
      const starts = this.startsOf(words);
      if (starts === undefined) return undefined;
      const own = Object.values(starts).flat(2);
      if (keys.some((key) => own.includes(key))) return words;
    }
    return undefined;
  }
}
