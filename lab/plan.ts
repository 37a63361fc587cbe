// The plan of a run: plain data that says what is played, so that any worker plays match 4711 in the same way.

import { botWith } from '../bots/bot.ts';
import type { Game } from '../engine/game.ts';
import type { Seed } from '../engine/hash.ts';
import { rngFrom } from '../engine/random.ts';
import { contentsFor, type Variant, type Wishes } from '../engine/setup.ts';
import { focusOf } from './focus.ts';

export type Plan = {
  /** The game's id in the catalogue. */
  readonly game: string;
  readonly wishes: Wishes;
  /** Changes to compare with: every deal is then played twice, as wished and with these laid over. */
  readonly versus?: Variant;
  /** Kinds of cards that the variant names and that lie before a seat from the start: see focus.ts. */
  readonly focus: readonly string[];
  /** One spec per seat. */
  readonly bots: readonly string[];
  /** Whether the bots move on by a seat with every match; where seats have roles, they stay. */
  readonly seating: 'moving' | 'fixed';
  readonly seed: Seed;
  /** Every so many matches one is watched closely: cards, events, chances, waiting. The others are only counted. */
  readonly watchEvery: number;
  /** Of the watched ones, every so many has two of its decisions weighed, which takes its time; 0 for none. */
  readonly weighEvery: number;
  /** Every so many deals one is played again by weaker bots, for what is skill and what is luck; 0 for none. */
  readonly skillEvery: number;
  /** Matches that are handed to a worker together. Fixed here, so that sums come out alike to the last digit. */
  readonly chunk: number;
};

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

/** Matches that take some tenths of a second together: fewer would keep the thread that adds them up busier than those who play. */
const CHUNKS: Readonly<Record<Pace, number>> = { slow: 2, quick: 40, blind: 4000 };
/** However few there are, no worker is to wait long for the last one. */
const LEAST_CHUNKS = 32;

const chunkFor = (pace: Pace, games = Number.POSITIVE_INFINITY): number =>
  Math.min(CHUNKS[pace], Math.ceil(games / LEAST_CHUNKS));

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
    focus: wanted.versus === undefined ? [] : focusOf(game, wanted.wishes, wanted.versus, wanted.seed),
    seating: roles.size > 1 || isAlike ? 'fixed' : 'moving',
    watchEvery: watchEvery ?? (pace === 'slow' ? 1 : watchFor(games)),
    weighEvery: wanted.versus !== undefined ? 0 : weighFor(pace, games),
    skillEvery: wanted.versus === undefined && isAlike && pace !== 'blind' ? skillFor(games) : 0,
    chunk: chunkFor(pace, games),
  };
}

const ENOUGH_WATCHED = 400;
const RAREST_WATCH = 100;

/** Everything, unless it would slow down long runs of bots that answer at once. */
function watchFor(games: number | undefined): number {
  if (games === undefined) return RAREST_WATCH;
  return Math.min(RAREST_WATCH, Math.max(1, Math.floor(games / ENOUGH_WATCHED)));
}

const FEW_ENOUGH_TO_WEIGH = 5000;

/**
 * A decision weighed takes as long as a hundred matches at random, and imagining worlds leaves the rules slower for all
 * matches after it (they meet more kinds of choosers than V8 keeps apart): long runs of bots that look at nothing do without.
 */
function weighFor(pace: Pace, games = Infinity): number {
  if (pace === 'slow') return 2;
  if (games <= FEW_ENOUGH_TO_WEIGH) return 4;
  return pace === 'quick' ? 16 : 0;
}

const ENOUGH_REPLAYED = 250;
const USUALLY_REPLAYED = 8;

const skillFor = (games: number | undefined): number =>
  games === undefined ? USUALLY_REPLAYED : Math.max(1, Math.floor(games / ENOUGH_REPLAYED));
