// Broken: a world that is laid out again for the next try has the hands that were dealt, and the deck as it really lies.

import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'imagines',
  game: copyWith({ hidden: ({ hands }) => hands }),
};
