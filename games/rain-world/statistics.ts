// What slugcats talk about afterwards.

import { once, type Tally, times } from '../../engine/statistics.ts';
import type { Event } from './events.ts';

/** One for whoever an event is about, if it is one of these. */
const each = (what: string, counts: (event: Event) => boolean): Tally<Event> => ({
  what,
  adds: (event) => ('seat' in event && counts(event) ? once(event.seat) : undefined),
});

export const STATISTICS: readonly Tally<Event>[] = [
  each('Turns', ({ kind }) => kind === 'turn'),
  each('Nights hibernated', (event) => event.kind === 'slept' && event.how === 'hibernates'),
  each('Nights gone hungry', (event) => event.kind === 'slept' && event.how === 'starves'),
  each('Deaths', ({ kind }) => kind === 'died'),
  each('Deaths in the rain', (event) => event.kind === 'died' && event.by === 'rain'),
  each('Creatures killed', ({ kind }) => kind === 'killed'),
  each('Creatures tamed', ({ kind }) => kind === 'tamed'),
  each('Got away', (event) => event.kind === 'fled' && event.roll.success),
  each('Gates passed', (event) => event.kind === 'travelled' && event.by === 'gate'),
  each('Bought from merchants', ({ kind }) => kind === 'bought'),
  each('Players attacked', ({ kind }) => kind === 'ambushed'),
  {
    what: 'Best meal',
    best: true,
    adds: (event) =>
      event.kind === 'killed' || event.kind === 'ate' ? times(event.gained, event.seat) : undefined,
  },
];
