// Broken: a card that lies under the deck is offered to be played.

import { choose } from '../../engine/choose.ts';
import { moveCard } from '../../engine/pile.ts';
import { game } from '../../games/_example/game.ts';
import { PLAY_A_CARD } from '../../games/_example/questions.ts';
import { hand } from '../../games/_example/state.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'offers',
  game: copyWith({
    turn(t) {
      const seat = t.state.active;
      const discarded = choose(t, seat, PLAY_A_CARD, [...hand(t, seat), ...t.state.deck.slice(0, 1)]);
      moveCard(discarded, hand(t, seat), t.state.discard);
      game.turn(t);
    },
  }),
};
