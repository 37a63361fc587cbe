// What a player or a spectator may see. Almost everything is open (RW-R-30).

import type { CardId, Seat, Viewer } from '../../engine/table.ts';
import { UWU, UWW } from './cards/regions.ts';
import { returnRegion, turnsBeforeRain } from './rules/cycle.ts';
import { waitLeft } from './rules/ending.ts';
import { needOf } from './rules/food.ts';
import { hasShelter } from './rules/hibernation.ts';
import { attackTotal, fleeTotal, hasLight } from './rules/modifiers.ts';
import { karmaFor, otherEnd } from './rules/roads.ts';
import {
  active,
  cat,
  type Fight,
  face,
  isFighting,
  NO_CARD,
  NOBODY,
  NOWHERE,
  type Player,
  player,
  type Status,
  type Table,
} from './state.ts';

export type PlayerView = {
  /** Absent until it is chosen. */
  slugcat?: CardId;
  region: number;
  status: Status;
  hp: number;
  attack: number;
  flee: number;
  pips: number;
  /** The line as it stands now: all pips when starving, one more with a slugpup. */
  need: number;
  line: number;
  most: number;
  karma: number;
  reputation: number;
  starving: boolean;
  reinforced: boolean;
  glow: boolean;
  light: boolean;
  mark: boolean;
  counted: number;
  turns: number;
  deaths: number;
  lost: number;
  searching: number;
  prey?: Seat;
  bans: Seat[];
  grass: number;
  skip: boolean;
  traitUsed: boolean;
  rot: boolean;
  /** Turns until the Hunter changes. */
  rotsIn?: number;
  owner?: Seat;
  owns?: Seat;
  /** Where the player would wake after dying now. */
  returnsTo: number;
  echoes: number[];
  items: CardId[];
  food: CardId[];
  shelters: CardId[];
  gates: CardId[];
  tamed: CardId[];
  carcasses: CardId[];
  /** The ways out of the region, each with the karma it asks of this player. */
  exits: ExitView[];
  /** Turns that food and a shelter still take, at the usual pace, against the own ones left before the rain. */
  hurry: { needs: number; left: number };
};

/** `held`: a gate card of that way is in hand; a climb needs none. */
export type ExitView = { region: number; karma: number; held: boolean };

/** A gate: from one region to the other, and back. */
export type GateView = { from: number; to: number; there: number; back: number };

export type FightView = {
  foe?: CardId;
  fighter: Seat;
  against?: Seat;
  exchange: number;
  dazzled: boolean;
  provoked: boolean;
};

export type View = {
  phase: 'slugcats' | 'turn' | 'over';
  cycle: number;
  round: number;
  timer: number;
  precycle: boolean;
  order: Seat[];
  active?: Seat;
  /** How many cards each deck still has, and its open discard pile. */
  decks: number[];
  discards: CardId[][];
  drawn: CardId[];
  stall: CardId[];
  aside: CardId[];
  players: PlayerView[];
  gates: GateView[];
  fight?: FightView;
  ascended: Seat[];
  /** Rounds until the game ends, once somebody is ascending. */
  wait?: number;
  /** What the viewer sees through a Shortcut Pipe, or how many cards somebody else does. */
  pipe?: { seat: Seat; count: number; cards?: CardId[] };
};

export function viewOf(t: Table, viewer: Viewer): View {
  const s = t.state;
  const wait = waitLeft(t);
  return {
    phase: s.phase,
    cycle: s.cycle,
    round: s.round,
    timer: s.timer,
    precycle: s.precycle,
    order: s.order.slice(),
    ...(s.order[s.at] === undefined ? {} : { active: active(t) }),
    decks: s.decks.map((deck) => deck.length),
    discards: s.discards.map((pile) => pile.slice()),
    drawn: s.drawn.slice(),
    stall: s.stall.slice(),
    aside: s.aside.slice(),
    players: t.box.seats.map((seat) => playerView(t, seat)),
    gates: t.box.links.map(({ from, to, there, back }) => ({ from, to, there, back })),
    ...(isFighting(t) ? { fight: fightView(s.fight) } : {}),
    ascended: s.ascended.slice(),
    ...(wait === undefined ? {} : { wait }),
    ...pipeView(t, viewer),
  };
}

function pipeView(t: Table, viewer: Viewer): Pick<View, 'pipe'> {
  const { peeked, peeker } = t.state;
  if (peeker === NOBODY) return {};
  const pipe = { seat: peeker, count: peeked.length };
  return { pipe: viewer === peeker ? { ...pipe, cards: peeked.slice() } : pipe };
}

