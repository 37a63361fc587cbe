// Why no game goes on for ever: the turn cap, and Nightfall where a table likes it (UA-R-67).

import type { Seat } from '../../../engine/table.ts';
import { hand, type Table } from '../state.ts';
import { tell } from './piles.ts';
import { teamOf } from './teams.ts';

/** House rule: after so many reshuffles, from the next turn on, nobody draws at the start of a turn. */
export function maybeNightFalls(t: Table): void {
  const { nightfallReshuffle } = t.box.options;
  if (t.state.nightfall || nightfallReshuffle === 0 || t.state.reshuffles < nightfallReshuffle) return;
  t.state.nightfall = true;
  tell(t, { kind: 'nightfall' });
}

/** The side with most cards wins, then the one with more beast value, then they share it. */
export function callItADay(t: Table): void {
  const s = t.state;
  const scores = new Map<number, number>();
  for (let seat = 0; seat < t.box.players; seat++) {
    const side = teamOf(t, seat);
    scores.set(side, (scores.get(side) ?? 0) + worthAtTheEnd(t, seat));
  }
  const best = Math.max(...scores.values());
  for (let seat = 0; seat < t.box.players; seat++) {
    if (scores.get(teamOf(t, seat)) === best) s.winners.push(seat);
  }
  s.outOfTime = true;
  tell(t, { kind: 'timeUp', seats: s.winners.slice() });
}

/** A card weighs more than all beast values together, and those only break ties. */
const ONE_CARD = 10_000;

function worthAtTheEnd(t: Table, seat: Seat): number {
  let sum = 0;
  for (const card of hand(t, seat)) sum += ONE_CARD + t.box.values[card]!;
  return sum;
}
