// What each seat begins with for all to see: its character, race, class.

import type { Game } from '../../engine/game.ts';
import type { Table } from '../../engine/table.ts';
import type { Kinds } from './kinds.ts';

/** Per deck and seat: the kinds that lie open before the seat when the match begins. */
export type Starts = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Decks of which every seat has a card lying open in an area of its own; undefined when there is none. */
export function startsOf(game: Game, t: Table, kinds: Kinds): Starts | undefined {
  const decks: Record<string, string[][]> = {};
  for (const { owner, cards } of game.areas(t.box, game.view(t, 'spectator'))) {
    if (owner === undefined) continue;
    for (const { card } of cards ?? []) {
      const { deck, key } = kinds.of(card);
      decks[deck] ??= Array.from({ length: t.box.players }, () => []);
      decks[deck][owner]!.push(key);
    }
  }
  const whole = Object.entries(decks).filter(([, seats]) => seats.every((keys) => keys.length > 0));
  return whole.length === 0 ? undefined : Object.fromEntries(whole);
}
