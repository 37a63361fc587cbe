// The state of a match, what lies in the box, and the small questions the rules ask of them.

import type { Pile } from '../../engine/pile.ts';
import type { Rng } from '../../engine/random.ts';
import {
  type BySeat,
  type CardId,
  type Table as EngineTable,
  leftOf,
  type Seat,
} from '../../engine/table.ts';
import type { Window } from '../../engine/window.ts';
import type {
  Card,
  CharacterCard,
  EnchantmentCard,
  EquipmentCard,
  EventCard,
  ExplorerAbility,
  ItemCard,
  Level,
  MonsterCard,
  QuestCard,
  StatSet,
  TrapCard,
} from './cards/card.ts';

export const NONE = -1;
/** RE-COMP-01: six faces, and in place of the 6 a Star. */
export const SIDES = 6;
export const STAR = 6;

export type Adventurer = {
  /** NONE until it has been chosen. */
  character: CardId;
  health: number;
  stars: number;
  attackTokens: number;
  defenseTokens: number;
  /** Permanent bonuses, by Stat (RE-RULE-40). */
  statTokens: number[];
  /** What is worn in each slot, or NONE; and which slots are face-down, one bit each (RE-RULE-28). */
  worn: CardId[];
  flipped: number;
  /** Equipment and loose Enchantments that are not worn. */
  carried: Pile;
  /** Items held for everybody: one backpack, and this is who drew them (RE-ITEM-04). */
  items: Pile;
  /** Encounters of this Level finished as Leader (RE-FLOW-08), and Leader turns taken in it. */
  kept: Pile;
  led: number;
  /** From the Top in this Encounter, Scram! in this Level, Ghost Owl in this Combat. */
  rerolled: boolean;
  ran: boolean;
  owlUsed: boolean;
  /** Less on the next Attack total (Silkmother Vex). */
  cocooned: number;
};

/** A Monster or Boss in play. */
export type Monster = {
  card: CardId;
  health: number;
  start: number;
  /** Has it made an Attack in this Combat, and has it been attacked in this round? */
  hasAttacked: boolean;
  wasAttacked: boolean;
  reassembled: boolean;
  /** Its next Attack is so much lower (Glitterstorm), and all its Attacks so much higher (Grinding Gears). */
  dazed: number;
  gears: number;
};

export const newMonster = (card: CardId, health: number): Monster => ({
  card,
  health,
  start: health,
  hasAttacked: false,
  wasAttacked: false,
  reassembled: false,
  dazed: 0,
  gears: 0,
});

export type Phase = 'prepare' | 'window' | 'encounter' | 'combat' | 'sale' | 'over';
export type Fight = 'none' | 'encounter' | 'ambush' | 'nest' | 'boss';

/**
 * The die somebody has just rolled, while its result waits: for whom, what for, against what. Of an Attack, the Stats it is
 * made with and the Stat it meets.
 */
export type Roll = {
  of: Seat;
  die: number;
  total: number;
  needed: number;
  card: CardId;
  stats: StatSet;
  defence: number;
};
export const nothingRolled = (): Roll => ({
  of: NONE,
  die: 0,
  total: 0,
  needed: 0,
  card: NONE,
  stats: 0,
  defence: 0,
});

export type Wish = { seat: Seat; card: CardId; slot: number };
export const nobodyAsks = (): Wish => ({ seat: NONE, card: NONE, slot: NONE });

/** The least Health that all of one side had together. */
export type Least = { party: number; monsters: number };

