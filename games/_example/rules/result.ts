// How a match ended: whose plate is the fullest.

import { type Result, won } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/table.ts';
import { isOver, points, type Table } from '../state.ts';

/** EX-END-02: the fullest plate wins; equal plates share the win. */
export function result(t: Table): Result | undefined {
  if (!isOver(t.state)) return undefined;
  let most = 0;
  let winners: Seat[] = [];
  for (const seat of t.box.seats) {
    const sum = points(t, seat);
    if (sum > most) winners = [];
    if (sum >= most) winners.push(seat);
    most = Math.max(most, sum);
  }
  return won('The fullest plate', winners, t.box.players);
}
