// What toy games share: the smallest games that need one thing of the engine, for the promises no listed game can show.

import type { Game } from '../../engine/game.ts';
import type { BaseBox, BaseState, Table } from '../../engine/table.ts';

type Needed<State extends BaseState, View> = Pick<
  Game<State, BaseBox, View>,
  'id' | 'setup' | 'turn' | 'result' | 'copy' | 'view' | 'redeal'
>;

/** A game of nothing but what it is to show: no cards, no options, two seats unless said. */
export function toy<State extends BaseState, View>(
  of: Needed<State, View> & Partial<Game<State, BaseBox, View>>,
): Game<State, BaseBox, View> {
  return {
    title: of.id,
    about: 'A toy.',
    players: { min: 2, max: 2 },
    minutes: { min: 1, max: 1 },
    weight: 'light',
    rulesVersion: 'toy',
    options: {},
    figures: {},
    unpack: ({ players, options }) => ({ players, options, faces: [] }),
    zones: () => [],
    areas: () => [],
    story: (_box, event) => [JSON.stringify(event)],
    ...of,
  };
}

export type ToyTable<State extends BaseState> = Table<State, BaseBox>;
