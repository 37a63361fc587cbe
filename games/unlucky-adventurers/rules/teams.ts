// Teams: who belongs together, and bringing a team mate back into the game. Ghosts return the same way.

import type { Seat } from '../../../engine/table.ts';
import type { Table } from '../state.ts';
import { tell } from './piles.ts';
import { othersAfter } from './seats.ts';
import { drawCleanHand } from './starter-hand.ts';

/** UA-R-60: at four, first and third against second and fourth; at six, those who sit opposite each other. */
export const teamOf = (t: Table, seat: Seat): number =>
  t.box.options.teams ? seat % (t.box.players / 2) : seat;

export const areMates = (t: Table, one: Seat, other: Seat): boolean =>
  one !== other && teamOf(t, one) === teamOf(t, other);

/** Living opponents in turn order after a seat; team mates are none. */
export function opponentsOf(t: Table, seat: Seat): Seat[] {
  return othersAfter(t, seat).filter((other) => !areMates(t, seat, other));
}

/** UA-R-61: with friendly fire off, no loss touches a team mate. */
export const isSafeFrom = (t: Table, seat: Seat, by: Seat): boolean =>
  !t.box.options.friendlyFire && areMates(t, seat, by);

/** UA-TEAM-04: team mates who have run out of cards. */
export function fallenMates(t: Table, seat: Seat): Seat[] {
  return t.state.left.filter((other) => areMates(t, seat, other));
}

/**
 * UA-TEAM-06, UA-TEAM-07, UA-R-51: back with a clean starter hand, the Character as it was left, and no markers.
 * UA-R-05: without a single card to be had, nobody returns.
 */
export function comeBack(t: Table, seat: Seat, by: Seat): void {
  const cards = drawCleanHand(t, seat, t.box.options.startingHand);
  if (cards === 0) return;
  t.state.living[seat] = true;
  t.state.left.splice(t.state.left.indexOf(seat), 1);
  tell(t, { kind: 'revived', seat, by, cards });
}
