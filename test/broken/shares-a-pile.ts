// Broken: two plates are one and the same list.

import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'plain',
  game: copyWith({
    turn(t) {
      if (t.state.inPlay.length === 0) t.state.inPlay = t.state.plates[0]!;
      t.state.inPlay = t.state.plates[0]!.length === 0 ? t.state.plates[0]! : [];
      game.turn(t);
    },
  }),
};
