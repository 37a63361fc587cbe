// The state of a match, what lies in the box, and the small questions the rules ask of them.

import type { Pile } from '../../engine/pile.ts';
import type { Rng } from '../../engine/random.ts';
import type { BySeat, CardId, Table as EngineTable, Seat } from '../../engine/table.ts';
import type { Face } from './cards/card.ts';
import type { Region, RegionFigures } from './cards/regions.ts';
import type { Roads } from './road.ts';

export const NOBODY = -1;
export const NO_CARD = -1;
export const NOWHERE = -1;

/** A set of seats, regions or links: bit n stands for number n. */
export type Bits = number;
export const bit = (n: number): Bits => 1 << n;
export const includes = (bits: Bits, n: number): boolean => (bits & (1 << n)) !== 0;

/** RW-HIB-03, RW-STARVE-04: both kinds of sleep survive the rain. `dead` lasts until the cycle ends. */
export type Status = 'awake' | 'hibernating' | 'starved' | 'dead' | 'ascending';

/** One slugcat with all it has; everything is open (RW-R-30). */
export type Player = {
  /** The slugcat card in front of the player: none before the choice, Hunter Long Legs after the rot. */
  slugcat: Pile;
  items: Pile;
  food: Pile;
  /** Discarded on every change of region, so they always belong to the region the player is in. */
  shelters: Pile;
  gates: Pile;
  /** Tamed creatures, friendly scavengers and the slugpup. */
  tamed: Pile;
  carcasses: Pile;
  region: Region;
  status: Status;
  pips: number;
  karma: number;
  reputation: number;
  starving: boolean;
  reinforced: boolean;
  glow: boolean;
  mark: boolean;
  /** Hibernations in Subterranean that count (RW-R-57). */
  counted: number;
  turns: number;
  precycleTurns: number;
  deaths: number;
  /** Regions whose Echo was met, and links crossed. */
  echoes: Bits;
  doors: Bits;
  /** Lost turns owed. */
  lost: number;
  /** Turns a search still takes, and the deck it goes through. */
  searching: number;
  searched: number;
  /** Whom this player hunts. */
  prey: Seat;
  /** Whom this player may not attack any more in this cycle (RW-R-75). */
  bans: Bits;
  grass: number;
  skip: boolean;
  traitUsed: boolean;
  eggUsed: boolean;
  rot: boolean;
  /** Where this player slept last, or NOWHERE. */
  slept: Region;
  /** Until the turn ends: Mushrooms eaten, and whether Bubble Weed keeps the water off. */
  mushrooms: number;
  dry: boolean;
  /** What a Rock adds to the next roll. */
  rock: number;
};

/** A fight that is going on, with a creature or between players. */
export type Fight = {
  foe: CardId;
  /** Who has to act, and in a fight between players the other one. */
  fighter: Seat;
  against: Seat;
  exchange: number;
  dazzled: boolean;
  /** RW-R-67: has the scavenger been attacked? */
  provoked: boolean;
  /** Who has attacked and who has tried to flee: the Spearmaster's and the Saint's first time counts. */
  attacked: Bits;
  fled: Bits;
  /** Who has faced an Aggressive creature since it was drawn (RW-R-83). */
  faced: Bits;
};

/** A die that did not do: its face, the sum, and what it had to be higher than. */
export type Missed = { die: number; total: number; beat: number };

export type State = {
  rng: Rng;
  phase: 'slugcats' | 'turn' | 'over';
  order: Seat[];
  /** Whose turn it is, as a place in the order. */
  at: number;
  cycle: number;
  round: number;
  timer: number;
  precycle: boolean;
  /** By deck: the thirteen regions, then precycle, Treasure and Worm Grass. */
  decks: Pile[];
  discards: Pile[];
  /** The card that is being resolved. */
  drawn: Pile;
  /** What the merchant shows, and half pearls still to be paid for the card that is being bought. */
  stall: Pile;
  owed: number;
  /** The roll that may be made again (Second wind). */
  missed: Missed;
  /** What somebody sees through a Shortcut Pipe, and who. */
  peeked: Pile;
  peeker: Seat;
  /** Slugcats nobody plays, and Hunter Long Legs until it is needed. */
  aside: Pile;
  players: BySeat<Player>;
  fight: Fight;
  /** RW-R-93: has this turn had its extra draw? */
  extraDrawn: boolean;
  /** The deck Hunter Long Legs was shuffled into, or NOWHERE. */
  longLegsDeck: number;
  /** Who plays Hunter Long Legs, and who tamed it. */
  longLegs: Seat;
  owner: Seat;
  /** Who is ascending, in that order, and the round in which the first one did. */
  ascended: Seat[];
  ascendedIn: number;
  /** The round cap was reached. */
  outOfTime: boolean;
};