function fightView({ foe, fighter, against, exchange, dazzled, provoked }: Fight): FightView {
  return {
    ...(foe === NO_CARD ? {} : { foe }),
    fighter,
    ...(against === NOBODY ? {} : { against }),
    exchange,
    dazzled,
    provoked,
  };
}

const ROTS_AFTER = 20;

function playerView(t: Table, seat: Seat): PlayerView {
  const p = player(t, seat);
  const isChosen = p.slugcat.length > 0;
  const { owner, longLegs } = t.state;
  return {
    ...(isChosen ? { slugcat: p.slugcat[0]! } : {}),
    region: p.region,
    status: p.status,
    ...(isChosen ? figuresOf(t, seat) : NO_FIGURES),
    pips: p.pips,
    karma: p.karma,
    reputation: p.reputation,
    starving: p.starving,
    reinforced: p.reinforced,
    glow: p.glow,
    light: hasLight(t, p),
    mark: p.mark,
    counted: p.counted,
    turns: p.turns,
    deaths: p.deaths,
    lost: p.lost,
    searching: p.searching,
    ...(p.prey === NOBODY ? {} : { prey: p.prey }),
    bans: numbersIn(p.bans),
    grass: p.grass,
    skip: p.skip,
    traitUsed: p.traitUsed,
    rot: p.rot,
    ...(p.slugcat[0] === t.box.hunter ? { rotsIn: ROTS_AFTER - p.turns } : {}),
    ...(owner !== NOBODY && seat === longLegs ? { owner } : {}),
    ...(owner !== NOBODY && seat === owner ? { owns: longLegs } : {}),
    echoes: numbersIn(p.echoes),
    ...cardsOf(p),
    exits: exitsOf(t, seat),
    hurry: isChosen ? hurryOf(t, seat) : { needs: 0, left: 0 },
  };
}

const NO_FIGURES = {
  hp: 0,
  attack: 0,
  flee: 0,
  need: 0,
  line: 0,
  most: 0,
  returnsTo: 0,
} as const;

function figuresOf(t: Table, seat: Seat) {
  const { hp, line, most } = cat(t, seat);
  return {
    hp,
    attack: attackTotal(t, seat),
    flee: fleeTotal(t, seat, NO_CARD),
    need: needOf(t, seat),
    line,
    most,
    returnsTo: returnRegion(t, seat),
  };
}

function cardsOf(p: Player) {
  return {
    items: p.items.slice(),
    food: p.food.slice(),
    shelters: p.shelters.slice(),
    gates: p.gates.slice(),
    tamed: p.tamed.slice(),
    carcasses: p.carcasses.slice(),
  };
}

function exitsOf(t: Table, seat: Seat): ExitView[] {
  const { region, gates } = player(t, seat);
  const exits = t.box.linksAt[region]!.map((link) => ({
    region: otherEnd(t, link, region),
    karma: player(t, seat).slugcat.length === 0 ? 0 : karmaFor(t, seat, link),
    held: gates.some((card) => face(t, card).link === link),
  }));
  const climb = region === UWW ? UWU : region === UWU ? UWW : NOWHERE;
  return climb === NOWHERE ? exits : [...exits, { region: climb, karma: 0, held: true }];
}

/** The numbers in a set of bits, lowest first. */
function numbersIn(bits: number): number[] {
  const numbers: number[] = [];
  for (let n = 0; bits >> n !== 0; n++) if ((bits >> n) & 1) numbers.push(n);
  return numbers;
}

const SEARCH_TURNS = 3;
const PIPS_PER_TURN = 2;

/** The shelter that was just drawn, before it is slept in or taken along. */
const isAtADoor = (t: Table, seat: Seat): boolean =>
  active(t) === seat && t.state.drawn.some((card) => face(t, card).kind === 'shelter');

/** Pips still missing, and a shelter to be found or come back to, against the turns left. */
function hurryOf(t: Table, seat: Seat): { needs: number; left: number } {
  const p = player(t, seat);
  const missing = Math.max(0, needOf(t, seat) - p.pips);
  const shelter =
    p.searching > 0 ? p.searching : hasShelter(t, seat) || isAtADoor(t, seat) ? 1 : SEARCH_TURNS;
  const left = Math.max(0, turnsBeforeRain(t, seat) - p.lost);
  return { needs: Math.ceil(missing / PIPS_PER_TURN) + shelter, left };
}
