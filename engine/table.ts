// The table: what every rule is handed. State that changes, a box that does not, and somebody who chooses.

import type { Chooser } from './choose.ts';
import type { Happening } from './event.ts';
import type { Rng } from './random.ts';

/** A chair at the table, counted from 0 in the order of play. */
export type Seat = number;

/** One physical card. What it is stands in the box: `t.box.faces[card]`. */
export type CardId = number;

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

export type BySeat<T> = T[];

/** One thing for each seat: `bySeat(players, () => [])`. A plain loop: set-up is part of every playout. */
export function bySeat<T>(players: number, make: (seat: Seat) => T): BySeat<T> {
  const things: T[] = [];
  for (let seat = 0; seat < players; seat++) things.push(make(seat));
  return things;
}

/** The seat to the left. Compared, not divided: a division is the slowest step of a short turn. */
export const leftOf = (seat: Seat, players: number): Seat => (seat + 1 === players ? 0 : seat + 1);

/** Every state keeps its chance inside itself; the rest is the game's own plain data. */
export type BaseState = { rng: Rng };

/** The printed side of a card: what anybody may read once it lies open. */
export type CardFace = {
  /** Stable name of the kind of card, the same for all its copies: `mostly-straight-sword`. */
  readonly key: string;
  readonly name: string;
  /** The deck it belongs to, in the rulebook's word. */
  readonly deck: string;
  readonly text: string;
};

export type OptionValue = boolean | number | string;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** What lies in the box: fixed when the match is set up, shared by all its copies, never changed afterwards. */
export type BaseBox = {
  readonly players: number;
  readonly options: OptionValues;
  /** The face of every card, by its id. */
  readonly faces: readonly CardFace[];
};

/** Picks made so far in a running `chooseSome`, so that an interface can show it as one selection. */
export type Picking = { readonly picked: readonly unknown[]; readonly min: number; readonly max: number };

/** What one of the seats asked by a running `everyone` (sealed.ts) has put under seal so far. */
export type Envelope = {
  readonly seat: Seat;
  readonly picks: readonly unknown[];
  readonly min: number;
  readonly max: number;
  /** Nothing to decide: it holds whatever there is, and its seat is not asked. */
  readonly isForced: boolean;
  readonly isClosed: boolean;
};

export type Table<State extends BaseState = BaseState, Box extends BaseBox = BaseBox> = {
  state: State;
  readonly box: Box;
  chooser: Chooser;
  /** What happened, when somebody listens; playouts do not. */
  tale: Happening[] | undefined;
  /** How many recorded choices led here; events carry it. */
  choicesMade: number;
  picking: Picking | undefined;
  /** What the seats of a running `everyone` have answered so far, under seal. */
  sealed: readonly Envelope[] | undefined;
};

export function layTable<State extends BaseState, Box extends BaseBox>(
  box: Box,
  state: State,
  chooser: Chooser,
): Table<State, Box> {
  return { state, box, chooser, tale: undefined, choicesMade: 0, picking: undefined, sealed: undefined };
}

export function envelopeOf(t: Table, seat: Seat): Envelope | undefined {
  return t.sealed?.find((envelope) => envelope.seat === seat);
}
