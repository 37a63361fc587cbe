// What could be of use to whom between Encounters: Equipment, Enchantments and cures.

import type { CardId, Seat } from '../../../engine/table.ts';
import { adventurer, enchantmentOn, NONE, type Table } from '../state.ts';
import { mayImprove } from './dominated.ts';
import { slotsFor } from './equipment.ts';
import { maxHealth } from './health.ts';

export const couldUse = (t: Table, seat: Seat, card: CardId): boolean =>
  t.box.equipment[card] === undefined ? couldBear(t, seat) : couldWear(t, seat, card);

export function couldWear(t: Table, seat: Seat, card: CardId): boolean {
  for (const slot of slotsFor(t, seat, card)) if (mayImprove(t, seat, card, slot)) return true;
  return false;
}

/** Is there an equipped card without an Enchantment? */
export function couldBear(t: Table, seat: Seat): boolean {
  for (const card of adventurer(t, seat).worn)
    if (card !== NONE && enchantmentOn(t, card) === NONE) return true;
  return false;
}

/** A cure of which nothing would be lost on this Character. */
export function couldDoWith(t: Table, seat: Seat, item: CardId): boolean {
  const { heals, healsAll } = t.box.items[item]!;
  const cure = Math.max(heals, healsAll);
  return cure > 0 && maxHealth(t, seat) - adventurer(t, seat).health >= cure;
}
