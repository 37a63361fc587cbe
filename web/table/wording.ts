// Words as the one who looks reads them: "You play", "Oswin plays"; a name, or "you".

import { inWords, type Reader, type Sentence } from '../../engine/event.ts';
import type { Decision } from '../../engine/question.ts';
import type { Seat } from '../../engine/table.ts';
import { isPerson } from '../../tables/seats.ts';
import { type TableModel, useTable } from './model.ts';
import type { SeatPlan } from './public-game.ts';
import type { Words } from './scene.ts';

export type Wording = {
  /** Within a sentence: "you", "Oswin". */
  called(seat: Seat): string;
  /** At its beginning: "You", "Oswin". */
  named(seat: Seat): string;
  /** "You play", "Oswin plays". */
  does(seat: Seat, verb: string): string;
  /** "Your", "Oswin’s". */
  whose(seat: Seat): string;
  said(words: Words): string;
};

export function readerOf({ viewer, nameOfSeat, faceOf }: TableModel): Reader {
  return { viewer, nameOfSeat, nameOfCard: (card) => faceOf(card).name };
}

export function useWording(): Wording {
  const model = useTable();
  const { viewer, nameOfSeat } = model;
  const named = (seat: Seat) => (seat === viewer ? 'You' : nameOfSeat(seat));
  return {
    named,
    called: (seat) => (seat === viewer ? 'you' : nameOfSeat(seat)),
    does: (seat, verb) => (seat === viewer ? `You ${verb}` : `${nameOfSeat(seat)} ${verb}s`),
    whose: (seat) => (seat === viewer ? 'Your' : `${nameOfSeat(seat)}’s`),
    said: (words) =>
      typeof words === 'string' ? words : inWords(withoutClauses(words), readerOf(model)).trim(),
  };
}

/** Where several chairs are people's, friends' or all in one hand, "you" says too little. */
export const whoIsAsked = (
  { seat }: Pick<Decision, 'seat'>,
  seats: readonly SeatPlan[],
): string | undefined => (seats.filter(isPerson).length > 1 ? seats[seat]?.name : undefined);

/** Clause ids are for the story and the rulebook, not for the stage. */
export const withoutClauses = (sentence: Sentence): Sentence =>
  sentence.filter((part) => typeof part === 'string' || !('clause' in part));

/** With its full stop; "Who are you?" needs none. */
export const ended = (sentence: string): string => (/[.?!…]$/.test(sentence) ? sentence : `${sentence}.`);

/** A sum stays on one line: "D20 − 6" is read as one figure. */
export const unbroken = (text: string): string => text.replace(/ ([−+×]) (?=\S)/g, '\u00a0$1\u00a0');
