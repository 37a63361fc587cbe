// Who knows where which Quest card is: what views show and what bots may not forget.

import type { CardId, Seat } from '../../../engine/table.ts';
import { everybody, hand, type Seats, seatBit, type Table } from '../state.ts';

export function learns(t: Table, seat: Seat, card: CardId): void {
  t.state.knownBy[card]! |= seatBit(seat);
}

export function everybodyLearns(t: Table, card: CardId): void {
  t.state.knownBy[card] = everybody(t);
}

export function learnsHand(t: Table, seat: Seat, of: Seat): void {
  for (const card of hand(t, of)) learns(t, seat, card);
}

export function everybodyForgets(t: Table, cards: readonly CardId[]): void {
  for (const card of cards) t.state.knownBy[card] = 0;
}

/** Only this seat still knows where the card is: it put it there. */
export function onlyOneKnows(t: Table, seat: Seat, card: CardId): void {
  t.state.knownBy[card] = seatBit(seat);
}

/**
 * A card goes unseen from one hand to another: those two know which it was, and for everybody else any card that they
 * knew in the first hand may be the one that left.
 */
export function movesUnseen(t: Table, card: CardId, between: Seats, from: readonly CardId[]): void {
  const { knownBy } = t.state;
  for (const other of from) knownBy[other]! &= between;
  const wasTheLast = from.length === 0; // Then it must be this one that went.
  knownBy[card] = wasTheLast ? knownBy[card]! | between : between;
}
