// The Weapons of the Quest deck. The outcome notation makes both the printed text and the effect (notation.ts).

import type { Deck, RollCard } from './card.ts';

export const WEAPONS = {
  'wpn-sword': {
    name: 'Mostly Straight Sword',
    copies: 2,
    value: 3,
    outcomes: { 1: 'disc(me,1)', '2-3': '-', '4-5': 'disc(T,1)', 6: 'disc(T,2)' },
    line: 'The bend is a feature.',
  },
  'wpn-crossbow': {
    name: 'Crossbow of Approximate Aim',
    copies: 2,
    value: 2,
    outcomes: { '1-2': 'disc(L,1)', '3-4': 'disc(R,1)', 5: 'disc(T,1)', 6: 'disc(T,2)' },
    line: 'Definitely hits. Somewhere.',
  },
  'wpn-pan': {
    name: 'Frying Pan of Justice',
    copies: 2,
    value: 3,
    outcomes: { 1: 'rand(me,1)', '2-3': '-', '4-5': 'rand(T,1)', 6: 'rand(T,1); miss(T)' },
    line: 'Justice is served, with eggs.',
  },
  'wpn-axe': {
    name: 'Axe with Commitment Issues',
    copies: 2,
    value: 4,
    outcomes: { 1: 'disc(me,2)', '2-3': 'rand(RND,1)', '4-5': 'disc(T,2)', 6: 'disc(T,3)' },
    line: 'The head leaves first.',
  },
  'wpn-boomerang': {
    name: 'Boomerang That Holds a Grudge',
    copies: 2,
    value: 2,
    outcomes: { 1: 'rand(me,1)', '2-3': 'back()', '4-5': 'disc(T,1)', 6: 'disc(T,1); back()' },
    line: 'It always comes back. It is always angry.',
  },
  'wpn-spear': {
    name: 'Extremely Long Spear',
    copies: 2,
    value: 3,
    outcomes: { 1: 'disc(R,1); disc(me,1)', 2: '-', '3-5': 'disc(L,1)', 6: 'rand(L,2)' },
    line: 'Mind the door frame. And the neighbours.',
  },
  'wpn-dagger': {
    name: 'Double-Ended Dagger',
    copies: 2,
    value: 2,
    outcomes: { '1-2': 'disc(T,1); disc(me,1)', '3-5': 'disc(T,1)', 6: 'disc(T,2)' },
    line: 'No handle, twice the value.',
  },
  'wpn-catapult': {
    name: 'Catapult (Some Assembly Required)',
    copies: 2,
    value: 4,
    outcomes: { '1-2': 'disc(me,1)', 3: '-', '4-5': 'disc(LR,1)', 6: 'disc(OTH,1)' },
    line: 'Three bolts left over. Probably spares.',
  },
  'wpn-hammer': {
    name: 'Hammer of Thuds',
    copies: 2,
    value: 3,
    outcomes: { 1: 'miss(me)', '2-3': '-', '4-5': 'disc(T,1)', 6: 'rand(T,2)' },
    line: 'Too heavy to lift twice.',
  },
  'wpn-sling': {
    name: 'Slingshot of Petty Envy',
    copies: 2,
    value: 1,
    outcomes: { '1-2': '-', '3-5': 'disc(RICH,1)', 6: 'disc(RICH,2)' },
    line: 'Aims itself at whoever is doing well.',
  },
} as const satisfies Deck<RollCard>;
