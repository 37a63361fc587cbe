// How questions name things: figures, places on the board, gear.

import { seatName } from '../../../engine/names.ts';
import type { Place } from '../../../engine/question.ts';
import { arenaName, linkName } from '../rules/arena.ts';
import { UNARMED } from '../rules/counter.ts';
import { ordinalOf } from '../rules/note.ts';
import { isLinkTarget, isThing, linkOf, objectOf } from '../rules/target.ts';
import { type CreatureId, creature, isBoss, nameOf, readyOf, sheetOf, type Table } from '../state.ts';

/** "Player 2", "Gruk Splitjaw", "Goblin Cutter 3". */
export function creatureName(t: Table, id: CreatureId): string {
  if (id < t.box.heroes) return seatName(id);
  const of = creature(t, id);
  return isBoss(t, of) ? sheetOf(t, of).name : `${sheetOf(t, of).name} ${ordinalOf(t, id)}`;
}

export function targetName(t: Table, target: number): string {
  if (!isThing(target)) return creatureName(t, target);
  return isLinkTarget(target) ? linkName(t, linkOf(target)) : objectName(t, objectOf(target));
}

export const objectName = (t: Table, object: number): string =>
  (t.state.zone.objects[object] as { name: string }).name;

/** Figures, arenas, connections and objects are places of the board: "creature-7", "arena-1", "link-0", "object-2". */
export const figurePlace = (id: CreatureId): Place => ({ spot: `creature-${id}` });
export const arenaPlace = (arena: number): Place => ({ spot: `arena-${arena}` });
export const linkPlace = (link: number): Place => ({ spot: `link-${link}` });
export const objectPlace = (object: number): Place => ({ spot: `object-${object}` });

export function targetPlace(target: number): Place {
  if (!isThing(target)) return figurePlace(target);
  return isLinkTarget(target) ? linkPlace(linkOf(target)) : objectPlace(objectOf(target));
}

export function trapName(t: Table, index: number): string {
  const { key } = t.state.zone.traps[index] as { key: string };
  return t.box.figures.traps[key]?.name ?? key;
}

/** The weapon, spell or armour in a slot. */
export const slotName = (t: Table, id: CreatureId, slot: number): string =>
  slot === UNARMED ? 'bare hands' : nameOf(t, readyOf(t, creature(t, id))[slot] as number);

export const slotPlace = (t: Table, id: CreatureId, slot: number): Place =>
  slot === UNARMED ? figurePlace(id) : { card: readyOf(t, creature(t, id))[slot] as number };

export const placeName = (t: Table, arena: number): string => arenaName(t, arena);

/** "Goblin Cutter 3: ", "Goblin Cutters: ": before a question to the game master. */
export function forWhom(t: Table): string {
  const { asking } = t.state;
  if (asking < t.box.heroes || asking >= t.state.creatures.length) return '';
  return `${actsForBand(t, asking) ? bandName(t, asking) : creatureName(t, asking)}: `;
}

export const bandName = (t: Table, id: CreatureId): string => `${sheetOf(t, creature(t, id)).name}s`;

/** DR-R-88: a band moves, chooses its action and plays cards as one; afterwards each acts for itself. */
function actsForBand(t: Table, id: CreatureId): boolean {
  const { band, step } = t.state.turn;
  return band.length > 1 && band.includes(id) && BAND_STEPS.has(step);
}

const BAND_STEPS = new Set(['move', 'action', 'cards']);
