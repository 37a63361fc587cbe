// A deep copy of the state, written out by hand: a search makes thousands a second, and the suite proves it whole.

import { copyRng } from '../../engine/random.ts';
import type { State } from './state.ts';

export function copyState(state: State): State {
  return {
    rng: copyRng(state.rng),
    active: state.active,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    inPlay: state.inPlay.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    plates: state.plates.map((plate) => plate.slice()),
    die: state.die,
  };
}
