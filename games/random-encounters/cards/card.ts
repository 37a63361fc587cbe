// What is printed on a card of each kind.

import type { CardFace, Seat } from '../../../engine/table.ts';
import type { Monster, Table } from '../state.ts';

// RE-CHAR-05: from left to right. They are places in every list of three Stats.
export const STRENGTH = 0;
export const DEXTERITY = 1;
export const MAGIC = 2;
export type Stat = 0 | 1 | 2;
export const STATS: readonly Stat[] = [STRENGTH, DEXTERITY, MAGIC];
export const STAT_NAMES = ['Strength', 'Dexterity', 'Magic'] as const;

/** A set of Stats: bit n stands for Stat n. */
export type StatSet = number;
export const statBit = (stat: Stat): StatSet => 1 << stat;

export type SlotKind = 'weapon' | 'armor' | 'trinket' | 'familiar';
export type MonsterType = 'BEAST' | 'PLANT' | 'BUG' | 'GOBLIN' | 'OOZE' | 'UNDEAD' | 'CONSTRUCT' | 'DRAGON';
/** 0 for Characters, which belong to no Level; otherwise the deck a card comes from. */
export type Level = 0 | 1 | 2 | 3;
export const PLACES = ['', 'Forest', 'Caves', 'Abandoned Kingdom'] as const;
export const METALS = ['', 'Copper', 'Silver', 'Gold'] as const;

export type Kind =
  | 'character'
  | 'monster'
  | 'boss'
  | 'trap'
  | 'event'
  | 'quest'
  | 'equipment'
  | 'item'
  | 'enchantment';

export type Printed = CardFace & { readonly kind: Kind; readonly level: Level; readonly copies: number };

/** What a Character does on a Star, and whether it would change anything now (RE-RULE-22). */
export type CombatAbility = {
  readonly name: string;
  readonly text: string;
  helps(t: Table, seat: Seat): boolean;
  /** Carried out before the Attack. */
  use(t: Table, seat: Seat, target: Monster, amount: number): void;
  /** What becomes of the Attack that follows. */
  readonly leadsTo: 'attack' | 'no attack' | 'skullsplitter' | 'twin shot' | 'spellstrike';
  /** The number in its text. */
  readonly amount: number;
  /** It still matters when the fight is over. */
  readonly outlasts?: true;
};

export type ExplorerAbility =
  | 're-rolls'
  | 'runs'
  | 'throws'
  | 'foresees'
  | 'cooks'
  | 'alert'
  | 'seeks relics'
  | 'leads'
  | 'flies';

export type CharacterCard = Printed & {
  readonly title: string;
  readonly health: number;
  readonly stats: readonly number[];
  readonly slots: readonly SlotKind[];
  readonly combat: CombatAbility;
  readonly explorer: ExplorerAbility;
  readonly explorerName: string;
  readonly explorerText: string;
  /** The number in the Explorer Ability's text. */
  readonly explorerAmount: number;
  readonly quote: string;
};

/** A figure that is not printed is 0. Each ability is one or two of them. */
export type MonsterCard = Printed & {
  readonly type: MonsterType;
  readonly health: number;
  readonly stats: readonly number[];
  readonly attacksWith: Stat;
  readonly ability: string;
  /** Its name is of several. */
  readonly isMany: boolean;
  /** Its Attack total is so much higher: against the wounded, with its first Attack, always. */
  readonly bloodScent: number;
  readonly charge: number;
  readonly higher: number;
  readonly strikes: 'party' | 'leader' | 'leader and left';
  /** Damage to whoever attacks with one of these Stats, and to whoever defeats it. */
  readonly thorns: number;
  readonly thornsOn: StatSet;
  readonly burst: number;
  /** The Leader's Attack totals are so much lower. */
  readonly entangle: number;
  /** Extra for each Character it damages; the least that a struck Character takes. */
  readonly venom: number;
  readonly least: number;
  /** What Attacks against it lose: the most one deals, the first of a round, each, halved ones, the face that misses. */
  readonly cap: number;
  readonly firstLess: number;
  readonly everyLess: number;
  readonly halves: StatSet;
  readonly missedOn: number;
  /** Health for each player that it regains at the start of its turn, or once when it would be defeated. */
  readonly regains: number;
  readonly reassembles: number;
  readonly extraLoot: number;
  readonly flipsWeapons: boolean;
  readonly flipsLeader: boolean;
  readonly corrodes: boolean;
  readonly webs: boolean;
  readonly pilfers: boolean;
  readonly stealsStars: boolean;
  readonly piercesArmor: boolean;
  readonly dreads: boolean;
  readonly wails: boolean;
  /** Only on Bosses (RE-BOSS-05). */
  readonly top: BossAbility;
  readonly star: BossAbility;
  /** RE-BOSS-08: its card says that it attacks even after a Star. */
  readonly attacksAfterStar: boolean;
};

