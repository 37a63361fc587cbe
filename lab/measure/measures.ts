// What a run has measured: sums over its matches, and how one match is added to them.

import type { Seat } from '../../engine/table.ts';
import type { Played } from '../play.ts';
import {
  type Contrast,
  type Moments,
  noContrast,
  noMoments,
  noteContrast,
  noteMoments,
} from '../statistics/contrast.ts';
import type { Histogram } from '../statistics/share.ts';
import { addTo, count, part } from '../tally.ts';
import { type DramaTally, noDrama, noteDrama } from './drama.ts';
import { noSkill, type SkillTally } from './skill.ts';
import { DEALT, HELD, type MatchWatch, PLAYABLE, PLAYED } from './watch.ts';

/** Times something sat at a table, and how often it won. */
export type Wins = { of: number; won: number };

export type CardTally = {
  /** Seats that were dealt, held, could use, or used it against the others of the same matches: how often each won. */
  dealt: Contrast;
  held: Contrast;
  playable: Contrast;
  played: Contrast;
  /** Seats that held it and could never use it. */
  dead: number;
};

export type QuestionTally = {
  asked: number;
  options: number;
  forced: number;
  /** Decisions weighed, those of them in which nothing hung on the answer, and those with one clearly right answer. */
  weighed: number;
  idle: number;
  clear: number;
};

export type Measures = {
  matches: number;
  watched: number;
  /** Decisions of all matches, and those with a single option. */
  made: number;
  forced: number;
  decisions: Histogram;
  units: Histogram;
  turns: Histogram;
  means: { decisions: Moments; units: Moments; turns: Moments };
  outcomes: Record<string, number>;
  /** How many seats won, by match. */
  winners: Histogram;
  seats: Wins[];
  bots: Record<string, Wins>;
  starts: Record<string, Record<string, Wins>>;
  cards: Record<string, CardTally>;
  questions: Record<string, QuestionTally>;
  /** How often a question of each clause was asked. */
  clauses: Record<string, number>;
  events: Record<string, number>;
  census: Record<string, number>;
  drama: DramaTally;
  skill: SkillTally;
  waiting: {
    /** Longest wait of each seat, as a part of the match; and its time after its last question. */
    longest: Moments;
    out: Moments;
    seats: number;
    outEarly: number;
  };
};

export function noMeasures(players: number): Measures {
  return {
    matches: 0,
    watched: 0,
    made: 0,
    forced: 0,
    decisions: {},
    units: {},
    turns: {},
    means: { decisions: noMoments(), units: noMoments(), turns: noMoments() },
    outcomes: {},
    winners: {},
    seats: Array.from({ length: players }, () => ({ of: 0, won: 0 })),
    bots: {},
    starts: {},
    cards: {},
    questions: {},
    clauses: {},
    events: {},
    census: {},
    drama: noDrama(),
    skill: noSkill(),
    waiting: { longest: noMoments(), out: noMoments(), seats: 0, outEarly: 0 },
  };
}

export function noteMatch(
  measures: Measures,
  { result, choices, units, forced }: Played,
  bots: readonly string[],
): void {
  measures.matches++;
  measures.made += choices.length;
  measures.forced += forced;
  count(measures.decisions, binOf(choices.length));
  count(measures.units, binOf(units));
  noteMoments(measures.means.decisions, choices.length);
  noteMoments(measures.means.units, units);
  count(measures.outcomes, result.outcome);
  count(measures.winners, result.winners.length);
  for (let seat = 0; seat < bots.length; seat++) {
    const won = result.winners.includes(seat);
    noteWin(measures.seats[seat]!, won);
    noteWin(part(measures.bots, bots[seat]!, noWins), won);
  }
}

const noWins = (): Wins => ({ of: 0, won: 0 });

function noteWin(wins: Wins, won: boolean): void {
  wins.of++;
  if (won) wins.won++;
}

/** Lengths beyond a thousand are rounded to three digits, so that no histogram grows without end. */
function binOf(length: number): number {
  if (length < 1000) return length;
  const width = 10 ** (Math.floor(Math.log10(length)) - 2);
  return Math.round(length / width) * width;
}

