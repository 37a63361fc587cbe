// What a deliberately broken copy of the example game is: what is wrong with it, and which promise has to notice.

import type { Game } from '../../engine/game.ts';
import type { Event } from '../../games/_example/events.ts';
import { game } from '../../games/_example/game.ts';
import type { Box, State } from '../../games/_example/state.ts';
import type { View } from '../../games/_example/view.ts';

type Example = Game<State, Box, View, Event>;

export type BrokenCopy = {
  readonly game: Game;
  /** Name of the promise it breaks. */
  readonly breaks: string;
  /** Added to the example's rulebook. */
  readonly clauses?: string;
};

/** The example game with something else in place of its own. */
export function copyWith(changes: Partial<Example>): Example {
  return { ...game, ...changes };
}
