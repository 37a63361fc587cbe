// What players talk about afterwards, counted from what happened.

import type { GameEvent } from './event.ts';
import { bySeat, type Seat } from './table.ts';

/** A row of the end of a match: which events count for whom, and how much. */
export type Tally<Event extends GameEvent = GameEvent> = {
  /** "Cards stolen". */
  readonly what: string;
  adds(event: Event): Score | undefined;
  /** Of several scores their sum counts, unless the largest does: "Hardest blow". */
  readonly best?: true;
};

export type Score = { readonly seat: Seat; readonly amount: number };

/** One for the seat: `adds: (event) => (event.kind === 'blocked' ? once(event.seat) : undefined)`. */
export const once = (seat: Seat): Score => ({ seat, amount: 1 });

export const times = (amount: number, seat: Seat): Score => ({ seat, amount });

/** Who did how much of something: "Cards stolen", for each seat. */
export type Statistic = { readonly what: string; readonly bySeat: readonly number[] };

/** The rows of a match. What nobody did is no row. */
export function countUp<Event extends GameEvent>(
  tallies: readonly Tally<Event>[],
  events: readonly Event[],
  players: number,
): Statistic[] {
  return tallies
    .map((tally) => ({ what: tally.what, bySeat: scoresOf(tally, events, players) }))
    .filter((row) => row.bySeat.some((score) => score > 0));
}

function scoresOf<Event extends GameEvent>(
  { adds, best }: Tally<Event>,
  events: readonly Event[],
  players: number,
): number[] {
  const scores = bySeat(players, () => 0);
  for (const event of events) {
    const score = adds(event);
    if (score === undefined) continue;
    const before = scores[score.seat]!;
    scores[score.seat] = best ? Math.max(before, score.amount) : before + score.amount;
  }
  return scores;
}
