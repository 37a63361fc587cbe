// What the steps of a card are worth to whoever plays it.

import {
  CASTS,
  type ConditionSet,
  type Effect,
  EXPOSED,
  HELD,
  HIDDEN,
  SHAKEN,
  STUNNED,
} from '../cards/effect.ts';
import { guardsOf, slotsOf } from '../rules/counter.ts';
import { HAND_LIMIT } from '../rules/deck.ts';
import { fixedBlow, PLAINLY } from '../rules/figures.ts';
import { alliesHere, enemiesHere, minionsIn, woundedHere } from '../rules/sides.ts';
import { attackSlots, enemiesInReach, enemiesWithin } from '../rules/target.ts';
import {
  type Creature,
  type CreatureId,
  creature,
  face,
  has,
  packOf,
  sheetOf,
  type Table,
} from '../state.ts';
import { attackWorth, bestAttack, menaceOf } from './attack-worth.ts';

export const DRAWN_CARD = 0.55;
export const LATENT_ABILITY = 1.3;
const COUNTER = 0.5;
const SUMMONED = 1.6;

/** A restored point is worth more the less there is. */
export const restoredWorth = (of: Creature, amount: number): number => {
  const back = Math.min(amount, of.maxHealth - of.health);
  if (back <= 0) return 0;
  const wakes = of.health === 0 ? 3 : 0;
  return back * (0.3 + 3 / Math.max(6, of.health)) + wakes;
};

/** Defence counters: the more of them, the less another is worth. */
export function guardWorth(t: Table, of: Creature): number {
  let threat = 0;
  for (const enemy of enemiesInReach(t, t.state.creatures.indexOf(of), 1))
    threat += menaceOf(t, creature(t, enemy));
  const worth = Math.min(1.35, 0.35 + 0.05 * threat) + (of.health * 2 < of.maxHealth ? 0.3 : 0);
  return worth / (1 + 0.12 * guardsOf(t, of));
}

export function drawWorth(t: Table, of: Creature, count: number): number {
  return DRAWN_CARD * Math.min(count, HAND_LIMIT - packOf(t, of).hand.length);
}

/** What a condition does to whoever gets it. */
export function conditionWorth(t: Table, of: Creature, conditions: ConditionSet): number {
  const fresh = conditions & ~of.conditions;
  let worth = 0;
  if ((fresh & STUNNED) !== 0) worth += 0.9 * menaceOf(t, of);
  if ((fresh & SHAKEN) !== 0) worth += 0.28 * menaceOf(t, of);
  if ((fresh & EXPOSED) !== 0) worth += 0.9;
  if ((fresh & HELD) !== 0) worth += 0.2;
  return worth + ((fresh & ~(STUNNED | SHAKEN | EXPOSED | HELD)) === 0 ? 0 : 0.5);
}

export function effectsWorth(t: Table, id: CreatureId, effects: readonly Effect[], counters = 0): number {
  let sum = 0;
  for (const effect of effects) sum += effectWorth(t, id, effect, counters);
  return sum;
}

