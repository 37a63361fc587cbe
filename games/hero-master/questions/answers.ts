// The answers that many questions share: a card or none of them, yes or no.

import { seatName } from '../../../engine/names.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { face, hero, NONE, nameOf, type Table } from '../state.ts';

export const YES_OR_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_OR_NO)[number];

export const aCard = {
  key: (card: CardId) => card,
  label: nameOf,
  at: (_t: Table, card: CardId) => ({ card }),
  detail: (t: Table, card: CardId) => face(t, card).text || undefined,
};

/** One of the cards, or NONE of them. */
export const cardOr = (none: string) => ({
  key: aCard.key,
  label: (t: Table, card: CardId) => (card === NONE ? none : aCard.label(t, card)),
  at: (t: Table, card: CardId) => (card === NONE ? undefined : aCard.at(t, card)),
  detail: (t: Table, card: CardId) => (card === NONE ? undefined : aCard.detail(t, card)),
  /** Whoever does not answer wants none. */
  standard: () => NONE,
});

export const yesNo = (yes: string, no: string) => ({
  key: (answer: YesNo) => answer,
  label: (_t: Table, answer: YesNo) => (answer === 'yes' ? yes : no),
  standard: (): YesNo => 'no',
});

/** A monster in a sentence: "the Giant", but "Big Dennis". */
export const theMonster = (t: Table, monster: CardId): string =>
  face(t, monster).rank === 'Normal' ? `the ${nameOf(t, monster)}` : nameOf(t, monster);

export const heroNames = (t: Table, seat: Seat): string => {
  const { race, class: heroClass } = hero(t, seat);
  return race === NONE || heroClass === NONE
    ? seatName(seat)
    : `${seatName(seat)}, ${nameOf(t, race)} ${nameOf(t, heroClass)}`;
};
