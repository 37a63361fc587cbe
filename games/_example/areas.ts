// A picnic as named areas, for interfaces that know no game.

import { areasOfPiles } from '../../engine/layout.ts';
import type { Area, Fact } from '../../engine/view.ts';
import { PILES } from './piles.ts';
import type { Box } from './state.ts';
import type { View } from './view.ts';

export function areasOf(_box: Box, view: View): Area[] {
  return areasOfPiles(PILES, view.piles).map((area) => ({ ...area, facts: factsAt(area, view) }));
}

function factsAt({ spot, owner }: Area, { die, points }: View): Fact[] {
  if (spot === 'plate') return [{ label: 'Points', value: points[owner!]! }];
  return spot === 'inPlay' && die > 0 ? [{ label: 'Last die', value: die }] : [];
}
