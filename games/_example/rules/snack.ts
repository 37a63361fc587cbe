// Snacks: what is eaten stays on the plate and counts at the end.

import { moveAll } from '../../../engine/pile.ts';
import type { Seat } from '../../../engine/table.ts';
import { plate, type Table } from '../state.ts';

/** EX-SNACK-01: the snack in play goes to its player's plate. */
export function eat(t: Table, seat: Seat): void {
  moveAll(t.state.inPlay, plate(t, seat));
}
