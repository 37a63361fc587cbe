// The stat cards of the eight bosses: figures, weapons and spells, decks, powers.

import { sheet } from './sheet.ts';

/** Figures before the party's size is taken into account. */
export const BOSSES = sheet(
  ['level', 'tag', 'melee', 'meleeDamage', 'ranged', 'defence', 'mana', 'armour', 'bonus', 'resistance'],
  `
  Gruk Splitjaw      | 1 | goblin    | 5 | 3 | 3 | 9  | 0 | Scrap Mail       | 2 | -
  Captain Odile Rusk | 1 | human     | 5 | 3 | 5 | 10 | 0 | Brigandine       | 2 | -
  Old Mother Weft    | 2 | beast     | 6 | 4 | 5 | 9  | 0 | Chitin           | 3 | -
  Deacon Varn        | 2 | human     | 2 | 1 | 2 | 9  | 5 | Ossuary Vestment | 2 | 2 shadow
  The Iron Castellan | 3 | construct | 6 | 5 | 5 | 8  | 0 | Walking Fortress | 5 | 1 all, -2 shock
  Ashmaw             | 3 | dragon    | 5 | 4 | 0 | 9  | 5 | Ember Scales     | 4 | 4 fire, -2 frost
  The Drowned King   | 4 | undead    | 6 | 4 | 3 | 9  | 4 | Barnacled Plate  | 4 | 1 all
  The Hollow Queen   | 5 | undead    | 5 | 3 | 3 | 10 | 6 | Mirror Gown      | 4 | 1 all, -2 holy
`,
);

/** All of them ready. */
export const BOSS_WEAPONS = sheet(
  ['of', 'kind', 'hit', 'damage', 'type', 'reach', 'charge', 'targets', 'on'],
  `
  Notched Cleaver      | Gruk Splitjaw      | melee  | 1  | 3 | blade  | 0 | 0 | one   | -
  Hurling Axe          | Gruk Splitjaw      | ranged | 0  | 4 | blade  | 1 | 0 | one   | -
  Duelling Sabre       | Captain Odile Rusk | melee  | 2  | 3 | blade  | 0 | 0 | one   | -
  Twin-string Crossbow | Captain Odile Rusk | ranged | 1  | 6 | pierce | 2 | 0 | one   | -
  Dripping Fangs       | Old Mother Weft    | melee  | 1  | 3 | pierce | 0 | 0 | one   | Poisoned
  Web Spit             | Old Mother Weft    | ranged | 1  | 1 | pierce | 1 | 0 | one   | Held
  Grave Sickle         | Deacon Varn        | melee  | 1  | 3 | blade  | 0 | 0 | one   | -
  Shadow Bolt          | Deacon Varn        | spell  | 1  | 6 | shadow | 1 | 0 | one   | -
  Grave Wind           | Deacon Varn        | spell  | -2 | 4 | shadow | 1 | 2 | arena | Shaken
  Gate Halberd         | The Iron Castellan | melee  | 1  | 4 | blade  | 0 | 0 | one   | -
  Shoulder Ballista    | The Iron Castellan | ranged | 0  | 6 | pierce | 2 | 1 | one   | -
  Furnace Bite         | Ashmaw             | melee  | 1  | 4 | pierce | 0 | 0 | one   | -
  Fire Breath          | Ashmaw             | spell  | -1 | 5 | fire   | 1 | 1 | arena | Burning
  Tide Trident         | The Drowned King   | melee  | 1  | 4 | pierce | 0 | 0 | one   | -
  Brine Curse          | The Drowned King   | spell  | 1  | 5 | frost  | 1 | 0 | one   | Held
  Undertow             | The Drowned King   | spell  | -1 | 5 | frost  | 1 | 2 | arena | -
  Splinter Sceptre     | The Hollow Queen   | melee  | 2  | 4 | shadow | 0 | 0 | one   | -
  Needle of Night      | The Hollow Queen   | spell  | 1  | 7 | shadow | 2 | 0 | one   | Exposed
  Shattering Song      | The Hollow Queen   | spell  | -1 | 5 | shadow | 1 | 2 | arena | Shaken
`,
);

export const BOSS_DECKS = sheet(
  ['basics', 'abilities', 'latent'],
  `
  Gruk Splitjaw      | 4 Melee, 1 Range, 1 Defend, 1 Rest, 1 Item | Bully, Get Them!             | Skull Ringer, Frenzy, Behind the Lads
  Captain Odile Rusk | 2 Melee, 3 Range, 1 Defend, 1 Rest, 1 Item | Pin Down, Hold the Line      | Double Bolt, Lunge, Volley Order
  Old Mother Weft    | 3 Melee, 2 Range, 1 Defend, 1 Rest, 1 Item | Venom Flood, Silk Cocoon     | Rend, Brood Call, Skitter
  Deacon Varn        | 1 Melee, 4 Mana, 1 Defend, 1 Rest, 1 Item  | Dark Litany, Bone Wall       | Drain Life, Raise Bones, Dread Word
  The Iron Castellan | 4 Melee, 1 Range, 2 Defend, 1 Item         | Sweep, Bulwark               | Crush, Grinding Advance, Self-Repair
  Ashmaw             | 3 Melee, 3 Mana, 1 Defend, 1 Rest          | Tail Lash, Inhale            | Savage, Wing Buffet, Hoard Fury
  The Drowned King   | 3 Melee, 2 Mana, 2 Defend, 1 Item          | Tidal Sweep, Royal Guard     | Cold Grasp, Call the Sunken, Weight of Water
  The Hollow Queen   | 1 Melee, 4 Mana, 2 Defend, 1 Item          | Queenly Disdain, Mirror Step | Drain Life, Dread Word, Hall of Glass
`,
);

export const BOSS_POWERS = sheet(
  ['of', 'limit', 'effect'],
  `
  Whip the Rabble  | Gruk Splitjaw      | -    | bandCtr(1)
  Call the Warren  | Gruk Splitjaw      | once | summon(Goblin Cutter,2)
  Cool Head        | Captain Odile Rusk | -    | draw(2,self)
  Hidden Reserve   | Captain Odile Rusk | once | summon(Road Bandit,2)
  Egg Sacs         | Old Mother Weft    | -    | summon(Cave Spider,1)
  Web the Exits    | Old Mother Weft    | once | cond(Held,all,0); guard(2,self)
  Stir the Crypt   | Deacon Varn        | -    | summon(Bone Guard,1)
  Black Mass       | Deacon Varn        | once | heal(8,self); ctr(A,2)
  Lock the Gates   | The Iron Castellan | once | guard(3,self); cond(Held,all,0)
  Rivet Volley     | The Iron Castellan | -    | fixed(+6,4,pierce,1)
  Molten Blood     | Ashmaw             | -    | cond(Exposed,all,0); draw(1,self)
  Take Wing        | Ashmaw             | once | heal(6,self); guard(2,self)
  Sunken Court     | The Drowned King   | -    | summon(Drowned Thrall,1)
  Crown of Salt    | The Drowned King   | once | heal(10,self); cleanse(self)
  Courtiers        | The Hollow Queen   | -    | summon(Bone Guard,1); bandGuard(1)
  Nine Reflections | The Hollow Queen   | once | guard(4,self); draw(3,self)
`,
);
