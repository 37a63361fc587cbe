// Seeds: of a match, from the run's seed and its number; of a bot, from its match and its seat.

import { type Seed, seedWords } from '../engine/hash.ts';
import { drawSeed, rngFrom, type SeedWords } from '../engine/random.ts';

/** The seed of a match: the run's seed and the match's number, well stirred. Another deal of it is as good as any. */
export function seedOf(seed: Seed, match: number, deal = 0): SeedWords {
  const [a, b, c, d] = seedWords(seed);
  return drawSeed(rngFrom([a ^ match, b ^ deal, c, d ^ 0x6c61620a]));
}

export const asText = (words: SeedWords): Seed =>
  words.map((word) => word.toString(16).padStart(8, '0')).join('');

/** Chance of a bot's own, apart from the deal: the same deal can be played again by another chance. */
export function botSeed([a, b, c, d]: SeedWords, seat: number, sitting = 0): SeedWords {
  return [a, b ^ Math.imul(seat + 1, 0x9e3779b9), c ^ 0x626f7400, d ^ Math.imul(sitting, 0x85ebca6b)];
}
