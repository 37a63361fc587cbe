// Snapshots: the match as one viewer may see it, as plain data that may leave the worker.

import { decisionFor, eventsFor, type Match, viewFor } from '../../engine/match.ts';
import { seatName } from '../../engine/names.ts';
import type { BaseBox, Seat, Viewer } from '../../engine/table.ts';
import { type UndoAnswer, undoFor } from '../../engine/undo.ts';
import type { Asked, PublicBox, SeatPlan, Snapshot, Told } from '../table/public-game.ts';
import { isPerson, type Statistics } from './protocol.ts';

export type Look = {
  readonly viewer: Viewer;
  readonly seats: readonly SeatPlan[];
  /** How much the viewer has been told already. */
  readonly from: number;
  readonly canUndo: boolean;
};

export function takeSnapshot(match: Match, { viewer, seats, from, canUndo }: Look): Snapshot {
  const view = viewFor(match, viewer);
  const decision = viewer === 'spectator' ? undefined : decisionFor(match, viewer);
  const undo = canUndo && viewer !== 'spectator' ? undoAnswer(match, viewer, seats) : undefined;
  return {
    choices: match.choices.length,
    viewer,
    view,
    areas: match.game.areas(match.box, view),
    asked: match.asks.map(({ seat, question }): Asked => {
      return question.secret === true ? { seat } : { seat, clause: question.clause };
    }),
    told: toldTo(match, viewer, from),
    isAnew: from === 0,
    ...(decision === undefined ? {} : { decision }),
    ...(undo === undefined ? {} : { undo }),
    ...(match.result === undefined ? {} : { result: match.result }),
  };
}

/** How much has happened, seen or not. */
export const happenings = (match: Match): number => match.tale.length + (match.now.tale?.length ?? 0);

export function toldTo(match: Match, viewer: Viewer, from: number): Told[] {
  const { game, box } = match;
  return eventsFor(match, viewer, from).map(({ event, choice }) => ({
    sentence: game.story(box, event),
    event,
    isHeading: game.isHeading?.(event) === true,
    choice,
  }));
}

/** A bot never agrees to take its answer back: one would know its dice and cards then, and they would fall the same way again. */
function undoAnswer(match: Match, seat: Seat, seats: readonly SeatPlan[]): UndoAnswer | undefined {
  if (!match.makers.includes(seat)) return undefined;
  const answer = undoFor(match, { seat, nameOfSeat: (each) => seats[each]?.name ?? seatName(each) });
  if (answer.possible || answer.needs?.every((each) => isPerson(seats[each] as SeatPlan))) return answer;
  return { possible: false, because: answer.because };
}

/** The part of the box that can be told: no functions. */
export function publicBox({ players, options, faces }: BaseBox): PublicBox {
  return JSON.parse(JSON.stringify({ players, options, faces })) as PublicBox;
}

const MOST_ROWS = 7;

/** What each seat did how often, the most frequent first. */
export function statisticsOf(match: Match): Statistics {
  const counts = new Map<string, number[]>();
  for (const { event } of eventsFor(match, 'spectator')) {
    const by = (event as { by?: unknown }).by;
    if (typeof by !== 'number') continue;
    const row = counts.get(event.kind) ?? Array.from({ length: match.box.players }, () => 0);
    row[by] = (row[by] ?? 0) + 1;
    counts.set(event.kind, row);
  }
  const sum = (row: readonly number[]) => row.reduce((total, count) => total + count, 0);
  return [...counts]
    .map(([what, bySeat]) => ({ what: inPlainWords(what), bySeat }))
    .sort((one, other) => sum(other.bySeat) - sum(one.bySeat))
    .slice(0, MOST_ROWS);
}

/** The name of an event as words: `monsterDefeated` is read "monster defeated". */
function inPlainWords(kind: string): string {
  return kind.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
