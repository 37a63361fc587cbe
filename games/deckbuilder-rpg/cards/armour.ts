// Armour and shields.

import { sheet } from './sheet.ts';

/** Notes: studded gives a counter more once a Turn, slow takes the Move step away. */
export const ARMOUR = sheet(
  ['slot', 'bonus', 'resistance', 'note'],
  `
  Travelling Robe | body   | 1 | 0 | -
  Leather Jerkin  | body   | 2 | 0 | -
  Studded Coat    | body   | 2 | 0 | studded
  Ring Hauberk    | body   | 3 | 0 | -
  Plate Harness   | body   | 4 | 1 | -
  Buckler         | shield | 1 | 0 | -
  Kite Shield     | shield | 2 | 0 | -
  Tower Shield    | shield | 3 | 0 | slow
`,
);
