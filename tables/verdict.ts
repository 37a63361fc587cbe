// How a match ended, in a sentence.

import type { Result } from '../engine/game.ts';
import type { Seat, Viewer } from '../engine/table.ts';

export type VerdictReader = { readonly viewer: Viewer; nameOf(seat: Seat): string };

/** What a verdict needs to know of a result. */
export type Ending = Pick<Result, 'winners'> & {
  readonly party?: Result['party'] | undefined;
  readonly solo?: Result['solo'] | undefined;
};

/** "You win.", "Oswin and Mirabel win.", "The party wins.", "The party is lost." */
export function verdictOf({ winners, party, solo }: Ending, { viewer, nameOf }: VerdictReader): string {
  if (solo !== undefined) return `${solo.grade}: ${solo.score}.`;
  if (party !== undefined) return party === 'won' ? 'The party wins.' : 'The party is lost.';
  const all = winners.map((seat) => (seat === viewer ? 'you' : nameOf(seat)));
  // Whoever holds several seats wins once, and comes first.
  const names = [...new Set(all)].sort((one, other) => Number(other === 'you') - Number(one === 'you'));
  if (names.length === 0) return 'Nobody wins.';
  const verb = names.length === 1 && names[0] !== 'you' ? 'wins' : 'win';
  const sentence = `${namesInARow(names)} ${verb}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const namesInARow = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
