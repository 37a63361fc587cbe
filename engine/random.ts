// One seeded generator (sfc32), kept as four 32-bit words in the state, and the dice, shuffles and picks made with it.

/**
 * All chance of a match. Plain data: it is copied, saved and compared with the rest of the state.
 * `loaded` exists only in tests, which decide dice in advance (see test/README.md).
 */
export type Rng = { a: number; b: number; c: number; d: number; loaded?: LoadedDice };

/** Dice decided by a test: the n-th die of the scenario shows `dice[n]`; a hole or a 0 leaves it to chance. */
export type LoadedDice = { next: number; dice: number[] };

export type SeedWords = readonly [number, number, number, number];

const WARM_UP_ROUNDS = 15;
const TWO_TO_THE_32 = 4294967296;

/**
 * A generator in the state that the 128 bits of a seed lead to. The rounds are those of `nextWord`, written out on local
 * variables: every playout begins here.
 */
export function rngFrom(seed: SeedWords): Rng {
  let [a, b, c, d] = [seed[0] | 0, seed[1] | 0, seed[2] | 0, seed[3] | 0];
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    const word = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
  }
  return { a, b, c, d };
}

export function copyRng(rng: Rng): Rng {
  const copy: Rng = { a: rng.a, b: rng.b, c: rng.c, d: rng.d };
  if (rng.loaded !== undefined) copy.loaded = { next: rng.loaded.next, dice: rng.loaded.dice.slice() };
  return copy;
}

/** Four fresh words for another generator: this is how one generator seeds the next. */
export function drawSeed(rng: Rng): SeedWords {
  return [nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng)];
}

/** The next 32 random bits, as a number from 0 to 2^32 - 1. */
export function nextWord(rng: Rng): number {
  const word = (((rng.a + rng.b) | 0) + rng.d) | 0;
  rng.d = (rng.d + 1) | 0;
  rng.a = rng.b ^ (rng.b >>> 9);
  rng.b = (rng.c + (rng.c << 3)) | 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + word) | 0;
  return word >>> 0;
}

/**
 * A whole number from 0 to n - 1. The unevenness of scaling 32 bits is below one in ten million for any deck. `| 0` drops
 * the fraction as Math.floor would, in one step: this is the hottest line of a playout.
 */
export function below(rng: Rng, n: number): number {
  return ((nextWord(rng) * n) / TWO_TO_THE_32) | 0;
}

/** One die, `rollDie(t.state.rng, 20)`: a number from 1 to its sides. */
export function rollDie(rng: Rng, sides: number): number {
  return loadedDie(rng, sides) ?? 1 + below(rng, sides);
}

function loadedDie(rng: Rng, sides: number): number | undefined {
  if (rng.loaded === undefined) return undefined;
  const die = rng.loaded.dice[rng.loaded.next++];
  if (!die) return undefined;
  if (die > sides)
    throw new Error(`A ${die} was loaded for a die with ${sides} sides: correct the test's rolls.`);
  return die;
}

/** Shuffles in place. */
export function shuffle(rng: Rng, things: unknown[]): void {
  for (let last = things.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const thing = things[last];
    things[last] = things[other];
    things[other] = thing;
  }
}

/** One of the things, each as likely as the next. */
export function pickOne<T>(rng: Rng, things: readonly T[]): T {
  if (things.length === 0) throw new Error('Nothing to pick from: ask whether there is anything first.');
  return things[below(rng, things.length)] as T;
}

/** The index of one of the weights, each as likely as it is heavy. */
export function pickWeighted(rng: Rng, weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = (nextWord(rng) / TWO_TO_THE_32) * sum;
  for (let i = 0; i < weights.length - 1; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return weights.length - 1;
}
