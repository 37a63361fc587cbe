// How a band moves: as one, and whoever cannot or shall not come along forms a band of its own.

import { choose } from '../../../engine/choose.ts';
import { takeOut } from '../../../engine/pile.ts';
import { HELD } from '../cards/effect.ts';
import { HOW_MANY_GO, MOVE_STEP } from '../questions/move.ts';
import { type CreatureId, creature, has, type Table } from '../state.ts';
import { type Link, STAY } from '../zone.ts';
import { hasRoom, otherEnd } from './arena.ts';
import { askingFor, go, mayMove, shown, waysFrom } from './move.ts';

/** DR-R-44, DR-R-88. */
export function moveBand(t: Table): void {
  const free = t.state.turn.band.filter((id) => !has(creature(t, id), HELD));
  const [first] = free;
  if (first === undefined || !mayMove(t, creature(t, first))) return;
  const ways = waysFrom(t, creature(t, first));
  if (ways.length === 0) return;
  ways.push(STAY);
  const chosen = choose(t, t.box.master, MOVE_STEP, askingFor(t, first, ways));
  if (chosen === STAY) return;
  const way = shown(t, chosen);
  const counts = countsFor(t, first, way, free.length);
  const count = choose(t, t.box.master, HOW_MANY_GO, askingFor(t, first, counts));
  const going = free.slice(0, count);
  for (const id of t.state.turn.band.slice()) if (!going.includes(id)) takeOut(t.state.turn.band, id);
  t.state.turn.actor = first;
  for (const id of going) go(t, id, way);
}

/** All of them first, then fewer, as far as there is room where they go. */
function countsFor(t: Table, first: CreatureId, way: number, most: number): number[] {
  const of = creature(t, first);
  const there = otherEnd(t.state.zone.links[way] as Link, of.arena);
  const counts: number[] = [];
  for (let count = most; count >= 1; count--) if (hasRoom(t, there, of, count)) counts.push(count);
  return counts;
}
