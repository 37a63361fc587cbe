// The ten slugcats. The Hunter's HP, diet, pip row and clock are the rulebook's; the other figures are ours.

import type { Diet } from './card.ts';
import type { RegionCode } from './regions.ts';

export type SlugcatCard = {
  readonly name: string;
  readonly hp: number;
  /** Pips needed to hibernate, and the most that can be held. */
  readonly line: number;
  readonly most: number;
  readonly diet: Diet;
  readonly atk: number;
  readonly flee: number;
  readonly start: RegionCode;
  readonly trait: string;
};

export const SLUGCATS = {
  survivor: {
    name: 'The Survivor',
    hp: 13,
    line: 4,
    most: 7,
    diet: 'omnivore',
    atk: 2,
    flee: 3,
    start: 'SU',
    trait: 'Second wind: once per cycle, reroll one of your own D20 rolls and keep the second result.',
  },
  monk: {
    name: 'The Monk',
    hp: 14,
    line: 3,
    most: 5,
    diet: 'omnivore',
    atk: -1,
    flee: 4,
    start: 'SU',
    trait: 'Open doors: a gate you have crossed, either way, asks no karma of you any more.',
  },
  hunter: {
    name: 'The Hunter',
    hp: 13,
    line: 5,
    most: 8,
    diet: 'eats-meat',
    atk: 5,
    flee: 4,
    start: 'CC',
    trait: 'Rot: at the end of your 20th own turn, −1 FLEE for good, and you become Hunter Long Legs.',
  },
  gourmand: {
    name: 'The Gourmand',
    hp: 14,
    line: 7,
    most: 11,
    diet: 'glutton',
    atk: 2,
    flee: -3,
    start: 'SH',
    trait:
      'Craft: once per cycle on your turn, outside combat, discard two items worth at least half a pearl together and take the top Treasure card.',
  },
  artificer: {
    name: 'The Artificer',
    hp: 14,
    line: 5,
    most: 9,
    diet: 'eats-meat',
    atk: 5,
    flee: 3,
    start: 'GW',
    trait:
      'Blast: once per cycle, said before rolling, one attack gets +4 and is explosive. Never gains reputation.',
  },
  rivulet: {
    name: 'The Rivulet',
    hp: 13,
    line: 4,
    most: 6,
    diet: 'omnivore',
    atk: 0,
    flee: 7,
    start: 'DS',
    trait:
      'Amphibious: Aquatic and tides do not touch you, and you have +2 FLEE in water-based regions. Swift: once per cycle, after a draw that leaves you awake where you were, draw one more card.',
  },
  spearmaster: {
    name: 'The Spearmaster',
    hp: 13,
    line: 4,
    most: 10,
    diet: 'needle-feeder',
    atk: 4,
    flee: 4,
    start: 'SU',
    trait:
      'Needle: roll your first attack of each fight twice and keep the better; weapons give you nothing. A kill you can eat feeds you 1 pip more.',
  },
  saint: {
    name: 'The Saint',
    hp: 11,
    line: 4,
    most: 5,
    diet: 'herbivore',
    atk: -3,
    flee: 5,
    start: 'SI',
    trait: 'Tongue: roll your first flee attempt of each fight twice and keep the better.',
  },
  inv: {
    name: 'The Inv',
    hp: 11,
    line: 6,
    most: 12,
    diet: 'omnivore',
    atk: -1,
    flee: 0,
    start: 'SH',
    trait: 'Charmer: taming costs you 1 pip less, but never less than 1.',
  },
  nightcat: {
    name: 'The Nightcat',
    hp: 12,
    line: 5,
    most: 7,
    diet: 'omnivore',
    atk: 1,
    flee: 3,
    start: 'SL',
    trait: 'Unseen: Stealth creatures get no first strike against you.',
  },
} as const satisfies Readonly<Record<string, SlugcatCard>>;

export type SlugcatKey = keyof typeof SLUGCATS;

/** Who gets which slugcat when the table says so beforehand: by turn order. */
export const PRESET: readonly SlugcatKey[] = [
  'survivor',
  'monk',
  'hunter',
  'gourmand',
  'artificer',
  'rivulet',
  'spearmaster',
  'saint',
  'nightcat',
];
