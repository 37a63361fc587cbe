// The end of the game: gold, then treasures, then nearness to the leader.

import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { hero, players, seatsFrom, type Table } from '../state.ts';
import type { Standing } from './tie.ts';
import { treasuresOwned } from './treasure.ts';

export function endGame(t: Table): void {
  t.state.winner = ranking(t)[0] as Seat;
  t.state.phase = 'over';
  tell(t, { kind: 'gameOver', winner: t.state.winner, ranking: standings(t) });
}

/** HM-END-03 to -05: more gold, then more treasures, then nearer to the leader in turn order. Best first. */
export function ranking(t: Table): Seat[] {
  const nearest = seatsFrom(t, t.state.leader); // The sort keeps this order among equals.
  return nearest.sort(
    (one, other) =>
      hero(t, other).gold - hero(t, one).gold || treasuresOwned(t, other) - treasuresOwned(t, one),
  );
}

export function standings(t: Table): Standing[] {
  return ranking(t).map((seat) => ({
    seat,
    gold: hero(t, seat).gold,
    treasures: treasuresOwned(t, seat),
    distance: (seat - t.state.leader + players(t)) % players(t),
  }));
}
