// Broken: whoever aims a wasp is told, in the middle of the turn, what the victim holds.

import { tell } from '../../engine/event.ts';
import { game } from '../../games/_example/game.ts';
import { hand } from '../../games/_example/state.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'whispers',
  game: copyWith({
    turn(t) {
      const seat = t.state.active;
      game.turn(t);
      tell(t, { kind: 'drew', by: seat, card: hand(t, (seat + 1) % t.box.players)[0] } as never, {
        onlyTo: seat,
      });
    },
  }),
};
