// What happened in a match so far, and as much of it as somebody may know.

import { type GameEvent, type Happening, seenBy } from './event.ts';
import type { Match, Unit } from './match.ts';
import type { Viewer } from './table.ts';

/** How much has happened so far, seen or not. */
export function happenings({ units, now }: Match): number {
  return (units.at(-1) as Unit).told + (now.tale?.length ?? 0);
}

/** All that happened so far, seen or not. */
export function wholeTale({ tales, now }: Match): Happening[] {
  return tales.flat().concat(now.tale ?? []);
}

export type SeenEvent = { readonly event: GameEvent; readonly choice: number };

/** All that happened, as this viewer may know it, from the n-th happening on. */
export function eventsFor(match: Match, viewer: Viewer, from = 0): SeenEvent[] {
  const seen: SeenEvent[] = [];
  const first = match.units.findLastIndex(({ told }) => told <= from);
  for (let unit = first; unit < match.units.length; unit++) {
    const tale = match.tales[unit] ?? match.now.tale ?? [];
    const { told } = match.units[unit] as Unit;
    for (let i = Math.max(0, from - told); i < tale.length; i++) {
      const happening = tale[i] as Happening;
      const event = seenBy(happening, viewer);
      if (event !== undefined) seen.push({ event, choice: happening.choice });
    }
  }
  return seen;
}
