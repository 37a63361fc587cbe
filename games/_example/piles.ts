// Where the cards of a picnic lie, and who sees them.

import { type Layout, redealPiles } from '../../engine/layout.ts';
import type { Rng } from '../../engine/random.ts';
import type { Viewer } from '../../engine/table.ts';
import type { State, Table } from './state.ts';

/** EX-SETUP-02: nobody knows the deck, and nobody but its player a hand. */
export const PILES = {
  deck: { title: 'Deck', openTo: 'nobody', pile: (state) => state.deck },
  discard: { title: 'Discard pile', openTo: 'everyone', pile: (state) => state.discard },
  inPlay: { title: 'In play', openTo: 'everyone', pile: (state) => state.inPlay },
  plate: { title: 'Plate', openTo: 'everyone', piles: (state) => state.plates },
  hand: { title: 'Hand', openTo: 'owner', piles: (state) => state.hands },
} as const satisfies Layout<State>;

export const redeal = (t: Table, viewer: Viewer, rng: Rng): void => redealPiles(PILES, t.state, viewer, rng);
