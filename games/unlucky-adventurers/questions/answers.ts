// The answers that many questions share: use it or not, enough, a card, a seat.

import { seatName } from '../../../engine/names.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { counted } from '../cards/notation.ts';
import { current, face, handSize, type Table } from '../state.ts';
import type { CardData, SeatData } from './data.ts';
import { forecastOf } from './forecast.ts';

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

/** For cards that lie elsewhere: whoever picks one has not had it in hand. */
export const printed = (t: Table, card: CardId): string => face(t, card).text;

export const ownCard = {
  key: (card: CardId) => card,
  label: nameOf,
  at: (_t: Table, card: CardId) => ({ card }),
  data: (t: Table, card: CardId): CardData => ({ value: t.box.values[card]! }),
};

const seatLabel = (t: Table, seat: Seat): string =>
  `${seatName(seat)} (${counted(handSize(t, seat), 'card')})`;

/** A seat as an option: how many cards it holds, and how the running card reads when it is aimed there. */
function seatData(t: Table, other: Seat, seat: Seat): SeatData {
  const card = runningCard(t);
  const lines = card === undefined ? [] : forecastOf(t, card, seat, other).lines;
  return { cards: handSize(t, other), mine: handSize(t, seat), isWarded: t.state.warded[other]!, lines };
}

export const aSeat = {
  key: (seat: Seat) => seat,
  label: seatLabel,
  at: (_t: Table, seat: Seat) => ({ seat }),
  data: seatData,
};

export const cardOrEnough = (enough: string) => ({
  key: (option: CardId | Enough) => option,
  label: (t: Table, option: CardId | Enough) => (option === ENOUGH ? enough : nameOf(t, option)),
  at: (_t: Table, option: CardId | Enough) => (option === ENOUGH ? undefined : { card: option }),
});

export const seatOrEnough = (enough: (t: Table) => string) => ({
  key: (option: Seat | Enough) => option,
  label: (t: Table, option: Seat | Enough) => (option === ENOUGH ? enough(t) : seatLabel(t, option)),
  at: (_t: Table, option: Seat | Enough) => (option === ENOUGH ? undefined : { seat: option }),
  data: (t: Table, option: Seat | Enough, seat: Seat) =>
    option === ENOUGH ? undefined : seatData(t, option, seat),
});

export const runningCard = (t: Table): CardId | undefined => current(t)?.card;

/** What made the table ask: the card that is running, and whose it is. */
export function cause(t: Table, seat: Seat): string | undefined {
  const effect = current(t);
  if (effect === undefined) return undefined;
  const name = nameOf(t, effect.card);
  return effect.by === seat || effect.kind === 'beast' ? name : `${seatName(effect.by)}’s ${name}`;
}

/** The opponent with most cards, then the lowest seat: where to aim when nobody says. */
export function richest(t: Table, seats: readonly Seat[]): Seat {
  let best = seats[0]!;
  for (const seat of seats) {
    const more = handSize(t, seat) - handSize(t, best);
    if (more > 0 || (more === 0 && seat < best)) best = seat;
  }
  return best;
}

/** The card that is missed least: of lowest beast value, and a Resurrection last of all. */
export function leastMissed(t: Table, cards: readonly CardId[]): CardId {
  const worth = (card: CardId): number => (t.box.isResurrection[card] ? 10 : t.box.values[card]!);
  let least = cards[0]!;
  for (const card of cards) if (worth(card) < worth(least)) least = card;
  return least;
}

/** The card that is worth most against Beasts. */
export function mostValued(t: Table, cards: readonly CardId[]): CardId {
  let most = cards[0]!;
  for (const card of cards) if (t.box.values[card]! > t.box.values[most]!) most = card;
  return most;
}

export const everybodyBut = (t: Table, seat: Seat): Seat[] =>
  t.state.hands.map((_, other) => other).filter((other) => other !== seat);
