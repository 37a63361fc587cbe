// The answers that many questions share: use it or not, enough, a card, a seat.

import { seatName } from '../../../engine/names.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { counted } from '../cards/notation.ts';
import { current, face, handSize, type Table } from '../state.ts';

export const USE = 'use';
export const NO = 'no';
export type UseOrNot = typeof USE | typeof NO;
export const USE_OR_NOT: readonly UseOrNot[] = [USE, NO];
/** What somebody without the card is offered, where the very asking would tell who has it. */
export const JUST_NO: readonly UseOrNot[] = [NO];

/** The option that ends a series of picks, or declines. */
export const ENOUGH = 'enough';
export type Enough = typeof ENOUGH;

export const nameOf = (t: Table, card: CardId): string => face(t, card).name;

export const ownCard = {
  key: (card: CardId) => card,
  label: nameOf,
  at: (_t: Table, card: CardId) => ({ card }),
};

const seatLabel = (t: Table, seat: Seat): string =>
  `${seatName(seat)} (${counted(handSize(t, seat), 'card')})`;

export const aSeat = {
  key: (seat: Seat) => seat,
  label: seatLabel,
  at: (_t: Table, seat: Seat) => ({ seat }),
};

export const cardOrEnough = (enough: string) => ({
  key: (option: CardId | Enough) => option,
  label: (t: Table, option: CardId | Enough) => (option === ENOUGH ? enough : nameOf(t, option)),
  at: (_t: Table, option: CardId | Enough) => (option === ENOUGH ? undefined : { card: option }),
});

export const seatOrEnough = (enough: string) => ({
  key: (option: Seat | Enough) => option,
  label: (t: Table, option: Seat | Enough) => (option === ENOUGH ? enough : seatLabel(t, option)),
  at: (_t: Table, option: Seat | Enough) => (option === ENOUGH ? undefined : { seat: option }),
});

export const runningCard = (t: Table): CardId | undefined => current(t)?.card;

export const everybodyBut = (t: Table, seat: Seat): Seat[] =>
  t.state.hands.map((_, other) => other).filter((other) => other !== seat);
