// Which card did for somebody: the last one that was to blame before they were out.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Told } from '../../../web/table/public-game.ts';
import type { Event } from '../events.ts';

export function fatalTo(told: readonly Told[], seat: Seat): CardId | undefined {
  const events = told.map(({ event }) => event as Event);
  const end = events.findLastIndex((event) => event.kind === 'out' && event.seat === seat);
  const before = events.slice(0, Math.max(end, 0)).findLast((event) => blamed(event) !== undefined);
  return before && blamed(before);
}

function blamed(event: Event): CardId | undefined {
  if (event.kind === 'overwhelmed' || event.kind === 'fled' || event.kind === 'turnedUp') return event.beast;
  return event.kind === 'played' ? event.card : event.cause;
}
