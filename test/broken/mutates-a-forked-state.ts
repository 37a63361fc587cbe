// Broken: a copied state shares its hands with the original.

import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'forks',
  game: copyWith({ copy: (state) => ({ ...game.copy(state), hands: state.hands }) }),
};
