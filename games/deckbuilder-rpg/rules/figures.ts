// The figures of an attack: to-hit value, defence value, damage. Looked at by the rules, by questions and by bots.

import type { CardId } from '../../../engine/table.ts';
import type { Blow } from '../blow.ts';
import { CRITICAL_MARGIN, type Effect, EXPOSED, HANDS_ON, HIDDEN, SHAKEN, SHOT } from '../cards/effect.ts';
import {
  type Creature,
  type CreatureId,
  creature,
  gear,
  has,
  isHero,
  readyOf,
  sheetOf,
  type Table,
} from '../state.ts';
import { HALLOWED, type Link, SHALLOW_WATER, type ZoneObject } from '../zone.ts';
import { hasTrait, terrain } from './arena.ts';
import { gearAt, type Slot, UNARMED } from './counter.ts';
import { hasAlly, isEngaged } from './sides.ts';
import { isLinkTarget, isThing, linkOf, objectOf, type Target } from './target.ts';

export type Manner = { hit: number; action: number; other: number; effect: Effect | undefined };
export const PLAINLY: Manner = { hit: 0, action: 0, other: 0, effect: undefined };

/** DR-ATTACK-02 to -06: what an attack with this slot is made of; the counters are all used. */
export function blowWith(t: Table, by: CreatureId, slot: Slot, manner: Manner): Blow {
  const of = creature(t, by);
  const card = gearAt(t, of, slot);
  const it = gear(t, card);
  const effect = manner.effect;
  const bonus = it.kind === HANDS_ON ? of.melee : it.kind === SHOT ? of.ranged : of.mana;
  const strength = it.kind === HANDS_ON ? of.meleeDamage : 0;
  const extra = effect === undefined || effect.ifAlly ? 0 : effect.damage;
  return {
    by,
    with: card,
    slot,
    kind: it.kind,
    isFixed: false,
    isTrap: false,
    bonus: bonus + of.hitAdjust,
    weapon: it.hit,
    counters: slot === UNARMED ? 0 : (of.counters[slot] as number),
    card: manner.hit,
    action: manner.action,
    other: manner.other + synergyBonus(t, by),
    damage:
      it.damage +
      strength +
      of.damageAdjust +
      extra +
      spellDamage(t, of, it.kind) +
      trinketDamage(t, of, it.kind),
    type: effect !== undefined && effect.type >= 0 ? effect.type : it.type,
    on: it.on | (effect === undefined ? 0 : effect.on),
    ifAlly: effect?.ifAlly === true ? effect.damage : 0,
    ignoresResistance: it.ignoresResistance || effect?.ignoresResistance === true,
    pierces: it.pierces,
    noGuard: effect?.noGuard === true,
    margin: effect === undefined ? CRITICAL_MARGIN : effect.margin,
    undead: it.undead,
    banishes: it.banishes,
    living: -1,
  };
}

/** A fixed attack: the printed to-hit value and damage, nothing of the attacker's own (Words: Fixed attack). */
export function fixedBlow(by: CreatureId, card: CardId, effect: Effect): Blow {
  return {
    by,
    with: card,
    slot: UNARMED,
    kind: SHOT,
    isFixed: true,
    isTrap: false,
    bonus: effect.hit,
    weapon: 0,
    counters: 0,
    card: 0,
    action: 0,
    other: 0,
    damage: effect.damage,
    type: effect.type,
    on: effect.on,
    ifAlly: 0,
    ignoresResistance: false,
    pierces: 0,
    noGuard: effect.noGuard,
    margin: effect.margin,
    undead: 0,
    banishes: false,
    living: effect.living,
  };
}

/** Staffs that strengthen attack spells while they are ready. */
function spellDamage(t: Table, of: Creature, kind: number): number {
  if (kind === HANDS_ON || kind === SHOT || !isHero(of)) return 0;
  let more = 0;
  for (const card of readyOf(t, of)) more += gear(t, card).spells;
  return more;
}

function trinketDamage(t: Table, of: Creature, kind: number): number {
  if (kind !== HANDS_ON || !isHero(of)) return 0;
  let more = 0;
  for (const card of readyOf(t, of)) more += gear(t, card).always.meleeDamage;
  return more;
}

function synergyBonus(t: Table, by: CreatureId): number {
  const of = creature(t, by);
  if (t.state.turn.step !== 'synergy' || !isHero(of)) return 0;
  let more = 0;
  for (const card of readyOf(t, of)) more += gear(t, card).always.synergy;
  return more;
}

/** DR-R-102. */
export const LAST_CALM_ROUND = 12;
export const escalation = (t: Table): number =>
  t.box.options.escalation ? Math.max(0, t.state.round - LAST_CALM_ROUND) : 0;

/** DR-R-49. */
export const ENGAGED_PENALTY = -2;

