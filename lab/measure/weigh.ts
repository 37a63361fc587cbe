// Weighs a decision: does anything hang on it, and was there one clearly right answer?

import { tryOption } from '../../bots/greedy.ts';
import { playFrom } from '../../engine/match.ts';
import { below, drawSeed, type Rng, rngFrom } from '../../engine/random.ts';
import { type Worlds, worldsFor } from '../../engine/worlds.ts';
import { type Arena, Crash, type Played } from '../play.ts';
import { asText } from '../seeds.ts';

export type Weight = 'idle' | 'clear' | 'real';

const WORLDS = 8;
/** The best option has to be better than the next by this part of a whole win … */
const CLEARLY = 0.05;
/** … and by so many standard errors. */
const SURELY = 2;
const NOTHING = 1e-9;

/** Weighs one decision of a match that was played, picked by chance among those with at least two options. */
export function weighOne(
  arena: Arena,
  played: Played,
  rng: Rng,
): { question: string; weight: Weight } | undefined {
  if (played.choices.length === 0) return undefined;
  const { game, box, wishes, deal } = arena;
  const choice = below(rng, played.choices.length);
  const position = { box, seed: asText(played.seed), wishes, start: deal(rngFrom(played.seed)) };
  const match = playFrom(game, position, played.choices.slice(0, choice));
  const ask = match.asks[choice % match.asks.length];
  if (ask === undefined || ask.options.length < 2) return undefined;
  try {
    return { question: ask.question.name, weight: weightOf(worldsFor(match, ask.seat), rng) };
  } catch (problem) {
    throw new Crash(problem, played.seed, match.choices);
  }
}

/** Every option in the same worlds, by how the table looks for the seat afterwards. */
export function weightOf(worlds: Worlds, rng: Rng): Weight {
  const seeds = Array.from({ length: WORLDS }, () => drawSeed(rng));
  const outlooks = Array.from({ length: worlds.options }, (_, option) =>
    seeds.map((seed) => tryOption(worlds, option, seed)[worlds.seat]!),
  );
  const first = outlooks[0]!;
  if (outlooks.every((each) => each.every((value, i) => Math.abs(value - first[i]!) < NOTHING)))
    return 'idle';
  const [best, second] = outlooks.toSorted((one, other) => sum(other) - sum(one)) as [number[], number[]];
  return isClearlyBetter(best, second) ? 'clear' : 'real';
}

function isClearlyBetter(best: readonly number[], second: readonly number[]): boolean {
  const leads = best.map((value, i) => value - second[i]!);
  const lead = sum(leads) / WORLDS;
  const squares = sum(leads.map((each) => (each - lead) ** 2));
  return lead >= CLEARLY && lead > SURELY * Math.sqrt(squares / (WORLDS - 1) / WORLDS);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
