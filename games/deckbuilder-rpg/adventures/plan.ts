// The format of an adventure: one plain JSON document, written by a game master or supplied with the game.

import type { Chapter } from '../journey.ts';
import type { GOALS, LinkType } from '../zone.ts';

export const FORMAT = 'misadventure/deckbuilder-rpg';
export const FORMAT_VERSION = 1;

/** How many: a base number for four heroes, or a row for one to six. */
export type Count = number | readonly number[];

export type ArenaPlan =
  | string
  | { readonly name: string; readonly setting: string; readonly traits: readonly string[] };

export type ConnectionPlan = {
  readonly between: readonly [string, string];
  readonly type: LinkType;
  /** A door that stands open, a portcullis that is up. */
  readonly open?: boolean;
  /** A story flag that opens a locked door. */
  readonly key?: string;
  /** A web curtain: burns at any fire damage, beasts cross it freely. */
  readonly web?: boolean;
  readonly defence?: number;
  readonly hits?: number;
  readonly resistance?: number;
};

export type MonsterPlan = {
  /** A minion kind or a boss, by key. */
  readonly kind: string;
  readonly arena: string;
  readonly count?: Count;
  /** Health of a boss for one to six heroes. */
  readonly health?: readonly number[];
  /** What is added to the damage of a boss for one to six heroes, beyond what the party's size changes. */
  readonly damage?: readonly number[];
  /** The round of a wave; absent for who is there from the start. */
  readonly round?: number;
};

export type ObjectPlan = {
  readonly name: string;
  readonly arena: string;
  /** How often it can be activated; absent: at will. */
  readonly uses?: number;
  /** In the notation of effects. */
  readonly effect?: string;
  /** A test to be passed, such as "lore 8". */
  readonly test?: string;
  readonly quest?: string;
  /** Somebody who goes along with a hero who makes a Move step. */
  readonly follows?: boolean;
  /** An object that is to be destroyed. */
  readonly defence?: number;
  readonly hits?: number;
};

export type TrapPlan = {
  readonly trap: string;
  readonly arena?: string;
  /** The connection it lies on, by the two arenas. */
  readonly between?: readonly [string, string];
  /** Only the outcome of a puzzle or a meeting springs it. */
  readonly waits?: boolean;
};

/** What becomes of a meeting, a puzzle or a quest. All fields are optional and add up. */
export type OutcomePlan = {
  readonly experience?: number;
  readonly treasure?: number;
  /** So many treasures of the tier of the one given up are looked at, and one of them is kept. */
  readonly swap?: number;
  /** Consumables as they come, and consumables of choice. */
  readonly consumables?: number;
  readonly choice?: number;
  /** Everybody loses so much Health, never below 1. */
  readonly harm?: number;
  /** Everybody gets so much Health back; 99 is all of it. */
  readonly heal?: number;
  /** Fatigue cards into every hero's next battle deck. */
  readonly fatigue?: number;
  readonly flags?: readonly string[];
  /** Who has the first turn of the next battle; and of the first battle in the next zone. */
  readonly first?: 'heroes' | 'monsters';
  readonly firstLater?: 'heroes' | 'monsters';
  /** The traps of so many zones to come are dealt face up; 99 for all of the adventure. */
  readonly charts?: number;
  /** The party chooses its starting arena in the next zone. */
  readonly picksStart?: boolean;
  /** Cards that a boss has to do without in this adventure, by name. */
  readonly bars?: readonly string[];
  /** A boss, by key, whose opening hand the heroes are shown. */
  readonly exposes?: string;
  /** A puzzle, by name, that may be tried once more after it failed. */
  readonly retry?: string;
  /** A quest of the zone, by name, that fails. */
  readonly fails?: string;
  /** A battle at once, against these monsters in the party's arena where the zone has none left. */
  readonly battle?: boolean;
  readonly monsters?: readonly MonsterPlan[];
  /** More monsters when the next zone is laid out. */
  readonly next?: readonly MonsterPlan[];
  /** Conditions somebody starts the next battle with. */
  readonly omens?: readonly {
    readonly whom: 'heroes' | 'minions' | 'undead' | 'band';
    readonly condition: string;
  }[];
  /** Defence counters on each armour of the heroes at the start of the next battle. */
  readonly guards?: number;
  /** Half of the minions of the zone, rounded down, are gone before the battle. */
  readonly halve?: boolean;
  /** Connections of this type in the zone stand open, or are gone. */
  readonly opens?: LinkType;
  /** A trap of the zone that is sprung against everybody, or taken away. */
  readonly springs?: string;
  readonly removes?: string;
  /** Somebody to be activated once in a later battle. */
  readonly companion?: { readonly name: string; readonly effect: string; readonly uses: number };
};