/** Adds what was seen in a match that was watched closely. */
export function noteWatch(measures: Measures, watch: MatchWatch, winners: readonly Seat[]): void {
  measures.watched++;
  count(measures.turns, binOf(watch.turns));
  noteMoments(measures.means.turns, watch.turns);
  addTo(measures.events, watch.events);
  addTo(measures.census, watch.census);
  for (const [name, { clause, asked, options, forced }] of watch.questions) {
    count(measures.clauses, clause, asked);
    addTo(questionOf(measures, name), { asked, options, forced, weighed: 0, idle: 0, clear: 0 });
  }
  noteDrama(measures.drama, watch.chances, winners);
  noteWaiting(measures, watch);
  noteStarts(measures, watch, winners);
  noteCards(measures, watch, winners);
}

export function questionOf({ questions }: Measures, name: string): QuestionTally {
  return part(questions, name, () => ({ asked: 0, options: 0, forced: 0, weighed: 0, idle: 0, clear: 0 }));
}

/** A seat that is asked nothing for more than this part of the match at its end is out early. */
export const OUT_EARLY = 0.25;

function noteWaiting({ waiting }: Measures, { decisions, lastAsked, longestWait }: MatchWatch): void {
  if (decisions === 0) return;
  lastAsked.forEach((last, seat) => {
    const out = (decisions - last) / decisions;
    waiting.seats++;
    if (out > OUT_EARLY) waiting.outEarly++;
    noteMoments(waiting.out, out);
    noteMoments(waiting.longest, longestWait[seat]! / decisions);
  });
}

function noteStarts({ starts }: Measures, watch: MatchWatch, winners: readonly Seat[]): void {
  for (const [deck, seats] of Object.entries(watch.starts ?? {})) {
    const kinds = part(starts, deck, () => ({}) as Record<string, Wins>);
    seats.forEach((keys, seat) => {
      for (const key of keys) noteWin(part(kinds, key, noWins), winners.includes(seat));
    });
  }
}

const noCard = (): CardTally => ({
  dealt: noContrast(),
  held: noContrast(),
  playable: noContrast(),
  played: noContrast(),
  dead: 0,
});

function noteCards({ cards }: Measures, watch: MatchWatch, winners: readonly Seat[]): void {
  watch.kinds.all.forEach(({ key }, kind) => {
    let any = 0;
    let dead = 0;
    for (let seat = 0; seat < watch.players; seat++) {
      const marks = watch.marksOf(seat, kind);
      any |= marks;
      if ((marks & ~DEALT) === HELD) dead++;
    }
    if (any === 0) return;
    const card = part(cards, key, noCard);
    card.dead += dead;
    if (any & DEALT) noteHolders(card.dealt, watch, { kind, mark: DEALT }, winners);
    if (any & HELD) noteHolders(card.held, watch, { kind, mark: HELD }, winners);
    if (any & PLAYABLE) noteHolders(card.playable, watch, { kind, mark: PLAYABLE }, winners);
    if (any & PLAYED) noteHolders(card.played, watch, { kind, mark: PLAYED }, winners);
  });
}

type Mark = { readonly kind: number; readonly mark: number };

/** Those with the card against those without it, in the same match: a match in which nobody had it says nothing. */
function noteHolders(
  sums: Contrast,
  watch: MatchWatch,
  { kind, mark }: Mark,
  winners: readonly Seat[],
): void {
  const holders = holdersOf(watch, { kind, mark }, winners);
  const others = { of: watch.players - holders.of, hits: winners.length - holders.hits };
  noteContrast(sums, others, holders);
}

/** Seats with that mark on that kind, and how many of them won. */
export function holdersOf(
  watch: MatchWatch,
  { kind, mark }: Mark,
  winners: readonly Seat[],
): { of: number; hits: number } {
  let of = 0;
  let hits = 0;
  for (let seat = 0; seat < watch.players; seat++) {
    if ((watch.marksOf(seat, kind) & mark) === 0) continue;
    of++;
    if (winners.includes(seat)) hits++;
  }
  return { of, hits };
}
