// How likely each adventurer is to win from here: the features of the position by their measured weights.

import { chancesOfRivals, weightsInOrder } from '../../engine/features.ts';
import { FEATURES } from './features.ts';
import { teamOf } from './rules/teams.ts';
import { isLiving, type Table } from './state.ts';

const WEIGHTS = weightsInOrder(FEATURES);

/**
 * What cards are worth shows when they are played: a search lets everybody living have a turn before it asks. Weights know
 * neither that a hand is about to be robbed nor what two of its cards do together.
 */
export function isAtRest(t: Table, turns: number): boolean {
  let living = 0;
  for (let seat = 0; seat < t.box.players; seat++) if (isLiving(t, seat)) living++;
  return turns >= living;
}

/** Somebody's turn has the same dice, whatever the turns before it took. */
export const moment = (t: Table): number => t.state.active;

/** In that round everybody plays decently. Searching it as well brought nothing (docs/bots.md). */
export const FIRMNESS = 3;

/** A card more or less of ten is nothing a search can see, and looks foolish all the same. */
export const TRUST = 4;

export function judge(t: Table): number[] {
  const chances = chancesOfRivals(FEATURES.read(t), WEIGHTS);
  if (t.box.options.teams) shareInTeams(t, chances);
  return chances;
}

/** Team mates win together. */
function shareInTeams(t: Table, chances: number[]): void {
  const sides: number[] = [];
  for (let seat = 0; seat < chances.length; seat++) {
    sides[teamOf(t, seat)] = (sides[teamOf(t, seat)] ?? 0) + chances[seat]!;
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat] = sides[teamOf(t, seat)]!;
}
