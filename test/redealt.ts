// Which piles of a game a redeal for some viewer moves: the quick cousin of the promise “redeals”.

import type { Game } from '../engine/game.ts';
import { type Layout, zonesOf } from '../engine/layout.ts';
import { rngFrom } from '../engine/random.ts';
import type { BaseBox, BaseState, Table, Viewer } from '../engine/table.ts';

const REDEALS = 4;

/** The names of the piles that lie otherwise in one of four redeals; a seat's own pile with the seat: "hand 1". */
export function movedFor<State extends BaseState, Box extends BaseBox>(
  { copy, redeal }: Pick<Game<State, Box>, 'copy' | 'redeal'>,
  layout: Layout<State>,
  table: Table<State, Box>,
  viewer: Viewer,
): string[] {
  const before = named(layout, table.state);
  const moved = new Set<string>();
  for (let number = 0; number < REDEALS; number++) {
    const other = { ...table, state: copy(table.state) };
    redeal(other, viewer, rngFrom([number, 2, 3, 4]));
    for (const [name, lies] of named(layout, other.state)) if (before.get(name) !== lies) moved.add(name);
  }
  return [...before.keys()].filter((name) => moved.has(name));
}

function named<State>(layout: Layout<State>, state: State): Map<string, string> {
  return new Map(
    Object.entries(layout).flatMap(([name, spot]) =>
      zonesOf({ [name]: spot }, state).map((pile, seat): [string, string] => [
        'piles' in spot ? `${name} ${seat}` : name,
        JSON.stringify(pile),
      ]),
    ),
  );
}
