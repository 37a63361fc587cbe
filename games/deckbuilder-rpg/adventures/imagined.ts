// What else the dungeon deck could hold, for whoever may not look into it: zones of the supplied adventures.

import { below, pickOne, type Rng } from '../../../engine/random.ts';
import { suppliedZones } from './shelf.ts';

const MOST_ZONES = 4;

/** The zone in play as it could have been written. */
export const imaginedZone = (rng: Rng): string => pickOne(rng, suppliedZones());

/** Zones to come as text, drawn from all that are on the shelf. */
export function imaginedPlan(rng: Rng): string {
  const zones: string[] = [];
  const texts = suppliedZones();
  for (let i = below(rng, MOST_ZONES + 1); i > 0 && texts.length > 0; i--) zones.push(pickOne(rng, texts));
  return `[${zones.join(',')}]`;
}
