// What the party and its game master talk about afterwards.

import { once, type Score, type Tally, times } from '../../engine/statistics.ts';
import type { Event } from './events.ts';
import { isHeroFigure } from './rules/note.ts';

/** Only what heroes did or suffered counts for a seat: one seat plays all the monsters, and would win every row. */
const byHero = (figure: number, amount: number): Score | undefined =>
  isHeroFigure(figure) && figure >= 0 ? times(amount, figure) : undefined;

const one = (figure: number): Score | undefined => byHero(figure, 1);

export const STATISTICS: readonly Tally<Event>[] = [
  {
    what: 'Damage dealt',
    adds: (event) => (event.kind === 'attacked' ? byHero(event.by, event.damage) : undefined),
  },
  {
    what: 'Hardest blow',
    best: true,
    adds: (event) => (event.kind === 'attacked' ? byHero(event.by, event.damage) : undefined),
  },
  {
    what: 'Attacks that missed',
    adds: (event) => (event.kind === 'attacked' && !event.hit ? one(event.by) : undefined),
  },
  {
    what: 'Critical hits',
    adds: (event) => (event.kind === 'attacked' && event.critical > 0 ? one(event.by) : undefined),
  },
  {
    what: 'Damage taken',
    adds: (event) => (event.kind === 'damaged' ? byHero(event.who, event.amount) : undefined),
  },
  {
    what: 'Health restored',
    adds: (event) => (event.kind === 'restored' ? byHero(event.who, event.amount) : undefined),
  },
  { what: 'Times unconscious', adds: (event) => (event.kind === 'fell' ? one(event.who) : undefined) },
  {
    what: 'Cards played in Synergy',
    adds: (event) => (event.kind === 'played' && event.how === 'synergy' ? one(event.who) : undefined),
  },
  {
    what: 'Fatigue gathered',
    adds: (event) => (event.kind === 'fatigued' ? byHero(event.who, event.count) : undefined),
  },
  { what: 'Traps sprung', adds: (event) => (event.kind === 'trapSprung' ? one(event.by) : undefined) },
  { what: 'Treasures taken', adds: (event) => (event.kind === 'took' ? once(event.seat) : undefined) },
];