function engagedPenalty(t: Table, of: Creature, blow: Blow): number {
  if (blow.kind !== SHOT || blow.isFixed || !isEngaged(t, of)) return 0;
  return gear(t, blow.with).close ? 0 : ENGAGED_PENALTY;
}

/** The attacker's own conditions. */
const temper = (of: Creature): number => (has(of, SHAKEN) ? -2 : 0) + (has(of, HIDDEN) ? 2 : 0);

/** Where the attacker stands: water under a melee, hallowed ground under the undead. */
function footing(t: Table, of: Creature, kind: number): number {
  const { zone } = t.state;
  const undead = sheetOf(t, of).tag === 'undead';
  const water = kind === HANDS_ON && !undead && hasTrait(zone, of.arena, SHALLOW_WATER) ? -1 : 0;
  return water + (undead && hasTrait(zone, of.arena, HALLOWED) ? -1 : 0);
}

/** DR-ATTACK-02 to -05, DR-R-48 to 50: the to-hit value against this target. */
export function toHit(t: Table, blow: Blow, target: Target): number {
  const of = creature(t, blow.by);
  let value =
    blow.bonus + blow.weapon + 2 * blow.counters + blow.card + blow.action + blow.other + escalation(t);
  if (!blow.isTrap)
    value += temper(of) + engagedPenalty(t, of, blow) + footing(t, of, blow.isFixed ? SHOT : blow.kind);
  if (isThing(target)) return value;
  const against = creature(t, target);
  if (has(against, EXPOSED)) value += 2;
  return blow.kind === HANDS_ON ? value : value + terrain(t, of, against.arena);
}

export type Item = { readonly what: string; readonly n: number };

/** The same, item by item, for whoever looks; adds up to `toHit`. */
export function toHitItems(t: Table, blow: Blow, target: Target): Item[] {
  const of = creature(t, blow.by);
  const far = !isThing(target) && blow.kind !== HANDS_ON ? terrain(t, of, creature(t, target).arena) : 0;
  const items: Item[] = [
    { what: blow.isFixed ? 'fixed' : 'bonus', n: blow.bonus },
    { what: 'weapon', n: blow.weapon },
    { what: 'counters', n: 2 * blow.counters },
    { what: 'card', n: blow.card },
    { what: 'action', n: blow.action },
    { what: 'other', n: blow.other },
    { what: 'engaged', n: engagedPenalty(t, of, blow) },
    {
      what: 'conditions',
      n: (blow.isTrap ? 0 : temper(of)) + (!isThing(target) && has(creature(t, target), EXPOSED) ? 2 : 0),
    },
    { what: 'terrain', n: blow.isTrap ? 0 : far + footing(t, of, blow.isFixed ? SHOT : blow.kind) },
    { what: 'escalation', n: escalation(t) },
  ];
  return items.filter(({ what, n }) => n !== 0 || what === 'bonus' || what === 'fixed');
}

/** DR-ATTACK-07, DR-ATTACK-08: score and armour, before counters. */
export function defenceOf(t: Table, target: Target): number {
  if (isThing(target)) return thingAt(t, target).defence;
  const of = creature(t, target);
  let value = of.defence;
  for (const card of readyOf(t, of)) value += gear(t, card).bonus;
  return value;
}

export const thingAt = (t: Table, target: Target): { defence: number; hits: number } =>
  isLinkTarget(target)
    ? (t.state.zone.links[linkOf(target)] as Link)
    : (t.state.zone.objects[objectOf(target)] as ZoneObject);

/** DR-R-76: resistance of sheet and armour against a type; negative is a weakness. */
export function resistanceOf(t: Table, target: Target, type: number): number {
  if (isThing(target))
    return isLinkTarget(target) ? (t.state.zone.links[linkOf(target)] as Link).resistance : 0;
  const of = creature(t, target);
  let value = sheetOf(t, of).resists[type] as number;
  if (isHero(of)) for (const card of readyOf(t, of)) value += gear(t, card).resists[type] as number;
  return value;
}

/** DR-DAMAGE-01 to -03, DR-R-77: the damage a hit does, before a critical die. */
export function damageOf(t: Table, blow: Blow, target: Target, critical: number): number {
  let damage = blow.damage;
  if (!isThing(target)) {
    const undead = sheetOf(t, creature(t, target)).tag === 'undead';
    if (undead) damage += blow.undead;
    else if (blow.living >= 0) damage = blow.living;
    if (blow.ifAlly !== 0 && (hasAlly(t, blow.by) || has(creature(t, blow.by), HIDDEN)))
      damage += blow.ifAlly;
  }
  damage = Math.max(0, damage) + critical;
  if (blow.ignoresResistance) return damage;
  const resistance = resistanceOf(t, target, blow.type);
  const left = resistance > 0 ? Math.max(0, resistance - blow.pierces) : resistance;
  return Math.max(0, damage - left);
}
