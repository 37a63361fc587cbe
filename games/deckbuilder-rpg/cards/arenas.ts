// The arena cards: setting and traits.

import { sheet } from './sheet.ts';

export const ARENAS = sheet(
  ['setting', 'traits'],
  `
  Trampled Orchard  | sunlit fields  | Bright, Cover
  Cider Yard        | sunlit fields  | Bright, Open
  Mill Loft         | mill           | High ground, Cramped
  Mill Cellar       | mill           | Dark
  Flooded Sluice    | mill           | Shallow water
  Warren Mouth      | goblin warren  | Cover
  Root Gallery      | goblin warren  | Dark
  Snare Walk        | goblin warren  | Dark, Cramped
  Captive Pens      | goblin warren  | Open
  Gruk's Feast Hall | goblin warren  | Hazard 1 (fire)
  Hall Gallery      | goblin warren  | High ground
  Toll Bridge       | river road     | Bright, Open
  Stockade Yard     | bandit camp    | Bright, Open
  Watch Platform    | bandit camp    | High ground, Cramped
  Captain's Lodge   | bandit camp    | Cover
  Whispering Glade  | old wood       | Bright, Cover
  Wolf Hollow       | old wood       | Dark
  Drip Cave         | caves          | Dark, Shallow water
  Web Nave          | caves          | Dark, Webbed
  Brood Loft        | caves          | Webbed, High ground
  Abbey Close       | abbey          | Bright, Hallowed
  Scriptorium       | abbey          | Cover
  Ossuary           | abbey crypt    | Dark, Unhallowed
  Deacon's Crypt    | abbey crypt    | Unhallowed
  Gatehouse Court   | fortress       | Cover
  Portcullis Hall   | fortress       | Cramped
  Engine Vault      | fortress       | Hazard 1 (shock)
  Emberford Street  | burnt town     | Bright, Hazard 1 (fire)
  Drake's Ledge     | burnt town     | High ground
  Ash Hollow        | burnt town     | Open
  Tide Stair        | drowned palace | Shallow water
  Sunken Nave       | drowned palace | Dark, Shallow water
  Throne of Salt    | drowned palace | Shallow water, Unhallowed
  Mirror Gallery    | hollow court   | Bright, Cover
  Hollow Court      | hollow court   | Unhallowed
`,
);
