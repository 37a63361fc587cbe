// Broken: turns are counted in a variable that no copy, record or fork knows of.

import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

let turns = 0;

export const copy: BrokenCopy = {
  breaks: 'repeats',
  game: copyWith({
    turn(t) {
      turns++;
      t.state.die = 1 + (turns % 6);
      game.turn(t);
    },
  }),
};
