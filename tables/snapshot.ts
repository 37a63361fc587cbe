// Snapshots: the match as one viewer may see it, as plain data that may leave the process.

import type { GameEvent, Sentence } from '../engine/event.ts';
import type { Result } from '../engine/game.ts';
import { checkpointOf, decisionFor, type Match, type PendingDecision, viewFor } from '../engine/match.ts';
import type { BaseBox, CardFace, OptionValues, Seat, Viewer } from '../engine/table.ts';
import { eventsFor } from '../engine/tale.ts';
import type { Area } from '../engine/view.ts';

/** What lies in the box, as far as it is plain data: the same for everybody at the table. */
export type PublicBox<Face extends CardFace = CardFace> = {
  readonly players: number;
  readonly options: OptionValues;
  readonly faces: readonly Face[];
};

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
  /** What whoever holds several seats sees from the others. */
  readonly also?: readonly { readonly seat: Seat; readonly view: unknown }[];
  readonly areas: readonly Area[];
  /** What the viewer is asked. */
  readonly decision?: PendingDecision;
  readonly asked: readonly Asked[];
  /** What happened since the last snapshot, or since the beginning when `isAnew`. */
  readonly told: readonly Told[];
  /** How much of what was told before still stands: after a step back, less than there was. */
  readonly toldBefore: number;
  readonly isAnew: boolean;
  readonly result?: Result;
};

export type Look = {
  readonly viewer: Viewer;
  /** Other seats of the same person. */
  readonly also?: readonly Seat[];
  readonly cursor: Cursor;
};

/** How far a viewer has been told: so many happenings of the match, of which so many were theirs to know. */
export type Cursor = { readonly happenings: number; readonly told: number };

export const AT_THE_BEGINNING: Cursor = { happenings: 0, told: 0 };

export function takeSnapshot(match: Match, { viewer, also = [], cursor }: Look): Snapshot {
  const view = viewFor(match, viewer);
  const others = also.map((seat) => ({ seat, view: viewFor(match, seat) }));
  const decision = viewer === 'spectator' ? undefined : decisionFor(match, viewer);
  return {
    choices: match.choices.length,
    viewer,
    view,
    ...(others.length === 0 ? {} : { also: others }),
    areas: joined([view, ...others.map((other) => other.view)].map((each) => areasOf(match, each))),
    asked: match.asks.map(({ seat, question }): Asked => {
      return question.secret === true ? { seat } : { seat, clause: question.clause };
    }),
    told: toldTo(match, viewer, cursor.happenings),
    toldBefore: cursor.told,
    isAnew: cursor.happenings === 0,
    ...(decision === undefined ? {} : { decision }),
    ...(match.result === undefined ? {} : { result: match.result }),
  };
}

/** The table as it was dealt, before anything was told: what happens before the first question happens to this. */
export function dealtSnapshot(match: Match, look: Omit<Look, 'cursor'>): Snapshot {
  const now = { ...match.now, state: checkpointOf(match, 0), tale: [], choicesMade: 0 };
  const dealt: Match = {
    ...match,
    choices: [],
    units: match.units.slice(0, 1),
    tales: [],
    now,
    asks: [],
    result: undefined,
  };
  return takeSnapshot(dealt, { ...look, cursor: AT_THE_BEGINNING });
}

const areasOf = ({ game, box }: Match, view: unknown): readonly Area[] => game.areas(box, view);

/** Several seats' areas as one picture: of each place, what most is seen of. */
function joined([own = [], ...others]: (readonly Area[])[]): readonly Area[] {
  if (others.length === 0) return own;
  return own.map((area, i) =>
    others.reduce((best, areas) => {
      const other = areas[i];
      const isSame = other?.spot === best.spot && other.owner === best.owner;
      return isSame && cardsSeen(other) > cardsSeen(best) ? other : best;
    }, area),
  );
}

const cardsSeen = ({ cards = [] }: Area): number => cards.length;

export function toldTo(match: Match, viewer: Viewer, from: number): Told[] {
  const { game, box } = match;
  return eventsFor(match, viewer, from).map(({ event, choice }) => ({
    sentence: game.story(box, event),
    event,
    isHeading: game.isHeading?.(event) === true,
    choice,
  }));
}

/** The part of the box that can be told: no functions. */
export function publicBox({ players, options, faces }: BaseBox): PublicBox {
  return JSON.parse(JSON.stringify({ players, options, faces })) as PublicBox;
}