/** What a Boss does when its turn begins, or on a Star: what, how much, how much less for each protection, what it regains. */
export type BossAbility = {
  readonly name: string;
  readonly text: string;
  readonly amount: number;
  readonly less: number;
  readonly regains: number;
  /** Its Attacks are so much higher from now on. */
  readonly gears: number;
} & BossDeed;

/** What an Ability does, and what it would take from a Character if it happened now. */
export type BossDeed = {
  does(t: Table, boss: Monster, ability: BossAbility): void;
  harm(t: Table, seat: Seat, boss: Monster, ability: BossAbility): number;
};

export type Roller = 'everyone' | 'leader' | 'leader and left' | 'one';

export type TrapCard = Printed & {
  readonly rolls: Roller;
  readonly stats: readonly Stat[];
  readonly number: number;
  readonly damage: number;
  /** A failure hurts every Character. */
  readonly hurtsAll: boolean;
  /** A failure costs a Star token, and damage only without one. */
  readonly takesStar: boolean;
};

export type EventCard = Printed & {
  readonly does: 'ambush' | 'nest' | 'rest' | 'sale' | 'mushroom' | 'passage';
  readonly skippable: boolean;
  /** Rest: Health for everybody. Passage: the number to reach. */
  readonly amount: number;
  /** Mushroom, Passage: damage of the bad end. */
  readonly damage: number;
  /** Sale: which Level's prices (RE-RULE-38). */
  readonly prices: 1 | 2;
};

export type QuestCard = Printed & {
  readonly rolls: 'everyone' | 'one';
  readonly stats: readonly Stat[];
  readonly number: number;
  readonly damage: number;
  /** How many cards the Leader draws, from which Level's deck. */
  readonly loot: number;
  readonly lootLevel: Level;
};

export type EquipmentCard = Printed & {
  /** What it says besides its Stats; empty for most. */
  readonly does: string;
  readonly slots: readonly SlotKind[];
  readonly stats: readonly number[];
  /** Each Monster Attack deals its wearer so much less: in any slot, or in an Armor slot. */
  readonly lessDamage: number;
  readonly lessDamageAsArmor: number;
  readonly trapBonus: number;
  readonly questBonus: number;
  readonly maxHealth: number;
  /** Health at the end of each Encounter. */
  readonly mends: number;
  /** Health it leaves its wearer, once per Level, instead of a knock-out. */
  readonly saves: number;
  /** More on Attack totals against these types. */
  readonly attackBonus: number;
  readonly against: readonly MonsterType[];
  readonly rerollsOne: boolean;
  readonly rerollsAttack: boolean;
  /** More Magic for one Character. */
  readonly friend: string;
  readonly friendMagic: number;
};

export type ItemCard = Printed & {
  readonly heals: number;
  readonly healsAll: number;
  readonly damages: number;
  readonly discards: readonly MonsterType[];
  readonly stars: number;
  readonly attackTokens: number;
  /** Fortune Cookie: what 2 or 3 heal. */
  readonly cookie: number;
};

export type EnchantmentCard = Printed & { readonly against: readonly MonsterType[]; readonly bonus: number };

export type Card =
  | CharacterCard
  | MonsterCard
  | TrapCard
  | EventCard
  | QuestCard
  | EquipmentCard
  | ItemCard
  | EnchantmentCard;

/** A deck file: cards by their stable key. */
export type Deck<Each extends Card = Card> = Readonly<Record<string, Each>>;
