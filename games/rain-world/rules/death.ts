// Death: what is lost at once, what is kept, and the bond that breaks.

import type { CardId, Seat } from '../../../engine/table.ts';
import { type DeathBy, tell } from '../events.ts';
import { NOBODY, type Player, player, type Table } from '../state.ts';
import { discardAll } from './piles.ts';

export type Cause = { readonly by: DeathBy; readonly card?: CardId; readonly killer?: Seat };

/** RW-R-41: out of play until the cycle ends; the karma is paid then. */
export function die(t: Table, seat: Seat, cause: Cause): void {
  const p = player(t, seat);
  p.status = 'dead';
  p.deaths++;
  p.pips = 0;
  p.lost = 0;
  p.skip = false;
  loseEverything(t, p);
  tell(t, { kind: 'died', seat, ...cause });
  endBond(t, seat); // RW-HLL-15
}

/** All cards to their discard piles; search and hunt are cancelled. */
export function loseEverything(t: Table, p: Player): void {
  discardAll(t, p.items);
  discardAll(t, p.food);
  discardAll(t, p.shelters);
  discardAll(t, p.gates);
  discardAll(t, p.tamed);
  discardAll(t, p.carcasses);
  p.searching = 0;
  p.prey = NOBODY;
  p.rock = 0;
  p.mushrooms = 0;
  p.dry = false;
}

/** RW-R-88: the bond ends when either dies or becomes ascending. */
export function endBond(t: Table, seat: Seat): void {
  const { owner, longLegs } = t.state;
  if (owner === NOBODY || (seat !== owner && seat !== longLegs)) return;
  t.state.owner = NOBODY;
  tell(t, { kind: 'unbonded', seat: longLegs, owner });
}
