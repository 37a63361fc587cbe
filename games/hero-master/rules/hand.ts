// Action cards in hand: drawing, discarding, hand size and mulligans.

import { choose } from '../../../engine/choose.ts';
import { drawTo, moveAll, shuffleInto, takeOut } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { YES_OR_NO } from '../questions/answers.ts';
import { DISCARD_A_CARD, KEEP_HAND } from '../questions/hand.ts';
import { face, hero, isProtest, players, seatsFrom, type Table } from '../state.ts';
import { returnProtest } from './protest.ts';

/** Draws from one's own Action deck, as far as it goes. */
export function drawCards(t: Table, seat: Seat, count: number): void {
  const { hand } = hero(t, seat);
  const before = hand.length;
  for (let i = 0; i < count && canDraw(t, seat); i++) drawCard(t, seat);
  const cards = hand.slice(before);
  if (cards.length > 0) {
    tell(
      t,
      { kind: 'drew', seat, count: cards.length, cards },
      { onlyTo: seat, rest: { kind: 'drew', seat, count: cards.length } },
    );
  }
}

// HM-R-40: an empty Action deck gives nothing until the party moves, unless the table plays with a second wind.
export function canDraw(t: Table, seat: Seat): boolean {
  const { deck, discard } = hero(t, seat);
  return deck.length > 0 || (t.box.options.secondWind && discard.length > 0);
}

function drawCard(t: Table, seat: Seat): void {
  const { deck, discard, hand } = hero(t, seat);
  if (deck.length === 0) shuffleInto(t.state.rng, discard, deck);
  drawTo(deck, hand);
}

/** Puts a card that has left its place on its owner's discards; HM-PROTEST-07: a Protest card returns to its deck. */
export function discard(t: Table, owner: Seat, card: CardId): void {
  if (isProtest(t, card)) returnProtest(t, card);
  else hero(t, owner).discard.push(card);
}

/** HM-R-57: the player picks which card of the hand to lose; HM-R-38: it may be a Protest card. */
export function discardFromHand(t: Table, seat: Seat): void {
  const { hand } = hero(t, seat);
  if (hand.length === 0) return;
  const card = choose(t, seat, DISCARD_A_CARD, hand);
  discardThisCard(t, seat, card);
}

export function discardThisCard(t: Table, seat: Seat, card: CardId): void {
  takeOut(hero(t, seat).hand, card);
  hero(t, seat).lastDiscarded = card;
  tell(t, { kind: 'discarded', seat, card });
  discard(t, seat, card);
}

// HM-DEFEAT-16: card modifiers are added to what the marker shows.
export function startingHandSize(t: Table, seat: Seat): number {
  const { marker, race, class: heroClass } = hero(t, seat);
  return marker + face(t, race).handSize + face(t, heroClass).handSize;
}

/** HM-PROTEST-05: hand size ignores Protest cards. */
export function countedHand(t: Table, seat: Seat): number {
  let count = 0;
  for (const card of hero(t, seat).hand) if (!isProtest(t, card)) count++;
  return count;
}

/** HM-SETUP-17 and HM-MOVE-09: everybody draws up, or discards down, to the starting hand size. */
export function drawHands(t: Table): void {
  for (const seat of seatsFrom(t, t.state.leader)) drawHand(t, seat);
}

function drawHand(t: Table, seat: Seat): void {
  const size = startingHandSize(t, seat);
  hero(t, seat).mulligans = 0;
  // HM-MOVE-10: a player above the starting hand size discards down to it.
  while (countedHand(t, seat) > size) discardFromHand(t, seat);
  drawCards(t, seat, size - countedHand(t, seat));
  tell(t, { kind: 'handDrawn', seat, size, marker: hero(t, seat).marker });
}

/** HM-R-36: after all have drawn, clockwise from the leader, each may mulligan again and again. */
export function mulligans(t: Table): void {
  if (!t.box.options.mulligans) return;
  for (const seat of seatsFrom(t, t.state.leader))
    while (mayMulligan(t, seat) && choose(t, seat, KEEP_HAND, YES_OR_NO) === 'no') mulligan(t, seat);
}

/** HM-SETUP-21: each mulligan makes the new hand one card smaller. */
export const mulliganSize = (t: Table, seat: Seat): number =>
  startingHandSize(t, seat) - hero(t, seat).mulligans - 1;

const mayMulligan = (t: Table, seat: Seat): boolean => mulliganSize(t, seat) >= 1;

function mulligan(t: Table, seat: Seat): void {
  const { hand, deck } = hero(t, seat);
  const size = mulliganSize(t, seat);
  hero(t, seat).mulligans++;
  shuffleInto(t.state.rng, hand, deck);
  tell(t, { kind: 'mulligan', seat, size });
  drawCards(t, seat, size);
}

/** HM-MOVE-08: each player shuffles Action deck and Action discards together. */
export function reshuffleActionDecks(t: Table): void {
  for (let seat = 0; seat < players(t); seat++) {
    const { deck, discard: pile } = hero(t, seat);
    moveAll(pile, deck);
    shuffle(t.state.rng, deck);
  }
}
