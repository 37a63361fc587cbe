// Sets a picnic up by card names.

import { cardTaker, Scenario } from '../../../test/scenario.ts';
import { game } from '../game.ts';
import type { Options } from '../state.ts';

type Position = {
  /** One list of names per player. */
  hands: string[][];
  /** From the top; cards that are named nowhere lie beneath, unless the discard pile is to hold them. */
  deck?: string[];
  /** The top first. */
  discard?: string[];
  plates?: string[][];
  others?: 'in the deck' | 'discarded';
  options?: Partial<Options>;
};

export function table({
  hands,
  deck = [],
  discard = [],
  plates = [],
  others = 'in the deck',
  options = {},
}: Position) {
  return new Scenario(game, {
    players: hands.length,
    options,
    arrange(state, box) {
      const take = cardTaker(box);
      state.hands = hands.map((names) => take(...names));
      state.plates = hands.map((_, seat) => take(...(plates[seat] ?? [])));
      state.deck = take(...deck).reverse();
      state.discard = take(...discard).reverse();
      if (others === 'in the deck') state.deck.unshift(...take.rest());
      else state.discard.unshift(...take.rest());
    },
  });
}

/** The names of cards, as a player reads them. */
export function names(
  t: ReturnType<typeof table>,
  cards: readonly number[] | undefined,
): string[] | undefined {
  return cards?.map((card) => t.box.faces[card]!.name);
}