export type ApproachPlan = {
  readonly name: string;
  /** "poise 8": passed or failed by the hero the party sends. */
  readonly test?: string;
  /** Cards by name: a hero who has one of them passes without a roll. */
  readonly orWith?: readonly string[];
  /** What it costs: Health of one hero, or the item instead of it; treasures; consumables. */
  readonly cost?: {
    readonly health?: number;
    readonly orItem?: string;
    readonly treasure?: number;
    readonly consumables?: number;
  };
  readonly passed: OutcomePlan;
  readonly failed?: OutcomePlan;
};

export type StrangerPlan = {
  readonly name: string;
  readonly text: string;
  readonly when: 'before' | 'after' | 'object';
  /** For `object`: the object whose first use brings the stranger. */
  readonly object?: string;
  readonly approaches: readonly ApproachPlan[];
};

export const PUZZLE_TYPES = ['order', 'subset', 'code', 'toggle', 'choice', 'memory'] as const;

export type PuzzlePlan = {
  readonly name: string;
  readonly type: (typeof PUZZLE_TYPES)[number];
  readonly text: string;
  readonly when: 'before' | 'after';
  /** The stones, weights, lamps, tones or answers to choose from. */
  readonly parts: readonly string[];
  /** The right parts in the right order; empty where the game's dice decide. */
  readonly solution: readonly string[];
  readonly attempts: number;
  readonly reward: OutcomePlan;
  readonly failure: OutcomePlan;
};

export const QUEST_TYPES = ['activate', 'destroy', 'levers', 'silence', 'escort'] as const;

export type QuestPlan = {
  readonly name: string;
  readonly text: string;
  readonly type: (typeof QUEST_TYPES)[number];
  /** How many activations it takes. */
  readonly times?: number;
  /** It counts only when the battle is won. */
  readonly atVictory?: boolean;
  readonly reward: OutcomePlan;
  readonly failure?: OutcomePlan;
};

export type ZonePlan = {
  readonly name: string;
  /** A story flag the zone needs, or one that closes it: otherwise the party passes it by. */
  readonly needs?: string;
  readonly unless?: string;
  readonly text?: string;
  readonly arenas: readonly ArenaPlan[];
  readonly connections: readonly ConnectionPlan[];
  readonly start: string;
  readonly exit?: string;
  readonly goal?: { readonly kind: (typeof GOALS)[number]; readonly rounds?: number };
  readonly experience?: number;
  readonly treasure?: number;
  readonly monsters: readonly MonsterPlan[];
  readonly objects?: readonly ObjectPlan[];
  readonly traps?: readonly TrapPlan[];
  readonly strangers?: readonly StrangerPlan[];
  readonly puzzles?: readonly PuzzlePlan[];
  readonly quests?: readonly QuestPlan[];
};

export type AdventurePlan = {
  readonly format: string;
  readonly version: number;
  readonly name: string;
  readonly story?: string;
  readonly kind: 'encounter' | 'adventure';
  readonly level: number;
  readonly tier?: number;
  readonly camps?: number;
  readonly zones: readonly ZonePlan[];
};

/** What a hero brings along from the match before. */
export type HeroLegacy = {
  readonly type: string;
  readonly experience: number;
  readonly level: number;
  /** Names of learned and improved abilities, general advances and attack bonuses, in the order they were taken. */
  readonly advances: readonly string[];
  /** Names of treasure and consumables the hero owns. */
  readonly cards: readonly string[];
  /** Names of the two abilities in the battle deck. */
  readonly abilities: readonly string[];
  /** Names of the weapons, armour, spells and trinkets that are ready; absent: as printed. */
  readonly ready?: readonly string[];
  readonly dead?: boolean;
};

export type PartyLegacy = {
  readonly heroes: readonly HeroLegacy[];
  readonly flags: readonly string[];
  /** The adventures so far, the latest last. */
  readonly tale?: readonly Chapter[];
};

/** What a match begins from: an adventure, and the party that sets out on it. */
export type ScenarioPlan = { readonly adventure: AdventurePlan; readonly party?: PartyLegacy };
