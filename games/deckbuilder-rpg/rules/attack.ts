// The attack procedure: to-hit value, defence value, roll, damage, recording. One way for every attack there is.

import { choose } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import { type Blow, NO_BLOW } from '../blow.ts';
import { EXPOSED, FIRE, HIDDEN, SHAKEN } from '../cards/effect.ts';
import { SPEND_GUARDS } from '../questions/attack.ts';
import { type CreatureId, creature, isHero, isMinion, isUp, NONE, sheetOf, type Table } from '../state.ts';
import { type Link, WEBBED } from '../zone.ts';
import { linkName, lookAround, touches } from './arena.ts';
import { afflict, relieve } from './condition.ts';
import { guardsOf, takeGuards, UNARMED } from './counter.ts';
import { savedEnough } from './defence.ts';
import { damageOf, defenceOf, resistanceOf, thingAt, toHit, toHitItems } from './figures.ts';
import { shatterOnAttack } from './glyph.ts';
import { hurt } from './health.ts';
import { type Figure, figureOf, note } from './note.ts';
import { isLinkTarget, isThing, linkOf, objectOf, type Target } from './target.ts';

/** One attack on one target or on several, each with its own defence and its own roll (DR-R-75). */
export function strike(t: Table, blow: Blow, targets: readonly Target[]): void {
  const attacker = creature(t, blow.by);
  if (blow.slot !== UNARMED) attacker.counters[blow.slot] = 0;
  t.state.aim = blow;
  if (targets.length > 1 && t.tale !== undefined)
    note(t, { kind: 'aimed', by: blow.by, with: blow.with, foes: foesAmong(t, targets) });
  for (const target of targets) {
    if (isThing(target)) strikeThing(t, blow, target);
    else if (isUp(creature(t, target))) strikeOne(t, blow, target);
  }
  t.state.aim = NO_BLOW;
  t.state.aimedAt = NONE;
  if (blow.isTrap) return;
  relieve(t, blow.by, SHAKEN | HIDDEN);
  if (isHero(attacker) && !blow.isFixed) shatterOnAttack(t, blow.by);
}

/** DR-R-75: all targets are named before the first of them defends. */
function foesAmong(t: Table, targets: readonly Target[]): Figure[] {
  return targets.filter((target) => !isThing(target)).map((target) => figureOf(t, target));
}

function strikeOne(t: Table, blow: Blow, target: CreatureId): void {
  const value = toHit(t, blow, target);
  const items = t.tale === undefined ? [] : toHitItems(t, blow, target);
  const guards = blow.noGuard ? 0 : spendGuards(t, blow, target, value);
  const defence = defenceOf(t, target) + 2 * guards;
  const one = rollDie(t.state.rng, 6);
  const two = rollDie(t.state.rng, 6);
  const total = one + two + value;
  const hit = total >= defence;
  const critical =
    hit && total - defence >= blow.margin && (one === 6 || two === 6) ? rollDie(t.state.rng, 6) : 0;
  const damage = hit ? damageOf(t, blow, target, critical) : 0;
  if (t.tale !== undefined)
    note(t, {
      kind: 'attacked',
      by: blow.by,
      with: blow.with,
      foe: target,
      toHit: value,
      items,
      defence,
      guards,
      dice: [one, two],
      hit,
      base: damageOf(t, { ...blow, ignoresResistance: true }, target, 0),
      critical,
      damage,
      resistance: blow.ignoresResistance ? 0 : resistanceOf(t, target, blow.type),
    });
  relieve(t, target, EXPOSED);
  if (damage > 0) wound(t, blow, target, { damage, critical });
}

/** DR-ATTACK-09, DR-R-73: the defender says how many counters, before the dice. */
function spendGuards(t: Table, blow: Blow, target: CreatureId, value: number): number {
  const of = creature(t, target);
  const guards = guardsOf(t, of);
  if (guards === 0) return 0;
  const spent = t.box.options.fastDefence
    ? savedEnough({
        value,
        defence: defenceOf(t, target),
        guards,
        damage: damageOf(t, blow, target, 0),
        health: of.health,
      })
    : askGuards(t, target, { value, guards });
  takeGuards(t, creature(t, target), spent);
  return spent;
}

