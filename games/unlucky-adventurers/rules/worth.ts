// What cards are worth against the Beast that is being fought.

import type { CardId } from '../../../engine/table.ts';
import { face, facedBy, NOBODY, type Table } from '../state.ts';

/** The points of a card, or of the Barbarian, in the fight that is going on; a twist may double a card's, or void them. */
export function worthAgainst(t: Table, card: CardId): number {
  const { fighter } = t.state;
  if (t.box.types[card] === 'character') return face(t, card).amount; // The Barbarian.
  const value = t.box.values[card]!;
  const beast = fighter === NOBODY ? undefined : facedBy(t, fighter)[0]?.beast;
  if (beast === undefined) return value;
  const { countsType, countsTimes } = face(t, beast);
  return t.box.types[card] === countsType ? value * countsTimes : value;
}

export function worthOf(t: Table, cards: readonly CardId[]): number {
  let sum = 0;
  for (const card of cards) sum += worthAgainst(t, card);
  return sum;
}

export type Wanted = { readonly missing: number; readonly short: number };

/**
 * As few of these cards as will do, and among so many the least valuable: so many cards and points are missing. Empty
 * when they are not enough. Not always the very cheapest set, but found without trying them all.
 */
export function cheapestSet(t: Table, cards: readonly CardId[], { missing, short }: Wanted): CardId[] {
  const { sorted, worths } = dearestFirst(t, cards);
  let count = 0;
  let worth = 0;
  while (count < sorted.length && (count < missing || worth < short)) worth += worths[count++]!;
  if (count < missing || worth < short) return [];
  // Each of them is exchanged for the least that still does, the most valuable first.
  for (let i = 0; i < count; i++) {
    for (let j = sorted.length - 1; j >= count; j--) {
      const saved = worths[i]! - worths[j]!;
      if (saved <= 0 || worth - saved < short) continue;
      [sorted[i], sorted[j]] = [sorted[j]!, sorted[i]!];
      [worths[i], worths[j]] = [worths[j]!, worths[i]!];
      worth -= saved;
      break;
    }
  }
  return sorted.slice(0, count);
}

/** The cards and their points, the most valuable first. By hand: bots ask for it in every world, and hands are small. */
function dearestFirst(t: Table, cards: readonly CardId[]): { sorted: CardId[]; worths: number[] } {
  const sorted: CardId[] = [];
  const worths: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const worth = worthAgainst(t, cards[i]!);
    let at = i;
    for (; at > 0 && worths[at - 1]! < worth; at--) {
      sorted[at] = sorted[at - 1]!;
      worths[at] = worths[at - 1]!;
    }
    sorted[at] = cards[i]!;
    worths[at] = worth;
  }
  return { sorted, worths };
}
