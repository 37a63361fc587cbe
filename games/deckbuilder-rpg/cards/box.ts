// Unpacks the box: the face of every card, the sheets of heroes and monsters, and which card belongs to whom.

import type { Contents } from '../../../engine/game.ts';
import type { BaseBox, CardId, Seat } from '../../../engine/table.ts';
import type { Options } from '../options.ts';
import { unpackBosses } from './boss-kit.ts';
import type { Face, Kit, Sheet } from './card.ts';
import { FATIGUE_CARDS } from './consumables.ts';
import { STACK_SIZES } from './effect.ts';
import type { Figures } from './figures.ts';
import { consumable } from './gear.ts';
import { unpackHeroes } from './hero-kit.ts';
import { unpackMinions } from './minion-kit.ts';
import { Packing } from './packing.ts';
import { unpackArenas, unpackStock, unpackTreasure } from './treasure-kit.ts';

export type Box = BaseBox & {
  readonly options: Options;
  readonly figures: Figures;
  readonly faces: readonly Face[];
  /** How many heroes sit at the table; the game master sits after the last of them (DR-R-17). */
  readonly heroes: number;
  readonly master: Seat;
  readonly sheets: readonly Sheet[];
  /** By key of the hero type, boss or minion. */
  readonly sheetOf: Readonly<Record<string, number>>;
  readonly stacks: readonly (readonly CardId[])[];
  readonly fatigue: readonly CardId[];
  /** Kits of the heroes, by type; more than one of each where twins may play. */
  readonly kits: readonly (readonly Kit[])[];
  readonly bossKits: Readonly<Record<number, Kit>>;
  readonly minionDeck: readonly CardId[];
  readonly treasure: readonly CardId[];
  readonly consumables: readonly CardId[];
  /** Ordinary weapons and armour to be traded for; they lie unused until then. */
  readonly stock: readonly CardId[];
  /** What an attack without a weapon is done with. */
  readonly unarmed: CardId;
  readonly trapCards: Readonly<Record<string, CardId>>;
  /** Everything that has no place on the table before heroes are chosen. */
  readonly rest: readonly CardId[];
};

export function unpack({ players, options, figures }: Contents): Box {
  const packing = new Packing(figures as unknown as Figures);
  const stacks = STACK_SIZES.map((size, action) =>
    Array.from({ length: size }, () => packing.basic(action, 'Tableau')),
  );
  const fatigue = Array.from({ length: FATIGUE_CARDS }, () => packing.lay(FATIGUE));
  const copies = options.twins === true ? players - 1 : 1;
  const kits = unpackHeroes(packing, copies);
  const minionDeck = unpackMinions(packing);
  const bossKits = unpackBosses(packing);
  const trapCards = unpackArenas(packing);
  const treasure = unpackTreasure(packing);
  const consumables = consumablesOf(packing);
  const stock = unpackStock(packing);
  const placed = [...stacks.flat(), ...fatigue, ...minionDeck, ...treasure.cards, ...consumables];
  return {
    players,
    options: options as Options,
    figures: packing.figures,
    faces: packing.faces,
    heroes: players - 1,
    master: players - 1,
    sheets: packing.sheets,
    sheetOf: Object.fromEntries(packing.sheets.map(({ key }, i) => [key, i])),
    stacks,
    fatigue,
    kits,
    bossKits,
    minionDeck,
    treasure: treasure.cards,
    consumables,
    stock,
    unarmed: treasure.unarmed,
    trapCards,
    rest: restOf(packing.faces.length, placed),
  };
}

function restOf(count: number, placed: readonly CardId[]): CardId[] {
  const taken = new Set(placed);
  return Array.from({ length: count }, (_, card) => card).filter((card) => !taken.has(card));
}

const FATIGUE = {
  key: 'fatigue',
  name: 'Fatigue',
  deck: 'Fatigue',
  text: 'This card cannot be played. It can be expended. It goes back to the supply after the battle.',
  isFatigue: true,
};

function consumablesOf(packing: Packing): CardId[] {
  return Object.values(packing.figures.consumables).flatMap(({ name, copies, effect }) =>
    Array.from({ length: Number(copies) }, () => packing.gear('Consumable', name, consumable(effect))),
  );
}
