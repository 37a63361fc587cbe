// The contract of a game: what a folder in games/ gives to the engine.

import type { GameEvent, Sentence } from './event.ts';
import type { Features } from './features.ts';
import type { Pile } from './pile.ts';
import type { Ask } from './question.ts';
import type { Rng } from './random.ts';
import type { Tally } from './statistics.ts';
import {
  type BaseBox,
  type BaseState,
  bySeat,
  type CardFace,
  type CardId,
  type OptionValues,
  type Seat,
  type Table,
  type Viewer,
} from './table.ts';
import type { Area } from './view.ts';

/**
 * A game is rules over plain data.
 *
 * The rules are ordinary functions that read like the rulebook. They are handed a table and change its `state`; where
 * somebody must choose they call `choose` and go on with the answer. In a live match the rules do not really wait:
 * the running *unit* is run again from its start with one answer more. So they owe three things:
 *
 * - They are deterministic: no clock, no `Math.random`, no variable outside the table. All chance is `state.rng`.
 * - They are closed: they touch nothing but the table they are given, and they never catch.
 * - Between units everything is in the state. Within a unit, a local variable may carry an id across a question, but
 *   nothing hidden: cards lie in some pile of the state whenever somebody is asked.
 *
 * The conformance suite (engine/conformance) proves these for every game that is listed in games/catalogue.ts.
 */
export type Game<
  State extends BaseState = BaseState,
  Box extends BaseBox = BaseBox,
  View = unknown,
  Event extends GameEvent = GameEvent,
> = {
  readonly id: string;
  readonly title: string;
  /** One sentence for the shelf. */
  readonly about: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Rough length of a match in minutes, and how much there is to learn: what a shelf says beside the title. */
  readonly minutes: { readonly min: number; readonly max: number };
  readonly weight: 'light' | 'medium' | 'heavy';
  /** Hash of rules and cards, from the generated version.ts: a record names the rules it was played by. */
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /**
   * Every figure a designer may vary, cards above all, by path: a variant file says `{"cards.wolf.health": 5}`.
   * Rules read figures from the box, never from here, so that a variant reaches them.
   */
  readonly figures: Readonly<Record<string, unknown>>;

  /** Everybody may see whatever anybody sees: at one screen no curtain falls between people. */
  readonly isOpen?: true;

  /** How long a person may think about each question, where these options say so: then its standard answer is given. */
  secondsToDecide?(options: OptionValues): number | undefined;

  /** What each seat is, where seats are not alike: `['Game master', 'Hero', 'Hero']`. */
  roles?(players: number, options: OptionValues): readonly string[];

  /** A document a match can begin from, beside its options: an adventure, a party with levels and treasure. */
  readonly scenario?: ScenarioSpec;

  /** Says in a sentence why these options do not go together, or with so many players. */
  refuses?(players: number, options: OptionValues): string | undefined;

  /**
   * Fills the box: the face of every card by its id, and whatever the rules look up. Called once per match. Everybody may
   * look into the box, bots too: what the author of a scenario hid does not belong there (see `setup`).
   */
  unpack(contents: Contents): Box;

  /**
   * The state before the first unit: shuffled, dealt, nobody asked yet. What a scenario's author hid (a trap, an arena
   * not yet revealed) goes from the scenario into the state, where `redeal` can put something else in its place.
   */
  setup(box: Box, rng: Rng, scenario?: unknown): State;

  /**
   * One resumable unit: a turn, an encounter, a phase. The match calls it until there is a result. Keep it to about
   * thirty decisions, since every live answer runs it again from its start.
   */
  turn(t: Table<State, Box>): void;

  /** How the match ended, or undefined while it goes on. Asked between units. */
  result(t: Table<State, Box>): Result | undefined;

  /** A deep copy of the state, written by hand because that is several times faster; the suite proves it whole. */
  copy(state: State): State;

  /** Every pile of the state, so that the suite can count the cards: each id is in exactly one of them. */
  zones(state: State): readonly (readonly CardId[])[];

  /**
   * What this viewer may see, as plain data, built up from what is allowed. It is all that ever leaves the process that
   * runs the rules; what a seat learned and may still need, it shows (a peek, for as long as it matters).
   */
  view(t: Table<State, Box>, viewer: Viewer): View;

  /**
   * Puts everything this viewer cannot know into another arrangement it could be in, in place, drawing on `rng` alone
   * (`redealAmong` does it for cards). The view must come out byte for byte the same. The engine renews `state.rng`.
   */
  redeal(t: Table<State, Box>, viewer: Viewer, rng: Rng): void;

  /**
   * The piles that `redeal` deals for whichever viewer, if nothing but their order is changed by it. A search then lays a
   * world out again for each option it tries in it, which takes a fraction of the time; the suite holds it to the redeal.
   */
  hidden?(state: State): readonly Pile[];

  /** The view as named areas, for interfaces that know no game. */
  areas(box: Box, view: View): readonly Area[];

  /** An event as a sentence of the log. */
  story(box: Box, event: Event): Sentence;

  /** Events that begin a new paragraph of the log: "Turn 4: Oswin". */
  isHeading?(event: Event): boolean;

  /**
   * How good the table looks for each seat, 0 (lost) to 1 (won): an honest guess at its chance of winning. A search leans
   * on it; without it, it plays to the end.
   */
  judge?(t: Table<State, Box>): readonly number[];

  /**
   * False between units of something half done, such as a stay for which hands were drawn: a search plays on until it is
   * over before it asks the judge, so that nobody has to guess what a card in hand will be worth. `units` are those played
   * since the one with the decision: a game in which little happens in a unit may ask for some more of them. Absent: the
   * table is at rest between any two units.
   */
  isAtRest?(t: Table<State, Box>, units: number): boolean;

  /**
   * Whose or which part of the match the coming unit is, as a small whole number. In the worlds a search compares with each
   * other, the n-th of each part goes by the same chance, whatever came in between. Absent: one stream of chance for all.
   */
  moment?(t: Table<State, Box>): number;

  /** What the lab measures a judge by: see `lab learn`. */
  readonly features?: Features<Table<State, Box>>;

  /** How much a sensible player would like each option, as weights above 0; undefined for no opinion. */
  instinct?(t: Table<State, Box>, ask: Ask<Table<State, Box>>): readonly number[] | undefined;

  /**
   * Where a search plays on beyond the unit with the decision (`isAtRest`), everybody follows instinct so firmly: with 3, what
   * is liked twice as much is done eight times as often. Absent: there, too, it searches what everybody may answer.
   */
  readonly firmness?: number;
  /**
   * How far bots trust instinct where the worlds they look into hardly tell options apart: it counts like so many tries that
   * were won. Absent: not at all.
   */
  readonly trust?: number;

  /**
   * What no bot does though the rules allow it, because it is not done among companions. There is always something else to do.
   * It is asked of the true table, so it may look only at what lies open to the seat.
   */
  isNotDone?(t: Table<State, Box>, ask: Ask<Table<State, Box>>, option: unknown): boolean;

  /** Players of the game's own, by name: an automatic game master at three levels. They are chosen like any other bot. */
  readonly policies?: Readonly<Record<string, Policy<Table<State, Box>>>>;

  /** What players talk about afterwards, counted from all that happened: rows for the end of a match. */
  readonly statistics?: readonly Tally<Event>[];

  /** What has to be seen happening before the cards count as tried: each drawn, each played, each outcome. */
  census?: Census<Box, Event>;
};

