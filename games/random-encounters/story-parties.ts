// Story Parties: Characters who travel together according to their biographies, played by the standard rules.

import type { Options } from './state.ts';

/** Who sits in the first seats; further seats pick freely. */
export const STORY_PARTIES: Readonly<Record<Options['storyParty'], readonly string[]>> = {
  none: [],
  treasureHunters: ['artina', 'golias', 'swish'],
  pickpocketAndKnight: ['tumble', 'reginald'],
  hunterAndTactician: ['kai', 'gwyn'],
};
