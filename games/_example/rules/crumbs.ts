// Crumbs: whoever is quickest may swap a card for the top of the discard pile.

import { anyone, orElse } from '../../../engine/choose.ts';
import { tell } from '../../../engine/event.ts';
import { drawTo, moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';
import { NO_THANKS, SWAP } from '../questions.ts';
import { hand, othersWithCards, type Table } from '../state.ts';

/** EX-CRUMBS-01: the others are asked together; the first who swaps ends it, and so does a no from everybody. */
export function scatterCrumbs(t: Table, seat: Seat): void {
  let others = othersWithCards(t, seat);
  while (others.length > 0 && t.state.discard.length > 0) {
    const reply = anyone(t, others, SWAP, (other) => orElse(hand(t, other), NO_THANKS));
    if (reply.option !== NO_THANKS) {
      swap(t, reply.seat, reply.option);
      return;
    }
    others = others.filter((other) => other !== reply.seat);
  }
}

function swap(t: Table, seat: Seat, card: CardId): void {
  const taken = drawTo(t.state.discard, hand(t, seat))!;
  moveCard(card, hand(t, seat), t.state.discard);
  tell<Event>(t, { kind: 'swapped', by: seat, gave: card, took: taken });
}
