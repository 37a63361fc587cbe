// A turn: draw a card, play a card, pass to the left.

import { choose } from '../../../engine/choose.ts';
import { tell } from '../../../engine/event.ts';
import { drawTo, moveAll, moveCard } from '../../../engine/pile.ts';
import { type CardId, leftOf, type Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';
import { PLAY_A_CARD } from '../questions.ts';
import { cardOf, hand, type Table } from '../state.ts';

export function playTurn(t: Table): void {
  const seat = t.state.active;
  tell<Event>(t, { kind: 'turn', of: seat });
  draw(t, seat); // EX-TURN-01
  const held = hand(t, seat);
  if (held.length > 0) playCard(t, seat, choose(t, seat, PLAY_A_CARD, held)); // EX-TURN-02
  t.state.active = leftOf(seat, t.box.players); // EX-TURN-04
}

/** Draws the top card of the deck, if there is one. */
export function draw(t: Table, seat: Seat): void {
  const card = drawTo(t.state.deck, hand(t, seat));
  if (card === undefined) return;
  tell<Event>(t, { kind: 'drew', by: seat, card }, { onlyTo: seat, rest: { kind: 'drew', by: seat } });
}

function playCard(t: Table, seat: Seat, card: CardId): void {
  moveCard(card, hand(t, seat), t.state.inPlay);
  tell<Event>(t, { kind: 'played', by: seat, card });
  cardOf(t, card).play(t, seat);
  moveAll(t.state.inPlay, t.state.discard); // EX-TURN-03: what was not eaten is discarded.
}
