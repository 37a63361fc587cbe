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
  if (solo !== undefined) return `${capital(solo.grade)}: ${scoreOf(solo)}.`;
  if (party !== undefined) return party === 'won' ? 'The party wins.' : 'The party is lost.';
  const all = winners.map((seat) => (seat === viewer ? 'you' : nameOf(seat)));
  // Whoever holds several seats wins once, and comes first.
  const names = [...new Set(all)].sort((one, other) => Number(other === 'you') - Number(one === 'you'));
  if (names.length === 0) return 'Nobody wins.';
  const verb = names.length === 1 && names[0] !== 'you' ? 'wins' : 'win';
  const sentence = `${namesInARow(names)} ${verb}.`;
  return capital(sentence);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "43 turns", or the number alone. */
const scoreOf = ({ score, of }: NonNullable<Ending['solo']>): string =>
  of === undefined ? `${score}` : `${score} ${of}`;

/** The best of one's own matches alone, of those that were won: "Your best so far: 41 turns." */
export function bestAlone(endings: readonly Ending[]): string | undefined {
  const won = endings.flatMap(({ solo, winners }) => (solo && winners.length > 0 ? [solo] : []));
  const [first] = won.toSorted((one, other) =>
    one.best === 'lowest' ? one.score - other.score : other.score - one.score,
  );
  return first && `Your best so far: ${scoreOf(first)}.`;
}

const namesInARow = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
