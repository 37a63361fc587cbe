// Exchanges: whole hands, random cards, and everybody passing to the left. None of them is an attack (UA-R-29).

import { moveCard, swapPiles } from '../../../engine/pile.ts';
import { below } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { PASS_ON } from '../questions/loss.ts';
import { chosenBy, hand, seatBit, type Table } from '../state.ts';
import { learns, movesUnseen } from './knowledge.ts';
import { pickTogether } from './loss.ts';
import { tell, tellOnly } from './piles.ts';
import { everyoneAfter, neighbour } from './seats.ts';

/** UA-R-40: both sides need at least one card. UA-ACTION-TRADE-03: afterwards each knows what the other got. */
export function swapHands(t: Table, one: Seat, other: Seat): void {
  if (hand(t, one).length === 0 || hand(t, other).length === 0) return;
  swapPiles(hand(t, one), hand(t, other));
  for (const seat of [one, other]) {
    for (const card of hand(t, seat)) {
      learns(t, one, card);
      learns(t, other, card);
      t.state.fresh.push(card);
    }
  }
  tell(t, { kind: 'swapped', seat: one, with: other });
}

/** Random cards on both sides, picked before any of them moves; as many as the smaller hand has at most. */
export function tradeAtRandom(t: Table, one: Seat, other: Seat, count: number): void {
  const cards = Math.min(count, hand(t, one).length, hand(t, other).length);
  if (cards === 0) return;
  for (const seat of [one, other]) putForwardAtRandom(t, seat, cards);
  exchangeChosen(t, one, other);
}

export function putForwardAtRandom(t: Table, seat: Seat, count: number): void {
  const held = hand(t, seat);
  for (let picked = 0; picked < count; picked++) {
    moveCard(held[below(t.state.rng, held.length)]!, held, chosenBy(t, seat));
  }
}

/** What two seats have put forward changes hands, unseen by the rest. */
export function exchangeChosen(t: Table, one: Seat, other: Seat): void {
  const cards = chosenBy(t, one).length;
  swapPiles(chosenBy(t, one), chosenBy(t, other));
  for (const [seat, from] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const card of chosenBy(t, seat).slice()) {
      movesUnseen(t, card, seatBit(from) | seatBit(seat), hand(t, from));
      moveCard(card, chosenBy(t, seat), hand(t, seat));
      tellReceived(t, card, { seat, from });
    }
  }
  tell(t, { kind: 'traded', seat: one, with: other, cards });
}

function tellReceived(t: Table, card: CardId, { seat, from }: { seat: Seat; from: Seat }): void {
  t.state.fresh.push(card);
  if (t.tale === undefined) return;
  tellOnly(t, { kind: 'handed', seat: from, to: seat, card }, [from, seat], {
    kind: 'handed',
    seat: from,
    to: seat,
  });
}

/** Everybody picks in secret and passes together, to the nearest living player on the left. */
export function passToTheLeft(t: Table, by: Seat, count: number): void {
  const seats = everyoneAfter(t, by);
  const owes = seats.map((seat) => Math.min(count, hand(t, seat).length));
  pickTogether(t, seats, PASS_ON, (i) => owes[i]!);
  tell(t, { kind: 'passedLeft', cards: count });
  const parcels = seats.map((seat) => {
    const to = neighbour(t, seat, 1);
    const cards = chosenBy(t, seat).splice(0);
    for (const card of cards) movesUnseen(t, card, seatBit(seat) | seatBit(to), hand(t, seat));
    return { from: seat, to, cards };
  });
  for (const { from, to, cards } of parcels) {
    for (const card of cards) {
      hand(t, to).push(card);
      tellReceived(t, card, { seat: to, from });
    }
  }
}
