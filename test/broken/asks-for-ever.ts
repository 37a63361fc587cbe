// Broken: the deck never gets any smaller, so the picnic never ends.

import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'ends',
  game: copyWith({ result: () => undefined, turn: endless }),
};

function endless(t: Parameters<typeof game.turn>[0]): void {
  game.turn(t);
  for (const pile of [t.state.discard, ...t.state.plates, ...t.state.hands])
    t.state.deck.push(...pile.splice(0));
}
