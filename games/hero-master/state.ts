// The state of a match of Hero Master: every card's place, every marker, and small questions asked of them.

import type { Rng } from '../../engine/random.ts';
import type { BySeat, CardId, Table as EngineTable, Seat } from '../../engine/table.ts';
import type { Card, Discipline, MonsterType } from './cards/card.ts';
import type { Exchange } from './exchange.ts';

/** No card, or no seat, where there could be one. */
export const NONE = -1;

export type Options = {
  readonly forcedDen: boolean;
  readonly openLocationDraw: boolean;
  readonly regroup: boolean;
  readonly heroDraft: boolean;
  readonly tokenFallsInFlight: boolean;
  readonly kinderFalls: boolean;
  readonly quietRoads: boolean;
  readonly road: 'standard' | 'long' | 'short';
  readonly secondWind: boolean;
  readonly mulligans: boolean;
  readonly automaticPass: boolean;
};

export type Box = {
  readonly players: number;
  readonly options: Options;
  /** What each card is, by its id. */
  readonly faces: readonly Card[];
  /** The cards of each deck, and those that come with each race or class. */
  readonly decks: Readonly<Record<string, readonly CardId[]>>;
  readonly sets: Readonly<Record<string, readonly CardId[]>>;
  /** The Dragon's Den. */
  readonly den: CardId;
};
export type Table = EngineTable<State, Box>;

/** Units of play: what `turn` does next. */
export type Phase =
  | 'draft'
  | 'hands'
  | 'mulligans'
  | 'protests'
  | 'location'
  | 'leader decision'
  | 'laying cards'
  | 'resolving'
  | 'flight'
  | 'move'
  | 'over';

/** An attack in a row, and the bungle in the slot above it. */
export type Attack = {
  card: CardId;
  bungle: CardId;
  bungler: Seat;
  /** HM-R-92: laying it refreshed the Rogue, and so it stays. */
  refreshedRogue?: true;
};

/** What a player is doing in the encounter under way. */
export type Part = 'out' | 'to join' | 'in' | 'passed' | 'declined' | 'defeated';

export type Hero = {
  race: CardId;
  class: CardId;
  health: number;
  /** The hand-size marker. */
  marker: number;
  gold: number;
  hand: CardId[];
  deck: CardId[];
  discard: CardId[];
  row: Attack[];
  weapons: CardId[];
  armour: CardId;
  stash: CardId[];
  part: Part;
  /** Present in the second half of the encounter: had a card in play when it began, and stands. */
  present: boolean;
  /** Mulligans taken for the stay about to begin. */
  mulligans: number;
  woundedThisEncounter: boolean;
  resolvedThisEncounter: boolean;
  mayLayAttacks: boolean;
  /** Attacks of this encounter that no weapon may be applied to: none, the next one, or all. */
  stuck: 'no' | 'next' | 'all';
  nextAttackHit: number;
  /** The skill token of Prototype Number Six. */
  prototype: boolean;
  /** The armour worn when the exchange under way began, if another was put on during it. */
  takenOff: CardId;
  /** The last card discarded from the hand: everybody saw it, wherever it has gone since. */
  lastDiscarded: CardId;
};

export type State = {
  rng: Rng;
  phase: Phase;
  stay: number;
  leader: Seat;
  heroes: BySeat<Hero>;
  exhausted: CardId[];
  monsterDeck: CardId[];
  monsterDiscard: CardId[];
  bosses: CardId[];
  treasureDeck: CardId[];
  treasureDiscard: CardId[];
  criticalFailDeck: CardId[];
  criticalFailDiscard: CardId[];
  protestDeck: CardId[];
  locationDeck: CardId[];
  /** Put aside unseen during setup. */
  locationsUnused: CardId[];
  /** Put away by a leader, who alone knows them; `rejectedBy` runs alongside. */
  locationsRejected: CardId[];
  rejectedBy: Seat[];
  locationsVisited: CardId[];
  /** Cards in the hands of one player who is choosing among them, and who that is. */
  looking: CardId[];
  lookingSeat: Seat;
  /** Heroes waiting for the draft, and everything that is back in the box. */
  heroPool: CardId[];
  removed: CardId[];
  location: CardId;
  encounter: CardId;
  ambusher: CardId;
  lurking: CardId[];
  /** Gold lying on each monster, by its card id. */
  goldOn: number[];
  loot: number;
  treasurePile: CardId[];
  /** Refusals in a row, HM-R-15; and how many there were before the encounter under way, HM-R-91. */
  declines: number;
  declinesBefore: number;
  /** Whose turn it is while cards are laid or attacks resolved. */
  turnOf: Seat;
  someonePassed: boolean;
  /** The skill token of Marked for Mockery: on which monster, and whose. */
  marked: CardId;
  markedBy: Seat;
  /** The attack being resolved; empty while none is. */
  exchange: Exchange[];
  winner: Seat;
};

export const players = (t: Table): number => t.state.heroes.length;
export const hero = (t: Table, seat: Seat): Hero => t.state.heroes[seat] as Hero;
export const face = (t: Table, card: CardId): Card => t.box.faces[card] as Card;
export const nameOf = (t: Table, card: CardId): string => face(t, card).name;

/** The next seat clockwise, which is to the left. */
export const clockwise = (t: Table, seat: Seat): Seat => (seat + 1 === t.state.heroes.length ? 0 : seat + 1);

export const counterclockwise = (t: Table, seat: Seat): Seat =>
  seat === 0 ? t.state.heroes.length - 1 : seat - 1;

/** All seats, clockwise from one of them. */
export function seatsFrom(t: Table, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < players(t); i++) seats.push((first + i) % players(t));
  return seats;
}

export const isAttack = (t: Table, card: CardId): boolean => face(t, card).kind === 'attack';
export const isBungle = (t: Table, card: CardId): boolean => face(t, card).kind === 'bungle';
export const isProtest = (t: Table, card: CardId): boolean => face(t, card).deck === 'Protest';
export const isTreasure = (t: Table, card: CardId): boolean => face(t, card).deck === 'Treasure';
export const isType = (t: Table, monster: CardId, type: MonsterType): boolean =>
  face(t, monster).types.includes(type);

/** A plain loop: it is asked of every card that could be applied, and few are exhausted. */
export function isExhausted(t: Table, card: CardId): boolean {
  const { exhausted } = t.state;
  for (let i = 0; i < exhausted.length; i++) if (exhausted[i] === card) return true;
  return false;
}

/** Of this discipline is a hero either of whose Hero cards shows it. */
export function isOf(t: Table, seat: Seat, discipline: Discipline): boolean {
  const { race, class: heroClass } = hero(t, seat);
  return face(t, race).discipline === discipline || face(t, heroClass).discipline === discipline;
}

export const isLeader = (t: Table, seat: Seat): boolean => t.state.leader === seat;
export const heroCards = (t: Table, seat: Seat): CardId[] => [hero(t, seat).race, hero(t, seat).class];

export function holdsAttack(t: Table, seat: Seat): boolean {
  for (const card of hero(t, seat).hand) if (isAttack(t, card)) return true;
  return false;
}

export function attacksInHand(t: Table, seat: Seat): CardId[] {
  const { hand } = hero(t, seat);
  const attacks: CardId[] = [];
  for (let i = 0; i < hand.length; i++) if (isAttack(t, hand[i]!)) attacks.push(hand[i]!);
  return attacks;
}
