// Setting up: shuffle the deck, deal the hands.

import { drawTo } from '../../../engine/pile.ts';
import { type Rng, shuffle } from '../../../engine/random.ts';
import type { Box, State } from '../state.ts';

export function setUp(box: Box, rng: Rng): State {
  const empty = () => Array.from({ length: box.players }, (): number[] => []);
  const deck = box.cards.map((_, card) => card);
  const state: State = {
    rng,
    active: 0,
    deck,
    discard: [],
    inPlay: [],
    hands: empty(),
    plates: empty(),
    die: 0,
  };
  shuffle(rng, deck); // EX-SETUP-01
  for (let round = 0; round < box.options.startingHand; round++) {
    for (const hand of state.hands) drawTo(deck, hand);
  }
  return state;
}
