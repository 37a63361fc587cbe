// The order of one's own hand: by kind, by points, or as the cards came.

import type { CardId } from '../../../engine/table.ts';
import type { CardType, Face } from '../cards/card.ts';

export const HAND_ORDERS = ['kind', 'points', 'arrival'] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

export const orderAfter = (order: HandOrder): HandOrder =>
  HAND_ORDERS[(HAND_ORDERS.indexOf(order) + 1) % HAND_ORDERS.length] as HandOrder;

const KINDS: readonly CardType[] = ['weapon', 'spell', 'potion', 'item', 'action'];

export function inOrder(hand: readonly CardId[], order: HandOrder, faces: readonly Face[]): CardId[] {
  if (order === 'arrival') return hand.slice();
  const of = (card: CardId) => faces[card] as Face;
  const kind = (card: CardId) => KINDS.indexOf(of(card).type);
  const byKind = (one: CardId, other: CardId) =>
    kind(one) - kind(other) || of(one).name.localeCompare(of(other).name) || one - other;
  const byValue = (one: CardId, other: CardId) => of(other).value - of(one).value || byKind(one, other);
  return hand.toSorted(order === 'points' ? byValue : byKind);
}
