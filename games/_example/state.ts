// The state of a picnic, and small questions asked of it.

import type { Pile } from '../../engine/pile.ts';
import type { Rng } from '../../engine/random.ts';
import type * as engine from '../../engine/table.ts';
import { type BySeat, type CardFace, type CardId, leftOf, type Seat } from '../../engine/table.ts';
import type { Card } from './cards/deck.ts';

export type State = {
  rng: Rng;
  /** Whose turn it is. */
  active: Seat;
  deck: Pile;
  discard: Pile;
  /** The card being carried out. */
  inPlay: Pile;
  hands: BySeat<Pile>;
  /** What each player has eaten. */
  plates: BySeat<Pile>;
  /** The last die that was rolled; 0 before the first. */
  die: number;
};

export type Options = { readonly startingHand: number; readonly swatting: boolean };

export type Box = {
  readonly players: number;
  readonly options: Options;
  readonly faces: readonly CardFace[];
  /** All seats, in the order of play. */
  readonly seats: readonly Seat[];
  /** What each card is, by its id. */
  readonly cards: readonly Card[];
};

export type Table = engine.Table<State, Box>;

export const hand = (t: Table, seat: Seat): Pile => t.state.hands[seat]!;
export const plate = (t: Table, seat: Seat): Pile => t.state.plates[seat]!;
export const cardOf = (t: Table, card: CardId): Card => t.box.cards[card]!;
export const nameOf = (t: Table, card: CardId): string => cardOf(t, card).name;

/** Other players with at least one card in hand, in the order of play. */
export function othersWithCards(t: Table, seat: Seat): Seat[] {
  const others: Seat[] = [];
  const { players } = t.box;
  for (let other = leftOf(seat, players); other !== seat; other = leftOf(other, players)) {
    if (hand(t, other).length > 0) others.push(other);
  }
  return others;
}

/** EX-END-01: once the deck is empty, the picnic is over. */
export function isOver(state: State): boolean {
  return state.deck.length === 0;
}

export function points(t: Table, seat: Seat): number {
  let sum = 0;
  for (const card of plate(t, seat)) sum += cardOf(t, card).points;
  return sum;
}
