// Weapons, and what it is to fight without one.

import { sheet } from './sheet.ts';

/** Notes: parting:n to hit on a parting reaction, shield:n it counts as armour, pierces:n resistance, close no engaged penalty. */
export const WEAPONS = sheet(
  ['kind', 'hands', 'hit', 'damage', 'type', 'reach', 'charge', 'note'],
  `
  Unarmed         | melee  | 0 | -1 | 1 | blunt  | 0 | 0 | -
  Dagger          | melee  | 1 | 2  | 1 | pierce | 0 | 0 | -
  Shortsword      | melee  | 1 | 1  | 2 | blade  | 0 | 0 | -
  Longsword       | melee  | 1 | 1  | 3 | blade  | 0 | 0 | -
  Rapier          | melee  | 1 | 2  | 2 | pierce | 0 | 0 | -
  Mace            | melee  | 1 | 0  | 3 | blunt  | 0 | 0 | -
  Spear           | melee  | 1 | 1  | 2 | pierce | 0 | 0 | parting:2
  Quarterstaff    | melee  | 2 | 1  | 2 | blunt  | 0 | 0 | shield:0
  Battle-axe      | melee  | 2 | -1 | 6 | blade  | 0 | 0 | -
  Greatsword      | melee  | 2 | 0  | 5 | blade  | 0 | 0 | -
  Maul            | melee  | 2 | -1 | 5 | blunt  | 0 | 0 | pierces:2
  Throwing Knives | ranged | 1 | 1  | 3 | pierce | 1 | 0 | close
  Sling           | ranged | 1 | 0  | 2 | blunt  | 1 | 0 | -
  Hand Crossbow   | ranged | 1 | 1  | 3 | pierce | 1 | 1 | -
  Shortbow        | ranged | 2 | 1  | 4 | pierce | 1 | 0 | -
  Longbow         | ranged | 2 | 1  | 5 | pierce | 2 | 0 | -
  Heavy Crossbow  | ranged | 2 | 2  | 7 | pierce | 2 | 1 | -
`,
);
