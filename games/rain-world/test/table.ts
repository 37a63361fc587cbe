// Sets a table of slugcats up by names: who they are, where they stand, what they hold, and what lies on top of the decks.

import type { CardId, Seat } from '../../../engine/table.ts';
import { Scenario } from '../../../test/scenario.ts';
import { PRECYCLE, REGION_CODES, type RegionCode, TREASURE, WORM_GRASS } from '../cards/regions.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Box, Options, Player, State } from '../state.ts';
import type { PlayerView, View } from '../view.ts';

type Piles = 'slugcat' | 'items' | 'food' | 'shelters' | 'gates' | 'tamed' | 'carcasses' | 'region' | 'slept';

/** A slugcat by the key of its card, with whatever is not as at the start. Cards are given by name or key. */
export type Placed = Partial<Omit<Player, Piles>> & {
  is: string;
  region?: RegionCode;
  slept?: RegionCode;
  items?: string[];
  food?: string[];
  /** How many shelters of the region. */
  shelters?: number;
  gates?: string[];
  tamed?: string[];
  carcasses?: string[];
};

export type DeckName = RegionCode | 'PRE' | 'TREASURE' | 'GRASS';

type Position = {
  players: Placed[];
  /** What lies on top of a deck, the first to be drawn first. */
  decks?: Partial<Record<DeckName, string[]>>;
  /** Decks that hold nothing but that; the rest is set aside. */
  only?: DeckName[];
  discards?: Partial<Record<DeckName, string[]>>;
  timer?: number;
  cycle?: number;
  round?: number;
  precycle?: boolean;
  active?: Seat;
  owner?: Seat;
  longLegsDeck?: RegionCode;
  ascended?: Seat[];
  options?: Partial<Options>;
  seed?: string;
};

export type Cycle = Scenario<State, Box, View>;

export const deckNumber = (name: DeckName): number =>
  name === 'PRE'
    ? PRECYCLE
    : name === 'TREASURE'
      ? TREASURE
      : name === 'GRASS'
        ? WORM_GRASS
        : regionNumber(name);

export const regionNumber = (code: RegionCode): number => REGION_CODES.indexOf(code);

export function table(position: Position): Cycle {
  const { players, options = {}, seed = 'rain' } = position;
  return new Scenario(game, {
    players: players.length,
    options,
    seed,
    arrange: (state, box) => arrange(state, box, position),
  });
}

function arrange(state: State, box: Box, position: Position): void {
  state.phase = 'turn';
  state.order = position.players.map((_, seat) => seat);
  state.at = position.active ?? 0;
  state.cycle = position.cycle ?? 1;
  state.round = position.round ?? 1;
  state.timer = position.timer ?? 10;
  state.precycle = position.precycle ?? false;
  if (position.longLegsDeck !== undefined) hideLongLegs(state, box, position.longLegsDeck);
  for (const [seat, placed] of position.players.entries()) place(state, box, seat, placed);
  for (const [name, cards] of Object.entries(position.discards ?? {})) {
    const deck = deckNumber(name as DeckName);
    for (const card of cards) state.discards[deck]!.push(take(state, box, card, [deck]));
  }
  for (const [name, cards] of Object.entries(position.decks ?? {})) {
    const deck = deckNumber(name as DeckName);
    const top = cards.map((card) => take(state, box, card, [deck]));
    if (position.only?.includes(name as DeckName)) state.aside.push(...state.decks[deck]!.splice(0));
    state.decks[deck]!.push(...top.reverse());
  }
  if (position.owner !== undefined) state.owner = position.owner;
  for (const seat of position.ascended ?? []) {
    state.players[seat]!.status = 'ascending';
    state.ascended.push(seat);
    state.ascendedIn = state.round;
  }
}

function place(state: State, box: Box, seat: Seat, placed: Placed): void {
  const { is, region, slept, items, food, shelters, gates, tamed, carcasses, ...rest } = placed;
  const p = state.players[seat]!;
  const card =
    is === 'hunterLongLegs' ? box.longLegs : box.slugcats.find((each) => box.faces[each]!.key === is)!;
  state.aside.splice(state.aside.indexOf(card), 1);
  p.slugcat = [card];
  if (card === box.longLegs) state.longLegs = seat;
  p.region = region === undefined ? box.faces[card]!.start : regionNumber(region);
  if (slept !== undefined) p.slept = regionNumber(slept);
  const held = (names: string[] = []) => names.map((name) => take(state, box, name));
  p.items = held(items);
  p.food = held(food);
  p.gates = held(gates);
  p.tamed = held(tamed);
  p.carcasses = held(carcasses);
  p.shelters = Array.from({ length: shelters ?? 0 }, () => take(state, box, 'Shelter', [p.region]));
  Object.assign(p, rest);
}

function hideLongLegs(state: State, box: Box, code: RegionCode): void {
  state.longLegsDeck = regionNumber(code);
  state.aside.splice(state.aside.indexOf(box.longLegs), 1);
  state.decks[state.longLegsDeck]!.push(box.longLegs);
}

/** Takes a card of this name or key out of one of these decks. */
function take(
  state: State,
  box: Box,
  name: string,
  decks: readonly number[] = state.decks.keys().toArray(),
): CardId {
  for (const deck of decks) {
    const at = state.decks[deck]!.findIndex((card) =>
      [box.faces[card]!.name, box.faces[card]!.key].includes(name),
    );
    if (at >= 0) return state.decks[deck]!.splice(at, 1)[0]!;
  }
  throw new Error(`No card “${name}” is left in those decks: check its name, and where it lies.`);
}

export const names = (t: Cycle, cards: readonly CardId[]): string[] =>
  cards.map((card) => t.box.faces[card]!.name);
export const seen = (t: Cycle, seat: Seat): PlayerView => t.view().players[seat]!;
export const where = (t: Cycle, seat: Seat): RegionCode => REGION_CODES[seen(t, seat).region]!;
export const discarded = (t: Cycle, deck: DeckName): string[] =>
  names(t, t.view().discards[deckNumber(deck)]!);

export const told = <Kind extends Event['kind']>(
  t: Cycle,
  kind: Kind,
  viewer: Seat | 'spectator' = 'spectator',
) => t.events<Event>(viewer, kind) as Extract<Event, { kind: Kind }>[];

/** The figures an option carries, by the beginning of its label. */
export function dataOf(t: Cycle, seat: Seat, label: string): unknown {
  return t.decision(seat).options.find((option) => option.label.startsWith(label))?.data;
}

/** Dice of the token bag: which of the 24 tokens is drawn. */
export const ONE_PIP = 1;
export const TWO_PIPS = 5;
export const THREE_PIPS = 19;

/** Somebody looks for food until it is somebody else's turn, or the own one again. */
export const eats = (t: Cycle, seat: Seat, token: number): Cycle =>
  t.rolls(token).answers(seat, 'Look for food');
