// All finishes by name. A game's mood names its own; a new one is a file here and an entry.

import { COMIC } from './comic.ts';
import { CUT_PAPER } from './cut-paper.ts';
import { ENGRAVING } from './engraving.ts';
import { GOUACHE } from './gouache.ts';
import { NOIR } from './noir.ts';

export const FINISHES = {
  'cut paper': CUT_PAPER,
  comic: COMIC,
  gouache: GOUACHE,
  noir: NOIR,
  engraving: ENGRAVING,
};

export type FinishName = keyof typeof FINISHES;
