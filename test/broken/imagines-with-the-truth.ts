// Broken: a redeal shuffles the hidden cards as they lie, so that what a bot imagines depends on where they really are.

import { shuffle } from '../../engine/random.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'imagines',
  game: copyWith({ redeal: (t, _viewer, rng) => shuffle(rng, t.state.deck) }),
};
