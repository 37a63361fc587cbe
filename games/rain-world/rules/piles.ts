// Where cards go: drawing from a deck, discarding to the pile a card belongs to, and what is left in a deck.

import { drawTo, moveCard, type Pile, shuffleInto } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { NO_CARD, player, type Table } from '../state.ts';

/** RW-R-14, RW-R-45: every card goes back to the discard pile of the deck it came from. */
export const homeOf = (t: Table, card: CardId): number =>
  card === t.box.longLegs ? t.state.longLegsDeck : t.box.home[card]!;

export function discard(t: Table, card: CardId, from: Pile): void {
  moveCard(card, from, t.state.discards[homeOf(t, card)]!);
}

export function discardAll(t: Table, from: Pile): void {
  while (from.length > 0) discard(t, from[from.length - 1]!, from);
}

/** RW-R-55: an empty deck is made from its discard pile; undefined when there is nothing at all. */
export function drawFrom(t: Table, deck: number, to: Pile): CardId | undefined {
  const cards = t.state.decks[deck]!;
  if (cards.length === 0) reshuffle(t, deck);
  return drawTo(cards, to);
}

export function reshuffle(t: Table, deck: number): void {
  const discards = t.state.discards[deck]!;
  if (discards.length === 0) return;
  const count = discards.length;
  shuffleInto(t.state.rng, discards, t.state.decks[deck]!);
  tell(t, { kind: 'reshuffled', deck, cards: count });
}

/** Shelters lie in the deck, its discard pile or somebody's hand: counted by the hands, which are small. */
export function sheltersLeft(t: Table, deck: number): number {
  let left = t.box.shelterCount[deck]!;
  for (const { shelters } of t.state.players) {
    for (const card of shelters) if (t.box.home[card] === deck) left--;
  }
  return left;
}

/** Others who search this deck for a shelter: they began sooner, and will have theirs sooner. */
export function searchersAhead(t: Table, seat: Seat, deck: number): number {
  let ahead = 0;
  for (const other of t.box.seats) {
    const { searching, searched } = player(t, other);
    if (other !== seat && searching > 0 && searched === deck) ahead++;
  }
  return ahead;
}

export function gatesLeft(t: Table, deck: number, link: number): number {
  let left = t.box.gateCount[link]![deck]!;
  for (const { gates } of t.state.players) {
    for (const card of gates) if (t.box.home[card] === deck && t.box.faces[card]!.link === link) left--;
  }
  return left;
}

/** A gate of this link from the deck, or from its discard pile; the pile it lies in. */
export function pileWithGate(t: Table, deck: number, link: number): { pile: Pile; card: CardId } {
  for (const pile of [t.state.decks[deck]!, t.state.discards[deck]!]) {
    for (const card of pile) if (t.box.faces[card]!.link === link) return { pile, card };
  }
  return { pile: [], card: NO_CARD };
}
