// Attacks on the table as answers.

import type { Seat } from '../../../engine/table.ts';
import { type Attack, hero, NONE, nameOf, type Table } from '../state.ts';

/** An attack on the table, as one number: whose row, and which slot. */
export type Spot = number;
const SLOTS = 4;
/** More spots than four rows have. */
export const SPOTS = 16;
export const spotAt = (seat: Seat, slot: number): Spot => seat * SLOTS + slot;
export const seatOf = (spot: Spot): Seat => Math.floor(spot / SLOTS);
export const slotOf = (spot: Spot): number => spot % SLOTS;
export const spotsOf = (t: Table, seat: Seat): Spot[] =>
  hero(t, seat).row.map((_, slot) => spotAt(seat, slot));
export const attackAt = (t: Table, spot: Spot): Attack => hero(t, seatOf(spot)).row[slotOf(spot)] as Attack;

export const anAttack = {
  key: (spot: Spot) => spot,
  label: (t: Table, spot: Spot) => nameOf(t, attackAt(t, spot).card),
  at: (t: Table, spot: Spot) => ({ card: attackAt(t, spot).card }),
};

/** One of the attacks, or NONE of them. */
export const attackOr = (none: string) => ({
  key: anAttack.key,
  label: (t: Table, spot: Spot) => (spot === NONE ? none : anAttack.label(t, spot)),
  at: (t: Table, spot: Spot) => (spot === NONE ? undefined : anAttack.at(t, spot)),
  standard: () => NONE,
});
