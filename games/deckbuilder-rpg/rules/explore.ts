// Exploring outside battle: going on together, searching, disarming, picking locks, breaking what bars the way.

import { choose } from '../../../engine/choose.ts';
import { EXPLORE } from '../questions/journey.ts';
import {
  BREAKS_FROM,
  DEFTLY_FROM,
  DISARMERS_FROM,
  PER_TRAP,
  PICKS_FROM,
  SEEKERS_FROM,
  type Venture,
} from '../questions/things.ts';
import { AWAY, type Character, creature, NONE, nameOf, type Pack, type Table } from '../state.ts';
import type { Link } from '../zone.ts';
import { allowsPassage, lookAround, otherEnd, touches } from './arena.ts';
import { note } from './note.ts';
import { disarm, hasTried, isWorkable, search } from './object.ts';
import { speakerOf } from './outcome.ts';
import { reveal, revealAll } from './reveal.ts';
import { monstersUp } from './sides.ts';
import { goOn } from './stage.ts';
import { lookKeenly, springOnEntering } from './trap.ts';
import { disarmDeftly, unlock } from './trick.ts';

/** The party is heard sooner or later: after so many steps, what waits comes out. */
const STEPS_MOST = 24;

/** DR-WAY-02, DR-WAY-03: arena by arena, until somebody hostile is seen. */
export function explore(t: Table): void {
  const { zone, journey } = t.state;
  const here = creature(t, speakerOf(t)).arena;
  reveal(t, here);
  if (journey.steps >= STEPS_MOST) revealAll(t);
  if (monstersUp(t) || (zone.lurking.length === 0 && zone.waves.length > 0)) {
    zone.start = here;
    t.state.phase = 'muster';
    return;
  }
  if (zone.lurking.length === 0) return goOn(t, 'favour');
  const ventures = venturesFrom(t, here);
  if (ventures.length === 0)
    zone.lurking.length = 0; // What cannot be reached is left as it is.
  else venture(t, here, choose(t, speakerOf(t), EXPLORE, ventures));
}

function venturesFrom(t: Table, here: number): Venture[] {
  return [
    ...waysOut(t, here),
    ...seekers(t, here),
    ...disarmers(t, here),
    ...picks(t, here),
    ...breaks(t, here),
  ];
}

function venture(t: Table, here: number, chosen: Venture): void {
  if (chosen >= BREAKS_FROM) breakDown(t, chosen - BREAKS_FROM);
  else if (chosen >= DEFTLY_FROM) disarmDeftly(t, lockpicker(t), chosen - DEFTLY_FROM);
  else if (chosen >= PICKS_FROM) unlock(t, chosen - PICKS_FROM);
  else if (chosen >= DISARMERS_FROM) tryToDisarm(t, chosen - DISARMERS_FROM);
  else if (chosen >= SEEKERS_FROM) search(t, chosen - SEEKERS_FROM);
  else walk(t, here, chosen);
}

const isAlive = (t: Table, seat: number): boolean => !(t.state.characters[seat] as Character).dead;

function waysOut(t: Table, here: number): Venture[] {
  const { links } = t.state.zone;
  const of = creature(t, speakerOf(t));
  const ways: Venture[] = [];
  for (let i = 0; i < links.length; i++)
    if (touches(links[i] as Link, here) && allowsPassage(t, links[i] as Link, of)) ways.push(i);
  return ways;
}

/** Heroes who have not searched here. */
function seekers(t: Table, here: number): Venture[] {
  const found: Venture[] = [];
  for (let seat = 0; seat < t.box.heroes; seat++)
    if (isAlive(t, seat) && !t.state.zone.searched.includes(seat * 64 + here))
      found.push(SEEKERS_FROM + seat);
  return found;
}

/** DR-WAY-04: traps that lie open, and the heroes who have not tried them yet. */
function disarmers(t: Table, here: number): Venture[] {
  const found: Venture[] = [];
  for (const [i, trap] of t.state.zone.traps.entries()) {
    if (!isWorkable(t, trap, here)) continue;
    for (let seat = 0; seat < t.box.heroes; seat++)
      if (isAlive(t, seat) && !hasTried(trap, seat)) found.push(DISARMERS_FROM + i * PER_TRAP + seat);
  }
  return found;
}

function tryToDisarm(t: Table, chosen: number): void {
  disarm(t, chosen % PER_TRAP, Math.floor(chosen / PER_TRAP));
}

/** Lockpicks need no roll: locked doors and open traps, for whoever has them ready. */
function picks(t: Table, here: number): Venture[] {
  if (lockpicker(t) === NONE) return [];
  const { links, traps } = t.state.zone;
  const found: Venture[] = [];
  for (const [i, link] of links.entries())
    if (link.type === 'Locked door' && !link.open && touches(link, here)) found.push(PICKS_FROM + i);
  for (const [i, trap] of traps.entries()) if (isWorkable(t, trap, here)) found.push(DEFTLY_FROM + i);
  return found;
}

function lockpicker(t: Table): number {
  for (let seat = 0; seat < t.box.heroes; seat++)
    if (
      isAlive(t, seat) &&
      (t.state.packs[seat] as Pack).ready.some((card) => nameOf(t, card) === 'Lockpicks')
    )
      return seat;
  return NONE;
}

/** Outside battle there is time to break what can be broken; a Ward gives way to magic, and here is time for that too. */
function breaks(t: Table, here: number): Venture[] {
  const found: Venture[] = [];
  for (const [i, link] of t.state.zone.links.entries())
    if (touches(link, here) && !link.open && link.hits > 0) found.push(BREAKS_FROM + i);
  return found;
}

function breakDown(t: Table, index: number): void {
  const link = t.state.zone.links[index] as Link;
  link.open = true;
  link.hits = 0;
  lookAround(t.state.zone);
  note(t, { kind: 'broken', link: index, what: link.type });
}

/** The party crosses together, one after the other; what waits on the way strikes whom it waits for. */
function walk(t: Table, here: number, way: number): void {
  const { zone, journey } = t.state;
  const link = zone.links[way] as Link;
  const there = otherEnd(link, here);
  journey.cameFrom = here;
  journey.steps++;
  if (link.type === 'Door') link.open = true;
  lookAround(zone);
  for (let seat = 0; seat < t.box.heroes; seat++)
    if (isAlive(t, seat)) {
      creature(t, seat).arena = there;
      if (link.type === 'Ward' && !link.open) singe(t, seat);
    }
  reveal(t, there);
  note(t, { kind: 'walked', place: zone.arenas[there]!.name });
  for (let seat = 0; seat < t.box.heroes; seat++) {
    if (creature(t, seat).arena === AWAY) continue;
    link.crossed++;
    springOnEntering(t, seat, way);
    lookKeenly(t, seat);
  }
}

const WARD_DAMAGE = 3;

/** A Ward burns everybody who crosses it, outside battle never below 1 Health (DR-R-86). */
function singe(t: Table, seat: number): void {
  const of = creature(t, seat);
  const lost = Math.min(WARD_DAMAGE, of.health - 1);
  if (lost <= 0) return;
  of.health -= lost;
  note(t, { kind: 'damaged', who: seat, amount: lost, left: of.health, cause: 'the ward' });
}
