// Who is present at an encounter.

import type { Seat } from '../../../engine/table.ts';
import { hero, seatsFrom, type Table } from '../state.ts';

/** HM-ENC-13 and HM-R-58: who is present at the encounter. */
export function isPresent(t: Table, seat: Seat): boolean {
  if (t.state.phase === 'resolving') return hero(t, seat).present;
  return t.state.phase === 'laying cards' && hasCardInPlay(t, seat);
}

export function hasCardInPlay(t: Table, seat: Seat): boolean {
  if (hero(t, seat).row.length > 0) return true;
  for (const other of t.state.heroes)
    for (const attack of other.row) if (attack.bungler === seat) return true;
  return false;
}

/** All other heroes present, clockwise from this one (HM-R-72). */
export const othersPresent = (t: Table, seat: Seat): Seat[] =>
  seatsFrom(t, seat).filter((other) => other !== seat && isPresent(t, other));
