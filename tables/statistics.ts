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

/** From the first up to the one that no longer belongs to it. */
export type Stretch = { readonly first: number; readonly end: number };

/** The turn in which somebody's chance of winning changed most: what decided it. */
export type Moment = {
  readonly seat: Seat;
  readonly units: Stretch;
  /** Choices between which it happened: a replay can go there. */
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  /** By how much everybody's chance changed. */
  readonly swings: readonly number[];
};

/** With the lines that tell it, among all that a viewer was told. */
export type ToldMoment = Moment & { readonly lines: Stretch };

export function decidingMoment(match: Match, viewer: Viewer): ToldMoment | undefined {
  const moment = largestSwing(chancesOf(match), match.result?.winners ?? []);
  return moment && { ...moment, lines: linesOf(match, viewer, moment.units) };
}

function linesOf(match: Match, viewer: Viewer, units: Stretch): Stretch {
  const toldFrom = (each: number): number =>
    each < match.units.length ? eventsFor(match, viewer, match.units[each]!.told).length : 0;
  const all = toldFrom(0);
  return { first: all - toldFrom(units.first), end: all - toldFrom(units.end) };
}

/** The largest swing of a winner's chance, upwards; where nobody won, the largest fall. */
export function largestSwing(chances: readonly Chances[], winners: readonly Seat[]): Moment | undefined {
  const swing = ({ before, after }: Moment) => (winners.length === 0 ? before - after : after - before);
  return momentsOf(chances)
    .filter(({ seat }) => winners.length === 0 || winners.includes(seat))
    .reduce<Moment | undefined>(
      (best, moment) => (best === undefined || swing(moment) > swing(best) ? moment : best),
      undefined,
    );
}

/** What happened of itself, nobody choosing, belongs to the choice before it: a last blow may be one that had to be struck. */
function momentsOf(chances: readonly Chances[]): Moment[] {
  const settled = chances
    .map((each, unit) => ({ ...each, unit }))
    .filter(({ choice, unit }) => chances[unit + 1]?.choice !== choice);
  return settled.slice(1).flatMap(({ choice: to, bySeat, unit: end }, at) => {
    const { choice: from, bySeat: earlier, unit: first } = settled[at]!;
    const swings = bySeat.map((after, seat) => after - earlier[seat]!);
    const units = { first, end };
    return bySeat.map((after, seat) => ({ seat, units, from, to, before: earlier[seat]!, after, swings }));
  });
}
