// Mirror Glyph: the first hero to attack where it lies loses every counter.

import { type CreatureId, creature, type Table } from '../state.ts';
import type { Trap } from '../zone.ts';
import { loseCounters } from './counter.ts';
import { unveil } from './note.ts';

export const MIRROR_GLYPH = 'mirror-glyph';

export function shatterOnAttack(t: Table, id: CreatureId): void {
  const { traps } = t.state.zone;
  if (traps.length === 0) return;
  const of = creature(t, id);
  for (let i = 0; i < traps.length; i++) {
    const trap = traps[i] as Trap;
    if (trap.key !== MIRROR_GLYPH || trap.arena !== of.arena || trap.waits) continue;
    traps.splice(i, 1);
    t.state.zone.sprung.push(MIRROR_GLYPH);
    loseCounters(of);
    unveil(t, { kind: 'trapSprung', trap: MIRROR_GLYPH, by: id });
    return;
  }
}
