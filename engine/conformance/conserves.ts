// Promise: no card is ever lost or doubled. At every question each is in exactly one pile.

import type { Game } from '../game.ts';
import type { Table } from '../table.ts';
import { at, demand, eachPosition, type Kept } from './subject.ts';

export const conserves: Kept = {
  name: 'conserves',
  says: 'every card is in exactly one pile, at every question',
  check(subject) {
    eachPosition(subject, (position) => {
      const { game, now, units } = position.match;
      const problem = countCards(game, now) ?? countCards(game, { ...now, state: units.at(-1)!.start! });
      demand(problem === undefined, at(position), () => problem!);
    });
  },
};

/** Says which card is missing or doubled; undefined when all are there. */
export function countCards(game: Game, t: Table): string | undefined {
  const found = new Uint8Array(t.box.faces.length);
  for (const pile of game.zones(t.state)) {
    for (const card of pile) {
      if (found[card] === undefined) return `there is a card ${card} that is not in the box`;
      if (found[card]++ > 0) return `card ${card} (${t.box.faces[card]!.name}) is in two places`;
    }
  }
  const missing = found.indexOf(0);
  return missing < 0 ? undefined : `card ${missing} (${t.box.faces[missing]!.name}) is nowhere`;
}
