// Can every arena of a zone be reached from its start, with keys, levers and what can be broken?

import type { ConnectionPlan, ZonePlan } from './plan.ts';

/** Arenas nobody can get to, with the reason. */
export function unreachable(
  { connections, start }: ZonePlan,
  arenas: readonly string[],
): { arena: string; why: string }[] {
  const known = Array.isArray(connections) ? connections.filter(isWhole) : [];
  const reached = new Set<string>([start]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const link of known) {
      for (const [from, to] of waysOver(link)) {
        if (!reached.has(from) || reached.has(to)) continue;
        reached.add(to);
        grown = true;
      }
    }
  }
  return arenas
    .filter((arena) => arena !== '' && !reached.has(arena))
    .map((arena) => ({ arena, why: whyNot(known, arena) }));
}

const isWhole = (link: unknown): link is ConnectionPlan =>
  Array.isArray((link as ConnectionPlan | undefined)?.between) &&
  (link as ConnectionPlan).between.length === 2;

/** Both ways, one way for a Drop, none through an Arrow slit. Doors are unlocked, found, raised or broken in time. */
function waysOver({ between: [a, b], type }: ConnectionPlan): (readonly [string, string])[] {
  if (type === 'Arrow slit') return [];
  return type === 'Drop'
    ? [[a, b]]
    : [
        [a, b],
        [b, a],
      ];
}

function whyNot(links: readonly ConnectionPlan[], arena: string): string {
  const touching = links.filter(({ between }) => between.includes(arena));
  if (touching.length === 0) return 'no connection leads there';
  if (touching.every(({ type }) => type === 'Arrow slit')) return 'an Arrow slit lets nobody through';
  if (touching.every(({ type, between }) => type === 'Drop' && between[0] === arena))
    return 'a Drop leads only down from there; turn it round or add a way up';
  return 'every way there begins in an arena that cannot be reached either';
}
