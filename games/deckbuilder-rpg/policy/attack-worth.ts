// What an attack is worth: chance, damage, and how much of the target is left.

import type { Blow } from '../blow.ts';
import { HANDS_ON, WHOLE_ARENA } from '../cards/effect.ts';
import { guardsOf, type Slot, UNARMED } from '../rules/counter.ts';
import { chance } from '../rules/defence.ts';
import { blowWith, damageOf, defenceOf, type Manner, PLAINLY, toHit } from '../rules/figures.ts';
import { isThing, type Target, targetsOf } from '../rules/target.ts';
import {
  type Creature,
  type CreatureId,
  creature,
  gear,
  isHero,
  isMinion,
  readyOf,
  sheetOf,
  type Table,
} from '../state.ts';

/** Breaking something open is worth a little, when nobody is there to fight. */
const THING = 0.15;

/** The value of an attack on one target: the more the nearer it is to falling. */
export function attackWorth(t: Table, blow: Blow, target: Target): number {
  if (isThing(target)) return THING * chance(toHit(t, blow, target), defenceOf(t, target));
  const of = creature(t, target);
  const guarded = !blow.noGuard && guardsOf(t, of) > 0 ? 2 : 0;
  const p = chance(toHit(t, blow, target), defenceOf(t, target) + guarded);
  const damage = damageOf(t, blow, target, 0);
  if (damage === 0) return 0;
  if (isMinion(t, of)) return p * ((1.2 * dangerOf(t, of)) / of.health + 0.3);
  const weight = isHero(of) ? 3 : 6;
  const fells = damage >= of.health ? p * (isHero(of) ? 3.6 : 7.2) : 0;
  return p * Math.min(damage, of.health) * (0.33 + weight / Math.max(6, of.health)) + fells;
}

/** The damage of a creature's best weapon or spell. */
export function dangerOf(t: Table, of: Creature): number {
  let most = 1;
  for (const card of readyOf(t, of)) {
    const { kind, damage } = gear(t, card);
    if ((kind & 7) === 0) continue;
    const dealt = damage + (kind === HANDS_ON ? of.meleeDamage : 0) + of.damageAdjust;
    if (dealt > most) most = dealt;
  }
  return most;
}

/** The best an attack with this slot can be worth, on one target or on all of an arena. */
export function bestAttack(t: Table, id: CreatureId, slot: Slot, manner: Manner): number {
  const blow = blowWith(t, id, slot, manner);
  const targets = targetsOf(t, id, slot);
  const many = Math.max(gear(t, blow.with).targets, manner.effect?.targets ?? 1);
  let best = 0;
  for (const target of targets) {
    const worth = many === 1 ? attackWorth(t, blow, target) : sumAround(t, blow, target, targets, many);
    if (worth > best) best = worth;
  }
  return best;
}

/** All that would be struck together with this target. */
function sumAround(t: Table, blow: Blow, first: Target, targets: readonly Target[], many: number): number {
  if (isThing(first)) return attackWorth(t, blow, first);
  const { arena } = creature(t, first);
  let sum = attackWorth(t, blow, first);
  let count = 1;
  for (const target of targets) {
    if (target === first || isThing(target) || creature(t, target).arena !== arena) continue;
    if (many !== WHOLE_ARENA && ++count > many) break;
    sum += attackWorth(t, blow, target);
  }
  return sum;
}

/** The same with more counters on it. */
export function withCounters(t: Table, id: CreatureId, slot: Slot, more: number): number {
  if (slot === UNARMED) return bestAttack(t, id, slot, PLAINLY);
  const of = creature(t, id);
  of.counters[slot] = (of.counters[slot] as number) + more;
  const worth = bestAttack(t, id, slot, PLAINLY);
  of.counters[slot] = (of.counters[slot] as number) - more;
  return worth;
}

/** How much a condition or a kill on this creature saves: its expected damage. */
export const menaceOf = (t: Table, of: Creature): number =>
  dangerOf(t, of) * (sheetOf(t, of).rank === 'boss' ? 0.8 : 0.55);