function effectWorth(t: Table, id: CreatureId, effect: Effect, counters: number): number {
  const of = creature(t, id);
  const n = effect.n + effect.per * counters;
  switch (effect.verb) {
    case 'atk':
      return bestWith(t, id, effect);
    case 'ctr':
      return slotsOf(t, of, effect.kinds | CASTS).length > 0 ? COUNTER * n : 0;
    case 'allyCtr':
      return alliesHere(t, id).length === 0
        ? 0
        : COUNTER * n * (effect.whom === 'all' ? alliesHere(t, id).length : 1);
    case 'guard':
      return effect.whom === 'all'
        ? n * guardWorth(t, of) * (1 + 0.8 * alliesHere(t, id).length)
        : n * guardWorth(t, of) * 0.8;
    case 'heal':
      return healWorth(t, id, effect, n);
    case 'wake':
      return wakeWorth(t, id, n);
    case 'draw':
      return effect.whom === 'self' ? drawWorth(t, of, n) : DRAWN_CARD * n * alliesHere(t, id).length;
    case 'expend':
    case 'clearHead':
    case 'purge':
      return 0.3 * fatigueIn(t, of);
    case 'cond':
      return spreadWorth(t, id, effect);
    case 'unguard':
      return strippable(t, id) * 0.4;
    case 'recall':
      return 0.5 * n;
    case 'summon':
      return SUMMONED * n;
    case 'bandCtr':
      return 0.6 * n * minionsIn(t, of.arena).length;
    case 'bandGuard':
      return 0.3 * n * minionsIn(t, of.arena).length;
    case 'ranks':
      return 0.4 * n * t.state.turn.band.length;
    case 'allyAtk':
      return alliesHere(t, id).length > 0 ? 1.5 : 0;
    case 'fixed':
      return fixedWorth(t, id, effect);
    case 'fatigue':
      return effect.whom === 'self' ? -0.4 : 0.5 * enemiesHere(t, id).length;
    case 'snatch':
      return enemiesHere(t, id).length > 0 ? 0.6 : 0;
    case 'again':
      return 2;
    default:
      return 0.1;
  }
}

function bestWith(t: Table, id: CreatureId, effect: Effect): number {
  let best = 0;
  const manner = { ...PLAINLY, hit: effect.hit, effect };
  for (const slot of attackSlots(t, id, effect.kinds)) best = Math.max(best, bestAttack(t, id, slot, manner));
  return best * (effect.times === 1 ? 1 : effect.times * 0.9);
}

function fixedWorth(t: Table, id: CreatureId, effect: Effect): number {
  const blow = fixedBlow(id, t.box.unarmed, effect);
  let best = 0;
  for (const target of enemiesWithin(t, id, effect.reach))
    best = Math.max(best, attackWorth(t, blow, target));
  return best;
}

function healWorth(t: Table, id: CreatureId, { whom }: Effect, n: number): number {
  if (whom === 'self') return restoredWorth(creature(t, id), n);
  let sum = 0;
  let best = 0;
  for (const each of woundedHere(t, id)) {
    const worth = restoredWorth(creature(t, each), n);
    sum += worth;
    best = Math.max(best, worth);
  }
  return whom === 'all' ? sum : best;
}

const SPENT_IN_VAIN = -0.2;

/** Only who is down can be raised: before that the power is better kept. */
function wakeWorth(t: Table, id: CreatureId, n: number): number {
  let best = SPENT_IN_VAIN;
  for (const each of woundedHere(t, id)) {
    const of = creature(t, each);
    if (of.health === 0) best = Math.max(best, restoredWorth(of, n));
  }
  return best;
}

const fatigueIn = (t: Table, of: Creature): number => {
  let count = 0;
  for (const card of packOf(t, of).hand) if (face(t, card).isFatigue) count++;
  return count;
};

function spreadWorth(t: Table, id: CreatureId, { on, whom, reach }: Effect): number {
  if (whom === 'self' || whom === 'ally')
    return has(creature(t, id), on) ? 0 : (on & HIDDEN) !== 0 ? 0.8 : 0.3;
  let sum = 0;
  let best = 0;
  for (const foe of whom === 'enemy' ? enemiesInReach(t, id, reach) : enemiesHere(t, id)) {
    if (whom === 'undead' && sheetOf(t, creature(t, foe)).tag !== 'undead') continue;
    const worth = conditionWorth(t, creature(t, foe), on);
    sum += worth;
    best = Math.max(best, worth);
  }
  return whom === 'enemy' ? best : sum;
}

function strippable(t: Table, id: CreatureId): number {
  let most = 0;
  for (const foe of enemiesHere(t, id)) most = Math.max(most, guardsOf(t, creature(t, foe)));
  return most;
}
