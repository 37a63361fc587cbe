// Things of the zone a hero can use with Item/Ability: objects, doors, searching and disarming.

import { choose } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import { ALL, effectsOf } from '../cards/effect.ts';
import { SEARCH_WITH } from '../questions/item.ts';
import { DISARM_FROM, DOORS_FROM, SEARCH, type Thing } from '../questions/things.ts';
import { type CreatureId, creature, NONE, type Table } from '../state.ts';
import type { Link, Trap, ZoneObject } from '../zone.ts';
import { arenaName, isBeside, isSecret, linkName, lookAround, touches } from './arena.ts';
import { carryOut } from './effect.ts';
import { note } from './note.ts';
import { noteActivation } from './quest.ts';
import { findDoor } from './reveal.ts';
import { meetAtObject } from './stranger.ts';
import { passes, rollTest, type Test, testBonus } from './test-roll.ts';
import { disarmNumber, findNumber, springTrap, turnUp } from './trap.ts';

/** DR-R-54: what a hero in this arena may activate. */
export function thingsToActivate(t: Table, id: CreatureId): Thing[] {
  const { objects, links, traps, searched } = t.state.zone;
  const { arena, seat } = creature(t, id);
  const things: Thing[] = [];
  for (let i = 0; i < objects.length; i++) {
    const object = objects[i] as ZoneObject;
    if (object.arena === arena && object.uses > 0 && object.defence === 0) things.push(i);
  }
  for (let i = 0; i < links.length; i++)
    if ((links[i] as Link).type === 'Door' && touches(links[i] as Link, arena)) things.push(DOORS_FROM + i);
  for (let i = 0; i < traps.length; i++)
    if (isWorkable(t, traps[i] as Trap, arena) && !hasTried(traps[i] as Trap, seat))
      things.push(DISARM_FROM + i);
  if (t.state.journey.isAdventure && !searched.includes(placeOf(seat, arena))) things.push(SEARCH);
  return things;
}

const ARENAS_MOST = 64;
const placeOf = (seat: number, arena: number): number => seat * ARENAS_MOST + arena;

/** A revealed trap in this arena or on a connection attached to it. */
export const isWorkable = (t: Table, trap: Trap, here: number): boolean =>
  trap.faceUp && isBeside(t.state.zone, trap, here);

/** Words: each hero may try each test once. */
export const hasTried = ({ tried }: Trap, seat: number): boolean => (tried & (1 << seat)) !== 0;

export function activateThing(t: Table, id: CreatureId, thing: Thing): void {
  if (thing === SEARCH) search(t, id);
  else if (thing >= DISARM_FROM) disarm(t, id, thing - DISARM_FROM);
  else if (thing >= DOORS_FROM) swingDoor(t, thing - DOORS_FROM);
  else useObject(t, id, thing);
}

function useObject(t: Table, id: CreatureId, index: number): void {
  const object = t.state.zone.objects[index] as ZoneObject;
  if (object.uses !== ALL) object.uses--;
  note(t, { kind: 'used', who: id, object: index, what: object.name });
  if (object.test !== '' && !passes(t, id, object.test)) {
    if (object.uses !== ALL) object.uses++; // a test on an object may be repeated
    return;
  }
  object.activated++;
  object.round = t.state.round;
  carryOut(t, { id, card: NONE, counters: 0, active: NONE }, effectsOf(object.effect));
  if (object.activated === 1) meetAtObject(t, object.name);
  noteActivation(t, index);
}

/** Connections: anyone in either arena may open or shut a door. */
function swingDoor(t: Table, index: number): void {
  const door = t.state.zone.links[index] as Link;
  door.open = !door.open;
  lookAround(t.state.zone);
  note(t, { kind: door.open ? 'opened' : 'shut', link: index, what: linkName(t, index) });
}

/** Searching: one Lore or Aim test per hero and arena against the Find number of everything hidden there. */
export function search(t: Table, id: CreatureId): void {
  const of = creature(t, id);
  t.state.zone.searched.push(placeOf(of.seat, of.arena));
  t.state.asking = id;
  const test = choose(t, of.seat, SEARCH_WITH, ['lore', 'aim']);
  const bonus = testBonus(of, test as Test);
  const dice: [number, number] = [rollDie(t.state.rng, 6), rollDie(t.state.rng, 6)];
  note(t, { kind: 'searched', who: id, place: arenaName(t, of.arena), dice, bonus });
  uncover(t, of.arena, dice[0] + dice[1] + bonus);
}

const SECRET_DOOR = 9;

/** Reveals what a search of this result finds in an arena and on its connections. */
export function uncover(t: Table, arena: number, result: number): void {
  const { traps, links } = t.state.zone;
  for (const trap of traps.slice())
    if (!trap.faceUp && isBeside(t.state.zone, trap, arena) && findNumber(t, trap) <= result) turnUp(t, trap);
  for (let i = 0; i < links.length; i++) {
    const link = links[i] as Link;
    if (isSecret(link) && touches(link, arena) && result >= SECRET_DOOR) findDoor(t, i);
  }
}

const SPRINGS_BY = -3;

/** DR-WAY-04: an Aim test; failing by 3 or more springs the trap. */
export function disarm(t: Table, id: CreatureId, index: number): void {
  const trap = t.state.zone.traps[index] as Trap;
  trap.tried |= 1 << creature(t, id).seat;
  const margin = rollTest(t, id, 'aim', disarmNumber(t, trap));
  if (margin >= 0) {
    t.state.zone.traps.splice(index, 1);
    note(t, { kind: 'disarmed', who: id, trap: trap.key });
  } else if (margin <= SPRINGS_BY) springTrap(t, trap, id);
}
