// What goblins talk about afterwards.

import { once, type Tally } from '../../engine/statistics.ts';
import type { Event } from './events.ts';

export const STATISTICS: readonly Tally<Event>[] = [
  { what: 'Cards played', adds: (event) => (event.kind === 'played' ? once(event.by) : undefined) },
  { what: 'Times stung', adds: (event) => (event.kind === 'stung' ? once(event.victim) : undefined) },
  { what: 'Wasps swatted', adds: (event) => (event.kind === 'swatted' ? once(event.by) : undefined) },
  {
    what: 'Pies given away',
    adds: (event) => (event.kind === 'served' && event.by !== event.guest ? once(event.by) : undefined),
  },
];
