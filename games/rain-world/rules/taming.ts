// Taming: the price in pips, paid with food from the board and bait from the hand.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import { DONE, type Done } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { BAIT } from '../questions/fight.ts';
import { face, player, type Table } from '../state.ts';
import { discard } from './piles.ts';
import { baitFor, tamePrice } from './price.ts';

/** RW-R-21, RW-R-22: no roll; any part of the price in bait, the rest in pips. Returns the bait that was used. */
export function payForTaming(t: Table, seat: Seat): CardId[] {
  const p = player(t, seat);
  const used: CardId[] = [];
  let price = tamePrice(t, seat);
  while (price > 0) {
    const bait = nextBait(t, seat, price);
    if (bait === DONE) break;
    price -= face(t, bait).pips;
    used.push(bait);
    discard(t, bait, p.food);
  }
  p.pips -= Math.max(0, price);
  return used;
}

/** Another bait, or pips when they cover what is left. */
function nextBait(t: Table, seat: Seat, price: number): CardId | Done {
  const bait: (CardId | Done)[] = baitFor(t, seat);
  if (player(t, seat).pips >= price) bait.push(DONE);
  return choose(t, seat, BAIT, bait);
}

export function tameCreature(t: Table, seat: Seat): void {
  const { foe } = t.state.fight;
  const price = tamePrice(t, seat);
  const bait = payForTaming(t, seat);
  moveCard(foe, t.state.drawn, player(t, seat).tamed);
  tell(t, { kind: 'tamed', seat, card: foe, price, bait });
}
