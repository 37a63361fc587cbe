// What taming costs, and what counts as bait.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Eats, Flesh } from '../cards/card.ts';
import { LONG_LEGS } from '../cards/long-legs.ts';
import { face, player, plays, type Table } from '../state.ts';
import { foeFace } from './modifiers.ts';

/** RW-R-21: not scavengers, nor what is prey, peaceful or untameable; of players only Hunter Long Legs (RW-HLL-09). */
export function isTameable(t: Table, seat: Seat): boolean {
  const { kind, key, words } = foeFace(t, seat);
  if (t.state.fight.against >= 0) return key === LONG_LEGS;
  return (
    kind === 'creature' &&
    !words.includes('untameable') &&
    !words.includes('scavenger') &&
    !words.includes('prey')
  );
}

/** RW-TAME-01; the Inv pays 1 less, but never less than 1. */
export function tamePrice(t: Table, seat: Seat): number {
  const { pips } = foeFace(t, seat);
  return plays(t, seat, 'inv') ? Math.max(1, pips - 1) : pips;
}

/** RW-R-24: "meat" takes meat and bugs, "plants" takes plants, "anything" takes all. */
function takes(eats: Eats, flesh: Flesh): boolean {
  if (eats === 'anything') return true;
  return eats === 'meat' ? flesh !== 'plant' : eats === 'plants' && flesh === 'plant';
}

export function baitFor(t: Table, seat: Seat): CardId[] {
  const { food } = player(t, seat);
  const bait: CardId[] = [];
  if (food.length === 0) return bait;
  const { eats } = foeFace(t, seat);
  for (const card of food) if (takes(eats, face(t, card).flesh)) bait.push(card);
  return bait;
}

export function baitWorth(t: Table, seat: Seat): number {
  let sum = 0;
  for (const card of baitFor(t, seat)) sum += face(t, card).pips;
  return sum;
}

export const canTame = (t: Table, seat: Seat): boolean =>
  isTameable(t, seat) && player(t, seat).pips + baitWorth(t, seat) >= tamePrice(t, seat);