export type State = {
  rng: Rng;
  phase: Phase;
  level: Level;
  leader: Seat;
  firstLeader: Seat;
  /** Who leads once the window closes. */
  nextLeader: Seat;
  party: BySeat<Adventurer>;
  /** Characters nobody plays; two dealt to a seat to pick from lie in `looking`. */
  characters: Pile;
  // By Level, from 0. The last card of a pile is its top.
  encounters: Pile[];
  loot: Pile[];
  lootDiscards: Pile[];
  bosses: Pile[];
  /** How many cards at the bottom of the current Encounter deck, and of each Loot deck, everybody has seen put there. */
  encounterBottom: number;
  lootBottoms: number[];
  /** Encounters put aside: finished in earlier Levels, tried Side Quests, Bosses; and those out of the game. */
  cleared: Pile;
  tried: Pile;
  removed: Pile;
  /** Side Quests laid out. */
  quests: Pile;
  /** The Encounter being faced, if it is no Monster; cards somebody chooses among. */
  facing: Pile;
  looking: Pile;
  /** Events skipped in this Leader turn (RE-RULE-14). */
  skipped: CardId[];
  /** Enchantments that are attached, and to which Equipment each. */
  attached: Pile;
  attachedTo: CardId[];
  // The fight.
  fight: Fight;
  monsters: Monster[];
  round: number;
  /** Monsters defeated in it. */
  fallen: number;
  /** Loot that is drawn once it is over, and by whom. */
  spoils: number;
  spoilsTo: Seat;
  webbed: boolean;
  /** Rounds in a row without any change of Health, and whether there was one in this round (RE-RULE-51). */
  idle: number;
  healthMoved: boolean;
  /** Rounds in a row in which neither side came to less Health than ever before in this fight, and what that least is. */
  lull: number;
  least: Least;
  /** Whose Combat turn it is, or NONE; and what they have used in it. */
  turnOf: Seat;
  itemUsed: boolean;
  abilityUsed: boolean;
  /** Whose Lucky Acorn was used in this Trap, or NONE; Heave-Ho in it; how many rollers have succeeded so far. */
  acornUsed: Seat;
  threw: boolean;
  successes: number;
  roll: Roll;
  window: Window;
  /** What follows the window; what the sale is part of, and at which prices. */
  afterWindow: 'encounter' | 'boss';
  /** Who would like which card of somebody else, and for which slot, while its owner is asked; nobody otherwise. */
  asking: Wish;
  /** Loot that was drawn or set free since the last window closed: what there is to talk about. */
  fresh: CardId[];
  saleOf: 'event' | 'rewards';
  prices: 1 | 2;
  /** On the sale desk: cards stay where they are until the price is met. And what an owner would not part with. */
  offered: CardId[];
  refused: CardId[];
  /** The Level in which a Second Wind was last needed, 0 for none. */
  windIn: number;
  /** Phoenix Feather in this Level. */
  featherUsed: boolean;
  outcome: 'open' | 'won' | 'lost';
  /** What the Party lost to. */
  undoing: CardId;
};

export type Options = {
  readonly difficulty: 'standard' | 'gentle' | 'fierce';
  readonly defeatRule: 'twoDown' | 'allDown' | 'anyDown';
  readonly standUp: 'oneHealth' | 'half' | 'stayDown';
  readonly soloSecondWind: boolean;
  readonly l2BossLoot: 'silver' | 'gold';
  readonly starFollowUp: 'reroll' | 'countsAsSix';
  readonly firstLeader: 'fixed' | 'rotate' | 'reroll';
  readonly leaderTurns: number;
  readonly startLevel: number;
  readonly startLoot: number;
  readonly eventLoot: 'printedOnly' | 'always';
  readonly ambushSearch: 'random' | 'leaderChooses';
  readonly bossPick: 'random' | 'choose';
  readonly characterPick: 'choose' | 'random' | 'draft';
  readonly storyParty: 'none' | 'treasureHunters' | 'pickpocketAndKnight' | 'hunterAndTactician';
  readonly lootSharing: 'free' | 'consent';
  readonly showOdds: boolean;
  readonly turnTimer: 'off' | '30' | '60' | '120' | '300';
};

