// The box: all 168 cards, and the same cards by kind.

import type { Contents } from '../../../engine/game.ts';
import { bySeat } from '../../../engine/table.ts';
import type { Box, Options } from '../state.ts';
import { BOSSES } from './bosses.ts';
import type { Card, Deck, Kind } from './card.ts';
import { CAVES } from './caves.ts';
import { CHARACTERS } from './characters.ts';
import { COPPER } from './copper.ts';
import { FOREST } from './forest.ts';
import { GOLD } from './gold.ts';
import { KINGDOM } from './kingdom.ts';
import { SILVER } from './silver.ts';

/** Every figure a designer may vary: `forest.wolf.health`, `copper.healing-herbs.heals`. */
export const FIGURES = {
  characters: CHARACTERS,
  forest: FOREST,
  caves: CAVES,
  kingdom: KINGDOM,
  bosses: BOSSES,
  copper: COPPER,
  silver: SILVER,
  gold: GOLD,
};

const cardsOf = (deck: Deck): Card[] =>
  Object.entries(deck).flatMap(([key, card]) => {
    const printed = { ...card, key };
    return Array.from({ length: card.copies }, () => printed);
  });

export function unpack({ players, options, figures }: Contents): Box {
  const faces = Object.values(figures as Readonly<Record<string, Deck>>).flatMap(cardsOf);
  const only = <Each extends Card>(...kinds: Kind[]) =>
    faces.map((card) => (kinds.includes(card.kind) ? card : undefined)) as unknown as readonly Each[];
  return {
    players,
    options: options as Options,
    seats: bySeat(players, (seat) => seat),
    faces,
    characters: only('character'),
    monsters: only('monster', 'boss'),
    traps: only('trap'),
    events: only('event'),
    quests: only('quest'),
    equipment: only('equipment'),
    items: only('item'),
    enchantments: only('enchantment'),
  };
}
