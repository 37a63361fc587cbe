// Broken: a redeal deals the hands anew and leaves the deck, which nobody sees, as it really lies.

import { redealAmong } from '../../engine/pile.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'redeals',
  game: copyWith({
    redeal: (t, viewer, rng) =>
      redealAmong(
        rng,
        t.state.hands.filter((_, seat) => seat !== viewer),
      ),
  }),
};
