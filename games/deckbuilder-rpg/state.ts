// The state of a match, and the small questions the rules ask of it.

import type { Rng } from '../../engine/random.ts';
import type { BySeat, CardId, Table as EngineTable, Seat } from '../../engine/table.ts';
import type { Blow } from './blow.ts';
import type { Box } from './cards/box.ts';
import type { Face, Gear, Sheet } from './cards/card.ts';
import { type Action, type ConditionSet, MELEE } from './cards/effect.ts';
import type { Journey } from './journey.ts';
import type { Zone } from './zone.ts';

export type { Box } from './cards/box.ts';

export const NONE = -1;
/** Where a creature is that is not on the table: dead, gone, or not yet there. */
export const AWAY = -1;

/** Heroes come first and keep their number; monsters follow. */
export type CreatureId = number;

export const PARTY = 0;
export const MONSTERS = 1;

/** A hero, a boss or a minion on the table. */
export type Creature = {
  sheet: number;
  seat: Seat;
  side: number;
  arena: number;
  /** Health left, or hits left of a minion. */
  health: number;
  maxHealth: number;
  melee: number;
  meleeDamage: number;
  ranged: number;
  mana: number;
  defence: number;
  /** DR-R-93: a boss hits and hurts more or less by the size of the party. */
  hitAdjust: number;
  damageAdjust: number;
  conditions: ConditionSet;
  challenger: CreatureId;
  /** Hidden was gained in the running Turn, so it outlasts its end. */
  freshlyHidden: boolean;
  /** Counters on what is ready, in the order of readyOf. Armour holds defence counters, the rest attack counters. */
  counters: number[];
  /** Defence counters on a weapon that counts as armour. */
  staffGuards: number;
  /** What has attacked through basic cards in this action, as bits in the order of readyOf. */
  struck: number;
  /** What has made any attack in this action, by the same bits. */
  swung: number;
  /** Whose piles it draws from. */
  pack: number;
  /** Has had its turn in this round's turn of the game master. */
  acted: boolean;
};

/** The piles of a hero or a boss; all minions share one. The last of a pile is its top. */
export type Pack = {
  draw: CardId[];
  hand: CardId[];
  discard: CardId[];
  /** Played and not yet discarded (DR-R-29). */
  front: CardId[];
  expended: CardId[];
  latent: CardId[];
  ready: CardId[];
  atHand: CardId[];
  book: CardId[];
  /** Powers turned over after use; they stay where they are. */
  spent: CardId[];
  /** Cards of the hand that everybody was shown, until the next reshuffle. */
  shown: CardId[];
};

export const STEPS = [
  'begin',
  'move',
  'action',
  'attack',
  'cards',
  'members',
  'tidy',
  'synergy',
  'end',
] as const;
export type Step = (typeof STEPS)[number];

/** The turn under way: of a hero, a boss, or a band of minions. */
export type Turn = {
  /** Whose turn it is; the first of a band. NONE between turns. */
  actor: CreatureId;
  band: CreatureId[];
  /** Where the turn takes place: the arena the actor stands in, or stood in when it fell. */
  place: number;
  step: Step;
  action: Action;
  gained: CardId;
  /** The card taken from the tableau, or the place of one, has not been used yet (DR-R-20). */
  gainOpen: boolean;
  /** A melee attack was made, or could not be made any more (DR-R-22). */
  dutyMet: boolean;
  /** Which member of the band is next. */
  member: number;
  /** Actions still to come from Crown Shard, and the first action, which Synergy follows. */
  again: number;
  isRepeat: boolean;
  synergyAction: Action;
  studdedUsed: boolean;
  /** Who may still join in, in order; MINION_HAND for all bands together. */
  joining: CreatureId[];
  joined: boolean;
};

export const MINION_HAND = -2;

