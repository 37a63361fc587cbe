// Losing cards: chosen or at random, to the discard pile or into somebody's hand, and the whole hand at once.

import { anyone, choose } from '../../../engine/choose.ts';
import { moveAll, moveCard } from '../../../engine/pile.ts';
import type { Question } from '../../../engine/question.ts';
import { below } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { chosenBy, hand, isLiving, NOBODY, seatBit, type Table } from '../state.ts';
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
  /** How many cards each loses. Asked when the loss begins. */
  count(seat: Seat): number;
};

/**
 * UA-R-38: the losers choose, all at the same time and face down; then, in turn order, the cards go. Who is asked for
 * as much as they hold loses it all, and may rise again.
 */
export function loseChosen(t: Table, seats: readonly Seat[], loss: Loss): void {
  const owes = seats.map((seat) => Math.min(loss.count(seat), hand(t, seat).length));
  const all = seats.map((seat, i) => owes[i]! > 0 && owes[i] === hand(t, seat).length);
  pickTogether(t, seats, loss.question, (i) => (all[i] ? 0 : owes[i]!));
  seats.forEach((seat, i) => {
    if (all[i]) loseWholeHand(t, seat, loss.to);
    else
      for (const card of chosenBy(t, seat).slice())
        transfer(t, card, { from: seat, pile: chosenBy(t, seat), to: loss.to });
  });
}

/** Everybody concerned picks so many cards, face down; nobody sees a pick before the last one is in. */
export function pickTogether(
  t: Table,
  seats: readonly Seat[],
  question: CardQuestion,
  owes: (i: number) => number,
): void {
  if (seats.length === 1) return pickAlone(t, seats[0]!, question, owes(0));
  seats.forEach((seat, i) => {
    if (owes(i) > 0 && owes(i) >= hand(t, seat).length) moveAll(hand(t, seat), chosenBy(t, seat));
  });
  for (;;) {
    const waiting = seats.filter((seat, i) => chosenBy(t, seat).length < owes(i));
    if (waiting.length === 0) return;
    const { seat, option } = anyone(t, waiting, question, (each) => hand(t, each));
    moveCard(option, hand(t, seat), chosenBy(t, seat));
  }
}

function pickAlone(t: Table, seat: Seat, question: CardQuestion, owes: number): void {
  for (let picked = 0; picked < owes; picked++) {
    moveCard(choose(t, seat, question, hand(t, seat)), hand(t, seat), chosenBy(t, seat));
  }
}

/** UA-R-70: cards picked by chance, one at a time. */
export function loseAtRandom(t: Table, seat: Seat, count: number, to: Taker): void {
  if (count >= hand(t, seat).length) return loseWholeHand(t, seat, to, 'atRandom');
  for (let lost = 0; lost < count; lost++) loseOneAtRandom(t, seat, to);
}

function loseOneAtRandom(t: Table, seat: Seat, to: Taker): void {
  const from = hand(t, seat);
  const card = from[below(t.state.rng, from.length)]!;
  transfer(t, card, { from: seat, pile: from, to, how: 'atRandom' });
}

function loseWholeHand(t: Table, seat: Seat, to: Taker, how: How = 'chosen'): void {
  const loseAll = () => {
    for (const card of hand(t, seat).slice()) transfer(t, card, { from: seat, pile: hand(t, seat), to, how });
  };
  if (!risesInstead(t, seat, loseAll)) loseAll();
}

type How = 'chosen' | 'atRandom';
type Transfer = { readonly from: Seat; readonly pile: CardId[]; readonly to: Taker; readonly how?: How };

/** A card leaves a hand: to the discard pile for all to see, or unseen into another hand. */
export function transfer(t: Table, card: CardId, { from, pile, to, how = 'chosen' }: Transfer): void {
  if (to === NOBODY) {
    pile.splice(pile.indexOf(card), 1);
    toQuestDiscard(t, card);
    tell(t, { kind: 'discarded', seat: from, card, atRandom: how === 'atRandom' });
    return;
  }
  moveCard(card, pile, hand(t, to));
  movesUnseen(t, card, seatBit(from) | seatBit(to), hand(t, from));
  t.state.fresh.push(card);
  tellTransfer(t, card, { from, to, how });
}

function tellTransfer(t: Table, card: CardId, { from, to, how }: { from: Seat; to: Seat; how: How }): void {
  if (t.tale === undefined) return;
  if (how === 'atRandom') {
    tellOnly(t, { kind: 'stole', seat: to, from, card }, [from, to], { kind: 'stole', seat: to, from });
  } else {
    tellOnly(t, { kind: 'handed', seat: from, to, card }, [from, to], { kind: 'handed', seat: from, to });
  }
}
