// Reputation with the scavengers: one for each player, from 1 to 5.

import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { player, plays, type Table } from '../state.ts';

export const LEFT_ALONE = 3; // RW-SCAV-11
export const FRIEND = 5; // RW-SCAV-13
const LOWEST = 1; // RW-SCAV-07
export const MOST_SCAVENGERS = 3; // RW-SCAV-14

export function lowerReputation(t: Table, seat: Seat): void {
  changeReputation(t, seat, Math.max(LOWEST, player(t, seat).reputation - 1));
}

/** RW-SCAV-05, RW-R-68: one level for each half pearl, up to 5. RW-SCAV-09: never for the Artificer. */
export function raiseReputation(t: Table, seat: Seat, halves: number): void {
  if (plays(t, seat, 'artificer')) return;
  changeReputation(t, seat, Math.min(FRIEND, player(t, seat).reputation + halves));
}

function changeReputation(t: Table, seat: Seat, to: number): void {
  const p = player(t, seat);
  if (p.reputation === to) return;
  tell(t, { kind: 'reputation', seat, from: p.reputation, to });
  p.reputation = to;
}

export function scavengersOf(t: Table, seat: Seat): number {
  let count = 0;
  for (const card of player(t, seat).tamed) if (t.box.faces[card]!.words.includes('scavenger')) count++;
  return count;
}
