// The plan of a run: plain data that says what is played, so that any worker plays match 4711 in the same way.

import { botWith } from '../bots/bot.ts';
import type { Game } from '../engine/game.ts';
import { type Seed, seedWords } from '../engine/hash.ts';
import { drawSeed, rngFrom, type SeedWords } from '../engine/random.ts';
import { contentsFor, type Variant, type Wishes } from '../engine/setup.ts';

export type Plan = {
  /** The game's id in the catalogue. */
  readonly game: string;
  readonly wishes: Wishes;
  /** Changes to compare with: every deal is then played twice, as wished and with these laid over. */
  readonly versus?: Variant;
  /** One spec per seat. */
  readonly bots: readonly string[];
  /** Whether the bots move on by a seat with every match; where seats have roles, they stay. */
  readonly seating: 'moving' | 'fixed';
  readonly seed: Seed;
  /** Every so many matches one is watched closely: cards, events, chances, waiting. The others are only counted. */
  readonly watchEvery: number;
  /** Of the watched ones, every so many has two of its decisions weighed, which takes its time; 0 for none. */
  readonly weighEvery: number;
  /** Matches that are handed to a worker together. Fixed here, so that sums come out alike to the last digit. */
  readonly chunk: number;
};

/** The seed of a match: the run's seed and the match's number, well stirred. */
export function seedOf(seed: Seed, match: number): SeedWords {
  const [a, b, c, d] = seedWords(seed);
  return drawSeed(rngFrom([a ^ match, b, c, d ^ 0x6c61620a]));
}

export const asText = (words: SeedWords): Seed =>
  words.map((word) => word.toString(16).padStart(8, '0')).join('');

/** Chance of a bot's own, apart from the deal: the same deal can be played again by another chance. */
export function botSeed([a, b, c, d]: SeedWords, seat: number, sitting = 0): SeedWords {
  return [a, b ^ Math.imul(seat + 1, 0x9e3779b9), c ^ 0x626f7400, d ^ Math.imul(sitting, 0x85ebca6b)];
}

/** Who sits where in a match: bots that move on each time owe no win to the chair. */
export function botsOf({ bots, seating }: Pick<Plan, 'bots' | 'seating'>, match: number): readonly string[] {
  return seating === 'fixed' ? bots : bots.map((_, seat) => bots[(seat + match) % bots.length]!);
}

/** Bots that imagine worlds take so long that watching them costs nothing. */
function paceOf(specs: readonly string[], game: Game): Pace {
  const bots = specs.map((spec) => botWith(spec, rngFrom([0, 0, 0, 0]), game));
  if (bots.some(({ atOnce }) => atOnce === undefined)) return 'slow';
  return bots.some(({ atOnce }) => atOnce?.looks) ? 'quick' : 'blind';
}

/** Bots that imagine worlds; that look at one; that look at nothing. */
type Pace = 'slow' | 'quick' | 'blind';

/** Matches that take a second or so together. */
const CHUNKS: Readonly<Record<Pace, number>> = { slow: 2, quick: 40, blind: 400 };

/** What is wanted of a run; the rest of its plan follows. */
export type Wanted = Pick<Plan, 'wishes' | 'bots' | 'seed' | 'versus'> & {
  /** How many matches, where that is known beforehand. */
  readonly games?: number | undefined;
  /** How closely to watch, where somebody said. */
  readonly watchEvery?: number | undefined;
};

export function planFor(game: Game, { games, watchEvery, ...wanted }: Wanted): Plan {
  const pace = paceOf(wanted.bots, game);
  const roles = new Set(game.roles?.(wanted.wishes.players, contentsFor(game, wanted.wishes).options) ?? []);
  const isAlike = new Set(wanted.bots).size === 1;
  return {
    ...wanted,
    game: game.id,
    seating: roles.size > 1 || isAlike ? 'fixed' : 'moving',
    watchEvery: watchEvery ?? (pace === 'slow' ? 1 : watchFor(games)),
    weighEvery: wanted.versus !== undefined ? 0 : pace === 'slow' ? 2 : 16,
    chunk: CHUNKS[pace],
  };
}

const ENOUGH_WATCHED = 500;
const RAREST_WATCH = 64;

/** Everything, unless it would slow down long runs of bots that answer at once. */
function watchFor(games: number | undefined): number {
  if (games === undefined) return RAREST_WATCH;
  return Math.min(RAREST_WATCH, Math.max(1, Math.floor(games / ENOUGH_WATCHED)));
}
