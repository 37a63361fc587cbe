// The basket: swap up to two cards of your hand for as many from the deck.

import { chooseSome } from '../../../engine/choose.ts';
import { tell } from '../../../engine/event.ts';
import { putUnder } from '../../../engine/pile.ts';
import type { Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';
import { PACK } from '../questions.ts';
import { hand, type Table } from '../state.ts';
import { draw } from './turn.ts';

const MOST_PACKED = 2; // EX-BASKET-01

export function packTheBasket(t: Table, seat: Seat): void {
  const packed = chooseSome(t, seat, PACK, hand(t, seat), { min: 0, max: MOST_PACKED });
  for (const card of packed) putUnder(card, hand(t, seat), t.state.deck);
  tell<Event>(t, { kind: 'packed', by: seat, count: packed.length });
  for (let drawn = 0; drawn < packed.length; drawn++) draw(t, seat);
}
