// What the promises are checked on: a game, at every player count and with every option, played by given players.

import { Fault } from '../fault.ts';
import type { Game, OptionSpec } from '../game.ts';
import { seedFromText } from '../hash.ts';
import { answer, type Match, startMatch } from '../match.ts';
import { below, type Rng, rngFrom } from '../random.ts';
import type { Rulebook } from '../rulebook.ts';
import { contentsFor, type Wishes } from '../setup.ts';
import { bySeat, type OptionValue, type Seat } from '../table.ts';

export type Subject = {
  readonly game: Game;
  readonly rulebook: Rulebook;
  /** Every kind of event the game declares. */
  readonly events?: readonly string[];
  /** Chooses for whoever is asked: at random unless said otherwise. A searching player finds what chance does not. */
  readonly player?: (match: Match, seat: Seat) => number;
  /** Matches with each set of options; 1 unless said. */
  readonly matches?: number;
  /** Text that makes the matches others than last time. */
  readonly salt?: string;
  /** With how many player counts each option is tried, and at how many questions of a long match; at all unless said. */
  readonly breadth?: Breadth;
  /** Which of the wishes are tried: every so many from this one on, so that several promises together try them all. */
  readonly part?: { readonly from: number; readonly oneIn: number };
};

export type Breadth = 'sampled' | 'whole';

/** Something every game keeps. `check` throws Broken when it does not. */
export type Kept = {
  readonly name: string;
  readonly says: string;
  check(subject: Subject): void;
};

/** A promise was not kept: where, and how. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

export function demand(holds: boolean, where: string, problem: () => string): void {
  if (!holds) throw new Broken(`${where}: ${problem()}`);
}

/**
 * Every player count with the standard options, and each option at each of its telling values: at every player count, or
 * sampled, at one after the other.
 */
export function allWishes(game: Game, breadth: Breadth = 'whole'): Wishes[] {
  const counts = bySeat(game.players.max - game.players.min + 1, (more) => game.players.min + more);
  const values = Object.entries(game.options).flatMap(([name, spec]) =>
    tellingValues(spec).map((value) => ({ [name]: value })),
  );
  const varied = values.flatMap((options, i) => {
    const accepted = counts
      .map((players) => ({ players, options }))
      .filter((wishes) => isAccepted(game, wishes));
    return breadth === 'whole' ? accepted : accepted.slice(i % accepted.length).slice(0, 1);
  });
  return [...counts.map((players) => ({ players })), ...varied];
}

function tellingValues(spec: OptionSpec): OptionValue[] {
  const values: readonly OptionValue[] =
    spec.kind === 'flag' ? [true, false] : spec.kind === 'number' ? [spec.min, spec.max] : spec.values;
  return values.filter((value) => value !== spec.standard);
}

function isAccepted(game: Game, wishes: Wishes): boolean {
  try {
    contentsFor(game, wishes);
    return true;
  } catch (thrown) {
    if (thrown instanceof Fault) return false;
    throw thrown;
  }
}

/** A match in the middle of being played. */
export type Position = {
  readonly match: Match;
  /** Which match it is, for the report. */
  readonly where: string;
  /** Chance for whoever looks at it. */
  readonly rng: Rng;
};

/** Far beyond any sane match. */
const MOST_DECISIONS = 20_000;

/** Plays all matches of the subject and shows each of them when it is over. */
export function playedMatches(subject: Subject, visit: (position: Position) => void): void {
  playAll(subject, () => {}, visit);
}

/** Plays all matches of the subject and shows each at every question of its sample, before it is answered. */
export function eachPosition(subject: Subject, visit: (position: Position) => void): void {
  const look = (position: Position) => {
    if (isInSample(subject, position.rng, position.match.choices.length)) visit(position);
  };
  playAll(subject, look, () => {});
}

/** At so many choices a sample begins to look at fewer questions: every second, later every third. */
const SAMPLED_WHOLE = 40;

/** The longer a match, the more of its questions were seen before. */
export function isInSample({ breadth }: Subject, rng: Rng, choices: number): boolean {
  return breadth !== 'sampled' || below(rng, 1 + Math.floor(choices / SAMPLED_WHOLE)) === 0;
}

function wishesOf({ game, breadth, part }: Subject): Wishes[] {
  const all = allWishes(game, breadth);
  return part === undefined ? all : all.filter((_, i) => i % part.oneIn === part.from % part.oneIn);
}

function playAll(
  subject: Subject,
  atEach: (position: Position) => void,
  atEnd: (position: Position) => void,
): void {
  for (const wishes of wishesOf(subject)) {
    for (let round = 0; round < (subject.matches ?? 1); round++) {
      const name = `${subject.salt ?? ''}${round}`;
      const match = startMatch(subject.game, { ...wishes, seed: seedFromText(`conformance ${name}`) });
      const position = {
        match,
        where: whereabouts(wishes, name),
        rng: rngFrom([round, wishes.players, 7, 1]),
      };
      playOut(subject, position, atEach);
      atEnd(position);
    }
  }
}

function playOut(subject: Subject, position: Position, atEach: (position: Position) => void): void {
  const { match, where, rng } = position;
  while (match.result === undefined) {
    demand(match.choices.length < MOST_DECISIONS, where, () => `no end after ${MOST_DECISIONS} decisions`);
    atEach(position);
    const { seat, options } = match.asks[below(rng, match.asks.length)]!;
    answer(match, seat, subject.player?.(match, seat) ?? below(rng, options.length));
  }
}

function whereabouts({ players, options }: Wishes, match: string): string {
  return `${players} players${options === undefined ? '' : ` with ${JSON.stringify(options)}`}, match ${match}`;
}

/** The position in words: which unit, after how many choices, who is asked what. */
export function at({ match, where }: Position): string {
  const asked = match.asks.map((ask) => `seat ${ask.seat} “${ask.question.name}”`).join(', ');
  return `${where}, unit ${match.units.length}, choice ${match.choices.length} (${asked || 'over'})`;
}