export const PHASES = [
  'heroes',
  'advances',
  'fitting',
  'journey',
  'muster',
  'battle',
  'aftermath',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What a hero keeps between battles. */
export type Character = {
  type: number;
  kit: number;
  level: number;
  experience: number;
  /** Gains from advances, beyond the printed figures. */
  health: number;
  melee: number;
  ranged: number;
  mana: number;
  defence: number;
  hand: number;
  trinkets: number;
  slots: number;
  /** General advances taken that may be taken only once, by key. */
  taken: string[];
  /** Every advance and bonus taken, in order, for the match after this one. */
  history: string[];
  /** Choices of the next level-up still to be made: advances, and attack bonuses. */
  advances: number;
  bonuses: number;
  /** The abilities of the battle deck, and those that are latent or known. */
  starting: CardId[];
  known: CardId[];
  /** Basic cards of the kit, as they go into each battle deck. */
  basics: CardId[];
  dead: boolean;
};

export type State = {
  rng: Rng;
  phase: Phase;
  /** The six stacks. */
  stacks: CardId[][];
  fatigue: CardId[];
  characters: BySeat<Character>;
  packs: Pack[];
  creatures: Creature[];
  zone: Zone;
  journey: Journey;
  turn: Turn;
  /** The attack whose target or defence is being asked for. */
  aim: Blow;
  aimedAt: number;
  /** The figure a question is about. */
  asking: CreatureId;
  round: number;
  /** The turn of this seat has begun: a hero has had it, or the waves of the game master have come. */
  seatBegan: boolean;
  /** Whose seat it is, and who began. */
  seat: Seat;
  starter: Seat;
  /** Party members at the start of the battle (DR-R-93). */
  partySize: number;
  /** How the running battle came out. */
  verdict: 'none' | 'won' | 'lost' | 'standoff';
  /** How the match came out. */
  outcome: 'none' | 'won' | 'lost' | 'standoff';
  treasure: CardId[];
  /** Treasure on the table, to be shared out. */
  spoils: CardId[];
  consumables: CardId[];
  /** All that is not in play. */
  unused: CardId[];
};

export type Table = EngineTable<State, Box>;

// --- Looking things up ---

export const creature = (t: Table, id: CreatureId): Creature => t.state.creatures[id] as Creature;
export const sheetOf = (t: Table, of: Creature): Sheet => t.box.sheets[of.sheet] as Sheet;
export const face = (t: Table, card: CardId): Face => t.box.faces[card] as Face;
export const gear = (t: Table, card: CardId): Gear => (t.box.faces[card] as Face).gear;
export const packOf = (t: Table, of: Creature): Pack => t.state.packs[of.pack] as Pack;
export const nameOf = (t: Table, card: CardId): string => (t.box.faces[card] as Face).name;

/** What a creature has ready: a hero's own cards, or what is printed on a monster's stat card. */
export const readyOf = (t: Table, of: Creature): readonly CardId[] =>
  of.side === PARTY ? (t.state.packs[of.pack] as Pack).ready : (t.box.sheets[of.sheet] as Sheet).gear;

export const isHero = (of: Creature): boolean => of.side === PARTY;
export const isMinion = (t: Table, of: Creature): boolean => sheetOf(t, of).rank === 'minion';
export const isBoss = (t: Table, of: Creature): boolean => sheetOf(t, of).rank === 'boss';

/** Stands on the table and can act. */
export const isUp = (of: Creature): boolean => of.arena !== AWAY && of.health > 0;
export const has = (of: Creature, conditions: ConditionSet): boolean => (of.conditions & conditions) !== 0;

/** The pack all minions share lies after those of the heroes. */
export const minionPack = (t: Table): Pack => t.state.packs[t.box.heroes] as Pack;

export const isBandTurn = (t: Table): boolean => {
  const { actor } = t.state.turn;
  return actor !== NONE && isMinion(t, creature(t, actor));
};

// --- Beginning ---

export const noTurn = (): Turn => ({
  actor: NONE,
  band: [],
  place: NONE,
  step: 'begin',
  action: MELEE,
  gained: NONE,
  gainOpen: false,
  dutyMet: false,
  member: 0,
  again: 0,
  isRepeat: false,
  synergyAction: MELEE,
  studdedUsed: false,
  joining: [],
  joined: false,
});

export const emptyPack = (): Pack => ({
  draw: [],
  hand: [],
  discard: [],
  front: [],
  expended: [],
  latent: [],
  ready: [],
  atHand: [],
  book: [],
  spent: [],
  shown: [],
});
