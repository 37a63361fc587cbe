// Making an attack: choosing the weapon where there is a choice, the arena, the targets, and then striking.

import { choose, chooseSome } from '../../../engine/choose.ts';
import { type Blow, NO_BLOW } from '../blow.ts';
import { type Effect, HANDS_ON, WHOLE_ARENA } from '../cards/effect.ts';
import { ATTACK_ARENA, CHOOSE_TARGET, CHOOSE_TARGETS, CHOOSE_WEAPON } from '../questions/attack.ts';
import { type Creature, type CreatureId, creature, gear, isUp, NONE, type Table } from '../state.ts';
import { strike } from './attack.ts';
import type { Slot } from './counter.ts';
import { blowWith, type Manner, PLAINLY } from './figures.ts';
import { askingFor } from './move.ts';
import { enemiesIn } from './sides.ts';
import { attackSlots, isThing, type Target, targetsIn, targetsOf } from './target.ts';

/** An attack with any of these slots, the player choosing; nothing when there is none. Says whether it was made. */
export function attackWithOne(t: Table, id: CreatureId, slots: readonly Slot[], manner: Manner): boolean {
  if (slots.length === 0) return false;
  const slot = slots.length === 1 ? (slots[0] as Slot) : weaponOf(t, id, slots, manner);
  return slot !== NONE && attackWith(t, id, slot, manner);
}

function weaponOf(t: Table, id: CreatureId, slots: readonly Slot[], manner: Manner): Slot {
  t.state.aim = { ...NO_BLOW, by: id, card: manner.hit, action: manner.action };
  const slot = choose(t, creature(t, id).seat, CHOOSE_WEAPON, askingFor(t, id, slots));
  t.state.aim = NO_BLOW;
  return slot;
}

/** An attack with this slot at targets of the player's choice. */
export function attackWith(t: Table, id: CreatureId, slot: Slot, manner: Manner): boolean {
  const blow = blowWith(t, id, slot, manner);
  const targets = aimAt(t, id, slot, blow, manner.effect);
  if (targets.length === 0) return false;
  creature(t, id).swung |= 1 << slot;
  strike(t, blow, targets);
  if (blow.kind === HANDS_ON && t.state.turn.band.includes(id)) t.state.turn.dutyMet = true; // DR-R-22
  return true;
}

/** How many targets: the wider of what the card and the weapon or spell say. */
function aimAt(t: Table, id: CreatureId, slot: Slot, blow: Blow, effect: Effect | undefined): Target[] {
  const legal = targetsOf(t, id, slot);
  if (legal.length === 0) return legal;
  const many = Math.max(gear(t, blow.with).targets, effect?.targets ?? 1);
  t.state.aim = blow;
  t.state.asking = id;
  const chosen =
    many === 1
      ? oneOf(t, id, legal)
      : many === WHOLE_ARENA
        ? arenaOf(t, id, legal, effect)
        : someOf(t, id, legal, many);
  t.state.aim = NO_BLOW;
  return chosen;
}

function oneOf(t: Table, id: CreatureId, legal: readonly Target[]): Target[] {
  return [choose(t, creature(t, id).seat, CHOOSE_TARGET, legal)];
}

/** DR-R-75: every enemy of one arena, the Hidden ones too. */
function arenaOf(t: Table, id: CreatureId, legal: readonly Target[], effect: Effect | undefined): Target[] {
  const of = creature(t, id);
  const arenas = arenasOf(t, legal).filter((arena) => effect?.near !== true || arena === of.arena);
  if (arenas.length === 0) return [];
  const arena = choose(t, of.seat, ATTACK_ARENA, arenas);
  return enemiesIn(t, of.side, arena);
}

function arenasOf(t: Table, targets: readonly Target[]): number[] {
  const arenas: number[] = [];
  for (const target of targets) {
    if (isThing(target)) continue;
    const { arena } = creature(t, target);
    if (!arenas.includes(arena)) arenas.push(arena);
  }
  return arenas;
}

/** Up to so many different enemies of one arena. */
function someOf(t: Table, id: CreatureId, legal: readonly Target[], most: number): Target[] {
  const { seat } = creature(t, id);
  const first = choose(t, seat, CHOOSE_TARGET, legal);
  if (isThing(first)) return [first];
  const others = targetsIn(t, legal, (creature(t, first) as Creature).arena).filter((each) => each !== first);
  if (others.length === 0) return [first];
  return [first, ...chooseSome(t, seat, CHOOSE_TARGETS, others, { min: 0, max: most - 1 })];
}

/** The attack an ability or power gives: with a slot of its kinds, as often as it says. */
export function attackByCard(t: Table, id: CreatureId, effect: Effect, action: number): void {
  for (let time = 0; time < effect.times && isUp(creature(t, id)); time++) {
    const manner: Manner = { ...PLAINLY, hit: effect.hit, action, effect };
    if (!attackWithOne(t, id, attackSlots(t, id, effect.kinds), manner)) return;
  }
}
