// The last scene of a match: who won, what they may call themselves now, and the card that decided it.

import { type Sentence, say, the, verb, who } from '../../../engine/event.ts';
import type { Seat } from '../../../engine/table.ts';
import type { Scene, Script, Words } from '../../../web/table/scene.ts';

/** What the scene of an elimination remembers: who left the table. */
export type Fallen = { readonly fell: Seat };

type Won = { readonly seats: readonly Seat[]; readonly title: string };
type Victory = Omit<Scene, 'id'> & { readonly verdict: Words };

const AGAINST_ALL = 'Against all odds, and against all advice.';

export const victory = (script: Script, { seats, title }: Won): void =>
  triumph(script, { title: winning(seats), winners: seats, note: title, ...lastStraw(script) });

export const timeUp = (script: Script, seats: readonly Seat[], sentence: Sentence): void =>
  triumph(script, { title: sentence, winners: seats, verdict: AGAINST_ALL });

function triumph(script: Script, { verdict, ...scene }: Victory): void {
  script.open({ ...scene, id: 'won', tone: 'good' }, { stay: 2 });
  script.go('triumph', 'won', { verdict }, { sound: 'fanfare' });
}

function winning(seats: readonly Seat[]): Sentence {
  const [first] = seats;
  if (first !== undefined && seats.length === 1) return say`${who(first)} ${verb('wins', first)}!`;
  return say`${seats.flatMap((seat, i) => (i === 0 ? [who(seat)] : [' and ', who(seat)]))} win!`;
}

/** The card that did for the last of the others stays in the picture. */
function lastStraw({ latest }: Script): Pick<Victory, 'against' | 'stamp' | 'verdict'> {
  const { card, notes } = latest ?? {};
  const { fell } = (notes ?? {}) as Partial<Fallen>;
  if (card === undefined || fell === undefined) return { verdict: AGAINST_ALL };
  return {
    against: card,
    stamp: { over: 'against', word: 'Fatal', tone: 'bad' },
    verdict: say`${the(card)} was the last straw for ${who(fell)}. ${AGAINST_ALL}`,
  };
}
