// Revealing arenas: what lies face down is turned over, and what belongs to it takes part from then on. Secret doors too.

import type { Table } from '../state.ts';
import type { Arena, Link } from '../zone.ts';
import { isSecret, linkName, stepsOfSight } from './arena.ts';
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

/**
 * A secret door is a Door from now on. It takes the place of the first that is still secret, since those have to be the
 * last (piles.ts); says under which number it is known.
 */
export function findDoor(t: Table, at: number): number {
  const { links, traps } = t.state.zone;
  const first = links.findIndex(isSecret);
  const door = links[at] as Link;
  door.type = 'Door';
  door.found = true;
  links[at] = links[first] as Link;
  links[first] = door;
  for (const trap of traps)
    if (trap.link === at) trap.link = first;
    else if (trap.link === first) trap.link = at;
  unveil(t, { kind: 'doorFound', link: first, what: linkName(t, first) });
  return first;
}
