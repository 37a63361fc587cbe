// Missed turns: a single marker, set by many things and removed by missing the turn.

import type { Seat } from '../../../engine/table.ts';
import { isLiving, type Table } from '../state.ts';
import { tell } from './piles.ts';

/** UA-R-58: one marker or none; they do not add up. */
export function missNextTurn(t: Table, seat: Seat): void {
  if (!isLiving(t, seat) || t.state.missing[seat]) return;
  t.state.missing[seat] = true;
  tell(t, { kind: 'willMiss', seat });
}

/** UA-TWO-04: neither draw nor play; the marker and any ward go. */
export function missThisTurn(t: Table, seat: Seat): void {
  t.state.missing[seat] = false;
  t.state.warded[seat] = false;
  tell(t, { kind: 'missed', seat });
}