/**
 * A player by rule of thumb. It is handed a world its seat could be in, never the truth, and returns the index of an
 * option. All its chance is `rng`.
 */
export type Policy<T extends Table = Table> = {
  readonly title: string;
  /** The role it can play; absent: any. */
  readonly role?: string;
  /** Sits on every chair that nobody chose a player for. */
  readonly isUsual?: true;
  decide(t: T, ask: Ask<T>, rng: Rng): number;
};

/** How a game reads a scenario: a plain JSON document from a file, or from the match before. */
export type ScenarioSpec = {
  /** What the game calls one: "adventure". */
  readonly title: string;
  /** Checks the document and returns what the match begins from; a Fault says everything that is wrong with it. */
  check(document: unknown, table: { readonly players: number; readonly options: OptionValues }): unknown;
  /** How a document is written, as a JSON Schema: for whoever writes one. */
  readonly schema?: object;
  /** A checked document in lines of text for its author: what it holds, how hard it is. */
  describe?(scenario: unknown): readonly string[];
  /** How hard a checked document is, part by part, for tables of each size; `here` is the column of so many players. */
  gauge?(scenario: unknown, players: number): Gauge;
  /** Documents that come with the game: the option that names one of them, and what each is. */
  readonly shelf?: { readonly option: string; readonly entries: readonly ShelfDocument[] };
  /** The page between two matches: what a result's legacy holds, and how it can go on from the scenario just played. */
  interlude?(legacy: unknown, scenario: unknown): Interlude;
  /** A document of one's own, for those who come with a legacy. */
  carries?(document: unknown, legacy: unknown): unknown;
  /** What a match begins from when nobody brought a document. */
  standard(players: number, options: OptionValues): unknown;
};

/** A document of the box, by the value of the option that names it. */
export type ShelfDocument = {
  readonly value: string;
  readonly title: string;
  readonly text: string;
  /** Documents of one sort stand together: "Adventures". */
  readonly group: string;
};

