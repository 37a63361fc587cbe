// Exchanges: whole hands, random cards, and everybody passing to the left. None of them is an attack (UA-R-29).

import { moveAtRandom, swapPiles, takeOut } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { PASS_ON } from '../questions/loss.ts';
import { hand, seatBit, type Table } from '../state.ts';
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
  if (t.tale !== undefined) tellSwapped(t, one, other);
}

/** How many cards each holds now is told to all, and which they are to the two. */
function tellSwapped(t: Table, one: Seat, other: Seat): void {
  const hands: [CardId[], CardId[]] = [hand(t, one).slice(), hand(t, other).slice()];
  const held: [number, number] = [hands[0].length, hands[1].length];
  const swapped = { kind: 'swapped', seat: one, with: other, held } as const;
  tellOnly(t, { ...swapped, hands }, [one, other], swapped);
}

/** Random cards on both sides, picked before any of them moves; as many as the smaller hand has at most. */
export function tradeAtRandom(t: Table, one: Seat, other: Seat, count: number): void {
  const cards = Math.min(count, hand(t, one).length, hand(t, other).length);
  if (cards === 0) return;
  exchange(
    t,
    { seat: one, cards: someAtRandom(t, one, cards) },
    { seat: other, cards: someAtRandom(t, other, cards) },
  );
}

/** UA-R-70: so many different cards of a hand, picked by chance; they stay where they are. */
export function someAtRandom(t: Table, seat: Seat, count: number): CardId[] {
  const left = hand(t, seat).slice();
  const picked: CardId[] = [];
  while (picked.length < count) moveAtRandom(t.state.rng, left, picked);
  return picked;
}

type Offer = { readonly seat: Seat; readonly cards: readonly CardId[] };

/** What two seats have put forward changes hands, unseen by the rest. */
export function exchange(t: Table, one: Offer, other: Offer): void {
  leaveHand(t, one, other.seat);
  leaveHand(t, other, one.seat);
  reachHand(t, other, one.seat);
  reachHand(t, one, other.seat);
  tell(t, { kind: 'traded', seat: one.seat, with: other.seat, cards: one.cards.length });
}

/** First all cards leave their hands, so that none is taken for one that was there before. */
function leaveHand(t: Table, { seat, cards }: Offer, to: Seat): void {
  for (const card of cards) takeOut(hand(t, seat), card);
  for (const card of cards) movesUnseen(t, card, seatBit(seat) | seatBit(to), hand(t, seat));
}

function reachHand(t: Table, { seat, cards }: Offer, to: Seat): void {
  for (const card of cards) {
    hand(t, to).push(card);
    tellReceived(t, card, { seat: to, from: seat });
  }
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
  const picks = pickTogether(t, seats, PASS_ON, (seat) => Math.min(count, hand(t, seat).length));
  tell(t, { kind: 'passedLeft', cards: count });
  for (let i = 0; i < seats.length; i++)
    leaveHand(t, { seat: seats[i]!, cards: picks[i]! }, neighbour(t, seats[i]!, 1));
  for (let i = 0; i < seats.length; i++)
    reachHand(t, { seat: seats[i]!, cards: picks[i]! }, neighbour(t, seats[i]!, 1));
}
