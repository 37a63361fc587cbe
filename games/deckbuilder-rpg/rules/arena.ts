// Arenas and connections: what is adjacent, what can be seen, what can be crossed, what the traits do.

import type { Creature, Table } from '../state.ts';
import { gear, isBoss, isHero, readyOf, sheetOf } from '../state.ts';
import { BRIGHT, COVER, CRAMPED, DARK, FAR, HIGH_GROUND, type Link, type Trap, type Zone } from '../zone.ts';

export const otherEnd = (link: Link, arena: number): number => (link.a === arena ? link.b : link.a);
export const touches = (link: Link, arena: number): boolean => link.a === arena || link.b === arena;

/** Does the trap lie in this arena, or on a connection attached to it? */
export const isBeside = ({ links }: Zone, trap: Trap, here: number): boolean =>
  trap.arena === here || (trap.link >= 0 && touches(links[trap.link] as Link, here));

/** A secret door that the heroes do not know of. */
export const isSecret = ({ type, found }: Link): boolean => type === 'Secret door' && !found;

/** Does the connection let sight through, as it is now? */
export function allowsSight({ type, open }: Link): boolean {
  switch (type) {
    case 'Open way':
    case 'Drop':
    case 'Narrow bridge':
    case 'Arrow slit':
    case 'Portcullis':
      return true;
    default:
      return open;
  }
}

/** DR-R-52: may this creature cross the connection from where it stands? A closed door is opened by crossing it. */
export function allowsPassage(t: Table, link: Link, of: Creature): boolean {
  switch (link.type) {
    case 'Open way':
    case 'Door':
    case 'Narrow bridge':
    case 'Ward':
      return true;
    case 'Drop':
      return link.a === of.arena || link.open || sheetOf(t, of).tag === 'beast' || sheetOf(t, of).flies;
    case 'Secret door':
      return link.found || !isHero(of);
    case 'Barricade':
      return link.open || (link.web && sheetOf(t, of).tag === 'beast');
    case 'Arrow slit':
      return false;
    default:
      return link.open;
  }
}

/** Counts the steps of sight between all arenas; called whenever a connection changes. */
export function lookAround(zone: Zone): void {
  const { arenas, links, sight } = zone;
  const n = arenas.length;
  sight.length = 0;
  for (let i = 0; i < n * n; i++) sight.push(i % (n + 1) === 0 ? 0 : FAR);
  for (const link of links) {
    if (!allowsSight(link)) continue;
    sight[link.a * n + link.b] = 1;
    sight[link.b * n + link.a] = 1;
  }
  for (let via = 0; via < n; via++)
    for (let from = 0; from < n; from++)
      for (let to = 0; to < n; to++) {
        const steps = (sight[from * n + via] as number) + (sight[via * n + to] as number);
        if (steps < (sight[from * n + to] as number)) sight[from * n + to] = steps;
      }
}

export const stepsOfSight = ({ arenas, sight }: Zone, from: number, to: number): number =>
  sight[from * arenas.length + to] as number;

export const hasTrait = ({ arenas }: Zone, arena: number, traits: number): boolean =>
  ((arenas[arena] as { traits: number }).traits & traits) !== 0;

/** Traits between shooter and target: Dark and Cover together give no more than −2; High ground +1. */
export function terrain(t: Table, from: Creature, to: number): number {
  if (from.arena === to) return 0;
  const { zone } = t.state;
  const obscured = hasTrait(zone, from.arena, DARK) || hasTrait(zone, to, DARK | COVER);
  const height = hasTrait(zone, from.arena, HIGH_GROUND) ? 1 : 0;
  return height - (obscured && !seesKeenly(t, from) ? 2 : 0);
}

export function seesKeenly(t: Table, of: Creature): boolean {
  if (!isHero(of)) return false;
  for (const card of readyOf(t, of)) if (gear(t, card).always.keenEyes) return true;
  return false;
}

/** Cramped: at most as many of each side as there were heroes; a boss counts as two, but one boss always fits. */
export function hasRoom(t: Table, arena: number, newcomer: Creature, coming: number): boolean {
  if (!hasTrait(t.state.zone, arena, CRAMPED)) return true;
  const boss = isBoss(t, newcomer);
  let crowd = boss ? 2 * coming : coming;
  let alone = true;
  for (const each of t.state.creatures) {
    if (each.side !== newcomer.side || each.arena !== arena || each.health <= 0 || each === newcomer)
      continue;
    crowd += isBoss(t, each) ? 2 : 1;
    if (isBoss(t, each)) alone = false;
  }
  return crowd <= t.state.partySize || (boss && alone);
}

/** The nearest arena with room, beginning with the one wanted (Cramped: arrivals that do not fit). */
export function nearestWithRoom(t: Table, arena: number, newcomer: Creature): number {
  const { arenas, links } = t.state.zone;
  const queue = [arena];
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i] as number;
    if (hasRoom(t, here, newcomer, 1)) return here;
    for (const link of links) {
      const there = otherEnd(link, here);
      if (touches(link, here) && !queue.includes(there) && arenas[there] !== undefined) queue.push(there);
    }
  }
  return arena;
}

export const isBright = (t: Table, arena: number): boolean => hasTrait(t.state.zone, arena, BRIGHT);

/** The name of an arena, as far as it may be told: one that lies face down has none. */
export function arenaName(t: Table, arena: number): string {
  const { revealed, name } = t.state.zone.arenas[arena] as { revealed: boolean; name: string };
  return revealed ? name : 'an arena face down';
}

/** "the Door between Mill Loft and Flooded Sluice". */
export function linkName(t: Table, index: number): string {
  const { type, a, b } = t.state.zone.links[index] as Link;
  return `the ${type} between ${arenaName(t, a)} and ${arenaName(t, b)}`;
}
