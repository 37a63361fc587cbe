// Looking at cards that others do not see: hands, the top of the deck, and what lies on the discard pile.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { PUT_BACK_NEXT } from '../questions/peek.ts';
import { hand, type Table } from '../state.ts';
import { everybodyLearns, learnsHand, onlyOneKnows } from './knowledge.ts';
import { tell, tellOnly } from './piles.ts';

export function lookAtHand(t: Table, seat: Seat, at: Seat): void {
  learnsHand(t, seat, at);
  if (t.tale === undefined) return;
  tellOnly(t, { kind: 'looked', seat, at, cards: hand(t, at).slice() }, [seat, at], {
    kind: 'looked',
    seat,
    at,
  });
}

export function showHand(t: Table, seat: Seat): void {
  for (const card of hand(t, seat)) everybodyLearns(t, card);
  if (t.tale !== undefined) tell(t, { kind: 'showed', seat, cards: hand(t, seat).slice() });
}

/**
 * Looks at the top cards of the Quest deck and puts them back in any order. Fewer if the deck is shorter; looking never
 * turns the discard pile over. They stay on the deck all the while, and are moved about there.
 */
export function scry(t: Table, seat: Seat, count: number): void {
  const deck = t.state.questDeck;
  const seen = Math.min(count, deck.length);
  for (let depth = 1; depth <= seen; depth++) onlyOneKnows(t, seat, deck[deck.length - depth]!);
  if (t.tale !== undefined) {
    const cards = deck.slice(deck.length - seen).reverse();
    tellOnly(t, { kind: 'scried', seat, count: seen, cards }, seat, { kind: 'scried', seat, count: seen });
  }
  for (let depth = 1; depth < seen; depth++) putNext(t, seat, { depth, seen });
  if (t.tale === undefined || seen < 2) return;
  const arranged = { kind: 'arranged', seat } as const;
  tellOnly(t, { ...arranged, cards: deck.slice(deck.length - seen).reverse() }, seat, arranged);
}

function putNext(t: Table, seat: Seat, { depth, seen }: { depth: number; seen: number }): void {
  const deck = t.state.questDeck;
  const left = deck.slice(deck.length - seen, deck.length - depth + 1);
  const card = choose(t, seat, PUT_BACK_NEXT, left);
  deck.splice(deck.indexOf(card), 1);
  deck.splice(deck.length - depth + 1, 0, card);
}

/** Usable: neither Blunder nor Beast Encounter nor Resurrection. */
export const isUsable = (t: Table, card: CardId): boolean =>
  !t.box.isTrouble[card] && !t.box.isResurrection[card];

/** Takes the topmost usable cards of the Quest discard pile; everybody sees which. */
export function salvage(t: Table, seat: Seat, count: number): void {
  const { questDiscard } = t.state;
  let taken = 0;
  for (let i = questDiscard.length - 1; i >= 0 && taken < count; i--) {
    const card = questDiscard[i]!;
    if (!isUsable(t, card)) continue;
    takeFromDiscard(t, seat, card);
    taken++;
  }
}

export function takeFromDiscard(t: Table, seat: Seat, card: CardId): void {
  moveCard(card, t.state.questDiscard, hand(t, seat));
  t.state.fresh.push(card);
  tell(t, { kind: 'salvaged', seat, card });
}
