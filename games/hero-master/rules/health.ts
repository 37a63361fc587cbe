// Health: wounds, healing and the hand-size marker that follows full health.

import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { armourWorn, exchangeOf, isAttacking } from '../exchange.ts';
import { face, hero, type Table } from '../state.ts';
import { defeat } from './defeat.ts';

export const FULL_HEALTH = 10; // HM-BOARD-07
export const TOP_MARKER = 6; // HM-SETUP-16

/**
 * HM-BOARD-08: each wound lowers health by one. The source is the card that wounds: HM-R-71, whose attack it is.
 * A hero who is down in this exchange takes no more from it (HM-DEFEAT-04). Says whether the hero was defeated.
 */
export function wound(t: Table, seat: Seat, wounds: number, source: CardId): boolean {
  const through = woundsThrough(t, seat, wounds, source);
  if (through < wounds) tell(t, { kind: 'effect', card: armourWorn(t, seat), trigger: 'wounds' });
  if (through <= 0 || isDown(t, seat)) return false;
  const victim = hero(t, seat);
  const before = victim.health;
  victim.health = Math.max(0, before - through); // HM-R-35: wounds beyond zero are forgotten.
  if (t.state.phase !== 'flight') victim.woundedThisEncounter = true; // A parting blow falls after all encounters.
  tell(t, { kind: 'wounded', seat, wounds: through, source, before, after: victim.health });
  if (victim.health > 0) return false;
  defeat(t, seat, source); // HM-BOARD-10
  return true;
}

/** What the armour worn lets through of them. */
export const woundsThrough = (t: Table, seat: Seat, wounds: number, source: CardId): number =>
  face(t, armourWorn(t, seat)).on.wounds?.(t, wounds, source) ?? wounds;

/** The attacker has already been defeated in the exchange under way. */
export const isDown = (t: Table, seat: Seat): boolean => isAttacking(t, seat) && exchangeOf(t).attackerDown;

/** HM-BOARD-09: never above ten. HM-R-79: a heal that leaves the hero at ten resets the marker. */
export function heal(t: Table, seat: Seat, points: number): void {
  const patient = hero(t, seat);
  const before = patient.health;
  patient.health = Math.min(FULL_HEALTH, before + points);
  const reset = patient.health === FULL_HEALTH && patient.marker !== TOP_MARKER;
  if (reset) patient.marker = TOP_MARKER;
  if (patient.health !== before || reset)
    tell(t, {
      kind: 'healed',
      seat,
      before,
      after: patient.health,
      marker: patient.marker,
      ...(reset && { reset }),
    });
}

export const healingHelps = (t: Table, seat: Seat): boolean =>
  hero(t, seat).health < FULL_HEALTH || hero(t, seat).marker < TOP_MARKER;
