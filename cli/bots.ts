// Bots named on the command line: "random", or "search:500,greedy", one for all seats or one for each.

import { makeBot } from '../bots/bot.ts';
import type { Game } from '../engine/game.ts';
import { type Seed, seedFromText } from '../engine/hash.ts';
import type { Seat } from '../engine/table.ts';
import { asUsage, BadUsage } from './command.ts';

/** The spec of each of so many bots; a BadUsage when there are too few, too many, or one that does not exist. */
export function botSpecs(game: Game, text: string, seats: number): string[] {
  const specs = text.split(',').map((spec) => spec.trim());
  for (const spec of specs) asUsage(() => makeBot(spec, seedFromText('check'), game));
  if (specs.length !== 1 && specs.length !== seats) {
    throw new BadUsage(
      `--bots names ${specs.length} bots for ${seats} seats: name one for all, or one for each; --players says how many seats there are.`,
    );
  }
  return Array.from({ length: seats }, (_, i) => (specs.length === 1 ? specs[0] : specs[i]) as string);
}

/** A bot's own chance comes from the match's seed and its seat, so that a match by bots can be repeated. */
export const botSeed = (seed: Seed, seat: Seat): Seed => seedFromText(`${seed} bot ${seat}`);
