// Counters: attack counters on weapons and spells, defence counters on armour.

import { ANY_ATTACK, CASTS, HANDS_ON, MAIN } from '../cards/effect.ts';
import {
  type Creature,
  type CreatureId,
  creature,
  gear,
  NONE,
  readyOf,
  sheetOf,
  type Table,
} from '../state.ts';
import { note } from './note.ts';

/** A place among what a creature has ready. */
export type Slot = number;
/** Fists: no card, no counters (Figures: Unarmed). */
export const UNARMED: Slot = 30;

export function addCounters(t: Table, id: CreatureId, slot: Slot, count: number): void {
  const of = creature(t, id);
  of.counters[slot] = (of.counters[slot] as number) + count;
  note(t, { kind: 'countered', who: id, on: readyOf(t, of)[slot] as number, count });
}

/** Slots whose weapon or spell is of one of these kinds. */
export function slotsOf(t: Table, of: Creature, kinds: number): Slot[] {
  const ready = readyOf(t, of);
  const wanted = (kinds & MAIN) === 0 ? kinds : sheetOf(t, of).main;
  const slots: Slot[] = [];
  for (let slot = 0; slot < ready.length; slot++)
    if ((gear(t, ready[slot] as number).kind & wanted) !== 0) slots.push(slot);
  return slots;
}

/** Slots that can hold defence counters: armour, and weapons that count as armour (DR-R-74). */
export function armourSlots(t: Table, of: Creature): Slot[] {
  const ready = readyOf(t, of);
  const slots: Slot[] = [];
  for (let slot = 0; slot < ready.length; slot++)
    if (gear(t, ready[slot] as number).isArmour) slots.push(slot);
  return slots;
}

/** How many defence counters a creature has in all. */
export function guardsOf(t: Table, of: Creature): number {
  const ready = readyOf(t, of);
  let guards = of.staffGuards;
  for (let slot = 0; slot < ready.length; slot++) {
    const { isArmour, kind } = gear(t, ready[slot] as number);
    if (isArmour && kind === 0) guards += of.counters[slot] as number;
  }
  return guards;
}

/** DR-DEFEND-04. A Studded Coat takes one more, once in the own Turn. */
export function addGuards(t: Table, id: CreatureId, slot: Slot, count: number): void {
  const of = creature(t, id);
  const card = readyOf(t, of)[slot] as number;
  const { kind, studded } = gear(t, card);
  const { turn } = t.state;
  let added = count;
  if (studded && turn.actor === id && turn.step !== 'synergy' && !turn.studdedUsed) {
    turn.studdedUsed = true;
    added++;
  }
  if (kind === 0) of.counters[slot] = (of.counters[slot] as number) + added;
  else of.staffGuards += added;
  note(t, { kind: 'guarded', who: id, on: card, count: added });
}

/** Takes defence counters away, from the first armour on. */
export function takeGuards(t: Table, of: Creature, count: number): void {
  const ready = readyOf(t, of);
  let left = count;
  for (let slot = 0; slot < ready.length && left > 0; slot++) {
    const { isArmour, kind } = gear(t, ready[slot] as number);
    if (!isArmour) continue;
    const there = kind === 0 ? (of.counters[slot] as number) : of.staffGuards;
    const taken = Math.min(there, left);
    if (kind === 0) of.counters[slot] = there - taken;
    else of.staffGuards = there - taken;
    left -= taken;
  }
}

/** Takes attack counters away, from the first weapon on; returns how many. */
export function takeCounters(t: Table, of: Creature, most: number): number {
  const ready = readyOf(t, of);
  let taken = 0;
  for (let slot = 0; slot < ready.length && taken < most; slot++) {
    if (gear(t, ready[slot] as number).kind === 0) continue;
    const here = Math.min(of.counters[slot] as number, most - taken);
    of.counters[slot] = (of.counters[slot] as number) - here;
    taken += here;
  }
  return taken;
}

/** DR-R-30: melee counters end with the owner's own turn, and when it changes arena. */
export function dropMeleeCounters(t: Table, of: Creature): void {
  const ready = readyOf(t, of);
  for (let slot = 0; slot < ready.length; slot++)
    if (gear(t, ready[slot] as number).kind === HANDS_ON) of.counters[slot] = 0;
}

/** Mirror Glyph: attack counters and defence counters, all of them. */
export function loseCounters(of: Creature): void {
  of.counters.fill(0);
  of.staffGuards = 0;
}

/** Weapons and spells, attack or not, that a counter can be put on. */
export const anyCounterSlots = (t: Table, of: Creature): Slot[] => slotsOf(t, of, ANY_ATTACK | CASTS);

export const gearAt = (t: Table, of: Creature, slot: Slot): number =>
  slot === UNARMED ? t.box.unarmed : (readyOf(t, of)[slot] ?? NONE);
