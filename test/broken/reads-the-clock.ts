// Broken: the time of day decides who goes first.

import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'repeats',
  game: copyWith({
    turn(t) {
      t.state.die = 1 + (Date.now() % 6);
      game.turn(t);
    },
  }),
};
