// Broken: everybody is told which card is about to be drawn.

import { tell } from '../../engine/event.ts';
import type { Event } from '../../games/_example/events.ts';
import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'whispers',
  game: copyWith({
    turn(t) {
      tell<Event>(t, { kind: 'drew', by: t.state.active, card: t.state.deck.at(-1)! });
      game.turn(t);
    },
  }),
};
