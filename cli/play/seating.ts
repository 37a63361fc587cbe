// Who sits where at a terminal's table: people, and bots for the other seats.

import type { Bot } from '../../bots/bot.ts';
import type { Seed } from '../../engine/hash.ts';
import type { SeatRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/table.ts';
import { botFor } from '../bots.ts';
import { nameOfSeat } from '../table-text.ts';

const PERSON = 'person';

export type Seating = {
  readonly seats: readonly SeatRecord[];
  readonly people: readonly Seat[];
  /** The bots, by seat; a person's seat has none. */
  readonly bots: ReadonlyMap<Seat, Bot>;
};

export function seatingOf(seats: readonly SeatRecord[], seed: Seed): Seating {
  const people = seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : []));
  const bots = seats.flatMap(({ player }, seat): [Seat, Bot][] =>
    player === PERSON ? [] : [[seat, botFor(player, seed, seat)]],
  );
  return { seats, people, bots: new Map(bots) };
}

/** People take the first seats, bots the rest. */
export function seatsFor(people: number, botsInOrder: readonly string[]): SeatRecord[] {
  const players = [...Array.from({ length: people }, () => PERSON), ...botsInOrder];
  return players.map((player, seat) => ({ name: nameOfSeat(seat), player }));
}

export function whoSitsWhere({ seats, people }: Seating): string {
  const alone = people.length === 1;
  const names = seats.map(
    ({ player }, seat) =>
      `${nameOfSeat(seat)} is ${player === PERSON ? (alone ? 'you' : 'a person') : `the bot ${player}`}`,
  );
  return `${names.join(', ')}.`;
}