export type Box = {
  readonly players: number;
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly faces: readonly Card[];
  /** The same cards by kind, so that the rules read figures without asking what a card is. */
  readonly characters: readonly CharacterCard[];
  readonly monsters: readonly MonsterCard[];
  readonly traps: readonly TrapCard[];
  readonly events: readonly EventCard[];
  readonly quests: readonly QuestCard[];
  readonly equipment: readonly EquipmentCard[];
  readonly items: readonly ItemCard[];
  readonly enchantments: readonly EnchantmentCard[];
  /** By Character and by card: the slots in which it could be worn. */
  readonly slotsFor: readonly (readonly (readonly number[])[])[];
  /** The decks as they come out of the box, by Level from 0: every playout begins with a copy. */
  readonly unshuffled: {
    readonly characters: Readonly<Pile>;
    readonly loot: readonly Readonly<Pile>[];
    readonly encounters: readonly Readonly<Pile>[];
    readonly bosses: readonly Readonly<Pile>[];
  };
};

export type Table = EngineTable<State, Box>;

export const face = (t: Table, card: CardId): Card => t.box.faces[card]!;
export const nameOf = (t: Table, card: CardId): string => face(t, card).name;
export const adventurer = (t: Table, seat: Seat): Adventurer => t.state.party[seat]!;
export const characterOf = (t: Table, seat: Seat): CharacterCard =>
  t.box.characters[t.state.party[seat]!.character]!;
export const characterName = (t: Table, seat: Seat): string => characterOf(t, seat).name;
export const monsterCard = (t: Table, { card }: Monster): MonsterCard => t.box.monsters[card]!;
export const isStanding = (t: Table, seat: Seat): boolean => t.state.party[seat]!.health > 0;
export const isBoss = (t: Table, card: CardId): boolean => t.box.monsters[card]?.kind === 'boss';
export const isOver = (t: Table): boolean => t.state.outcome !== 'open';
export const isSolo = (t: Table): boolean => t.box.players === 1;
export const healthTogether = (all: readonly { health: number }[]): number =>
  all.reduce((sum, { health }) => sum + health, 0);
export const isFighting = (t: Table): boolean => t.state.monsters.length > 0;
export const encounterDeck = (t: Table): Pile => t.state.encounters[t.state.level - 1]!;

/** Does somebody who is standing have this Explorer Ability? RE-RULE-01: it does not work from the ground. */
export function whoCan(t: Table, ability: ExplorerAbility): Seat {
  for (let seat = 0; seat < t.box.players; seat++) {
    if (isStanding(t, seat) && characterOf(t, seat).explorer === ability) return seat;
  }
  return NONE;
}

export const can = (t: Table, seat: Seat, ability: ExplorerAbility): boolean =>
  isStanding(t, seat) && characterOf(t, seat).explorer === ability;

/** All seats, the Leader first, then clockwise. */
export function seatsFromLeader(t: Table): Seat[] {
  return seatsFrom(t, t.state.leader);
}

export function seatsFrom(t: Table, first: Seat): Seat[] {
  const seats: Seat[] = [];
  let seat = first;
  for (let i = 0; i < t.box.players; i++) {
    seats.push(seat);
    seat = leftOf(seat, t.box.players);
  }
  return seats;
}

/** RE-RULE-44: "the Leader", or the Leader and the player to the left: so many standing Characters from the Leader on. */
export function standingFromLeader(t: Table, most: number): Seat[] {
  const seats: Seat[] = [];
  let seat = t.state.leader;
  for (let i = 0; i < t.box.players && seats.length < most; i++) {
    if (isStanding(t, seat)) seats.push(seat);
    seat = leftOf(seat, t.box.players);
  }
  return seats;
}

export const standingSeats = (t: Table): Seat[] => standingFromLeader(t, t.box.players);

/** Where an Enchantment attached to this card lies in the list of attached ones; NONE without one. */
export const enchantmentOn = (t: Table, card: CardId): CardId => {
  const at = t.state.attachedTo.indexOf(card);
  return at < 0 ? NONE : t.state.attached[at]!;
};

/** RE-ITEM-04: one backpack, every Item of the Party. */
export function partyItems(t: Table): CardId[] {
  const all: CardId[] = [];
  for (const { items } of t.state.party) for (const card of items) all.push(card);
  return all;
}
