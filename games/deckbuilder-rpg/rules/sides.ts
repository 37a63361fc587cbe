// Who is where and on whose side: enemies, allies, engagement.

import { STUNNED } from '../cards/effect.ts';
import {
  AWAY,
  type Creature,
  type CreatureId,
  creature,
  has,
  isHero,
  isMinion,
  isUp,
  MONSTERS,
  PARTY,
  type Table,
} from '../state.ts';

/** DR-R-43: a creature is engaged while a conscious enemy is in its arena. */
export function isEngaged(t: Table, of: Creature): boolean {
  if (of.arena === AWAY) return false;
  for (const other of t.state.creatures)
    if (other.side !== of.side && other.arena === of.arena && other.health > 0) return true;
  return false;
}

/** Is somebody else of the same side awake in the arena? */
export function hasAlly(t: Table, id: CreatureId): boolean {
  const of = creature(t, id);
  const { creatures } = t.state;
  for (let other = 0; other < creatures.length; other++) {
    const each = creatures[other] as Creature;
    if (other !== id && each.side === of.side && each.arena === of.arena && each.health > 0) return true;
  }
  return false;
}

/** Other conscious creatures of the same side in the same arena, by number. */
export function alliesHere(t: Table, id: CreatureId): CreatureId[] {
  const of = creature(t, id);
  const allies: CreatureId[] = [];
  const { creatures } = t.state;
  for (let other = 0; other < creatures.length; other++) {
    const each = creatures[other] as Creature;
    if (other !== id && each.side === of.side && each.arena === of.arena && each.health > 0)
      allies.push(other);
  }
  return allies;
}

/** Unconscious heroes lie where they fell; healing may choose them (Words: Ally). */
export function woundedHere(t: Table, id: CreatureId): CreatureId[] {
  const of = creature(t, id);
  const all: CreatureId[] = [id];
  const { creatures } = t.state;
  for (let other = 0; other < creatures.length; other++) {
    const each = creatures[other] as Creature;
    if (other === id || each.side !== of.side || each.arena !== of.arena) continue;
    if (isHero(each) || (each.health > 0 && !isMinion(t, each))) all.push(other);
  }
  return all;
}

export function enemiesHere(t: Table, id: CreatureId): CreatureId[] {
  const of = creature(t, id);
  return enemiesIn(t, of.side, of.arena);
}

/** Conscious creatures in an arena that are enemies of a side. */
export function enemiesIn(t: Table, side: number, arena: number): CreatureId[] {
  const enemies: CreatureId[] = [];
  const { creatures } = t.state;
  for (let other = 0; other < creatures.length; other++) {
    const each = creatures[other] as Creature;
    if (each.side !== side && each.arena === arena && each.health > 0) enemies.push(other);
  }
  return enemies;
}

export function minionsIn(t: Table, arena: number): CreatureId[] {
  const minions: CreatureId[] = [];
  const { creatures } = t.state;
  for (let id = t.box.heroes; id < creatures.length; id++) {
    const each = creatures[id] as Creature;
    if (each.arena === arena && each.health > 0 && isMinion(t, each)) minions.push(id);
  }
  return minions;
}

/** DR-R-88: all minions of one kind in one arena form a band. */
export function bandOf(t: Table, id: CreatureId): CreatureId[] {
  const of = creature(t, id);
  const band: CreatureId[] = [];
  const { creatures } = t.state;
  for (let other = t.box.heroes; other < creatures.length; other++) {
    const each = creatures[other] as Creature;
    if (each.sheet === of.sheet && each.arena === of.arena && each.health > 0) band.push(other);
  }
  return band;
}

export const canAttack = (of: Creature): boolean => isUp(of) && !has(of, STUNNED);

export function anyUp(t: Table, side: number): boolean {
  for (const each of t.state.creatures) if (each.side === side && isUp(each)) return true;
  return false;
}

export const heroesUp = (t: Table): boolean => anyUp(t, PARTY);
export const monstersUp = (t: Table): boolean => anyUp(t, MONSTERS);
