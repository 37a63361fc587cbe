// Broken: everybody secretly names a card in turn, and the rules keep the answers in a variable while they ask on.

import { choose } from '../../engine/choose.ts';
import { game } from '../../games/_example/game.ts';
import { PLAY_A_CARD } from '../../games/_example/questions.ts';
import { hand } from '../../games/_example/state.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'imagines',
  game: copyWith({
    turn(t) {
      const named = t.box.seats
        .filter((seat) => hand(t, seat).length > 0)
        .map((seat) => choose(t, seat, { ...PLAY_A_CARD, secret: true }, hand(t, seat)));
      game.turn(t);
      t.state.die = 1 + ((named[0] ?? 0) % 6);
    },
  }),
};
