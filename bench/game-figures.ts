// What one game costs: playouts, forks, live answers, replays, search, copies.

import { makeBot } from '../bots/bot.ts';
import { madeAt } from '../engine/foresight.ts';
import type { Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, checkpointOf, fork, type Match, rewind, startMatch } from '../engine/match.ts';
import { below, rngFrom } from '../engine/random.ts';
import { recordOf, replay } from '../engine/record.ts';
import { worldsFor } from '../engine/worlds.ts';
import { takeSnapshot } from '../tables/snapshot.ts';
import { counting } from './comparison.ts';
import { playoutsOf } from './playouts.ts';
import { costs, type Effort, median, type Work } from './stopwatch.ts';

export type GameFigures = {
  readonly decisionsPerSecond: number;
  readonly forkMicroseconds: number;
  readonly liveAnswerMicroseconds: number;
  /** The table as the asked seat may see it, without what was told before. */
  readonly snapshotMicroseconds: number;
  readonly replayMilliseconds: number;
  /** A match of 500 units, by what a unit of a finished match costs. */
  readonly replay500UnitsMilliseconds: number;
  readonly searchIterationsPerSecond: number;
  /** How many times faster the game's own copy of a state is than structuredClone. */
  readonly copyRatio: number;
  /** A state in the middle of a match, as JSON. */
  readonly stateBytes: number;
};

const USUAL_PLAYERS = 3;
const SAMPLE = 12;
/** A real game's rules take the better part of two seconds to be compiled as well as they will ever be. */
const PLAYOUT_EFFORT: Effort = { turns: 14, warmUp: 7, milliseconds: 350 };
/** So do matches that somebody listens to: events are made, which in playouts nobody hears. */
const EFFORT: Effort = { turns: 40, warmUp: 30, milliseconds: 50 };

export function measureGame(game: Game, efforts = { playouts: PLAYOUT_EFFORT, rest: EFFORT }): GameFigures {
  const players = Math.min(game.players.max, Math.max(game.players.min, USUAL_PLAYERS));
  const playouts = playoutsOf(game, players, rngFrom([5, 6, 7, 8]));
  // Playouts first, before other choosers have been at the same code: the lab plays nothing else either.
  const { playout } = costs({ playout: counting(20, playouts.decisions, playouts.play) }, efforts.playouts);
  const finished = Array.from({ length: SAMPLE }, (_, i) => playedAtRandom(game, players, i));
  // Copies apart from the rest, whose garbage they would otherwise be billed for.
  const copying = costs(copies(game, finished), efforts.rest);
  const cost = costs(works(game, finished), efforts.rest);
  return {
    decisionsPerSecond: Math.round(1e6 / playout),
    forkMicroseconds: cost.fork,
    liveAnswerMicroseconds: cost.liveAnswer,
    snapshotMicroseconds: cost.snapshot,
    replayMilliseconds: cost.replay / 1000,
    replay500UnitsMilliseconds: (cost.replay / 1000) * (LONG_MATCH / unitsOnAverage(finished)),
    searchIterationsPerSecond: Math.round(1e6 / cost.search),
    copyRatio: copying.clone / copying.copy,
    stateBytes: median(finished.map((match) => JSON.stringify(middleState(match)).length)),
  };
}

const LONG_MATCH = 500;

function unitsOnAverage(finished: readonly Match[]): number {
  let units = 0;
  for (const match of finished) units += match.units.length;
  return units / finished.length;
}

function copies(game: Game, finished: readonly Match[]) {
  const states = finished.map(middleState);
  return {
    copy: forEach(states, 50, (state) => game.copy(state)),
    clone: forEach(states, 2, (state) => structuredClone(state)),
  };
}

function works(game: Game, finished: readonly Match[]) {
  const waiting = finished.map((match) => midUnit(match));
  const records = finished.map((match) => recordOf(match));
  return {
    fork: forEach(waiting, 20, fork),
    liveAnswer: liveAnswers(finished),
    snapshot: forEach(waiting, 5, snapshotOf),
    replay: forEach(records, 1, (record) => replay(game, record)),
    search: searching(waiting),
  };
}

function forEach<Thing>(things: readonly Thing[], times: number, work: (thing: Thing) => unknown): Work {
  return () => {
    for (let time = 0; time < times; time++) for (const thing of things) work(thing);
    return things.length * times;
  };
}

/** A sample is enough: thousands of matches kept at once would make every measurement one of the garbage collector. */
const EVERY = 7;

/** Answers of these matches once more, each on a fork of the match as it was then. */
function liveAnswers(finished: readonly Match[]): Work {
  const positions = finished.flatMap((match) =>
    match.choices.flatMap((_, choice) => {
      if (choice % EVERY > 0) return [];
      return [{ before: rewind(match, choice), made: madeAt(match, choice) }];
    }),
  );
  return forEach(positions, 1, ({ before, made }) => answer(fork(before), made.seat, made.option));
}

function snapshotOf(match: Match): unknown {
  const cursor = { happenings: match.units.at(-1)!.told, told: 0 };
  return takeSnapshot(match, { viewer: match.asks[0]!.seat, cursor });
}

const ITERATIONS = 50;

function searching(waiting: readonly Match[]): Work {
  const bot = makeBot(`search:${ITERATIONS}`, seedFromText('bench'));
  const worlds = waiting
    .map((match) => worldsFor(match, match.asks[0]!.seat))
    .filter(({ options }) => options > 1);
  let next = 0;
  return () => {
    bot.decide(worlds[next++ % worlds.length]!);
    return ITERATIONS;
  };
}

function playedAtRandom(game: Game, players: number, ordinal: number): Match {
  const match = startMatch(game, { players, seed: seedFromText(`bench ${ordinal}`) });
  const rng = rngFrom([ordinal, 6, 7, 8]);
  while (match.result === undefined) {
    const { seat, options } = match.asks[below(rng, match.asks.length)]!;
    answer(match, seat, below(rng, options.length));
  }
  return match;
}

const middleState = (match: Match) => checkpointOf(match, match.units.length >> 1);

/** The match as it was in its middle, at a question inside a unit when there is one. */
function midUnit(match: Match): Match {
  const half = match.choices.length >> 1;
  const starts = new Set(match.units.map((unit) => unit.from));
  const inside = match.choices.findIndex((_, choice) => choice >= half && !starts.has(choice));
  return rewind(match, inside < 0 ? half : inside);
}
