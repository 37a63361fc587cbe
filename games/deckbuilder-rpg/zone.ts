// The encounter zone as it lies on the table: arenas, connections, objects, traps, waves.

import type { DamageType } from './cards/effect.ts';

export const TRAITS = [
  'Open',
  'Bright',
  'Dark',
  'Cover',
  'High ground',
  'Cramped',
  'Shallow water',
  'Webbed',
  'Hallowed',
  'Unhallowed',
] as const;
/** A set of traits, one bit each. */
export type TraitSet = number;
export const BRIGHT = 2;
export const DARK = 4;
export const COVER = 8;
export const HIGH_GROUND = 16;
export const CRAMPED = 32;
export const SHALLOW_WATER = 64;
export const WEBBED = 128;
export const HALLOWED = 256;
export const UNHALLOWED = 512;

export type Arena = {
  name: string;
  setting: string;
  traits: TraitSet;
  /** As it was before fire and lanterns: what a battle changed is as printed again in the next. */
  printed: TraitSet;
  /** Damage to whoever enters during a battle, 0 for none. */
  hazard: number;
  hazardType: DamageType;
  revealed: boolean;
};

export const LINK_TYPES = [
  'Open way',
  'Door',
  'Locked door',
  'Portcullis',
  'Secret door',
  'Drop',
  'Narrow bridge',
  'Arrow slit',
  'Barricade',
  'Ward',
] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** A connection or barrier between two arenas. */
export type Link = {
  a: number;
  b: number;
  type: LinkType;
  /** A door that stands open, a portcullis that is up, a barrier that was broken. */
  open: boolean;
  /** A secret door the heroes know of. */
  found: boolean;
  /** Its key, as a story flag; empty for none. */
  key: string;
  /** To be broken: defence, hits left, resistance; hits 0 for what cannot be broken. */
  defence: number;
  hits: number;
  resistance: number;
  /** Web curtains burn at any fire damage, and beasts cross them freely. */
  web: boolean;
  /** Heroes who have crossed it in this battle. */
  crossed: number;
};

export type ZoneObject = {
  name: string;
  arena: number;
  /** How often it may still be activated; ALL for at will. */
  uses: number;
  /** In the notation of effects; or a quest's object, which has none. */
  effect: string;
  /** The quest it belongs to, -1 for none, and how often it was activated. */
  quest: number;
  activated: number;
  /** A test to be passed: "lore 8"; empty for none. */
  test: string;
  /** An object that is to be destroyed: defence and hits; 0 for none. */
  defence: number;
  hits: number;
  /** The round of its last activation, for levers. */
  round: number;
  /** Goes along with a hero who makes a Move step from its arena. */
  follows: boolean;
};

export type Trap = {
  key: string;
  /** The arena it lies in or the connection it lies on; the other is -1. */
  arena: number;
  link: number;
  faceUp: boolean;
  /** Nobody's step springs it: it waits for what comes of a puzzle or a meeting. */
  waits: boolean;
  /** Heroes who have tried to disarm it, one bit a seat (Words: each test once). */
  tried: number;
};

export type Wave = { round: number; kind: string; count: number; arena: number };

/** Monsters that wait face down with their arena; a boss may strike harder or more softly than its card says. */
export type Lurking = { kind: string; count: number; health: number; damage?: number; arena: number };

export type Zone = {
  name: string;
  arenas: Arena[];
  links: Link[];
  objects: ZoneObject[];
  traps: Trap[];
  /** Waves still to come, the next first. */
  waves: Wave[];
  lurking: Lurking[];
  start: number;
  /** Where the party came into the zone. */
  entrance: number;
  /** Where the heroes began the battle, and may leave the zone. */
  gate: number;
  exit: number;
  /** Steps of sight between arenas, FAR for none: sight[from * arenas + to]. */
  sight: number[];
  /** Everything about the zone that ends the battle: all monsters, unless it says otherwise. */
  goal: Goal;
  /** Who searched where: seat * 64 + arena. */
  searched: number[];
  /** Traps that were sprung, disarmed or found and are gone, for everybody to remember. */
  sprung: string[];
};

/** A way out: a connection by its number, LEAVE for out of the zone, STAY for none. */
export type Way = number;
export const STAY: Way = -1;
export const LEAVE: Way = -2;

export const GOALS = ['monsters', 'boss', 'exit', 'rounds', 'quest'] as const;
export type Goal = { kind: (typeof GOALS)[number]; rounds: number };

export const FAR = 99;

export const emptyZone = (): Zone => ({
  name: '',
  arenas: [],
  links: [],
  objects: [],
  traps: [],
  waves: [],
  lurking: [],
  start: 0,
  entrance: 0,
  gate: 0,
  exit: -1,
  sight: [],
  goal: { kind: 'monsters', rounds: 0 },
  searched: [],
  sprung: [],
});

export function copyZone(zone: Zone): Zone {
  return {
    name: zone.name,
    arenas: copyAll(zone.arenas),
    links: copyAll(zone.links),
    objects: copyAll(zone.objects),
    traps: copyAll(zone.traps),
    waves: copyAll(zone.waves),
    lurking: copyAll(zone.lurking),
    start: zone.start,
    entrance: zone.entrance,
    gate: zone.gate,
    exit: zone.exit,
    sight: zone.sight.slice(),
    goal: { ...zone.goal },
    searched: zone.searched.slice(),
    sprung: zone.sprung.slice(),
  };
}

/** Copies of flat records. */
export function copyAll<T extends object>(things: readonly T[]): T[] {
  const copies: T[] = [];
  for (const thing of things) copies.push({ ...thing });
  return copies;
}
