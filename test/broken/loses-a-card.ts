// Broken: now and then the discard pile forgets its lowest card.

import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'conserves',
  game: copyWith({
    turn(t) {
      if (t.state.discard.length > 1) t.state.discard.shift();
      game.turn(t);
    },
  }),
};
