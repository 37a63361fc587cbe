// Snacks: what lies on a plate counts at the end.

import { choose } from '../../../engine/choose.ts';
import { tell } from '../../../engine/event.ts';
import { moveAll } from '../../../engine/pile.ts';
import type { Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';
import { SERVE } from '../questions.ts';
import { plate, type Table } from '../state.ts';

/** EX-SNACK-01: a Bun goes to its player's plate. */
export function eat(t: Table, seat: Seat): void {
  moveAll(t.state.inPlay, plate(t, seat));
}

/** EX-SNACK-02: a Pie is served, to any plate its player likes. */
export function serve(t: Table, seat: Seat): void {
  const guest = choose(t, seat, SERVE, t.box.seats);
  moveAll(t.state.inPlay, plate(t, guest));
  tell<Event>(t, { kind: 'served', by: seat, guest });
}