/** The options as the rules read them (options.ts). */
export type Options = {
  readonly precycles: boolean;
  readonly wait: boolean;
  readonly slugcats: string;
  readonly longLegsDeck: string;
  readonly hunting: boolean;
  readonly roundCap: number;
};

export type Link = {
  readonly key: string;
  readonly from: Region;
  readonly to: Region;
  readonly there: number;
  readonly back: number;
};

export type Box = {
  readonly players: number;
  readonly options: Options;
  readonly faces: readonly Face[];
  readonly seats: readonly Seat[];
  readonly regions: readonly RegionFigures[];
  readonly links: readonly Link[];
  /** Links that leave a region. */
  readonly linksAt: readonly (readonly number[])[];
  /** Which deck each card belongs to; NOWHERE for slugcats and Hunter Long Legs. */
  readonly home: readonly number[];
  readonly deckLists: readonly (readonly CardId[])[];
  /** How many shelters each deck has, and how many copies of each link's gate. */
  readonly shelterCount: readonly number[];
  readonly gateCount: readonly (readonly number[])[];
  readonly slugcats: readonly CardId[];
  /** The slugcats of a preset table, by turn order. */
  readonly preset: readonly CardId[];
  readonly hunter: CardId;
  readonly longLegs: CardId;
  /** Pips of every token in the bag. */
  readonly tokens: readonly number[];
  /** For bots: turns and nights to the end from everywhere. */
  readonly roads: Roads;
};

export type Table = EngineTable<State, Box>;

export const face = (t: Table, card: CardId): Face => t.box.faces[card]!;
export const nameOf = (t: Table, card: CardId): string => t.box.faces[card]!.name;
export const player = (t: Table, seat: Seat): Player => t.state.players[seat]!;
/** The slugcat card of a seat, Hunter Long Legs included. */
export const cat = (t: Table, seat: Seat): Face => t.box.faces[t.state.players[seat]!.slugcat[0]!]!;
export const plays = (t: Table, seat: Seat, key: string): boolean => cat(t, seat).key === key;
export const isAwake = (t: Table, seat: Seat): boolean => t.state.players[seat]!.status === 'awake';
export const isAsleep = ({ status }: Player): boolean => status === 'hibernating' || status === 'starved';
export const active = (t: Table): Seat => t.state.order[t.state.at]!;
export const isFighting = ({ state: { fight } }: Table): boolean =>
  fight.foe !== NO_CARD || fight.against !== NOBODY;

/** The other one of a bond, when both are there: the owner of a tamed Hunter Long Legs, or the Long Legs of an owner. */
export function partner({ state: { owner, longLegs } }: Table, seat: Seat): Seat {
  if (owner === NOBODY) return NOBODY;
  return seat === owner ? longLegs : seat === longLegs ? owner : NOBODY;
}

export function find(t: Table, pile: readonly CardId[], key: string): CardId {
  for (const card of pile) if (t.box.faces[card]!.key === key) return card;
  return NO_CARD;
}

export const holds = (t: Table, pile: readonly CardId[], key: string): boolean =>
  find(t, pile, key) !== NO_CARD;

export function newPlayer(): Player {
  return {
    slugcat: [],
    items: [],
    food: [],
    shelters: [],
    gates: [],
    tamed: [],
    carcasses: [],
    region: 0,
    status: 'awake',
    pips: 0,
    karma: 1, // RW-SETUP-06
    reputation: 1, // RW-SCAV-08
    starving: false,
    reinforced: false,
    glow: false,
    mark: false,
    counted: 0,
    turns: 0,
    precycleTurns: 0,
    deaths: 0,
    echoes: 0,
    doors: 0,
    lost: 0,
    searching: 0,
    searched: NOWHERE,
    prey: NOBODY,
    bans: 0,
    grass: 0,
    skip: false,
    traitUsed: false,
    eggUsed: false,
    rot: false,
    slept: NOWHERE,
    mushrooms: 0,
    dry: false,
    rock: 0,
  };
}

export const noFight = (): Fight => ({
  foe: NO_CARD,
  fighter: NOBODY,
  against: NOBODY,
  exchange: 0,
  dazzled: false,
  provoked: false,
  attacked: 0,
  fled: 0,
  faced: 0,
});
