// Who won, as a sentence: "you" for the one person who looks, names for everybody else.

import { PERSON } from '../../tables/seats.ts';
import type { SeatPlan } from '../table/public-game.ts';

export function winnersSentence(winners: readonly number[], seats: readonly SeatPlan[]): string {
  if (winners.length === 0) return 'Nobody wins';
  const me = onlyPerson(seats);
  const names = winners.map((seat) => (seat === me ? 'You' : (seats[seat]?.name ?? `Player ${seat + 1}`)));
  const list = new Intl.ListFormat('en').format(
    names.toSorted((one, other) => Number(other === 'You') - Number(one === 'You')),
  );
  if (winners.length > 1) return `${list} share the win`;
  return winners[0] === me ? 'You win' : `${list} wins`;
}

/** With several people at one screen nobody is "you". */
export function onlyPerson(seats: readonly SeatPlan[]): number | undefined {
  const people = seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
