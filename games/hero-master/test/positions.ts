// Positions with a right answer: what would a good player do here?

import { type HeroTable, type Position, table } from './table.ts';

export type Puzzle = {
  readonly name: string;
  readonly at: () => HeroTable;
  readonly seat: number;
  /** Labels of the answers a good player would give, or how they begin. */
  readonly right: readonly string[];
};

const puzzle = (name: string, position: Position, right: readonly string[], lead?: Lead): Puzzle => ({
  name,
  at: () => (lead === undefined ? table(position) : lead(table(position))),
  seat: 0,
  right,
});

type Lead = (t: HeroTable) => HeroTable;

const gold = { loot: 12, treasure: ['Torch, Lit', 'Lucky Pants', 'Boomerang'] };
const exchange = { ...gold, phase: 'resolving' } as const;
const laying = { ...gold, phase: 'laying cards' } as const;
const rival = { hand: ['Pyromaniac', 'Magic Shield', 'Everything At Once'] };
const spentWeapons = ['Mace of Mild Rebuke', 'Collection Plate'];

export const PUZZLES: readonly Puzzle[] = [
  puzzle(
    'a monster the hand can beat, not one it cannot',
    {
      ...gold,
      lurking: ['Big Dennis', 'Orc Warrior', 'Sir Rattlesworth'],
      players: [{ hand: ['Reluctant Smiting', 'Blunt Sermon'], exhausted: spentWeapons }, rival],
    },
    ['Orc Warrior', 'Sir Rattlesworth'], // Reluctant Smiting is for the Undead.
  ),
  puzzle(
    'no opening with an attack that cannot win',
    {
      ...gold,
      lurking: ['Big Dennis'],
      players: [
        { is: ['Dwarf', 'Rogue'], hand: ['Evasion'], exhausted: ['Dagger', 'Clobberstick'] },
        rival,
        {},
      ],
    },
    ['Decline'],
  ),
  puzzle(
    'no joining with an attack that cannot win',
    {
      ...gold,
      lurking: ['Big Dennis'],
      leader: 1,
      players: [{ is: ['Dwarf', 'Rogue'], hand: ['Evasion'], exhausted: ['Dagger', 'Clobberstick'] }, rival],
    },
    ['Stay out'],
    (t) => t.answersAll(1, 'Big Dennis', 'Everything At Once').idle(1),
  ),
  puzzle(
    'joining with the attack that wins',
    {
      ...laying,
      encounter: 'Ogre Bouncer',
      leader: 1,
      players: [
        { hand: ['Brave', 'Thoughts and Prayers'], part: 'to join', exhausted: spentWeapons },
        { ...rival, row: ['Frosty Reception'], part: 'passed' },
      ],
    },
    ['Brave'],
  ),
  puzzle(
    'the attack that gets through, not the one that looks strong',
    {
      ...gold,
      lurking: ['Swamp Wraith'],
      players: [{ hand: ['Brave', 'Reluctant Smiting', 'Emergency Pie'], exhausted: spentWeapons }, rival],
    },
    ['Reluctant Smiting'],
    (t) => t.answers(0, 'Swamp Wraith'),
  ),
  puzzle(
    'a bungle on the attack that would win before one’s own',
    {
      ...laying,
      encounter: 'Giant',
      leader: 1,
      players: [
        { row: ['Borrowed Heroics'], hand: ['Banana Skin'], part: 'in' },
        { is: ['Dwarf', 'Barbarian'], row: ['Wild Swings!'], part: 'passed' },
      ],
    },
    ['Banana Skin'],
  ),
  puzzle(
    'the bungle goes where it hurts',
    {
      ...laying,
      encounter: 'Giant',
      leader: 1,
      players: [
        { row: ['Brave'], hand: ['Banana Skin'], part: 'in' },
        { is: ['Dwarf', 'Barbarian'], row: ['Wild Swings!'], part: 'passed' },
        { is: ['Elf', 'Rogue'], row: ['Evasion'], part: 'passed' },
      ],
    },
    ['Wild Swings!'],
    (t) => t.answers(0, 'Banana Skin'),
  ),
  puzzle(
    'a bungle that takes weapons away goes on the attack that needs one',
    {
      ...laying,
      encounter: 'Giant',
      leader: 1,
      players: [
        { row: ['Brave'], hand: ['Portly'], part: 'in' },
        { is: ['Elf', 'Barbarian'], row: ['Wild Swings!', 'Headbutt'], part: 'passed' },
      ],
    },
    ['Wild Swings!'],
    (t) => t.answers(0, 'Portly'),
  ),
  puzzle(
    'a weapon that makes the difference is applied',
    { ...exchange, encounter: 'Giant', players: [{ row: ['Brave'], hand: ['Unexpected'] }, rival] },
    ['Mace', 'Collection Plate'],
  ),
  puzzle(
    'weapons are not wasted on an attack that cannot win with them',
    {
      ...exchange,
      encounter: 'Big Dennis',
      lurking: ['Orc Warrior', 'Goblin Pickpocket'],
      players: [{ is: ['Dwarf', 'Rogue'], row: ['Evasion'], hand: ['Brave', 'Unexpected'] }, rival],
    },
    ['Roll the dice'],
  ),
  puzzle(
    'weapons that add nothing are kept for the next monster',
    {
      ...exchange,
      encounter: 'Orc Warrior',
      lurking: ['Giant', 'Goblin Pickpocket'],
      players: [{ row: ['Reluctant Smiting'], hand: ['Brave', 'Unexpected'] }, rival],
    },
    ['Roll the dice', 'Collection Plate'],
  ),
  puzzle(
    'a hero about to fall hides or heals',
    {
      ...exchange,
      encounter: 'Giant',
      players: [{ row: ['Brave'], hand: ['Unexpected'], health: 2, gold: 6, exhausted: spentWeapons }, rival],
    },
    ['Halfling', 'Cleric'],
  ),
  puzzle(
    'Thick Skull under a Banana Skin',
    {
      ...exchange,
      encounter: 'Orc Warrior',
      players: [
        { is: ['Dwarf', 'Cleric'], row: [['Borrowed Heroics', 'Banana Skin', 1]], exhausted: spentWeapons },
        rival,
      ],
    },
    ['Dwarf'],
  ),
  puzzle(
    'Second Glance at a roll that fails',
    {
      ...exchange,
      encounter: 'Orc Warrior',
      players: [{ is: ['Elf', 'Cleric'], row: ['Reluctant Smiting'] }, { is: ['Dwarf', 'Rogue'] }],
    },
    ['Roll again'],
    (t) => t.rolls(3, 1).answersAll(0, 'Elf', 'Roll the dice'),
  ),
  puzzle(
    'of two rolls the one that wins',
    {
      ...exchange,
      encounter: 'Orc Warrior',
      players: [{ is: ['Elf', 'Cleric'], row: ['Reluctant Smiting'] }, { is: ['Dwarf', 'Rogue'] }],
    },
    ['Keep the 14'],
    (t) => t.rolls(3, 1, 14).answersAll(0, 'Elf', 'Roll the dice', 'Roll again'),
  ),
  puzzle(
    'A Hint of Talent finds the weak spot',
    {
      ...exchange,
      encounter: 'Frost Gremlin',
      players: [
        { is: ['Gnome', 'Wizard'], row: ['Frosty Reception'], exhausted: ['Knobbly Staff', 'Singed Wand'] },
        { is: ['Dwarf', 'Rogue'] },
      ],
    },
    ['Ice becomes Fire', 'Ice becomes Spirit'],
    (t) => t.answers(0, 'Wizard'),
  ),
  puzzle(
    'plate mail is worn, not stashed',
    {
      ...exchange,
      encounter: 'Goblin Pickpocket',
      lurking: ['Giant'],
      treasure: ['Actual Plate Mail'],
      locations: ['Skating Pond', 'Training Yard', 'Cutpurse Alley', 'Goblin Warren', "Dragon's Den"],
      players: [{ is: ['Gnome', 'Rogue'], row: ['Brave'], hand: ['Unexpected'] }, { is: ['Elf', 'Wizard'] }],
    },
    ['Wear it instead'],
    (t) => t.strikes(0, [20, 1]),
  ),
  puzzle(
    'the better sword of two treasures',
    {
      ...exchange,
      encounter: 'Goblin Pickpocket',
      lurking: ['Giant', 'Moss Troll'],
      treasure: ['Sword of Vague Destiny', 'Boomerang'],
      locations: ['Skating Pond', 'Training Yard', 'Cutpurse Alley', 'Goblin Warren', "Dragon's Den"],
      players: [
        { is: ['Gnome', 'Barbarian'], row: ['Brave'], hand: ['Headbutt'] },
        { is: ['Elf', 'Wizard'] },
      ],
    },
    ['Sword of Vague Destiny'],
    (t) => t.strikes(0, [20, 1]),
  ),
  puzzle(
    'treasures that lie in the stash are sold',
    {
      phase: 'location',
      locations: ['Snoozehaven Market'],
      players: [{ stash: ['Lucky Pants'], hand: ['Brave'] }, rival],
    },
    ['Lucky Pants'],
  ),
  puzzle(
    'a hand without an attack is not kept',
    {
      phase: 'mulligans',
      players: [
        {
          hand: ['Dozed Off', 'Down Here!', 'Excessive Blessing', 'Moral Objection', 'Portly', 'Huh?!'],
          deck: ['Brave', 'Unexpected', 'Emergency Pie', 'Blunt Sermon', 'Reluctant Smiting'],
        },
        rival,
      ],
    },
    ['Mulligan'],
  ),
  puzzle(
    'no second attack that only invites the monster',
    {
      ...laying,
      encounter: 'Big Dennis',
      players: [
        {
          is: ['Dwarf', 'Rogue'],
          row: ['Hide in Shadows'],
          hand: ['Evasion'],
          part: 'in',
          health: 4,
          exhausted: ['Rogue', 'Dagger', 'Clobberstick'],
        },
        { ...rival, row: ['Polymorph'], part: 'passed' },
      ],
    },
    ['Pass'],
  ),
];
