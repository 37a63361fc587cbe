// What a player or a spectator may see, built up from what is allowed.

import type { CardId, Seat, Viewer } from '../../engine/table.ts';
import type { Laid } from './cards/card.ts';
import { exchangeIsOn, exchangeOf } from './exchange.ts';
import { hasSeenRejected, seesLooking } from './piles.ts';
import { armourOutsideExchange } from './rules/figures.ts';
import { type Forecast, figuresSoFar, forecastOf, thinkOfSlot } from './rules/forecast.ts';
import { countedHand, startingHandSize } from './rules/hand.ts';
import { staysAhead } from './rules/location.ts';
import { partingMonster } from './rules/monster.ts';
import { chanceOfChange } from './rules/powers.ts';
import { treasuresOwned } from './rules/treasure.ts';
import { type Wanting, wanting } from './rules/wanting.ts';
import {
  type Attack,
  type Hero,
  hero,
  isExhausted,
  NONE,
  type Part,
  type Phase,
  seatsFrom,
  type Table,
} from './state.ts';

export type AttackView = {
  card: CardId;
  bungle?: CardId;
  bungler?: Seat;
  figures?: Forecast;
  /** Not strong enough as it lies, but with weapons that are ready, or with the power of a Hero card that is. */
  wants?: Wanting;
};
export type GearView = { card: CardId; exhausted: boolean };
export type MonsterView = { card: CardId; gold: number; marked: boolean };

export type PlayerView = {
  heroCards: GearView[];
  health: number;
  marker: number;
  startingHandSize: number;
  mulligans: number;
  gold: number;
  /** Cards in hand, and how many of them are Protest cards. */
  cards: number;
  protests: number;
  deck: number;
  discard: CardId[];
  row: AttackView[];
  weapons: GearView[];
  armour?: CardId;
  armourValue: number;
  stash: CardId[];
  treasures: number;
  part: Part;
  mayLayAttacks: boolean;
  stuck: 'no' | 'next' | 'all';
  nextAttackHit: number;
  skillToken: boolean;
  lastDiscarded?: CardId;
};

export type ExchangeView = {
  attacker: Seat;
  attack: CardId;
  bungle?: CardId;
  bungler?: Seat;
  monster: CardId;
  weapons: CardId[];
  hero?: CardId;
  weaponsAllowed: number;
  heroAllowed: boolean;
  figures: Forecast;
  /** A damage type is still to be chosen: how likely the best of them wins. */
  changed?: number;
  green: number;
  black: number;
  criticalFail: boolean;
  monsterAttackIgnored: boolean;
};

export type View = {
  phase: Phase;
  stay: number;
  leader: Seat;
  turnOf: Seat;
  /** Who would resolve attacks in which order, were they resolved now; during an exchange its attacker is first. */
  resolutionOrder: Seat[];
  declines: number;
  players: PlayerView[];
  location?: CardId;
  encounter?: MonsterView;
  ambusher?: MonsterView;
  lurking: MonsterView[];
  /** Who would strike the parting blow. */
  partingMonster?: CardId;
  loot: number;
  treasurePile: CardId[];
  bosses: CardId[];
  decks: { monsters: number; treasures: number; criticalFails: number; protests: number; locations: number };
  monsterDiscard: CardId[];
  treasureDiscard: CardId[];
  criticalFailDiscard: CardId[];
  locationsVisited: CardId[];
  /** How many stays there are still to come, at least and at most. */
  staysAhead: { least: number; most: number };
  /** Locations this viewer has seen put away. */
  locationsRejected: CardId[];
  heroPool: CardId[];
  /** Back in the box for everybody to see. */
  removed: CardId[];
  /** Cards somebody is choosing among; their faces only for those who may see them. */
  looking?: { seat: Seat; count: number; cards?: CardId[] };
  exchange?: ExchangeView;
  /** The viewer's own hand; a spectator has none. */
  mine?: { seat: Seat; hand: CardId[] };
  winner?: Seat;
};

const maybe = <Key extends string>(key: Key, card: CardId): { [K in Key]?: CardId } =>
  (card === NONE ? {} : { [key]: card }) as { [K in Key]?: CardId };

