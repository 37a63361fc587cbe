// How a match felt from its chances over time: when it was settled, comebacks, runaway leaders.

import type { Seat } from '../../engine/table.ts';
import { type Moments, noMoments, noteMoments } from '../statistics/contrast.ts';

/** Points in time at which the winner's chance is noted: the beginning, every tenth, the end. */
export const STEPS = 10;
/** Bins of the comparison between what the judge says and who really won. */
export const BINS = 10;

export type DramaTally = {
  matches: number;
  /** Part of the match after which its winner led to the end. */
  settled: Moments;
  leadChanges: Moments;
  comebacks: number;
  runaways: number;
  /** Per step: sums of the later winner's chance. */
  winner: Moments[];
  /** Per bin: how often a chance was said, the sum of these chances, and how often it came true. */
  calibration: number[][];
};

export const noDrama = (): DramaTally => ({
  matches: 0,
  settled: noMoments(),
  leadChanges: noMoments(),
  comebacks: 0,
  runaways: 0,
  winner: Array.from({ length: STEPS + 1 }, noMoments),
  calibration: Array.from({ length: BINS }, () => [0, 0, 0]),
});

/** A winner who led from this part of the match on ran away with it. */
export const RUNAWAY = 1 / 3;
/** A winner whose chance was once below this part of a fair share came back. */
export const COMEBACK = 1 / 2;

/** A match of fewer moments has no story to tell. */
const FEWEST_MOMENTS = 4;

/** Notes a match by the chances of all sides after each of its units. Of a draw or a shared end nobody ran away. */
export function noteDrama(
  tally: DramaTally,
  chances: readonly (readonly number[])[],
  winners: readonly Seat[],
): void {
  const players = chances[0]?.length ?? 0;
  if (chances.length < FEWEST_MOMENTS || winners.length === 0 || winners.length === players) return;
  tally.matches++;
  const { settled, changes } = leads(chances, winners);
  noteMoments(tally.settled, settled);
  noteMoments(tally.leadChanges, changes);
  if (settled <= RUNAWAY) tally.runaways++;
  if (lowest(chances, winners) < (COMEBACK * winners.length) / players) tally.comebacks++;
  for (let step = 0; step <= STEPS; step++) {
    const then = chances[Math.round((step * (chances.length - 1)) / STEPS)]!;
    noteMoments(tally.winner[step]!, sum(then, winners));
    if (step < STEPS) calibrate(tally, then, winners);
  }
}

function leads(
  chances: readonly (readonly number[])[],
  winners: readonly Seat[],
): { settled: number; changes: number } {
  let changes = 0;
  let lost = -1;
  let leader = -1;
  chances.forEach((then, moment) => {
    const now = leaderOf(then, leader);
    if (leader >= 0 && now !== leader) changes++;
    leader = now;
    if (!winners.includes(now)) lost = moment;
  });
  return { settled: (lost + 1) / chances.length, changes };
}

/** Who leads; a tie leaves the lead where it was. */
function leaderOf(chances: readonly number[], before: Seat): Seat {
  let best = before < 0 ? 0 : before;
  chances.forEach((chance, seat) => {
    if (chance > chances[best]! + 1e-9) best = seat;
  });
  return best;
}

function lowest(chances: readonly (readonly number[])[], winners: readonly Seat[]): number {
  let least = 1;
  for (const then of chances) least = Math.min(least, sum(then, winners));
  return least;
}

function sum(chances: readonly number[], seats: readonly Seat[]): number {
  let all = 0;
  for (const seat of seats) all += chances[seat]!;
  return all;
}

function calibrate({ calibration }: DramaTally, chances: readonly number[], winners: readonly Seat[]): void {
  chances.forEach((chance, seat) => {
    const bin = calibration[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
    bin[0]! += 1;
    bin[1]! += chance;
    bin[2]! += winners.includes(seat) ? 1 : 0;
  });
}