/** A row for each part of a document and a share for each column: 1 is what the party is up to. */
export type Gauge = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly here?: number;
  readonly rows: readonly {
    readonly name: string;
    readonly shares: readonly number[];
    readonly warnings: readonly string[];
  }[];
};

/** Who is there, what they have, what has happened, and where it can go on. */
export type Interlude = {
  readonly title: string;
  /** Sentences, the story so far. */
  readonly story: readonly string[];
  readonly members: readonly Member[];
  /** What else is carried along, and what can be done before the next match begins. */
  readonly notes: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** None when the story is over. */
  readonly ways: readonly Sequel[];
};

/** One of those who go on: "Brunhild Oxarm", "Warrior, level 2". */
export type Member = {
  readonly name: string;
  readonly text: string;
  /** How far it is to the next step: 12 of 25 experience. */
  readonly track?: {
    readonly label: string;
    readonly value: number;
    readonly from: number;
    readonly to: number;
  };
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly cards: readonly { readonly name: string; readonly text: string }[];
};

/** A match that can follow: its document, and how many seats it needs. */
export type Sequel = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly document: unknown;
};

export type Census<Box extends BaseBox = BaseBox, Event extends GameEvent = GameEvent> = {
  /** The names of all that must be seen: "wolf drawn", "wolf played", "wolf bites". */
  expects(box: Box): readonly string[];
  /** Those of them that this event shows. */
  sees(box: Box, event: Event): readonly string[];
  /** Kinds of events that chance hardly ever brings about: every other kind must be told too. Absent: none is asked for. */
  readonly untold?: readonly Event['kind'][];
};

/** What a match is made of, once options and variant have been checked and applied. */
export type Contents = {
  readonly players: number;
  readonly options: OptionValues;
  readonly figures: Readonly<Record<string, unknown>>;
  /** What `scenario.check` returned; undefined in a game that has none. */
  readonly scenario?: unknown;
};

type OptionText = { readonly title: string; readonly text: string; readonly clause?: string };

/** A choice the table makes before the match. */
export type OptionSpec =
  | (OptionText & { readonly kind: 'flag'; readonly standard: boolean })
  | (OptionText & {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly standard: number;
    })
  | (OptionText & {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly standard: string;
      /** What people call a value whose own word does not say it: "SU" is Outskirts. */
      readonly names?: Readonly<Record<string, string>>;
    });

export type Result = {
  /** What happened, as a sentence without names: "The last one holding cards". */
  readonly outcome: string;
  readonly winners: readonly Seat[];
  /** How well each seat did, 0 to 1: what bots play for. */
  readonly scores: readonly number[];
  /** Places from 1, where the game ranks its players. */
  readonly places?: readonly number[];
  /** Where players win or lose together: how the party fared. */
  readonly party?: 'won' | 'lost';
  /** What decided it, in a sentence without names: "Nobody was left standing before the Hydra." */
  readonly why?: string;
  /** A match played alone: its score, what the game calls such a score, what it counts ("turns"), and which is better. */
  readonly solo?: {
    readonly score: number;
    readonly grade: string;
    readonly of?: string;
    readonly best?: 'lowest' | 'highest';
  };
  /** What is carried on to the next match, as plain data for its scenario: treasure, experience, story flags. */
  readonly legacy?: unknown;
};

/** A result in which these seats share the win and all others lose. */
export function won(outcome: string, winners: readonly Seat[], players: number): Result {
  return { outcome, winners, scores: bySeat(players, (seat) => (winners.includes(seat) ? 1 : 0)) };
}

/** How a party that plays together fared: everybody in it wins, or nobody does. */
export function partyWon(outcome: string, party: readonly Seat[], players: number): Result {
  return { ...won(outcome, party, players), party: 'won' };
}

/**
 * A party that lost together. `scores` say how far each seat came, below 1; whoever played against the party has won:
 * `partyLost('The Hydra stands', { scores: [0.4, 0.4, 1], victors: [2] })`.
 */
export function partyLost(
  outcome: string,
  { scores, victors = [] }: { scores: readonly number[]; victors?: readonly Seat[] },
): Result {
  return { outcome, winners: victors, scores, party: 'lost' };
}

/** Lays out the faces of a deck whose kinds say how many copies they have, in the order they are written. */
export function facesOf<Kind extends { readonly copies: number }>(
  kinds: Readonly<Record<string, Kind>>,
  face: (key: string, kind: Kind) => CardFace,
): CardFace[] {
  return Object.entries(kinds).flatMap(([key, kind]) =>
    Array.from({ length: kind.copies }, () => face(key, kind)),
  );
}
