// Prices at the sale desk: Copper 1, Silver 2; a Silver costs two Copper, a Gold four.

import type { CardId } from '../../../engine/table.ts';
import { enchantmentOn, face, NONE, type Table } from '../state.ts';

/** By table of prices (RE-LEVEL-05; RE-LEVEL-10 to RE-LEVEL-12). */
export const PRICE = { 1: 2, 2: 4 } as const;
const WORTH: readonly number[] = [0, 1, 2, 0];

/** RE-ENCH-07: with what is attached to it. RE-RULE-38: 0 for what this desk does not take. */
export function worthOf(t: Table, card: CardId, prices: 1 | 2 = t.state.prices): number {
  const own = metalWorth(t, card, prices);
  const enchantment = enchantmentOn(t, card);
  if (own === 0 || enchantment === NONE) return own;
  const more = metalWorth(t, enchantment, prices);
  return more === 0 ? 0 : own + more;
}

/** Copper at both desks, Silver only where Gold is sold, Gold nowhere. */
function metalWorth(t: Table, card: CardId, prices: 1 | 2): number {
  const { level } = face(t, card);
  return level > prices ? 0 : WORTH[level]!;
}

/** Can the other cards make up exactly the rest? Bit n says that some of them are worth n together. */
export function canPay(worths: readonly number[], without: number, rest: number): boolean {
  if (rest < 0) return false;
  let sums = 1;
  worths.forEach((worth, i) => {
    if (i !== without && worth > 0) sums |= sums << worth;
  });
  return (sums & (1 << rest)) !== 0;
}

/** Could anything be sold at these prices? The Party looks before it goes to the desk. */
export function isEnoughForASale(t: Table, prices: 1 | 2): boolean {
  const worths = t.state.party
    .flatMap(({ worn, carried, items }) => [...worn, ...carried, ...items])
    .map((card) => (card === NONE ? 0 : worthOf(t, card, prices)));
  return worths.some((worth, i) => worth > 0 && canPay(worths, i, PRICE[prices] - worth));
}
