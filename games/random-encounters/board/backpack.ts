// What lies before you: the Party's one backpack, what you carry, and what the others carry and you could put on.

import type { CardId } from '../../../engine/table.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { View } from '../view.ts';

/** RE-ITEM-04, RE-SETUP-07: Items are everybody's, and so, between Encounters, is what nobody wears. */
export function backpackOf({ players }: View, seat: number): CardId[] {
  const items = players.flatMap((player) => player.items);
  const own = players[seat]?.carried ?? [];
  const others = players.flatMap((player, other) => (other === seat ? [] : player.carried));
  return [...items, ...own, ...others];
}

export const holderOf = ({ players }: View, card: CardId): number =>
  players.findIndex(({ carried, items }) => carried.includes(card) || items.includes(card));

/** Whose it is, and whether it is new. */
export function noteOf({ nameOfSeat, viewer }: BoardProps, view: View, card: CardId): string | undefined {
  const holder = holderOf(view, card);
  const isNew = view.fresh.includes(card);
  if (holder < 0 || holder === viewer) return isNew ? 'new' : undefined;
  return `${nameOfSeat(holder)}’s${isNew ? ', new' : ''}`;
}
