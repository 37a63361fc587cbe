// What a Party talks about afterwards: blows, Stars, Loot, and who was carried.

import { once, type Tally, times } from '../../engine/statistics.ts';
import type { Event } from './events.ts';

export const STATISTICS: readonly Tally<Event>[] = [
  {
    what: 'Damage dealt',
    adds: (event) => (event.kind === 'attacked' ? times(event.damage, event.seat) : undefined),
  },
  {
    what: 'Hardest blow dealt',
    best: true,
    adds: (event) => (event.kind === 'attacked' ? times(event.damage, event.seat) : undefined),
  },
  { what: 'Monsters felled', adds: (event) => (event.kind === 'defeated' ? once(event.by) : undefined) },
  {
    what: 'Damage taken',
    adds: (event) => (event.kind === 'hurt' ? times(event.damage, event.seat) : undefined),
  },
  {
    what: 'Times knocked out',
    adds: (event) => (event.kind === 'knockedOut' ? once(event.seat) : undefined),
  },
  {
    what: 'Health regained',
    adds: (event) => (event.kind === 'healed' ? times(event.amount, event.seat) : undefined),
  },
  {
    what: 'Abilities on a Star',
    adds: (event) => (event.kind === 'abilityUsed' ? once(event.seat) : undefined),
  },
  {
    what: 'Trials passed',
    adds: (event) =>
      (event.kind === 'trapRolled' || event.kind === 'tested') && event.safe ? once(event.seat) : undefined,
  },
  { what: 'Loot found', adds: (event) => (event.kind === 'loot' ? once(event.seat) : undefined) },
  { what: 'Items used', adds: (event) => (event.kind === 'itemUsed' ? once(event.seat) : undefined) },
  { what: 'Encounters led', adds: (event) => (event.kind === 'leads' ? once(event.seat) : undefined) },
];
