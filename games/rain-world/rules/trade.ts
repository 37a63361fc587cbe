// Trading: three Treasure cards, and items of enough value for them.

import { choose } from '../../../engine/choose.ts';
import { moveCard, putUnder } from '../../../engine/pile.ts';
import { DONE, type Done } from '../../../engine/question.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { TREASURE } from '../cards/regions.ts';
import { tell } from '../events.ts';
import { BUY, PAY, purse } from '../questions/scavenger.ts';
import { face, player, type Table } from '../state.ts';
import { isFirstOfItsKind } from './fight-acts.ts';
import { discard, drawFrom } from './piles.ts';

const ON_SHOW = 3; // RW-TRADE-01

/** RW-TRADE-01, RW-R-72: what is not bought goes under the Treasure deck. */
export function meetMerchant(t: Table, seat: Seat): void {
  const { stall } = t.state;
  for (let i = 0; i < ON_SHOW; i++) drawFrom(t, TREASURE, stall);
  tell(t, { kind: 'stall', seat, cards: stall.slice() });
  for (;;) {
    const options = affordable(t, seat);
    if (options.length === 1) break;
    const card = choose(t, seat, BUY, options);
    if (card === DONE) break;
    buy(t, seat, card);
  }
  shuffle(t.state.rng, stall);
  while (stall.length > 0) putUnder(stall[stall.length - 1]!, stall, t.state.decks[TREASURE]!);
}

function affordable(t: Table, seat: Seat): (CardId | Done)[] {
  const means = purse(t, seat);
  const options: (CardId | Done)[] = [];
  for (const card of t.state.stall) if (face(t, card).halves <= means) options.push(card);
  options.push(DONE);
  return options;
}

/** RW-TRADE-04: items worth at least its value, and no change. */
function buy(t: Table, seat: Seat, card: CardId): void {
  const { state } = t;
  const { items } = player(t, seat);
  const paid: CardId[] = [];
  moveCard(card, state.stall, state.drawn);
  for (state.owed = face(t, card).halves; state.owed > 0; ) {
    const item = choose(t, seat, PAY, payable(t, items));
    state.owed = Math.max(0, state.owed - face(t, item).halves);
    paid.push(item);
    discard(t, item, items);
  }
  moveCard(card, state.drawn, items);
  tell(t, { kind: 'bought', seat, card, paid });
}

function payable(t: Table, items: readonly CardId[]): CardId[] {
  return items.filter((card, at) => face(t, card).halves > 0 && isFirstOfItsKind(t, items, at));
}
