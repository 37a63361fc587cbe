// Who sits where at a terminal's table: people on the first seats, and bots for the others.

import { isPerson, PERSON, peopleAt, type SeatPlan } from '../../tables/seats.ts';
import { nameOfSeat } from '../table-text.ts';

export function seatsFor(people: number, botsInOrder: readonly string[]): SeatPlan[] {
  const players = [...Array.from({ length: people }, () => PERSON), ...botsInOrder];
  return players.map((player, seat) => ({ name: nameOfSeat(seat), player }));
}

export function whoSitsWhere(seats: readonly SeatPlan[]): string {
  const alone = peopleAt(seats).length === 1;
  const names = seats.map((plan, seat) => {
    const who = isPerson(plan) ? (alone ? 'you' : 'a person') : `the bot ${plan.player}`;
    return `${nameOfSeat(seat)} is ${who}`;
  });
  return `${names.join(', ')}.`;
}
