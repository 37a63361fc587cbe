// Who can be attacked with what: reach, sight, engagement, hiding, challenges, and things that can be broken.

import { ANY_ATTACK, CHALLENGED, HANDS_ON, HIDDEN, SHOT, SPELL } from '../cards/effect.ts';
import {
  AWAY,
  type Creature,
  type CreatureId,
  creature,
  gear,
  has,
  isHero,
  readyOf,
  type Table,
} from '../state.ts';
import type { Link, Zone, ZoneObject } from '../zone.ts';
import { stepsOfSight, touches } from './arena.ts';
import { gearAt, type Slot, slotsOf, UNARMED } from './counter.ts';
import { canAttack, isEngaged } from './sides.ts';

/** A creature, or a thing that can be broken: a connection or an object. */
export type Target = number;
const LINKS: Target = 1000;
const OBJECTS: Target = 2000;

export const linkTarget = (link: number): Target => LINKS + link;
export const objectTarget = (object: number): Target => OBJECTS + object;
export const isLinkTarget = (target: Target): boolean => target >= LINKS && target < OBJECTS;
export const isThing = (target: Target): boolean => target >= LINKS;
export const linkOf = (target: Target): number => target - LINKS;
export const objectOf = (target: Target): number => target - OBJECTS;

/** Everything an attack with this slot could be aimed at. */
export function targetsOf(t: Table, id: CreatureId, slot: Slot): Target[] {
  const of = creature(t, id);
  const { kind, reach } = gear(t, gearAt(t, of, slot));
  const targets = enemiesWithin(t, id, reachNow(t, of, kind, reach));
  if (of.arena !== AWAY && (kind & (HANDS_ON | SPELL)) !== 0 && !isBound(of, targets))
    addThings(t, of, kind, targets);
  return targets;
}

/** Challenged, with the challenger there to be attacked. */
const isBound = (of: Creature, targets: readonly Target[]): boolean =>
  has(of, CHALLENGED) && targets[0] === of.challenger;

/** DR-R-49: an engaged creature's ranged weapons reach its own arena only. DR-R-51: so does melee always. */
const reachNow = (t: Table, of: Creature, kind: number, reach: number): number =>
  kind === HANDS_ON || (kind === SHOT && isEngaged(t, of)) ? 0 : reach;

/** DR-R-78: conscious enemies in reach that are not Hidden, and the challenger where there is one. */
export function enemiesWithin(t: Table, id: CreatureId, reach: number): Target[] {
  const of = creature(t, id);
  const targets: Target[] = [];
  if (of.arena === AWAY) return targets;
  const { creatures, zone } = t.state;
  for (let other = 0; other < creatures.length; other++)
    if (isExposedTo(zone, of, creatures[other] as Creature, reach)) targets.push(other);
  if (has(of, CHALLENGED) && targets.includes(of.challenger)) return [of.challenger];
  return targets;
}

function isExposedTo(zone: Zone, of: Creature, each: Creature, reach: number): boolean {
  if (each.side === of.side || each.health <= 0 || each.arena === AWAY || has(each, HIDDEN)) return false;
  return each.arena === of.arena || (reach > 0 && stepsOfSight(zone, of.arena, each.arena) <= reach);
}

/** DR-R-53: barriers attached to the arena and things in it that can be broken; a Ward only by mana. */
function addThings(t: Table, of: Creature, kind: number, targets: Target[]): void {
  const { links, objects } = t.state.zone;
  for (let i = 0; i < links.length; i++)
    if (givesWay(links[i] as Link, of.arena, kind)) targets.push(linkTarget(i));
  if (!isHero(of) || (kind & HANDS_ON) === 0) return;
  for (let i = 0; i < objects.length; i++)
    if (canBeSmashed(objects[i] as ZoneObject, of.arena)) targets.push(objectTarget(i));
}

const givesWay = (link: Link, arena: number, kind: number): boolean =>
  link.hits > 0 && !link.open && touches(link, arena) && (link.type === 'Ward') === ((kind & SPELL) !== 0);

const canBeSmashed = (object: ZoneObject, arena: number): boolean =>
  object.hits > 0 && object.arena === arena;

/** Is there anything to be attacked with this slot? Must agree with `targetsOf`; stops at the first and makes no list. */
export function hasTarget(t: Table, id: CreatureId, slot: Slot): boolean {
  const of = creature(t, id);
  if (of.arena === AWAY) return false;
  const { kind, reach } = gear(t, gearAt(t, of, slot));
  const { creatures, zone } = t.state;
  const far = reachNow(t, of, kind, reach);
  for (const each of creatures) if (isExposedTo(zone, of, each, far)) return true;
  return (kind & (HANDS_ON | SPELL)) !== 0 && hasThing(zone, of, kind);
}

function hasThing({ links, objects }: Zone, of: Creature, kind: number): boolean {
  for (const link of links) if (givesWay(link, of.arena, kind)) return true;
  if (!isHero(of) || (kind & HANDS_ON) === 0) return false;
  for (const object of objects) if (canBeSmashed(object, of.arena)) return true;
  return false;
}

/** Could it attack hand to hand, if it had to? Must agree with `attackSlots`, and makes no list. */
export function canStrike(t: Table, id: CreatureId): boolean {
  const of = creature(t, id);
  if (!canAttack(of)) return false;
  const ready = readyOf(t, of);
  let unarmed = isHero(of);
  for (let slot = 0; slot < ready.length; slot++) {
    if (gear(t, ready[slot] as number).kind !== HANDS_ON) continue;
    if (isCharged(t, of, slot) && hasTarget(t, id, slot)) return true;
    unarmed = false;
  }
  return unarmed && hasTarget(t, id, UNARMED);
}

/** Slots of these kinds that are charged and have a target; fists where no melee weapon is ready. */
export function attackSlots(t: Table, id: CreatureId, kinds: number): Slot[] {
  const of = creature(t, id);
  const slots: Slot[] = [];
  if (!canAttack(of)) return slots;
  for (const slot of slotsOf(t, of, kinds & ANY_ATTACK))
    if (isCharged(t, of, slot) && hasTarget(t, id, slot)) slots.push(slot);
  if (
    (kinds & HANDS_ON) !== 0 &&
    isHero(of) &&
    slotsOf(t, of, HANDS_ON).length === 0 &&
    hasTarget(t, id, UNARMED)
  )
    slots.push(UNARMED);
  return slots;
}

/** DR-R-33: Charge n needs at least n counters. */
export const isCharged = (t: Table, of: Creature, slot: Slot): boolean =>
  slot === UNARMED || (of.counters[slot] as number) >= gear(t, gearAt(t, of, slot)).charge;

/** Enemies an effect may choose: in reach by sight, hidden or not (only attacks cannot choose the Hidden). */
export function enemiesInReach(t: Table, id: CreatureId, reach: number): CreatureId[] {
  const of = creature(t, id);
  const found: CreatureId[] = [];
  const { creatures, zone } = t.state;
  for (let other = 0; other < creatures.length; other++) {
    const each = creatures[other] as Creature;
    if (each.side === of.side || each.arena === AWAY || each.health <= 0) continue;
    if (each.arena === of.arena || stepsOfSight(zone, of.arena, each.arena) <= reach) found.push(other);
  }
  return found;
}

/** Targets of one arena, for attacks on several: those of the arena the first one stands in. */
export function targetsIn(t: Table, targets: readonly Target[], arena: number): Target[] {
  const there: Target[] = [];
  for (const target of targets)
    if (!isThing(target) && creature(t, target).arena === arena) there.push(target);
  return there;
}
