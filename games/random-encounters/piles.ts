// Where cards lie, and what of it nobody knows: the order of the decks, the Bosses to come, and nothing else.

import { type Pile, redealAmong } from '../../engine/pile.ts';
import type { Rng } from '../../engine/random.ts';
import type { CardId, Viewer } from '../../engine/table.ts';
import { NONE, type State, type Table } from './state.ts';

/** Every pile: each card of the box lies in exactly one of them. */
export function zonesOf(s: State): (readonly CardId[])[] {
  return [
    s.characters,
    ...s.encounters,
    ...s.loot,
    ...s.lootDiscards,
    ...s.bosses,
    s.cleared,
    s.tried,
    s.removed,
    s.quests,
    s.facing,
    s.looking,
    s.attached,
    s.monsters.map(({ card }) => card),
    ...s.party.flatMap(({ character, worn, carried, items, kept }) => [
      [character, ...worn].filter((card) => card !== NONE),
      carried,
      items,
      kept,
    ]),
  ];
}

/** How many cards at the bottom of each Encounter deck everybody has seen put there. */
const bottomOf = (s: State, level: number): number => (level === s.level ? s.encounterBottom : 0);

/** The cards known to lie under a deck, lowest first. */
export const knownUnder = (deck: Pile, bottom: number): CardId[] => deck.slice(0, bottom);

/** Nothing is secret between players; what lies above the known bottom of a deck could lie in any order. */
export function redeal(t: Table, _viewer: Viewer, rng: Rng): void {
  const s = t.state;
  for (const [i, deck] of s.encounters.entries()) redealAbove(rng, deck, bottomOf(s, i + 1));
  for (const [i, deck] of s.loot.entries()) redealAbove(rng, deck, s.lootBottoms[i]!);
  for (const pile of s.bosses) redealAmong(rng, [pile]);
}

function redealAbove(rng: Rng, deck: Pile, bottom: number): void {
  if (bottom === 0) return redealAmong(rng, [deck]);
  const hidden = deck.slice(bottom);
  redealAmong(rng, [hidden]);
  for (let i = 0; i < hidden.length; i++) deck[bottom + i] = hidden[i]!;
}
