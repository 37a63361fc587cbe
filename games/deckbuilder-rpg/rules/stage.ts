// Where the party is on its way: the stage of a zone, and the zone as it was written.

import type { ZonePlan } from '../adventures/plan.ts';
import type { Stage } from '../journey.ts';
import type { Table } from '../state.ts';

export type { Stage } from '../journey.ts';

export const zoneHere = (t: Table): ZonePlan => JSON.parse(t.state.journey.here) as ZonePlan;

export function goOn(t: Table, stage: Stage): void {
  t.state.journey.stage = stage;
  t.state.journey.dealtWith = 0;
}
