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
  const left = cards.slice().sort((one, other) => worthAgainst(t, other) - worthAgainst(t, one));
  const chosen: CardId[] = [];
  let worth = 0;
  while (left.length > 0 && (chosen.length < missing || worth < short)) {
    const card = left.shift()!;
    chosen.push(card);
    worth += worthAgainst(t, card);
  }
  if (chosen.length < missing || worth < short) return [];
  // Each of them is exchanged for the least that still does, the most valuable first.
  for (let i = 0; i < chosen.length; i++) {
    for (let j = left.length - 1; j >= 0; j--) {
      const saved = worthAgainst(t, chosen[i]!) - worthAgainst(t, left[j]!);
      if (saved <= 0 || worth - saved < short) continue;
      [chosen[i], left[j]] = [left[j]!, chosen[i]!];
      worth -= saved;
      break;
    }
  }
  return chosen;
}
