// What the page knows of a game and of a running table: plain data, made by the worker from what a viewer may see.

import type { GameEvent, Sentence } from '../../engine/event.ts';
import type { Game, Result } from '../../engine/game.ts';
import type { Decision } from '../../engine/question.ts';
import type { CardFace, OptionValues, Seat, Viewer } from '../../engine/table.ts';
import type { UndoAnswer } from '../../engine/undo.ts';
import type { Area } from '../../engine/view.ts';

/** What a shelf says about a game before its rules are fetched. */
export type ShelfEntry = Pick<Game, 'id' | 'title' | 'about' | 'players' | 'minutes' | 'weight' | 'options'>;

/** What lies in the box, as far as it is plain data: the same for everybody at the table. */
export type PublicBox<Face extends CardFace = CardFace> = {
  readonly players: number;
  readonly options: OptionValues;
  readonly faces: readonly Face[];
};

/** Who sits on a chair: "person", or the level of a bot. */
export type SeatPlan = { readonly name: string; readonly player: string };

/** Something that happened, as the viewer may know it. */
export type Told = {
  readonly sentence: Sentence;
  readonly event: GameEvent;
  readonly isHeading: boolean;
  readonly choice: number;
};

/** A seat that must choose; the clause is left out where even the question is secret. */
export type Asked = { readonly seat: Seat; readonly clause?: string };

/** The table as one viewer sees it between two choices. */
export type Snapshot = {
  /** How many choices have been made. */
  readonly choices: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly areas: readonly Area[];
  /** What the viewer is asked. */
  readonly decision?: Decision;
  readonly asked: readonly Asked[];
  /** What happened since the last snapshot, or since the beginning when `isAnew`. */
  readonly told: readonly Told[];
  readonly isAnew: boolean;
  readonly undo?: UndoAnswer;
  readonly result?: Result;
};
