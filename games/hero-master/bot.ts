// What a bot may lean on: how good a table looks, and what a sensible player tries first.

import type { Ask } from '../../engine/question.ts';
import type { Seat } from '../../engine/table.ts';
import { hero, players, type Table } from './state.ts';

export function judge(t: Table, seat: Seat): number {
  let all = 0;
  for (let other = 0; other < players(t); other++) all += Math.exp(hero(t, other).gold / 4);
  return Math.exp(hero(t, seat).gold / 4) / all;
}

export function instinct(_t: Table, _ask: Ask<Table>): number[] | undefined {
  return undefined;
}
