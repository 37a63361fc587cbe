// Sets a picnic up by card names.

import { cardTaker, Scenario } from '../../../test/scenario.ts';
import { game } from '../game.ts';
import type { Options } from '../state.ts';

type Position = {
  /** One list of names per player. */
  hands: string[][];
  /** From the top. */
  deck?: string[];
  /** The top first; all cards that are nowhere else lie beneath. */
  discard?: string[];
  plates?: string[][];
  options?: Partial<Options>;
};

export function table({ hands, deck = [], discard = [], plates = [], options = {} }: Position) {
  return new Scenario(game, {
    players: hands.length,
    options,
    arrange(state, box) {
      const take = cardTaker(box);
      state.hands = hands.map((names) => take(...names));
      state.deck = take(...deck).reverse();
      state.plates = hands.map((_, seat) => take(...(plates[seat] ?? [])));
      const top = take(...discard).reverse();
      state.discard = [...take.rest(), ...top];
    },
  });
}
