// The state of a match, what lies in the box, and the small questions the rules ask of them.

import type { Rng } from '../../engine/random.ts';
import type { BySeat, CardId, Table as EngineTable, Seat, Viewer } from '../../engine/table.ts';
import type { Appraisal } from './appraisal.ts';
import type { CardType, Face, Timing } from './cards/card.ts';

export const NOBODY = -1;
export const NO_CARD = -1;

/** A Beast turned up against somebody: the first of a queue is fought first (UA-R-18). */
export type Facing = {
  beast: CardId;
  /** The paw print, with the die a twist may have added. */
  points: number;
  /** The Beast Encounter lying under it (UA-R-17), or NO_CARD. */
  encounter: CardId;
};

/** A set of seats: bit n stands for seat n. Where it says who knows something, one bit more is for those who only watch. */
export type Seats = number;
export const seatBit = (seat: Seat): Seats => 1 << seat;
export const includes = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

/** Something being carried out: a played card, a Blunder, an ability, or what a Beast does when it is beaten or leaves. */
export type Effect = {
  kind: 'play' | 'blunder' | 'ability' | 'beast';
  card: CardId;
  by: Seat;
  /** Chosen before the roll (UA-R-10). */
  target: Seat;
  /** The richest, poorest or random opponent, once known. */
  picked: Seat;
  /** The die that counts, 0 before it is rolled, and all dice that led to it. */
  die: number;
  dice: number[];
  /** Which line of the outcome table happens, -1 before it is known, and which of its steps is under way. */
  row: number;
  step: number;
  /** Who rolled lower in a duel. */
  lower: Seats;
  /** Whom a Thief is to rob, once per card. */
  robs: Seat[];
  /** For whom it is an attack, and who of them blocked it (UA-R-32). */
  attacked: Seats;
  blocked: Seats;
  /** How many cards it would cost each seat; empty while it is no attack. */
  atStake: BySeat<number>;
  /** Whose new hand it no longer touches (UA-R-46). */
  spared: Seats;
  /** How many cards a Squire throws back at the attacker. */
  reflected: number;
  returns: boolean;
};

export type State = {
  rng: Rng;
  // Quest cards. The last of a pile is its top.
  questDeck: CardId[];
  questDiscard: CardId[];
  inPlay: CardId[];
  hands: BySeat<CardId[]>;
  /** Put down against the Beast that `fighter` faces. */
  putDown: CardId[];
  /** For each Quest card those who know where it is: it was theirs, they looked, or it lay open. */
  knownBy: Seats[];
  // Characters.
  characterDeck: CardId[];
  characterDiscard: CardId[];
  characters: BySeat<CardId>;
  used: BySeat<boolean>;
  allies: BySeat<CardId[]>;
  // Beasts.
  beastDeck: CardId[];
  beastDiscard: CardId[];
  facing: BySeat<Facing[]>;
  fighter: Seat;
  // Seats.
  living: BySeat<boolean>;
  missing: BySeat<boolean>;
  warded: BySeat<boolean>;
  /** Who wants to be asked about Hero and Jester until their next turn; the mark lies open. */
  askMe: BySeat<boolean>;
  turnsTaken: BySeat<number>;
  /** Cards still owed to a seat by a running draw. */
  owed: BySeat<number>;
  /** Who has left, in that order. */
  left: Seat[];
  // The turn.
  dealer: Seat;
  active: Seat;
  direction: 1 | -1;
  turns: number;
  reshuffles: number;
  nightfall: boolean;
  playUsed: boolean;
  extraPlays: number;
  /** Resurrection and Cleric end a turn before its time (UA-R-49). */
  turnEnds: boolean;
  /** Cards gained since the turn began, so that their owners see them marked. */
  fresh: CardId[];
  /** What is being carried out; the last one interrupts the one before. */
  effects: Effect[];
  winners: Seat[];
  outOfTime: boolean;
};

/** The options as the rules read them (options.ts). */
export type Options = {
  readonly teams: boolean;
  readonly ghosts: boolean;
  readonly ghostResurrection: boolean;
  readonly dealer: string;
  readonly startingHand: number;
  readonly blunderEndsTurn: boolean;
  readonly beastExactMinimum: boolean;
  readonly beastMustWin: boolean;
  readonly gentleBeasts: boolean;
  readonly friendlyFire: boolean;
  readonly openTeams: boolean;
  readonly truceTurns: number;
  readonly discardBrowse: boolean;
  readonly nightfallReshuffle: number;
  readonly turnCap: number;
};

export type Box = {
  readonly players: number;
  readonly options: Options;
  readonly faces: readonly Face[];
  /** How many cards of each deck there are: Quest cards come first, then Characters, then Beasts. */
  readonly questCards: number;
  readonly characterCards: number;
  /** Looked up often, so kept by themselves. */
  readonly types: readonly CardType[];
  readonly timings: readonly (Timing | '')[];
  readonly values: readonly number[];
  readonly isTrouble: readonly boolean[];
  readonly isShield: readonly boolean[];
  readonly isResurrection: readonly boolean[];
  readonly isRest: readonly boolean[];
  /** What bots think of each card. */
  readonly appraisals: readonly Appraisal[];
  /** Which figure of a position counts it (features.ts). */
  readonly features: readonly number[];
  /** What an Action does, and what a Character does on its owner's turn. */
  readonly actions: readonly (((t: Table, effect: Effect) => void) | undefined)[];
  readonly abilities: readonly (Ability | undefined)[];
  /**
   * Carries out an effect written in the outcome notation. Outcomes draw cards, draws bring Blunders, and Blunders are
   * outcomes: the box holds the two ends of that knot together, so that no file has to import in a circle.
   */
  readonly carryOut: (t: Table, effect: Effect) => void;
};

export type Ability = {
  /** Is there anything it could do now? */
  readonly can: (t: Table, seat: Seat, self: CardId) => boolean;
  readonly use: (t: Table, seat: Seat, self: CardId) => void;
};

export type Table = EngineTable<State, Box>;

export const face = (t: Table, card: CardId): Face => t.box.faces[card] as Face;
export const hand = (t: Table, seat: Seat): CardId[] => t.state.hands[seat] as CardId[];
export const alliesOf = (t: Table, seat: Seat): CardId[] => t.state.allies[seat] as CardId[];
export const facedBy = (t: Table, seat: Seat): Facing[] => t.state.facing[seat] as Facing[];
export const isLiving = (t: Table, seat: Seat): boolean => t.state.living[seat] === true;
export const isOver = (t: Table): boolean => t.state.winners.length > 0;
export const everybody = (t: Table): Seats => (1 << (t.box.players + 1)) - 1;

/** Does this viewer know where the card is? */
export function knows(t: Table, viewer: Viewer, card: CardId): boolean {
  return includes(t.state.knownBy[card]!, viewer === 'spectator' ? t.box.players : viewer);
}

export const handSize = (t: Table, seat: Seat): number => hand(t, seat).length;

export function findIn(pile: readonly CardId[], wanted: readonly boolean[]): CardId {
  for (const card of pile) if (wanted[card]) return card;
  return NO_CARD;
}

/** The effect that is being carried out now. */
export const current = (t: Table): Effect | undefined => t.state.effects.at(-1);
