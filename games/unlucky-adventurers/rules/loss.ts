// Losing cards: chosen or at random, to the discard pile or into somebody's hand, and the whole hand at once.

import { choose, chooseSome } from '../../../engine/choose.ts';
import { moveCard, takeOut } from '../../../engine/pile.ts';
import type { Question } from '../../../engine/question.ts';
import { below } from '../../../engine/random.ts';
import { everyoneSome } from '../../../engine/sealed.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { hand, isLiving, NOBODY, seatBit, type Table } from '../state.ts';
import { movesUnseen } from './knowledge.ts';
import { tell, tellOnly, toQuestDiscard } from './piles.ts';
import { risesInstead } from './resurrection.ts';

/** Where lost cards go: a seat, or NOBODY for the discard pile. UA-R-65: a ghost has no hand to put them in. */
export type Taker = Seat;
export const takerFor = (t: Table, seat: Seat): Taker => (isLiving(t, seat) ? seat : NOBODY);

export type CardQuestion = Question<Table, CardId>;

export type Loss = {
  readonly to: Taker;
  readonly question: CardQuestion;
  readonly n: number;
  /** How many cards somebody who holds so many loses; n of them unless said. */
  readonly count?: (held: number, n: number) => number;
};

/**
 * UA-R-38: the losers choose, all at the same time and face down; then, in turn order, the cards go. Who is asked for
 * as much as they hold loses it all, after the others, and may rise again.
 */
export function loseChosen(t: Table, seats: readonly Seat[], loss: Loss): void {
  const choosing: Seat[] = [];
  const losingAll: Seat[] = [];
  for (const seat of seats) {
    const owes = owed(t, seat, loss);
    if (owes > 0) (owes < hand(t, seat).length ? choosing : losingAll).push(seat);
  }
  const picks = pickTogether(t, choosing, loss.question, (seat) => owed(t, seat, loss));
  for (let i = 0; i < choosing.length; i++) {
    for (const card of picks[i]!) transfer(t, card, { from: choosing[i]!, to: loss.to, how: 'chosen' });
  }
  for (const seat of losingAll) loseWholeHand(t, seat, loss.to, 'chosen');
}

function owed(t: Table, seat: Seat, { n, count }: Loss): number {
  const held = hand(t, seat).length;
  return Math.min(count === undefined ? n : count(held, n), held);
}

/** Everybody concerned picks so many cards, face down; nobody sees a pick before the last one is in. */
export function pickTogether(
  t: Table,
  seats: readonly Seat[],
  question: CardQuestion,
  owes: (seat: Seat) => number,
): CardId[][] {
  if (seats.length === 0) return [];
  const howMany = (seat: Seat) => ({ min: owes(seat), max: owes(seat) });
  if (seats.length > 1) return everyoneSome(t, seats, question, (seat) => hand(t, seat), howMany);
  const only = seats[0]!;
  if (owes(only) === 1) return [[choose(t, only, question, hand(t, only))]];
  return [chooseSome(t, only, question, hand(t, only), howMany(only))];
}

/** UA-R-70: cards picked by chance, one at a time. */
export function loseAtRandom(t: Table, seat: Seat, count: number, to: Taker): void {
  if (count >= hand(t, seat).length) return loseWholeHand(t, seat, to, 'atRandom');
  for (let lost = 0; lost < count; lost++) loseOneAtRandom(t, seat, to);
}

function loseOneAtRandom(t: Table, seat: Seat, to: Taker): void {
  const held = hand(t, seat);
  transfer(t, held[below(t.state.rng, held.length)]!, { from: seat, to, how: 'atRandom' });
}

function loseWholeHand(t: Table, seat: Seat, to: Taker, how: How): void {
  if (!risesInstead(t, seat, () => loseAll(t, seat, to, how))) loseAll(t, seat, to, how);
}

function loseAll(t: Table, seat: Seat, to: Taker, how: How): void {
  for (const card of hand(t, seat).slice()) transfer(t, card, { from: seat, to, how });
}

type How = 'chosen' | 'atRandom';
type Transfer = { readonly from: Seat; readonly to: Taker; readonly how: How };

/** A card leaves a hand: to the discard pile for all to see, or unseen into another hand. */
export function transfer(t: Table, card: CardId, { from, to, how }: Transfer): void {
  if (to === NOBODY) {
    takeOut(hand(t, from), card);
    toQuestDiscard(t, card);
    tell(t, { kind: 'discarded', seat: from, card, atRandom: how === 'atRandom' });
    return;
  }
  moveCard(card, hand(t, from), hand(t, to));
  movesUnseen(t, card, seatBit(from) | seatBit(to), hand(t, from));
  t.state.fresh.push(card);
  tellTransfer(t, card, { from, to, how });
}

function tellTransfer(t: Table, card: CardId, { from, to, how }: Transfer): void {
  if (t.tale === undefined) return;
  if (how === 'atRandom') {
    tellOnly(t, { kind: 'stole', seat: to, from, card }, [from, to], { kind: 'stole', seat: to, from });
  } else {
    tellOnly(t, { kind: 'handed', seat: from, to, card }, [from, to], { kind: 'handed', seat: from, to });
  }
}
