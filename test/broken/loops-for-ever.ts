// Broken: when three cards are left, the rules wait for a fourth.

import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'ends',
  game: copyWith({
    turn(t) {
      while (t.state.deck.length === 3) t.state.die = 1;
      game.turn(t);
    },
  }),
};
