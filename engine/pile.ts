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
  const at = from.indexOf(card);
  if (at < 0)
    throw new Error(
      `Card ${card} is not in the pile it was to be moved from: read the table again after asking.`,
    );
  from.splice(at, 1);
  to.push(card);
}

/** Moves a card picked unseen and returns it; undefined when there is none. */
export function moveAtRandom(rng: Rng, from: Pile, to: Pile): CardId | undefined {
  if (from.length === 0) return undefined;
  const card = from[below(rng, from.length)] as CardId;
  moveCard(card, from, to);
  return card;
}

/** Moves all cards, the lowest first. */
export function moveAll(from: Pile, to: Pile): void {
  for (const card of from) to.push(card);
  from.length = 0;
}

/** Shuffles one pile into another: a discard pile becoming the deck again. */
export function shuffleInto(rng: Rng, from: Pile, to: Pile): void {
  moveAll(from, to);
  shuffle(rng, to);
}

export function swapPiles(one: Pile, other: Pile): void {
  const held = one.slice();
  one.length = 0;
  moveAll(other, one);
  moveAll(held, other);
}

/**
 * Deals the cards of all these piles among them anew, each keeping its size: how `redeal` makes another world.
 * The cards are sorted first, so that two worlds which differ only in what is hidden are dealt alike by the same
 * generator: what a bot imagines cannot depend on what it cannot know.
 *
 *     redealAmong(rng, [state.deck, ...handsOfOthers]);
 */
export function redealAmong(rng: Rng, piles: readonly Pile[]): void {
  const cards = piles.flat().sort((one, other) => one - other);
  shuffle(rng, cards);
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = cards[next++] as CardId;
}
