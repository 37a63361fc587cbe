// What the page knows of a game and of a running table: plain data, made by the worker from what a viewer may see.

import type { Game, ScenarioSpec } from '../../engine/game.ts';
import type { UndoAnswer } from '../../engine/undo.ts';
import type { Snapshot as TableSnapshot } from '../../tables/snapshot.ts';

export type { SeatPlan } from '../../tables/seats.ts';
export type { PublicBox, Told } from '../../tables/snapshot.ts';

/** What a shelf says about a game before its rules are fetched. */
export type ShelfEntry = Pick<
  Game,
  'id' | 'title' | 'about' | 'players' | 'minutes' | 'weight' | 'options'
> & {
  /** By the number of seats: `{ 3: ['Hero', 'Hero', 'Game master'] }`. */
  readonly roles?: Readonly<Record<number, readonly string[]>>;
  /** Players that the game brings itself. */
  readonly policies?: readonly {
    readonly id: string;
    readonly title: string;
    readonly role?: string;
    readonly isUsual?: true;
  }[];
  /** What the game calls a document a match can begin from, and those that come with it. */
  readonly scenario?: Pick<ScenarioSpec, 'title' | 'shelf'>;
};

/** The table as its viewer sees it; whether the last choice can be taken back is found out a moment later. */
export type Snapshot = TableSnapshot & { readonly undo?: UndoAnswer };

/** Changes with what is asked, and not when others answer beside it: what somebody has lifted meanwhile stays lifted. */
export const momentOf = ({ viewer, choices, decision }: Snapshot): string =>
  decision === undefined ? `${choices}` : `${viewer} ${decision.id}`;
