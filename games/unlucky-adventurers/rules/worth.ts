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
