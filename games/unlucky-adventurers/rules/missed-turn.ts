// Missed turns: a single marker, set by many things and removed by missing the turn.

import type { CardId, Seat } from '../../../engine/table.ts';
import { isLiving, NO_CARD, type Table } from '../state.ts';
import { tell } from './piles.ts';

/** UA-R-58: one marker or none; they do not add up. It is the doing of what is carried out, unless another card is named. */
export function missNextTurn(t: Table, seat: Seat, cause: CardId = NO_CARD): void {
  if (!isLiving(t, seat) || t.state.missing[seat]) return;
  t.state.missing[seat] = true;
  tell(t, cause === NO_CARD ? { kind: 'willMiss', seat } : { kind: 'willMiss', seat, cause });
}

/** UA-TWO-04: neither draw nor play; the marker and any ward go. */
export function missThisTurn(t: Table, seat: Seat): void {
  t.state.missing[seat] = false;
  t.state.warded[seat] = false;
  tell(t, { kind: 'missed', seat });
}
