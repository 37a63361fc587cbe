// Who sits where: people and bots, and people who hold several seats.

import type { MatchRecord, SeatRecord } from '../engine/record.ts';
import type { Seat } from '../engine/table.ts';

/** Who sits on a chair: "person", or a bot by its level, spec or policy. */
export type SeatPlan = SeatRecord;

export const PERSON = 'person';
export const isPerson = ({ player }: SeatPlan): boolean => player === PERSON;

/** Somebody at the table. A person holds one seat, or several; a bot always one. */
export type Holder = string;

export function holderOf(seats: readonly SeatPlan[], seat: Seat): Holder {
  return seats[seat]?.heldBy ?? `seat ${seat}`;
}

export const holdSameHand = (seats: readonly SeatPlan[], one: Seat, other: Seat): boolean =>
  holderOf(seats, one) === holderOf(seats, other);

/** The seats of whoever holds this one, in the order of play. */
export function seatsWith(seats: readonly SeatPlan[], seat: Seat): Seat[] {
  return seats.flatMap((_, each) => (holdSameHand(seats, each, seat) ? [each] : []));
}

/** People at the table, each once, by the first seat they hold. */
export function peopleAt(seats: readonly SeatPlan[]): Seat[] {
  return seats.flatMap((plan, seat) => (isPerson(plan) && seatsWith(seats, seat)[0] === seat ? [seat] : []));
}

/** The seats a record names; where it names none, people. */
export function seatsOf(record: MatchRecord): SeatPlan[] {
  return Array.from(
    { length: record.players },
    (_, seat) => record.seats[seat] ?? { name: `Player ${seat + 1}`, player: PERSON },
  );
}
