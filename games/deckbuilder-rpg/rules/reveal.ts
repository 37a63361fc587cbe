// Revealing arenas: what lies face down is turned over, and what belongs to it takes part from then on.

import type { Table } from '../state.ts';
import type { Arena } from '../zone.ts';
import { stepsOfSight } from './arena.ts';
import { unveil } from './note.ts';
import { layMonsters } from './spawn.ts';

/** DR-ARENA-09, DR-ARENA-10: the arena, and all that can be seen from it. */
export function reveal(t: Table, from: number): void {
  const { arenas } = t.state.zone;
  for (let arena = 0; arena < arenas.length; arena++)
    if (arena === from || stepsOfSight(t.state.zone, from, arena) <= arenas.length) turnOver(t, arena);
}

/** Everything at once: nobody waits any longer. */
export function revealAll(t: Table): void {
  for (let arena = 0; arena < t.state.zone.arenas.length; arena++) turnOver(t, arena);
}

function turnOver(t: Table, arena: number): void {
  showGround(t, arena);
  if (t.state.zone.lurking.length > 0) setUp(t, arena);
}

/** DR-WAY-01: the ground one stands on is seen; whoever waits there comes out when the party looks around. */
export function showGround(t: Table, arena: number): void {
  const here = t.state.zone.arenas[arena] as Arena;
  if (here.revealed) return;
  here.revealed = true;
  unveil(t, { kind: 'revealed', arena, name: here.name });
}

/** The monsters that waited there face down. */
function setUp(t: Table, arena: number): void {
  const { lurking } = t.state.zone;
  for (const group of lurking.filter((each) => each.arena === arena)) {
    lurking.splice(lurking.indexOf(group), 1);
    layMonsters(t, group);
  }
}
