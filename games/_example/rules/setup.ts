// Setting up: shuffle the deck, deal the hands.

import { drawTo, type Pile } from '../../../engine/pile.ts';
import { type Rng, shuffle } from '../../../engine/random.ts';
import { bySeat } from '../../../engine/table.ts';
import type { Box, State } from '../state.ts';

export function setUp(box: Box, rng: Rng): State {
  const { players, options } = box;
  const deck = wholeDeck(box);
  shuffle(rng, deck); // EX-SETUP-01
  const hands = bySeat(players, (): Pile => []);
  for (let round = 0; round < options.startingHand; round++) for (const hand of hands) drawTo(deck, hand);
  return { rng, active: 0, deck, discard: [], inPlay: [], hands, plates: bySeat(players, () => []), die: 0 };
}

function wholeDeck({ cards }: Box): Pile {
  const deck: Pile = [];
  for (let card = 0; card < cards.length; card++) deck.push(card);
  return deck;
}
