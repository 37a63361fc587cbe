// Conditions: gaining them, losing them, and what the steps of a turn do to them.

import { BURNING, CHALLENGED, type ConditionSet, conditionNames, FIRE, HIDDEN } from '../cards/effect.ts';
import { type Creature, type CreatureId, creature, isUp, NONE, sheetOf, type Table } from '../state.ts';
import { SHALLOW_WATER } from '../zone.ts';
import { hasTrait, isBright } from './arena.ts';
import { note } from './note.ts';

/** DR-R-76: who resists fire well cannot be set alight. */
const FIREPROOF = 2;

/** Gives conditions, those that can be gained here. A challenge says by whom. */
export function afflict(t: Table, id: CreatureId, conditions: ConditionSet, by: CreatureId = NONE): void {
  const of = creature(t, id);
  if (!isUp(of) || t.state.phase === 'journey') return; // DR-R-86
  let gained = conditions;
  if ((gained & HIDDEN) !== 0 && isBright(t, of.arena)) gained &= ~HIDDEN;
  if ((gained & BURNING) !== 0 && !canBurn(t, of)) gained &= ~BURNING;
  if (gained === 0) return;
  of.conditions |= gained;
  if ((gained & CHALLENGED) !== 0) of.challenger = by;
  if ((gained & HIDDEN) !== 0) of.freshlyHidden = true;
  if (t.tale !== undefined) note(t, { kind: 'afflicted', who: id, conditions: conditionNames(gained) });
}

const canBurn = (t: Table, of: Creature): boolean =>
  !hasTrait(t.state.zone, of.arena, SHALLOW_WATER) && (sheetOf(t, of).resists[FIRE] as number) < FIREPROOF;

export function relieve(t: Table, id: CreatureId, conditions: ConditionSet): void {
  const of = creature(t, id);
  const lost = of.conditions & conditions;
  if (lost === 0) return;
  of.conditions &= ~lost;
  if ((lost & CHALLENGED) !== 0) of.challenger = NONE;
  if (t.tale !== undefined) note(t, { kind: 'relieved', who: id, conditions: conditionNames(lost) });
}

/** What a new place does: no hiding in the light, no burning in the water. */
export function arriveIn(t: Table, id: CreatureId): void {
  const of = creature(t, id);
  if (isBright(t, of.arena)) relieve(t, id, HIDDEN);
  if (hasTrait(t.state.zone, of.arena, SHALLOW_WATER)) relieve(t, id, BURNING);
}

/** A challenge ends when the challenger is down or elsewhere. */
export function forgetChallenges(t: Table): void {
  const { creatures } = t.state;
  for (let id = 0; id < creatures.length; id++) {
    const of = creatures[id] as Creature;
    if (of.challenger === NONE) continue;
    const challenger = creature(t, of.challenger);
    if (!isUp(challenger) || challenger.arena !== of.arena) relieve(t, id, CHALLENGED);
  }
}
