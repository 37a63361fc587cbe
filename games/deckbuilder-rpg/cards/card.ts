// What is printed on a card: its face, the gear it may be, and the sheet of a hero or a monster.

import type { CardFace, CardId } from '../../../engine/table.ts';
import type { Action, ConditionSet, DamageType, Effect } from './effect.ts';

export const HERO_TYPES = ['warrior', 'rogue', 'wizard', 'priest', 'ranger', 'bard'] as const;

export const TAGS = ['undead', 'beast', 'goblin', 'human', 'construct', 'dragon', 'hero'] as const;
export type Tag = (typeof TAGS)[number];

export type GearSort = 'weapon' | 'spell' | 'armour' | 'power' | 'trinket' | 'consumable';

/** A thing that can be ready: weapon, spell, armour, power, trinket. One shape for all, so that looking is fast. */
export type Gear = {
  readonly sort: GearSort;
  /** The kinds of attack it makes, as bits; 0 for none. CASTS for a spell that is no attack. */
  readonly kind: number;
  readonly hands: number;
  readonly hit: number;
  readonly damage: number;
  readonly type: DamageType;
  readonly reach: number;
  readonly charge: number;
  readonly targets: number;
  readonly on: ConditionSet;
  /** Armour: bonus and resistance by damage type; isArmour says whether it can hold defence counters. */
  readonly isArmour: boolean;
  readonly slot: 'hands' | 'body' | 'trinket' | 'spell' | 'power' | 'none';
  readonly bonus: number;
  readonly resists: readonly number[];
  /** Notes. */
  readonly parting: number;
  readonly pierces: number;
  readonly close: boolean;
  readonly undead: number;
  readonly spells: number;
  readonly banishes: boolean;
  readonly ignoresResistance: boolean;
  readonly studded: boolean;
  readonly slow: boolean;
  /** What it does when it is cast or activated. */
  readonly effects: readonly Effect[];
  readonly isPower: boolean;
  readonly once: boolean;
  readonly always: Always;
  /** The hero types that may learn it; empty for everybody. */
  readonly for: readonly string[];
  readonly tier: number;
};

/** What a trinket or a treasure does while it is ready. */
export type Always = {
  readonly health: number;
  readonly meleeDamage: number;
  readonly slots: number;
  readonly steps: number;
  readonly synergy: number;
  readonly resistance: number;
  readonly healing: number;
  readonly openBook: boolean;
  readonly keenEyes: boolean;
};

/** The figures of an information or stat card, and what it lists: for whoever draws it. */
export type Information = {
  /** Absent on a boss: its Health depends on the party. */
  readonly health?: number;
  readonly defence: number;
  readonly melee: number;
  readonly ranged: number;
  readonly mana: number;
  readonly lists: readonly { readonly mark: string; readonly text: string }[];
};

export type Face = CardFace & {
  /** The actions it matches, as bits; 0 for a card that is not played. */
  readonly symbols: number;
  /** The action of a basic action card, -1 for others. */
  readonly basic: Action;
  readonly turn: readonly Effect[];
  readonly synergy: readonly Effect[];
  readonly isFatigue: boolean;
  readonly gear: Gear;
  /** The sheet of a hero's information card or a monster's stat card, -1 for others. */
  readonly sheet: number;
  readonly information?: Information;
};

/** Figures of a hero, a boss or a kind of minion. */
export type Sheet = {
  readonly card: CardId;
  readonly key: string;
  readonly name: string;
  readonly rank: 'hero' | 'boss' | 'minion';
  readonly tag: Tag;
  readonly level: number;
  readonly melee: number;
  readonly meleeDamage: number;
  readonly ranged: number;
  readonly mana: number;
  readonly defence: number;
  /** Health of a hero, hits of a minion; a boss has a row of them by party size. */
  readonly health: number;
  readonly slots: number;
  readonly resists: readonly number[];
  /** Gear printed on a monster's stat card. */
  readonly gear: readonly CardId[];
  /** The kind of a minion's main attack. */
  readonly main: number;
  readonly threat: number;
  /** The Iron Castellan takes no Move step; Ashmaw flies. */
  readonly rooted: boolean;
  readonly flies: boolean;
};

/** All the cards that belong to one hero or boss. */
export type Kit = {
  readonly sheet: number;
  readonly info: CardId;
  readonly basics: readonly CardId[];
  readonly starting: readonly CardId[];
  readonly latent: readonly CardId[];
  readonly learnable: readonly CardId[];
  /** Improved abilities, each with the one it replaces. */
  readonly improved: readonly { readonly card: CardId; readonly replaces: CardId }[];
  readonly ready: readonly CardId[];
  readonly book: readonly CardId[];
  readonly atHand: readonly CardId[];
  readonly consumable: string;
};
