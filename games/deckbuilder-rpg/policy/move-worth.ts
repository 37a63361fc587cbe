// Where to go: towards the nearest enemy for those who fight hand to hand, into reach for the others.

import { HANDS_ON, SHOT, SPELL } from '../cards/effect.ts';
import { allowsPassage, otherEnd, touches } from '../rules/arena.ts';
import { slotsOf } from '../rules/counter.ts';
import { enemiesIn } from '../rules/sides.ts';
import { hasTarget } from '../rules/target.ts';
import { type Creature, type CreatureId, creature, isHero, isMinion, type Table } from '../state.ts';
import { LEAVE, type Link, STAY, type Way } from '../zone.ts';

const FAR = 99;

/** Value of a way: nearer to the enemy is better for whoever has nobody to attack. */
export function moveWorth(t: Table, id: CreatureId, way: Way): number {
  const of = creature(t, id);
  if (way === LEAVE) return -3;
  const wants = wantsToClose(t, id);
  if (way === STAY) return wants ? 0 : 1;
  const there = otherEnd(t.state.zone.links[way] as Link, of.arena);
  if (!wants) return -0.5;
  return distance(t, of, of.arena) - distance(t, of, there) + 0.1 * alliesIn(t, of, there);
}

/** Melee fighters always close in; the others when nobody is in reach. */
function wantsToClose(t: Table, id: CreatureId): boolean {
  const of = creature(t, id);
  if (fightsByHand(t, of)) return true;
  for (const slot of slotsOf(t, of, SHOT | SPELL)) if (hasTarget(t, id, slot)) return false;
  return true;
}

function fightsByHand(t: Table, of: Creature): boolean {
  if (isMinion(t, of)) return t.box.sheets[of.sheet]!.main === HANDS_ON;
  return of.melee + of.meleeDamage >= Math.max(of.ranged, of.mana) + (isHero(of) ? 1 : 0);
}

const alliesIn = (t: Table, of: Creature, arena: number): number => {
  let count = 0;
  for (const each of t.state.creatures)
    if (each !== of && each.side === of.side && each.arena === arena && each.health > 0) count++;
  return count;
};

/** Steps to the nearest enemy, or to the nearest arena that lies face down. */
function distance(t: Table, of: Creature, from: number): number {
  const { links, arenas } = t.state.zone;
  const steps = new Array<number>(arenas.length).fill(FAR);
  steps[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i] as number;
    if (enemiesIn(t, of.side, here).length > 0 || arenas[here]?.revealed === false)
      return steps[here] as number;
    for (const link of links) {
      const there = otherEnd(link, here);
      if (!touches(link, here) || steps[there] !== FAR || !allowsPassage(t, link, { ...of, arena: here }))
        continue;
      steps[there] = (steps[here] as number) + 1;
      queue.push(there);
    }
  }
  return FAR;
}
