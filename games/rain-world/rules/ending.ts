// The way out: shelters that count, ascending, the wait, and the end of the match.

import type { Seat } from '../../../engine/table.ts';
import { SB } from '../cards/regions.ts';
import { tell } from '../events.ts';
import { player, type Table } from '../state.ts';
import { endBond, loseEverything } from './death.ts';

const SHELTERS_NEEDED = 2; // RW-END-03
const WAIT = 4; // RW-END-04

/** RW-R-57, RW-R-58: a hibernation in Subterranean counts the moment it begins, for whoever holds the Mark. */
export function countShelter(t: Table, seat: Seat): void {
  const p = player(t, seat);
  if (p.region !== SB || !p.mark) return;
  p.counted++;
  tell(t, { kind: 'qualified', seat, count: p.counted });
  if (p.counted >= SHELTERS_NEEDED) ascend(t, seat);
}

/** RW-R-59: the player leaves the map and cannot be touched any more. */
function ascend(t: Table, seat: Seat): void {
  const p = player(t, seat);
  p.status = 'ascending';
  p.pips = 0;
  loseEverything(t, p);
  endBond(t, seat);
  if (t.state.ascended.length === 0) t.state.ascendedIn = t.state.round;
  t.state.ascended.push(seat);
  tell(t, { kind: 'ascended', seat, card: p.slugcat[0]!, place: t.state.ascended.length });
}

/** RW-R-59, RW-R-61: at once when all are ascending or nobody waits; alone there is nobody to wait for. */
export function endsAtOnce(t: Table): boolean {
  const { ascended } = t.state;
  if (ascended.length === 0) return false;
  return ascended.length === t.box.players || !t.box.options.wait;
}

/** Rounds of the wait that are still to come, 0 when it is over; undefined while nobody is ascending. */
export function waitLeft({ state: { ascended, ascendedIn, round } }: Table): number | undefined {
  return ascended.length === 0 ? undefined : ascendedIn + WAIT - round;
}

/** At the end of a round: has the wait passed, or the cap been reached (RW-R-63)? */
export function isRoundTheLast(t: Table): boolean {
  const left = waitLeft(t);
  if (left !== undefined && left <= 0) return true;
  t.state.outOfTime = t.state.round >= t.box.options.roundCap;
  return t.state.outOfTime;
}

export function finish(t: Table): void {
  t.state.phase = 'over';
  tell(t, { kind: 'over', why: t.state.ascended.length > 0 ? 'ascension' : 'cap' });
}
