// How likely each adventurer is to win from here: the features of the position by their measured weights.

import { chancesOfRivals, weightsInOrder } from '../../engine/features.ts';
import { FEATURES } from './features.ts';
import { teamOf } from './rules/teams.ts';
import type { Table } from './state.ts';

const WEIGHTS = weightsInOrder(FEATURES);

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
