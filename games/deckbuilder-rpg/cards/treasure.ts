// The treasure cards of the three tiers: weapons, armour, trinkets and scrolls.

import { sheet } from './sheet.ts';

/** Notes as for ordinary weapons; undead:n more damage against undead, spells:n more damage of attack spells while ready. */
export const TREASURE_WEAPONS = sheet(
  ['tier', 'kind', 'hands', 'hit', 'damage', 'type', 'reach', 'charge', 'note', 'effect'],
  `
  Wickfire Blade         | I   | melee  | 1 | 1 | 4 | fire   | 0 | 0 | -           | -
  Fen-Iron Sabre         | I   | melee  | 1 | 2 | 3 | blade  | 0 | 0 | -           | -
  Ash Longbow            | I   | ranged | 2 | 1 | 6 | pierce | 2 | 0 | -           | -
  Rune-cut Staff         | I   | melee  | 2 | 1 | 2 | blunt  | 0 | 0 | shield:1 spells:1 | -
  Pilgrim Mace           | I   | melee  | 1 | 0 | 4 | holy   | 0 | 0 | -           | -
  Juggler's Knives       | I   | ranged | 1 | 1 | 4 | pierce | 1 | 0 | close       | -
  Silver Rapier          | I   | melee  | 1 | 2 | 3 | pierce | 0 | 0 | undead:1    | -
  Widow's Kiss           | II  | melee  | 1 | 2 | 3 | pierce | 0 | 0 | on:Poisoned | -
  Oathkeeper             | II  | melee  | 1 | 1 | 5 | holy   | 0 | 0 | -           | -
  Troll-tooth Greatsword | II  | melee  | 2 | 0 | 8 | blade  | 0 | 0 | -           | -
  Gale Longbow           | II  | ranged | 2 | 2 | 6 | pierce | 2 | 0 | -           | -
  Clockwork Crossbow     | II  | ranged | 2 | 2 | 7 | pierce | 2 | 0 | -           | -
  Star Staff             | II  | melee  | 2 | 1 | 2 | blunt  | 0 | 0 | spells:2    | ctr(A,2)
  Dawnbreaker            | III | melee  | 1 | 2 | 5 | holy   | 0 | 0 | undead:2    | -
  Castellan's Halberd    | III | melee  | 2 | 1 | 8 | blade  | 0 | 0 | parting:2   | -
  Drake-sinew Bow        | III | ranged | 2 | 2 | 7 | fire   | 2 | 0 | -           | -
  Nightglass Knives      | III | ranged | 1 | 2 | 5 | shadow | 1 | 0 | close       | -
`,
);

export const TREASURE_ARMOUR = sheet(
  ['tier', 'slot', 'bonus', 'resistance', 'note'],
  `
  Warden Hauberk    | I   | body   | 4 | -       | -
  Moonweave Robe    | I   | body   | 2 | -       | -
  Poacher's Coat    | I   | body   | 3 | -       | -
  Plate of the Gate | II  | body   | 4 | 1 all   | -
  Mirror Buckler    | II  | shield | 1 | 2 arcane, 2 fire, 2 frost, 2 shock, 2 shadow | -
  Ember Scale Coat  | III | body   | 4 | 4 fire  | -
  Salt King's Plate | III | body   | 5 | 1 all   | -
`,
);

/** What a trinket does while it is ready, or what it does when it is activated. */
export const TRINKETS = sheet(
  ['tier', 'always', 'limit', 'effect'],
  `
  Band of Vigour    | I   | health:3      | -    | -
  Wand of Sparks    | I   | -             | -    | fixed(+6,4,shock,1)
  Bell of Comrades  | I   | -             | once | draw(1,all)
  Cloak of Dusk     | II  | -             | -    | cond(Hidden,self,0)
  Gauntlet of Might | II  | meleeDamage:1 | -    | -
  Sage's Spectacles | II  | slots:1       | -    | -
  Fleet Boots       | II  | steps:1       | -    | -
  Comrade's Knot    | II  | synergy:1     | -    | -
  Salt Amulet       | III | resistance:1  | -    | -
  Saint's Finger    | III | healing:1     | -    | -
  Crown Shard       | III | -             | once | again
`,
);

/** A scroll lies in the spell book as the spell itself. */
export const SCROLLS = sheet(
  ['tier', 'spell'],
  `
  Scroll: Chain Spark     | I  | Chain Spark
  Scroll: Circle of Mercy | I  | Circle of Mercy
  Scroll: Thunder Chord   | I  | Thunder Chord
  Scroll: Unmake          | II | Unmake
  Scroll: Smite           | II | Smite
  Scroll: Banish          | II | Banish
  Scroll: Quickening      | II | Quickening
`,
);
