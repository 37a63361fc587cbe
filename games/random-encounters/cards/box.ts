// The box: all 168 cards, and the same cards by kind.

import type { Contents } from '../../../engine/game.ts';
import type { Pile } from '../../../engine/pile.ts';
import { bySeat } from '../../../engine/table.ts';
import type { Box, Options } from '../state.ts';
import { BOSSES } from './bosses.ts';
import type { Card, CharacterCard, Deck, EquipmentCard, Kind, Level } from './card.ts';
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

const LEVELS: readonly Level[] = [1, 2, 3];

/** The cards of some kinds of one Level, in the order they are printed. */
function pileOf(faces: readonly Card[], level: Level, ...kinds: Kind[]): Pile {
  return faces.flatMap((card, id) => (card.level === level && kinds.includes(card.kind) ? [id] : []));
}

const pilesOf = (faces: readonly Card[], ...kinds: Kind[]): Pile[] =>
  LEVELS.map((level) => pileOf(faces, level, ...kinds));

/** RE-EQUIP-03, RE-MULTI-01: a card goes into a slot of one of its kinds. */
function slotsFor(card: EquipmentCard | undefined, { slots }: CharacterCard): number[] {
  return slots.flatMap((kind, slot) => (card?.slots.includes(kind) ? [slot] : []));
}

export function unpack({ players, options, figures }: Contents): Box {
  const faces = Object.values(figures as Readonly<Record<string, Deck>>).flatMap(cardsOf);
  const only = <Each extends Card>(...kinds: Kind[]) =>
    faces.map((card) => (kinds.includes(card.kind) ? card : undefined)) as unknown as readonly Each[];
  const characters = only<CharacterCard>('character');
  const equipment = only<EquipmentCard>('equipment');
  return {
    players,
    options: options as Options,
    seats: bySeat(players, (seat) => seat),
    faces,
    characters,
    monsters: only('monster', 'boss'),
    traps: only('trap'),
    events: only('event'),
    quests: only('quest'),
    equipment,
    items: only('item'),
    enchantments: only('enchantment'),
    slotsFor: characters.map((character) => character && equipment.map((card) => slotsFor(card, character))),
    unshuffled: {
      characters: pileOf(faces, 0, 'character'),
      loot: pilesOf(faces, 'equipment', 'item', 'enchantment'),
      encounters: pilesOf(faces, 'monster', 'trap', 'event', 'quest'),
      bosses: pilesOf(faces, 'boss'),
    },
  };
}
