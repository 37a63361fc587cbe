// Every pile of the table, and how else the hidden ones could lie.

import type { Pile } from '../../engine/pile.ts';
import { type Rng, shuffle } from '../../engine/random.ts';
import type { Viewer } from '../../engine/table.ts';
import { homeOf } from './rules/piles.ts';
import { NOWHERE, type State, type Table } from './state.ts';

export function zonesOf(s: State): Pile[] {
  return [
    ...s.decks,
    ...s.discards,
    s.drawn,
    s.stall,
    s.peeked,
    s.aside,
    ...s.players.flatMap((p) => [p.slugcat, p.items, p.food, p.shelters, p.gates, p.tamed, p.carcasses]),
  ];
}

/**
 * RW-R-30: only the order of the decks is hidden, and what somebody else sees through a Shortcut Pipe. The cards are laid
 * in the order of the box before they are shuffled, so that nothing of the truth is left; sorting 600 cards would take
 * longer than all the rest of a bot's thought.
 */
export function redeal(t: Table, viewer: Viewer, rng: Rng): void {
  const { decks, peeked, peeker } = t.state;
  const secret = peeked.length > 0 && peeker !== viewer ? homeOf(t, peeked[0]!) : NOWHERE;
  const hidden = new Uint8Array(t.box.faces.length);
  for (const deck of decks) for (const card of deck) hidden[card] = 1;
  if (secret !== NOWHERE) for (const card of peeked) hidden[card] = 1;
  for (let deck = 0; deck < decks.length; deck++) {
    const peeks = deck === secret ? peeked.length : 0;
    layInOrder(t, deck, hidden);
    shuffle(rng, decks[deck]!);
    for (let i = 0; i < peeks; i++) peeked[i] = decks[deck]!.pop()!;
  }
}

/** The hidden cards of one deck, in the order of the box. */
function layInOrder(t: Table, deck: number, hidden: Uint8Array): void {
  const cards = t.state.decks[deck]!;
  let count = 0;
  for (const card of t.box.deckLists[deck]!) if (hidden[card] === 1) cards[count++] = card;
  if (t.state.longLegsDeck === deck && hidden[t.box.longLegs] === 1) cards[count] = t.box.longLegs;
}