export function viewOf(t: Table, viewer: Viewer): View {
  const s = t.state;
  return {
    phase: s.phase,
    stay: s.stay,
    leader: s.leader,
    turnOf: s.turnOf,
    resolutionOrder: resolutionOrder(t),
    declines: s.declines,
    players: s.heroes.map((each, seat) => playerView(t, seat, each)),
    ...maybe('location', s.location),
    ...(s.encounter === NONE ? {} : { encounter: monsterView(t, s.encounter) }),
    ...(s.ambusher === NONE ? {} : { ambusher: monsterView(t, s.ambusher) }),
    lurking: s.lurking.map((card) => monsterView(t, card)),
    ...maybe('partingMonster', partingMonster(t)),
    loot: s.loot,
    treasurePile: s.treasurePile.slice(),
    bosses: s.bosses.slice(),
    decks: {
      monsters: s.monsterDeck.length,
      treasures: s.treasureDeck.length,
      criticalFails: s.criticalFailDeck.length,
      protests: s.protestDeck.length,
      locations: s.locationDeck.length,
    },
    monsterDiscard: s.monsterDiscard.slice(),
    treasureDiscard: s.treasureDiscard.slice(),
    criticalFailDiscard: s.criticalFailDiscard.slice(),
    locationsVisited: s.locationsVisited.slice(),
    staysAhead: staysAhead(t),
    locationsRejected: s.locationsRejected.filter((_, i) => hasSeenRejected(t, viewer, i)),
    heroPool: s.heroPool.slice(),
    removed: s.removed.slice(),
    ...lookingView(t, viewer),
    ...(exchangeIsOn(t) ? { exchange: exchangeView(t) } : {}),
    ...(viewer === 'spectator' ? {} : { mine: { seat: viewer, hand: hero(t, viewer).hand.slice() } }),
    ...maybe('winner', s.winner),
  };
}

function lookingView(t: Table, viewer: Viewer): Pick<View, 'looking'> {
  const { looking, lookingSeat } = t.state;
  if (looking.length === 0) return {};
  const open = seesLooking(t, viewer) ? { cards: looking.slice() } : {};
  return { looking: { seat: lookingSeat, count: looking.length, ...open } };
}

function monsterView(t: Table, card: CardId): MonsterView {
  return { card, gold: t.state.goldOn[card] ?? 0, marked: t.state.marked === card };
}

const gear = (t: Table, card: CardId): GearView => ({ card, exhausted: isExhausted(t, card) });

function playerView(t: Table, seat: Seat, of: Hero): PlayerView {
  const made = of.armour !== NONE;
  return {
    heroCards: [of.race, of.class].filter((card) => card !== NONE).map((card) => gear(t, card)),
    health: of.health,
    marker: of.marker,
    startingHandSize: made ? startingHandSize(t, seat) : of.marker,
    mulligans: of.mulligans,
    gold: of.gold,
    cards: of.hand.length,
    protests: of.hand.length - countedHand(t, seat),
    deck: of.deck.length,
    discard: of.discard.slice(),
    row: of.row.map((attack, slot) => attackView(t, { seat, slot }, attack)),
    weapons: of.weapons.map((card) => gear(t, card)),
    ...maybe('armour', of.armour),
    armourValue: made ? armourOutsideExchange(t, seat) : 0,
    stash: of.stash.slice(),
    treasures: made ? treasuresOwned(t, seat) : 0, // HM-R-75: all of them were seen being taken.
    part: of.part,
    mayLayAttacks: of.mayLayAttacks,
    stuck: of.stuck,
    nextAttackHit: of.nextAttackHit,
    skillToken: of.prototype,
    ...maybe('lastDiscarded', of.lastDiscarded),
  };
}

function attackView(t: Table, { seat, slot }: Laid, attack: Attack): AttackView {
  const bungled = attack.bungle === NONE ? {} : { bungle: attack.bungle, bungler: attack.bungler };
  if (t.state.encounter === NONE) return { card: attack.card, ...bungled };
  const x = thinkOfSlot(t, seat, slot);
  const wants = wanting(t, x, attack);
  return {
    card: attack.card,
    ...bungled,
    figures: forecastOf(t, x),
    ...(wants && { wants }),
  };
}

function exchangeView(t: Table): ExchangeView {
  const x = exchangeOf(t);
  const changed = x.green === 0 ? chanceOfChange(t, x) : undefined;
  return {
    attacker: x.attacker,
    attack: x.attack,
    ...(x.bungle === NONE ? {} : { bungle: x.bungle, bungler: x.bungler }),
    monster: x.monster,
    weapons: x.weapons.slice(),
    ...maybe('hero', x.hero),
    weaponsAllowed: x.weaponsAllowed,
    heroAllowed: x.heroAllowed,
    figures: forecastOf(t, figuresSoFar(t, x)),
    ...(changed !== undefined && { changed }),
    green: x.green,
    black: x.black,
    criticalFail: x.criticalFail,
    monsterAttackIgnored: x.ignored,
  };
}

function resolutionOrder(t: Table): Seat[] {
  const first = t.state.phase === 'resolving' ? nextInTurn(t) : t.state.leader;
  return seatsFrom(t, first).filter((seat) => hero(t, seat).row.length > 0);
}

const nextInTurn = (t: Table): Seat => t.state.exchange[0]?.attacker ?? t.state.turnOf;
