// The thirteen kinds of minion, their powers, and the deck they share.

import { sheet } from './sheet.ts';

export const MINIONS = sheet(
  [
    'tag',
    'attack',
    'attackBonus',
    'weapon',
    'hit',
    'damage',
    'type',
    'reach',
    'on',
    'defence',
    'armour',
    'bonus',
    'hits',
    'resistance',
    'threat',
  ],
  `
  Goblin Cutter  | goblin    | melee  | 2 | Chipped Blade    | 1 | 2 | blade  | 0 | -        | 8 | Scrap Vest     | 1 | 1 | -        | 2
  Goblin Slinger | goblin    | ranged | 2 | Sling            | 1 | 2 | blunt  | 1 | -        | 8 | Rags           | 0 | 1 | -        | 2
  Road Bandit    | human     | melee  | 3 | Falchion         | 1 | 3 | blade  | 0 | -        | 8 | Padded Coat    | 2 | 2 | -        | 4
  Bandit Archer  | human     | ranged | 3 | Hunting Bow      | 1 | 3 | pierce | 2 | -        | 8 | Padded Coat    | 1 | 1 | -        | 3
  Bone Guard     | undead    | melee  | 2 | Grave Sword      | 1 | 3 | blade  | 0 | -        | 7 | Rusted Mail    | 3 | 2 | 2 pierce | 4
  Grave Chanter  | undead    | mana   | 3 | Tomb Whisper     | 1 | 3 | shadow | 1 | Shaken   | 8 | Shroud         | 0 | 1 | -        | 3
  Cave Spider    | beast     | melee  | 3 | Fangs            | 1 | 1 | pierce | 0 | Poisoned | 9 | Shell          | 0 | 1 | -        | 2
  Ceiling Lurker | beast     | ranged | 3 | Web Spit         | 1 | 2 | pierce | 1 | Held     | 8 | Thick Shell    | 2 | 2 | -        | 3
  Gaunt Wolf     | beast     | melee  | 3 | Jaws             | 1 | 3 | pierce | 0 | -        | 9 | Fur            | 0 | 1 | -        | 3
  Hooded Cultist | human     | mana   | 3 | Ember Dart       | 0 | 3 | fire   | 1 | -        | 8 | Robe           | 1 | 1 | -        | 3
  Stone Imp      | construct | melee  | 3 | Stone Fists      | 0 | 3 | blunt  | 0 | -        | 8 | Stone Skin     | 2 | 2 | 1 all    | 4
  Drowned Thrall | undead    | melee  | 3 | Waterlogged Grip | 0 | 4 | blunt  | 0 | -        | 8 | Rotten Leather | 1 | 2 | 2 fire   | 4
  Cinder Whelp   | dragon    | mana   | 3 | Cinder Spit      | 1 | 3 | fire   | 1 | Burning  | 9 | Soft Scales    | 0 | 1 | 4 fire   | 4
`,
);

/** Once per band, with the activate option of Item/Ability. */
export const MINION_POWERS = sheet(
  ['of', 'effect'],
  `
  Snatch         | Goblin Cutter  | snatch
  Pelt           | Goblin Slinger | cond(Shaken,enemy,1)
  Close Ranks    | Road Bandit    | ranks(guard,1)
  Take Aim       | Bandit Archer  | ranks(ctr,1)
  Knit           | Bone Guard     | knit
  Dirge          | Grave Chanter  | cond(Shaken,all,0)
  Skitter        | Cave Spider    | skitter
  Drop Web       | Ceiling Lurker | cond(Held,enemy,0)
  Harry          | Gaunt Wolf     | cond(Exposed,enemy,0)
  Blood Offering | Hooded Cultist | offering
  Stone Hide     | Stone Imp      | ranks(guard,1)
  Cold Hands     | Drowned Thrall | fatigue(1,one)
  Flare          | Cinder Whelp   | cond(Exposed,all,0)
`,
);

export const MINION_DECK = sheet(
  ['copies', 'symbols', 'turn', 'synergy'],
  `
  Melee   | 7 | melee      | -            | -
  Range   | 5 | range      | -            | -
  Mana    | 3 | mana       | -            | -
  Defend  | 4 | defend     | -            | -
  Rest    | 2 | rest       | -            | -
  Item    | 1 | item       | -            | -
  Gang Up | 2 | melee      | bandCtr(1)   | ctr(M,2)
  Loose!  | 1 | range+mana | bandCtr(1)   | ctr(*,2)
  Scurry  | 1 | defend     | bandGuard(1) | guard(1,self)
`,
);
