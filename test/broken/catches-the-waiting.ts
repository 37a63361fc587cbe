// Broken: a try around the rules swallows what stops them at a question.

import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'waits',
  game: copyWith({
    turn(t) {
      try {
        game.turn(t);
      } catch {
        t.state.active = 0;
      }
    },
  }),
};
