// Which armour a defence counter goes on.

import { type CreatureId, creature, gear, type Table } from '../state.ts';
import { armourSlots, gearAt, type Slot } from './counter.ts';
import { mayBePutAway } from './equip.ts';

/**
 * Armour a defence counter may go on, where that makes a difference. Counters on all pieces count together and are lost
 * only with their piece (DR-R-74): so one that stays on stands for all, besides one that takes more (Studded Coat).
 */
export function guardSlots(t: Table, id: CreatureId): Slot[] {
  const of = creature(t, id);
  const slots = armourSlots(t, of);
  if (slots.length < 2) return slots;
  const staying = slots.find((slot) => !mayBePutAway(t, id, gearAt(t, of, slot)));
  if (staying === undefined) return slots;
  return slots.filter((slot) => slot === staying || gear(t, gearAt(t, of, slot)).studded);
}
