// How a match ended: who won, and in which places the others are.

import { type Result, won } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/table.ts';
import { isOver, type Table } from '../state.ts';

export function result(t: Table): Result | undefined {
  if (!isOver(t)) return undefined;
  const { winners, outOfTime } = t.state;
  const outcome = outOfTime ? 'Most cards when time was up' : 'The last to hold cards';
  return { ...won(outcome, winners.slice(), t.box.players), places: placesOf(t) };
}

/** Winners first, then in reverse order of leaving; a whole winning team ranks first. */
function placesOf(t: Table): number[] {
  const { winners, left } = t.state;
  const others = t.state.hands.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const lasted = (seat: Seat): number => (left.includes(seat) ? left.indexOf(seat) : left.length);
  return t.state.hands.map((_, seat) => {
    if (winners.includes(seat)) return 1;
    return 1 + winners.length + others.filter((other) => lasted(other) > lasted(seat)).length;
  });
}
