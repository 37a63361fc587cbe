// Experience: the levels, and the general advances beside learning and improving an ability.

import { sheet } from './sheet.ts';

/** DR-R-104: points needed for levels 1 to 5. */
export const LEVELS: readonly number[] = [0, 10, 25, 45, 70];

export const HIGHEST_LEVEL = 5;
export const HEALTH_PER_LEVEL = 2;

/** Once: only once per character. Needs: spell slots or a spell book. */
export const GENERAL_ADVANCES = sheet(
  ['gain', 'most', 'needs'],
  `
  Thick-skinned        | health:4   | -    | -
  Drilled Arm          | melee:1    | 6    | -
  Steady Eye           | ranged:1   | 6    | -
  Deep Well            | mana:1     | 6    | slots
  Light on the Feet    | defence:1  | once | -
  Ready Mind           | hand:1     | once | -
  Second Pair of Hands | trinkets:1 | once | -
  Wider Book           | slots:1    | once | book
`,
);
