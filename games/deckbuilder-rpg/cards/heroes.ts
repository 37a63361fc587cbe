// The character information cards of the six heroes: figures and what they start with.

import { sheet } from './sheet.ts';

export const HEROES = sheet(
  ['type', 'melee', 'meleeDamage', 'ranged', 'defence', 'mana', 'health', 'slots'],
  `
  Brunhild Oxarm | warrior | 3 | 3 | 1 | 7 | 0 | 26 | 0
  Sable Finch    | rogue   | 4 | 2 | 3 | 9 | 0 | 19 | 0
  Orrin Vale     | wizard  | 0 | 0 | 1 | 8 | 4 | 18 | 2
  Sister Maud    | priest  | 2 | 1 | 0 | 7 | 3 | 21 | 2
  Fenn Ashdown   | ranger  | 2 | 1 | 4 | 8 | 1 | 20 | 1
  Corin Larkspur | bard    | 2 | 1 | 2 | 8 | 3 | 19 | 2
`,
);

/** By type. Abilities stand in abilities.ts. */
export const STARTING = sheet(
  ['weapons', 'armour', 'basics', 'powers', 'spells', 'book', 'atHand', 'consumable'],
  `
  Warrior | Longsword                   | Ring Hauberk, Buckler | 4 Melee, 2 Defend, 1 Rest, 1 Item                  | Rallying Roar, Heavy Stance       | -                        | -                                                   | Sling, Greatsword     | Healing Draught
  Rogue   | Shortsword, Throwing Knives | Leather Jerkin        | 3 Melee, 2 Range, 1 Defend, 1 Rest, 1 Item         | Lockpicks, Hide in Shadows        | -                        | -                                                   | Dagger, Hand Crossbow | Smoke Pot
  Wizard  | Quarterstaff                | Travelling Robe       | 4 Mana, 1 Defend, 2 Rest, 1 Item                   | Scholar's Focus, Open Book        | Mana Missile, Fire Burst | Frost Lance, Stone Skin, Blink, Lantern Charm       | Sling                 | Clear-Head Tonic
  Priest  | Mace                        | Ring Hauberk, Buckler | 2 Melee, 3 Mana, 1 Defend, 1 Rest, 1 Item          | Raise the Fallen, Cleansing Touch | Mend, Sacred Flame       | Blessing of Steel, Stone Skin, Purge, Lantern Charm | Sling                 | Blessed Water
  Ranger  | Longbow                     | Leather Jerkin        | 1 Melee, 4 Range, 1 Defend, 1 Rest, 1 Item         | Keen Eyes, Wolf at Heel           | -                        | Thorn Snare                                         | Shortsword, Buckler   | Oil Flask
  Bard    | Rapier                      | Leather Jerkin        | 2 Melee, 1 Range, 2 Mana, 1 Defend, 1 Rest, 1 Item | Encore, Fascinate                 | Discord, Soothing Air    | Inspiring Verse, Veil, Lantern Charm                | Sling                 | Antidote
`,
);
