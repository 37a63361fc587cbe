// Health and battle damage: being hurt, falling, being restored, waking, dying.

import { HIDDEN, POISONED } from '../cards/effect.ts';
import {
  AWAY,
  type Creature,
  type CreatureId,
  creature,
  gear,
  isHero,
  isMinion,
  NONE,
  readyOf,
  type Table,
} from '../state.ts';
import { HALLOWED, UNHALLOWED } from '../zone.ts';
import { hasTrait } from './arena.ts';
import { forgetChallenges, relieve } from './condition.ts';
import { tire } from './deck.ts';
import { note } from './note.ts';

/** DR-DAMAGE-04: points move from health to battle damage. A minion loses hits instead (DR-R-90). `cause` names what no blow told. */
export function hurt(t: Table, id: CreatureId, amount: number, cause?: string): void {
  const of = creature(t, id);
  // DR-R-86: outside battle nothing takes the last point.
  const lost = Math.min(t.state.phase === 'journey' ? of.health - 1 : of.health, amount);
  if (lost <= 0) return;
  of.health -= lost;
  note(t, { kind: 'damaged', who: id, amount: lost, left: of.health, ...(cause && { cause }) });
  if (of.health === 0) goDown(t, id);
  else relieve(t, id, HIDDEN);
}

/** DR-R-82, DR-R-83, DR-MONSTER-11: a hero falls unconscious, a boss is defeated, a minion dies. */
function goDown(t: Table, id: CreatureId): void {
  const of = creature(t, id);
  of.conditions = 0;
  of.challenger = NONE;
  of.staffGuards = 0;
  for (let i = 0; i < of.counters.length; i++) of.counters[i] = 0;
  if (!isHero(of)) of.arena = AWAY;
  note(t, { kind: isHero(of) ? 'fell' : 'died', who: id });
  forgetChallenges(t);
}

/** DR-REST-09, DR-R-80: moves points back; wakes whoever was down (DR-R-82); minions have none (DR-R-90). */
export function restore(t: Table, id: CreatureId, amount: number, by: CreatureId = id): void {
  const of = creature(t, id);
  if (isMinion(t, of) || of.arena === AWAY) return;
  const total = Math.max(0, amount + blessing(t, of) + helping(t, id, by));
  const back = Math.min(total, of.maxHealth - of.health);
  if (back <= 0) return;
  const slept = of.health === 0;
  of.health += back;
  note(t, { kind: 'restored', who: id, amount: back, health: of.health });
  relieve(t, id, POISONED);
  if (slept) wakeUp(t, id);
}

function wakeUp(t: Table, id: CreatureId): void {
  note(t, { kind: 'woke', who: id });
  tire(t, id, 1);
}

/** Hallowed restores 1 more; Unhallowed 1 less to a hero. */
function blessing(t: Table, of: Creature): number {
  const { zone } = t.state;
  if (hasTrait(zone, of.arena, HALLOWED)) return 1;
  return isHero(of) && hasTrait(zone, of.arena, UNHALLOWED) ? -1 : 0;
}

/** Saint's Finger: more for another creature. */
function helping(t: Table, id: CreatureId, by: CreatureId): number {
  if (by === id) return 0;
  let more = 0;
  for (const card of readyOf(t, creature(t, by))) more += gear(t, card).always.healing;
  return more;
}
