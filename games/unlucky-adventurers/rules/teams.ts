// Teams: bringing a team mate back into the game. Ghosts return the same way.

import type { Seat } from '../../../engine/table.ts';
import { areMates, isLiving, type Table } from '../state.ts';
import { tell } from './piles.ts';
import { drawCleanHand } from './starter-hand.ts';

/** UA-TEAM-04: team mates who have run out of cards. */
export function fallenMates(t: Table, seat: Seat): Seat[] {
  return t.state.left.filter((other) => areMates(t, seat, other) && !isLiving(t, other));
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
