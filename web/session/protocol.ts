// What the page and the worker of a table say to each other.

import type { Gauge, Interlude } from '../../engine/game.ts';
import type { Statistic } from '../../engine/statistics.ts';
import type { OptionValues, Viewer } from '../../engine/table.ts';
import type { PublicBox, SeatPlan, Snapshot } from '../table/public-game.ts';
import type { Kept } from './spare-store.ts';

/** A table as it is set up: `{ game: 'hero-master', seats: [{ name: 'You', player: 'person' }, …], options: {} }`. */
export type TableSetup = {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options: OptionValues;
  /** A document the match begins from, in games that know one. */
  readonly scenario?: unknown;
  /** Any text; left out, nobody knows it. */
  readonly seed?: string;
  /** A first game: prompts explain the questions as they come. */
  readonly isGuided?: boolean;
  /** The table whose story this one goes on with. */
  readonly follows?: string;
};

/** A document that somebody opened, checked: what the match begins from, and what its author is told. */
export type ReadScenario = {
  readonly document: unknown;
  readonly lines: readonly string[];
  readonly gauge?: Gauge;
};

/** The page between a table that is over and the next one. */
export type OpenedInterlude = {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatPlan[];
  readonly options: OptionValues;
  readonly page: Interlude;
};

/** What stays the same while a table is open. */
export type OpenedTable = {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatPlan[];
  readonly box: PublicBox;
  readonly isGuided: boolean;
  /** Nobody has secrets from the others. */
  readonly isOpen: boolean;
  /** How long a person may think about each question; absent: as long as they like. */
  readonly seconds?: number;
  readonly snapshot: Snapshot;
  /** As it was dealt, when nobody has chosen yet: what happened since is played. */
  readonly dealt?: Snapshot;
  /** Why a saved table goes no further than this, in a sentence. */
  readonly problem?: string;
  /** What happened to a saved table while it was away: it goes on under other rules. */
  readonly notice?: string;
};

export type OpenedReplay = OpenedTable & {
  /** How many choices there are to step through. */
  readonly length: number;
  /** Choices at which a new turn begins, for a scrubber's marks. */
  readonly turns: readonly number[];
  /** Through whose eyes it may be seen. */
  readonly eyes: readonly Viewer[];
};

/** Who did how much of what. */
export type Statistics = readonly Statistic[];

export type RecordForm = 'json' | 'compact';

/** A request carries a number that its reply repeats: { id: 7, method: 'answer', args: [2, 14] }. */
export type Request = { readonly id: number; readonly method: string; readonly args: readonly unknown[] };
export type Reply =
  /** No reply, but news: a table that could not be saved. */
  | { readonly kept: Kept }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly problem: string };
