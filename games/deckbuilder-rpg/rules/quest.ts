// Quests: what activating an object, or the end of a battle, does for them.

import type { Table } from '../state.ts';
import type { ZoneObject } from '../zone.ts';

/** An object of a quest was activated. */
export function noteActivation(t: Table, index: number): void {
  const object = t.state.zone.objects[index] as ZoneObject;
  if (object.quest < 0) return;
}
