// The games on the shelf. A game that is listed here gets the conformance suite, the command line and the plain board.

import type { Game } from '../engine/game.ts';

/** Each game is loaded when it is chosen, so that a page need not fetch them all. */
export const CATALOGUE: Readonly<Record<string, () => Promise<{ game: Game }>>> = {
  _example: () => import('./_example/game.ts'),
  'unlucky-adventurers': () => import('./unlucky-adventurers/game.ts'),
  'hero-master': () => import('./hero-master/game.ts'),
  'random-encounters': () => import('./random-encounters/game.ts'),
  'rain-world': () => import('./rain-world/game.ts'),
  'deckbuilder-rpg': () => import('./deckbuilder-rpg/game.ts'),
};
