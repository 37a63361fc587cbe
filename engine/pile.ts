// Piles of cards: draw, move, take, reshuffle. Cards only ever go from one pile to another, so none is lost here.

import { below, type Rng, shuffle } from './random.ts';
import type { CardId } from './table.ts';

/** A pile's last card is its top. */
export type Pile = CardId[];

/** Moves the top card of a pile onto another and returns it; undefined when the pile is empty. */
export function drawTo(from: Pile, to: Pile): CardId | undefined {
  const card = from.pop();
  if (card !== undefined) to.push(card);
  return card;
}

/** Moves one particular card. */
export function moveCard(card: CardId, from: Pile, to: Pile): void {
  takeOut(from, card);
  to.push(card);
}

/** Moves one particular card to the bottom of a pile. */
export function putUnder(card: CardId, from: Pile, to: Pile): void {
  takeOut(from, card);
  to.push(card);
  for (let i = to.length - 1; i > 0; i--) to[i] = to[i - 1]!;
  to[0] = card;
}

/** Takes a thing out of a list, keeping the order of the others. Several times faster than splice. */
export function takeOut<T>(things: T[], thing: T): void {
  const at = things.indexOf(thing);
  if (at < 0)
    throw new Error(`${thing} is not where it was to be taken from: read the table again after asking.`);
  for (let i = at + 1; i < things.length; i++) things[i - 1] = things[i]!;
  things.pop();
}

/** Moves a card picked unseen and returns it; undefined when there is none. */
export function moveAtRandom(rng: Rng, from: Pile, to: Pile): CardId | undefined {
  if (from.length === 0) return undefined;
  const card = from[below(rng, from.length)] as CardId;
  moveCard(card, from, to);
  return card;
}

/** Moves all cards, the lowest first. Emptied by popping: a `length = 0` makes the pile's next card allocate again. */
export function moveAll(from: Pile, to: Pile): void {
  for (let i = 0; i < from.length; i++) to.push(from[i]!);
  while (from.length > 0) from.pop();
}

/** Shuffles one pile into another: a discard pile becoming the deck again. */
export function shuffleInto(rng: Rng, from: Pile, to: Pile): void {
  moveAll(from, to);
  shuffle(rng, to);
}

export function swapPiles(one: Pile, other: Pile): void {
  const held: Pile = [];
  moveAll(one, held);
  moveAll(other, one);
  moveAll(held, other);
}

/**
 * Deals the cards of all these piles among them anew, each keeping its size: how `redeal` makes another world.
 * They are put in the order of their ids first, so that two worlds which differ only in what is hidden are dealt alike by
 * the same generator: what a bot imagines cannot depend on what it cannot know.
 *
 *     redealAmong(rng, [state.deck, ...handsOfOthers]);
 */
export function redealAmong(rng: Rng, piles: readonly Pile[]): void {
  const cards = piles.length === 1 ? piles[0]! : together(piles);
  putInOrder(cards);
  shuffle(rng, cards);
  if (piles.length === 1) return;
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = cards[next++] as CardId;
}

function together(piles: readonly Pile[]): CardId[] {
  const cards: CardId[] = [];
  for (const pile of piles) for (let i = 0; i < pile.length; i++) cards.push(pile[i]!);
  return cards;
}

/** A bit for each card, to tick it off. Nothing is ticked between two uses; kept, because every world needs it often. */
const TICKED = new Int32Array(128);

/**
 * Sorts cards by their ids, in place. Each card is there once, so ticking them off is enough, and many times faster than
 * comparing: how a comparison of shuffled cards ends cannot be foretold, and processors live by foretelling.
 */
function putInOrder(cards: CardId[]): void {
  for (let i = 0; i < cards.length; i++) TICKED[cards[i]! >> 5]! |= 1 << (cards[i]! & 31);
  let next = 0;
  for (let word = 0; next < cards.length && word < TICKED.length; word++) {
    for (let bits = TICKED[word]!; bits !== 0; bits &= bits - 1)
      cards[next++] = word * 32 + 31 - Math.clz32(bits & -bits);
    TICKED[word] = 0;
  }
  if (next < cards.length)
    throw new Error(
      `A game has at most ${TICKED.length * 32} cards; this one has a card ${Math.max(...cards)}.`,
    );
}