function askGuards(
  t: Table,
  target: CreatureId,
  { value, guards }: { value: number; guards: number },
): number {
  const options: number[] = [];
  for (let count = 0; count <= guards; count++) options.push(count);
  const { aim } = t.state;
  t.state.aimedAt = target;
  if (t.tale !== undefined && !aim.isTrap)
    note(t, {
      kind: 'threatened',
      by: aim.by,
      with: aim.with,
      foe: target,
      toHit: value,
      defence: defenceOf(t, target),
      guards,
    });
  return choose(t, creature(t, target).seat, SPEND_GUARDS, options);
}

/** DR-DAMAGE-04, DR-R-90: health, or hits; then what the weapon does to whoever it hit. */
function wound(
  t: Table,
  blow: Blow,
  target: CreatureId,
  { damage, critical }: { damage: number; critical: number },
): void {
  const of = creature(t, target);
  const minion = isMinion(t, of);
  const banished = blow.banishes && minion && sheetOf(t, of).tag === 'undead';
  if (blow.type === FIRE) burnWebs(t, of.arena);
  hurt(t, target, banished ? of.health : minion ? (critical > 0 ? 2 : 1) : damage);
  if (blow.on !== 0) afflict(t, target, blow.on);
}

/** Fire damage ends Webbed, and burns a web curtain beside it. */
function burnWebs(t: Table, arena: number): void {
  const { zone } = t.state;
  const here = zone.arenas[arena] as { traits: number };
  here.traits &= ~WEBBED;
  for (let i = 0; i < zone.links.length; i++) {
    const link = zone.links[i] as Link;
    if (link.web && !link.open && touches(link, arena)) breakLink(t, i);
  }
}

/** DR-R-53: attacked like a minion, without counters of its own. */
function strikeThing(t: Table, blow: Blow, target: Target): void {
  const value = toHit(t, blow, target);
  const one = rollDie(t.state.rng, 6);
  const two = rollDie(t.state.rng, 6);
  const thing = thingAt(t, target);
  const hit = one + two + value >= thing.defence;
  const critical =
    hit && one + two + value - thing.defence >= blow.margin && (one === 6 || two === 6)
      ? rollDie(t.state.rng, 6)
      : 0;
  const damage = hit ? damageOf(t, blow, target, critical) : 0;
  const burns = hit && blow.type === FIRE && (!isLinkTarget(target) || (thing as Link).web);
  const lost = burns ? thing.hits : damage > 0 ? Math.min(thing.hits, critical > 0 ? 2 : 1) : 0;
  thing.hits -= lost;
  note(t, {
    kind: 'battered',
    by: blow.by,
    with: blow.with,
    thing: target,
    dice: [one, two],
    toHit: value,
    defence: thing.defence,
    lost,
    left: thing.hits,
    what: nameOfThing(t, target),
  });
  if (thing.hits > 0) return;
  if (isLinkTarget(target)) breakLink(t, linkOf(target));
  else note(t, { kind: 'smashed', object: objectOf(target), what: nameOfThing(t, target) });
}

/** A barrier gives way: it counts as an open door or way from now on. */
export function breakLink(t: Table, index: number): void {
  const link = t.state.zone.links[index] as Link;
  link.open = true;
  link.hits = 0;
  lookAround(t.state.zone);
  note(t, { kind: 'broken', link: index, what: linkName(t, index) });
}

/** A barrier or an object, for the log. */
const nameOfThing = (t: Table, target: Target): string =>
  isLinkTarget(target)
    ? linkName(t, linkOf(target))
    : (t.state.zone.objects[objectOf(target)] as { name: string }).name;
