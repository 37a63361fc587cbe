// Karma: five levels, never below the first or above the last.

import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { type Player, player, type Table } from '../state.ts';

export const HIGHEST_KARMA = 5; // RW-KARMA-06
export const LOWEST_KARMA = 1; // RW-R-36

export function raiseKarma(p: Player): void {
  if (p.karma < HIGHEST_KARMA) p.karma++;
}

export function lowerKarma(p: Player): void {
  if (p.karma > LOWEST_KARMA) p.karma--;
}

/** RW-R-35: an Echo or the Mark raises karma at once, besides what the end of the cycle does. */
export function gainKarma(t: Table, seat: Seat, why: 'echo' | 'mark'): void {
  const p = player(t, seat);
  const from = p.karma;
  raiseKarma(p);
  tell(t, { kind: 'karma', seat, from, to: p.karma, why });
}
