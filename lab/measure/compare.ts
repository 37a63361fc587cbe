// Compares two tables match by match: the same deal, as printed and with a variant.

import type { Seat } from '../../engine/table.ts';
import type { Played } from '../play.ts';
import { type Arm, type Contrast, noContrast, noteContrast } from '../statistics/contrast.ts';
import { part } from '../tally.ts';
import { type DramaTally, noDrama, noteDrama } from './drama.ts';
import { holdersOf } from './measures.ts';
import type { Starts } from './starts.ts';
import { HELD, type MatchWatch } from './watch.ts';

/** Sums over pairs of matches; the first arm is the game as printed. */
export type Comparison = {
  pairs: number;
  watched: number;
  /** Pairs of deals that were picked for what the variant changes: see focus.ts. */
  focused: number;
  seats: Contrast[];
  bots: Record<string, Contrast>;
  starts: Record<string, Record<string, Contrast>>;
  cards: Record<string, Contrast>;
  /** Noted only where one of the two had it: `pairs` tells how many had neither. */
  outcomes: Record<string, Contrast>;
  lengths: { decisions: Contrast; units: Contrast; turns: Contrast };
  feel: { settled: Contrast; leadChanges: Contrast; comebacks: Contrast; runaways: Contrast };
};

export const noComparison = (players: number): Comparison => ({
  pairs: 0,
  watched: 0,
  focused: 0,
  seats: Array.from({ length: players }, noContrast),
  bots: {},
  starts: {},
  cards: {},
  outcomes: {},
  lengths: { decisions: noContrast(), units: noContrast(), turns: noContrast() },
  feel: { settled: noContrast(), leadChanges: noContrast(), comebacks: noContrast(), runaways: noContrast() },
});

export type Side = { readonly played: Played; readonly watch?: MatchWatch | undefined };

const once = (hits: number): Arm => ({ of: 1, hits });

export function notePair(sums: Comparison, printed: Side, varied: Side, bots: readonly string[]): void {
  sums.pairs++;
  const [one, other] = [printed.played, varied.played];
  for (const [seat, contrast] of sums.seats.entries())
    noteContrast(contrast, won(one, [seat]), won(other, [seat]));
  for (const bot of new Set(bots)) {
    const seats = bots.flatMap((spec, seat) => (spec === bot ? [seat] : []));
    noteContrast(part(sums.bots, bot, noContrast), won(one, seats), won(other, seats));
  }
  for (const outcome of new Set([one.result.outcome, other.result.outcome]))
    noteContrast(
      part(sums.outcomes, outcome, noContrast),
      once(one.result.outcome === outcome ? 1 : 0),
      once(other.result.outcome === outcome ? 1 : 0),
    );
  noteContrast(sums.lengths.decisions, once(one.choices.length), once(other.choices.length));
  noteContrast(sums.lengths.units, once(one.units), once(other.units));
  if (printed.watch !== undefined && varied.watch !== undefined)
    noteWatched(sums, { ...printed, watch: printed.watch }, { ...varied, watch: varied.watch });
}

function won({ result }: Played, seats: readonly Seat[]): Arm {
  return { of: seats.length, hits: seats.filter((seat) => result.winners.includes(seat)).length };
}

const begun = ({ played, watch: { starts } }: Watched): Begun => ({ played, starts });

type Watched = { readonly played: Played; readonly watch: MatchWatch };

function noteWatched(sums: Comparison, printed: Watched, varied: Watched): void {
  sums.watched++;
  noteContrast(sums.lengths.turns, once(printed.watch.turns), once(varied.watch.turns));
  noteStarts(sums, begun(printed), begun(varied));
  printed.watch.kinds.all.forEach(({ key }) => {
    const [one, other] = [holders(printed, key), holders(varied, key)];
    if (one.of + other.of > 0) noteContrast(part(sums.cards, key, noContrast), one, other);
  });
  noteFeel(sums, dramaOf(printed), dramaOf(varied));
}

function holders({ played, watch }: Watched, key: string): Arm {
  const kind = watch.kinds.all.findIndex((each) => each.key === key);
  return kind < 0 ? { of: 0, hits: 0 } : holdersOf(watch, { kind, mark: HELD }, played.result.winners);
}

/** A match and what lay before each seat when it began. */
export type Begun = { readonly played: Played; readonly starts: Starts | undefined };

/** A pair of deals picked for these kinds: it says how those with them do, and nothing else. */
export function noteFocused(sums: Comparison, printed: Begun, varied: Begun, focus: readonly string[]): void {
  sums.focused++;
  noteStarts(sums, printed, varied, (key) => focus.includes(key));
}

function noteStarts(
  sums: Comparison,
  printed: Begun,
  varied: Begun,
  counts: (key: string) => boolean = () => true,
): void {
  for (const [deck, seats] of Object.entries(printed.starts ?? {})) {
    const kinds = part(sums.starts, deck, () => ({}) as Record<string, Contrast>);
    for (const key of new Set([...seats, ...(varied.starts?.[deck] ?? [])].flat()))
      if (counts(key))
        noteContrast(part(kinds, key, noContrast), starters(printed, deck, key), starters(varied, deck, key));
  }
}

function starters({ played, starts }: Begun, deck: string, key: string): Arm {
  const seats = (starts?.[deck] ?? []).flatMap((keys, seat) => (keys.includes(key) ? [seat] : []));
  return won(played, seats);
}

function dramaOf({ played, watch }: Watched): DramaTally {
  const drama = noDrama();
  noteDrama(drama, watch.chances, watch.won(played.result.winners));
  return drama;
}

function noteFeel({ feel }: Comparison, one: DramaTally, other: DramaTally): void {
  const arm = ({ matches }: DramaTally, hits: number): Arm => ({ of: matches, hits });
  noteContrast(feel.settled, arm(one, one.settled[1]!), arm(other, other.settled[1]!));
  noteContrast(feel.leadChanges, arm(one, one.leadChanges[1]!), arm(other, other.leadChanges[1]!));
  noteContrast(feel.comebacks, arm(one, one.comebacks), arm(other, other.comebacks));
  noteContrast(feel.runaways, arm(one, one.runaways), arm(other, other.runaways));
}
