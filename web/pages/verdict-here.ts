// How a match ended as it reads on this screen: "you" for the one person at it, names for everybody else.

import type { Seat } from '../../engine/table.ts';
import { peopleAt, seatsWith } from '../../tables/seats.ts';
import { type Ending, verdictOf } from '../../tables/verdict.ts';
import type { SeatPlan } from '../table/public-game.ts';

/** The seats of the one person at this screen; with several people nobody is "you". */
export function mySeats(seats: readonly SeatPlan[]): readonly Seat[] {
  const people = peopleAt(seats);
  return people.length === 1 ? seatsWith(seats, people[0] as Seat) : [];
}

export function verdictHere(ending: Ending, seats: readonly SeatPlan[]): string {
  const mine = mySeats(seats);
  return verdictOf(ending, {
    viewer: 'spectator',
    nameOf: (seat) => (mine.includes(seat) ? 'you' : (seats[seat]?.name ?? `Player ${seat + 1}`)),
  });
}
