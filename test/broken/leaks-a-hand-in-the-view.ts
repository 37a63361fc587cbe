// Broken: the view carries every hand.

import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'hides',
  game: copyWith({
    view: (t, viewer) => ({ ...game.view(t, viewer), hands: t.state.hands.map((hand) => hand.slice()) }),
  }),
};
