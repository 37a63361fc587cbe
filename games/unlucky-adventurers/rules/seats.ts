// Seats: who is still there, who comes after whom, and who sits next to whom.

import type { CardId, Seat } from '../../../engine/table.ts';
import { namesDependOn, type Sides } from '../cards/notation.ts';
import { face, isLiving, NOBODY, type Table } from '../state.ts';

export function livingCount(t: Table): number {
  let count = 0;
  for (const living of t.state.living) if (living) count++;
  return count;
}

export function nextSeat(t: Table, seat: Seat, direction: number): Seat {
  const { players } = t.box;
  const next = seat + direction;
  return next === players ? 0 : next < 0 ? players - 1 : next;
}

/** UA-TURN-07, UA-R-57: who would be next, as things stand: the next living seat, or ghost, in the current direction. */
export function nextToPlay(t: Table): Seat {
  let seat = t.state.active;
  for (let tries = 0; tries < t.box.players; tries++) {
    seat = nextSeat(t, seat, t.state.direction);
    if (t.state.living[seat] || t.box.options.ghosts) break;
  }
  return seat;
}

/** The living in turn order after a seat, that seat itself left out. */
export function othersAfter(t: Table, seat: Seat): Seat[] {
  const others: Seat[] = [];
  const { living, direction } = t.state;
  for (let other = nextSeat(t, seat, direction); other !== seat; other = nextSeat(t, other, direction)) {
    if (living[other]) others.push(other);
  }
  return others;
}

/** Everybody living in turn order after a seat, that seat last. */
export function everyoneAfter(t: Table, seat: Seat): Seat[] {
  const seats = othersAfter(t, seat);
  if (isLiving(t, seat)) seats.push(seat);
  return seats;
}

/** UA-R-59: the nearest living neighbour, clockwise (1) or anticlockwise (-1), whichever way play is going. */
export function neighbour(t: Table, seat: Seat, side: 1 | -1): Seat {
  for (let other = nextSeat(t, seat, side); other !== seat; other = nextSeat(t, other, side)) {
    if (isLiving(t, other)) return other;
  }
  return NOBODY;
}

/** UA-R-59: who sits beside whoever plays a card that speaks of neighbours; told to whoever listens. */
export function sidesFor(t: Table, seat: Seat, card: CardId): Sides | undefined {
  if (t.tale === undefined) return undefined;
  const sides = { left: neighbour(t, seat, 1), right: neighbour(t, seat, -1) };
  return sides.left !== NOBODY && namesDependOn(sides, face(t, card).rows) ? sides : undefined;
}
