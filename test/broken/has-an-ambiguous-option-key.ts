// Broken: all plates have the same key.

import { choose } from '../../engine/choose.ts';
import { game } from '../../games/_example/game.ts';
import { SERVE } from '../../games/_example/questions.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'speaks',
  game: copyWith({
    turn(t) {
      choose(t, t.state.active, { ...SERVE, key: () => 'plate' }, t.box.seats);
      game.turn(t);
    },
  }),
};
