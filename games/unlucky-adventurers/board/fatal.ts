// Which card did for somebody: the one that took their last card, or the Beast.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Told } from '../../../web/table/public-game.ts';
import type { Event } from '../events.ts';

export function fatalTo(told: readonly Told[], seat: Seat): CardId | undefined {
  const events = told.map(({ event }) => event as Event);
  const end = events.findLastIndex((event) => event.kind === 'out' && event.seat === seat);
  for (const event of events.slice(0, Math.max(end, 0)).reverse()) {
    const blame = blamedBy(event, seat);
    if (blame !== undefined) return blame;
  }
  return undefined;
}

/** What this says of who or what took a card of theirs. */
function blamedBy(event: Event, seat: Seat): CardId | undefined {
  switch (event.kind) {
    case 'overwhelmed':
    case 'fled':
    case 'putDown':
      return event.seat === seat ? event.beast : undefined;
    case 'played':
      return event.seat === seat ? event.card : undefined;
    case 'discarded':
    case 'handed':
      return event.seat === seat ? event.cause : undefined;
    case 'stole':
      return event.from === seat ? event.cause : undefined;
    case 'swapped':
    case 'traded':
      return event.seat === seat || event.with === seat ? event.cause : undefined;
    default:
      return event.kind === 'passedLeft' ? event.cause : undefined;
  }
}
