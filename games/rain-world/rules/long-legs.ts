// Hunter Long Legs: the rot that makes it, the hunger that drives it, and being tamed.

import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { LONG_LEGS } from '../cards/long-legs.ts';
import { tell } from '../events.ts';
import { NOBODY, player, plays, type Table } from '../state.ts';

const ROTS_AFTER = 20; // RW-HLL-03

/** RW-R-78, RW-R-79: at the end of the 20th own turn, the card and the permanent −1. */
export function rot(t: Table, seat: Seat): void {
  const p = player(t, seat);
  if (p.turns < ROTS_AFTER || !plays(t, seat, 'hunter')) return;
  moveCard(t.box.hunter, p.slugcat, t.state.aside);
  moveCard(t.box.longLegs, t.state.aside, p.slugcat);
  p.rot = true;
  t.state.longLegs = seat;
  tell(t, { kind: 'rotted', seat });
}

export const isLongLegs = (t: Table, seat: Seat): boolean => plays(t, seat, LONG_LEGS);

/** RW-R-84: the fight ends and the bond begins; a bond to somebody else ends. */
export function bond(t: Table, owner: Seat, { price, bait }: { price: number; bait: CardId[] }): void {
  const { longLegs, owner: before } = t.state;
  if (before !== NOBODY) tell(t, { kind: 'unbonded', seat: longLegs, owner: before });
  t.state.owner = owner;
  tell(t, { kind: 'bonded', seat: longLegs, owner, price, bait });
}
