// What hopeless heroes talk about afterwards: gold, glory, and whose fault it was.

import { once, type Score, type Tally, times } from '../../engine/statistics.ts';
import type { Event } from './events.ts';

const goldOf = (event: Event): Score | undefined =>
  event.kind === 'goldTaken' || event.kind === 'goldStolen' ? times(event.gold, event.seat) : undefined;

export const STATISTICS: readonly Tally<Event>[] = [
  { what: 'Gold grabbed', adds: goldOf },
  {
    what: 'Monsters beaten',
    adds: (event) => (event.kind === 'monsterDefeated' ? once(event.by) : undefined),
  },
  {
    what: 'Bungles laid on others',
    adds: (event) =>
      event.kind === 'bungleLaid' && event.seat !== event.owner ? once(event.seat) : undefined,
  },
  {
    what: 'Attacks bungled by others',
    adds: (event) =>
      event.kind === 'bungleLaid' && event.seat !== event.owner ? once(event.owner) : undefined,
  },
  {
    what: 'Critical fails',
    adds: (event) => (event.kind === 'criticalFail' ? once(event.attacker) : undefined),
  },
  {
    what: 'Critical hits',
    adds: (event) => (event.kind === 'criticalHit' ? once(event.attacker) : undefined),
  },
  {
    what: 'Wounds taken',
    adds: (event) => (event.kind === 'wounded' ? times(event.wounds, event.seat) : undefined),
  },
  {
    what: 'Hardest blow taken',
    best: true,
    adds: (event) => (event.kind === 'wounded' ? times(event.wounds, event.seat) : undefined),
  },
  {
    what: 'Times knocked out',
    adds: (event) => (event.kind === 'heroDefeated' ? once(event.seat) : undefined),
  },
  { what: 'Times fled', adds: (event) => (event.kind === 'fled' ? once(event.leader) : undefined) },
];
