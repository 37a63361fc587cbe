// The dice of a picture: seeded by its recipe, so that the same recipe always falls the same way.

import { nextWord, rngFrom } from '../engine/random.ts';

/** A number from 0 up to (not including) `reach`, 1 if not said. */
export type Dice = (reach?: number) => number;

export function diceOf(seed: string): Dice {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 16777619);
  const rng = rngFrom([hash, hash ^ 0x9e3779b9, Math.imul(hash, 0x85ebca6b), 1]);
  return (reach = 1) => (nextWord(rng) / 4294967296) * reach;
}

/** What is drawn several times, in one piece. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, at) => draw(at)).join('');

/** A number as it stands in a picture: a hundredth is finer than anybody sees. */
export const n = (number: number): number => Math.round(number * 100) / 100;
