// Prices at the sale desk: Copper 1, Silver 2; a Silver costs two Copper, a Gold four.

import type { CardId } from '../../../engine/table.ts';
import { enchantmentOn, face, NONE, type Table } from '../state.ts';

/** By table of prices (RE-LEVEL-05; RE-LEVEL-10 to RE-LEVEL-12). */
export const PRICE = { 1: 2, 2: 4 } as const;
const WORTH: readonly number[] = [0, 1, 2, 0];

/** RE-ENCH-07: with what is attached to it. RE-RULE-38: 0 for what this desk does not take. */
export function worthOf(t: Table, card: CardId): number {
  const own = metalWorth(t, card);
  const enchantment = enchantmentOn(t, card);
  if (own === 0 || enchantment === NONE) return own;
  const more = metalWorth(t, enchantment);
  return more === 0 ? 0 : own + more;
}

/** Copper at both desks, Silver only where Gold is sold, Gold nowhere. */
function metalWorth(t: Table, card: CardId): number {
  const { level } = face(t, card);
  return level > t.state.prices ? 0 : WORTH[level]!;
}
