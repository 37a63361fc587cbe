// What adventurers talk about afterwards.

import { once, type Tally, times } from '../../engine/statistics.ts';
import type { Event } from './events.ts';

export const STATISTICS: readonly Tally<Event>[] = [
  { what: 'Cards played', adds: (event) => (event.kind === 'played' ? once(event.seat) : undefined) },
  { what: 'Cards stolen', adds: (event) => (event.kind === 'stole' ? once(event.seat) : undefined) },
  { what: 'Cards discarded', adds: (event) => (event.kind === 'discarded' ? once(event.seat) : undefined) },
  {
    what: 'Attacks blocked',
    adds: (event) => (event.kind === 'blocked' ? once(event.seat) : undefined),
  },
  { what: 'Blunders', adds: (event) => (event.kind === 'blunder' ? once(event.seat) : undefined) },
  { what: 'Beasts beaten', adds: (event) => (event.kind === 'beat' ? once(event.seat) : undefined) },
  { what: 'Beasts not beaten', adds: (event) => (event.kind === 'fled' ? once(event.seat) : undefined) },
  {
    what: 'Times risen again',
    adds: (event) =>
      event.kind === 'resurrected' || event.kind === 'revived' || event.kind === 'saved'
        ? once(event.seat)
        : undefined,
  },
  {
    what: 'Most cards gained by a Beast',
    best: true,
    adds: (event) => (event.kind === 'beat' ? times(event.reward, event.seat) : undefined),
  },
];
