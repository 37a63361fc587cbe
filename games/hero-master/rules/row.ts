// A row of attacks: laying them, taking them away, closing gaps, and the bungles that lie on them.

import { takeOut } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { exchangeOf, isAttacking } from '../exchange.ts';
import { type Attack, hero, NONE, type Table } from '../state.ts';
import { discard } from './hand.ts';

export const ATTACK_SLOTS = 3; // HM-BOARD-01

export const hasFreeSlot = (t: Table, seat: Seat): boolean => hero(t, seat).row.length < ATTACK_SLOTS;

/** HM-ENC-17: an attack goes into the owner's next free slot, which it returns. */
export function putInRow(t: Table, seat: Seat, card: CardId): number {
  const { hand, row } = hero(t, seat);
  takeOut(hand, card);
  row.push({ card, bungle: NONE, bungler: NONE });
  return row.length - 1;
}

/** HM-EFFECT-13 and -14: the attack leaves the row, its bungle is discarded, the rest close up with their bungles. */
export function takeFromRow(t: Table, seat: Seat, slot: number): CardId {
  const { row } = hero(t, seat);
  const attack = row[slot] as Attack;
  discardBungle(t, attack);
  row.splice(slot, 1);
  return attack.card;
}

export function discardAttack(t: Table, seat: Seat, slot: number): void {
  const card = takeFromRow(t, seat, slot);
  tell(t, { kind: 'attackDiscarded', seat, card });
  discard(t, seat, card);
}

export function discardRow(t: Table, seat: Seat): void {
  const { row } = hero(t, seat);
  while (row.length > 0) discardAttack(t, seat, row.length - 1);
}

/** HM-BUNGLE-07: a bungle goes to the discards of the player who played it. */
export function discardBungle(t: Table, attack: Attack): void {
  if (attack.bungle === NONE) return;
  const { bungle, bungler } = attack;
  attack.bungle = NONE;
  attack.bungler = NONE;
  discard(t, bungler, bungle);
}

/** The right-most attack of a row that is not being resolved, or NONE. */
export function lastUnresolved(t: Table, seat: Seat): number {
  const { row } = hero(t, seat);
  const underWay = isAttacking(t, seat) && !exchangeOf(t).attackerDown;
  return row.length > (underWay ? 1 : 0) ? row.length - 1 : NONE;
}

export function moveToEnd(t: Table, seat: Seat, slot: number): void {
  const { row } = hero(t, seat);
  const attack = row[slot] as Attack;
  row.splice(slot, 1);
  row.push(attack);
  tell(t, { kind: 'attackMoved', owner: seat, card: attack.card });
}

/** Exchanges two attacks of a row; HM-EFFECT-15: each keeps its own bungle. */
export function swapAttacks(t: Table, seat: Seat, [one, other]: readonly [number, number]): void {
  const { row } = hero(t, seat);
  const held = row[one] as Attack;
  row[one] = row[other] as Attack;
  row[other] = held;
}

/** HM-R-51: Evasion changes places with an attack, and the bungle stays in its slot. */
export function layOver(t: Table, seat: Seat, [slot, evasion]: readonly [number, number]): void {
  swapAttacks(t, seat, [slot, evasion]);
  const { row } = hero(t, seat);
  const now = row[slot] as Attack;
  const moved = row[evasion] as Attack;
  now.bungle = moved.bungle;
  now.bungler = moved.bungler;
  moved.bungle = NONE;
  moved.bungler = NONE;
}
