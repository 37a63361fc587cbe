// What a match is remembered by: who did how much of what, how the chances went, and the moment that decided it.

import { checkpointOf, type Match } from '../engine/match.ts';
import { countUp, type Statistic } from '../engine/statistics.ts';
import { layTable, type Seat, type Viewer } from '../engine/table.ts';
import { eventsFor, wholeTale } from '../engine/tale.ts';

/** What players talk about afterwards: the game's own rows. A match that goes on keeps its secrets. */
export function statisticsOf(match: Match): readonly Statistic[] {
  const { game, box, result } = match;
  if (result === undefined) return [];
  const events = wholeTale(match).map(({ event }) => event);
  return countUp(game.statistics ?? [], events, box.players);
}

/** Everybody's chance of winning, as the game's judge sees it, at the beginning of each unit. */
export type Chances = { readonly choice: number; readonly bySeat: readonly number[] };

export function chancesOf(match: Match): readonly Chances[] {
  const { game, box, units, now, result } = match;
  if (game.judge === undefined || result === undefined) return [];
  const along = units.map(({ from }, unit) => ({
    choice: from,
    bySeat: game.judge!(layTable(box, game.copy(checkpointOf(match, unit)), now.chooser)),
  }));
  return [...along, { choice: match.choices.length, bySeat: result.scores }];
}

/** The turn in which somebody's chance of winning changed most: what decided it. */
export type Moment = {
  readonly seat: Seat;
  /** In which unit it happened: several may lie between the same two choices. */
  readonly unit: number;
  /** Choices between which it happened: a replay can go there. */
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
};

/** With the lines that tell it, among all that a viewer was told: from the first up to the one that no longer does. */
export type ToldMoment = Moment & { readonly lines: Lines };
export type Lines = { readonly first: number; readonly end: number };

export function decidingMoment(match: Match, viewer: Viewer): ToldMoment | undefined {
  const moment = largestSwing(chancesOf(match), match.result?.winners ?? []);
  return moment && { ...moment, lines: linesOf(match, viewer, moment.unit) };
}

function linesOf(match: Match, viewer: Viewer, unit: number): Lines {
  const toldFrom = (each: number): number =>
    each < match.units.length ? eventsFor(match, viewer, match.units[each]!.told).length : 0;
  const all = toldFrom(0);
  return { first: all - toldFrom(unit), end: all - toldFrom(unit + 1) };
}

/** The largest swing of a winner's chance, upwards; where nobody won, the largest fall. */
export function largestSwing(chances: readonly Chances[], winners: readonly Seat[]): Moment | undefined {
  const swing = ({ before, after }: Moment) => (winners.length === 0 ? before - after : after - before);
  const telling = chances
    .flatMap((_, at) => momentsUpTo(chances, at))
    .filter(({ seat, from, to }) => from < to && (winners.length === 0 || winners.includes(seat)));
  return telling.reduce<Moment | undefined>(
    (best, moment) => (best === undefined || swing(moment) > swing(best) ? moment : best),
    undefined,
  );
}

/** What happened of itself, nobody choosing, belongs to the choice before it: a last blow may be one that had to be struck. */
function momentsUpTo(chances: readonly Chances[], at: number): Moment[] {
  const [earlier, later] = [chances[at - 1], chances[at]];
  if (earlier === undefined || later === undefined) return [];
  const from = chances.findLast(({ choice }) => choice < later.choice)?.choice ?? later.choice;
  return later.bySeat.map((after, seat) => ({
    seat,
    unit: at - 1,
    from,
    to: later.choice,
    before: earlier.bySeat[seat]!,
    after,
  }));
}
