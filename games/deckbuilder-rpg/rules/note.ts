// Telling what happens: creatures are named in events so that a sentence can be made without the table.

import { type Audience, reveal, tell } from '../../../engine/event.ts';
import type { Event } from '../events.ts';
import { type Creature, type CreatureId, creature, NONE, type Table } from '../state.ts';

/**
 * A figure as events name it: a hero by its seat; a monster by its sheet and its number among its kind, since the table
 * may have changed by the time the sentence is read.
 */
export type Figure = number;
export const PER_SHEET = 1000;

export function figureOf(t: Table, id: CreatureId): Figure {
  if (id === NONE || id < t.box.heroes) return id;
  const { sheet } = creature(t, id);
  return (sheet + 1) * PER_SHEET + ordinalOf(t, id);
}

export const sheetOfFigure = (figure: Figure): number => Math.floor(figure / PER_SHEET) - 1;
export const numberOfFigure = (figure: Figure): number => figure % PER_SHEET;
export const isHeroFigure = (figure: Figure): boolean => figure < PER_SHEET;

/** The how-manieth of its kind it is, from 1. */
export function ordinalOf(t: Table, id: CreatureId): number {
  const { creatures } = t.state;
  const { sheet } = creature(t, id);
  let ordinal = 1;
  for (let other = t.box.heroes; other < id; other++)
    if ((creatures[other] as Creature).sheet === sheet) ordinal++;
  return ordinal;
}

/** Tells the table; `who`, `by` and `foe` are creatures and are named here. Playouts do not even make the event. */
export function note(t: Table, event: Event, audience?: Audience<Event>): void {
  if (t.tale === undefined) return;
  tell(
    t,
    named(t, event),
    audience?.rest === undefined ? audience : { ...audience, rest: named(t, audience.rest) },
  );
}

/** The same for something the author of an adventure had hidden. */
export function unveil(t: Table, event: Event): void {
  if (t.tale !== undefined) reveal(t, named(t, event));
}

function named(t: Table, event: Event): Event {
  const figures = event as { who?: CreatureId; by?: CreatureId; foe?: CreatureId };
  return {
    ...event,
    ...(figures.who === undefined ? {} : { who: figureOf(t, figures.who) }),
    ...(figures.by === undefined ? {} : { by: figureOf(t, figures.by) }),
    ...(figures.foe === undefined ? {} : { foe: figureOf(t, figures.foe) }),
  } as Event;
}
