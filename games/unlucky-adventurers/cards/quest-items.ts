// The Items of the Quest deck. The outcome notation makes both the printed text and the effect (notation.ts).

import type { Deck, RollCard } from './card.ts';

export const ITEMS = {
  'itm-bag': {
    name: 'Bag of Letting Go',
    copies: 2,
    value: 1,
    outcomes: { 1: 'disc(me,1)', '2-4': 'draw(me,1)', '5-6': 'draw(me,2)' },
    line: 'It carries everything. It keeps some of it.',
  },
  'itm-map': {
    name: 'Map Drawn by a Goblin',
    copies: 2,
    value: 1,
    outcomes: { 1: 'miss(me)', '2-3': 'scry(3)', '4-5': 'scry(3); draw(me,1)', 6: 'scry(3); draw(me,2)' },
    line: 'North is marked ‘up-ish’.',
  },
  'itm-rope': {
    name: 'Ten-Foot Rope (Nine Feet)',
    copies: 2,
    value: 2,
    outcomes: { 1: 'miss(me)', '2-3': '-', '4-5': 'miss(T)', 6: 'miss(T); steal(T,1)' },
    line: 'One foot sold separately.',
  },
  'itm-mirror': {
    name: 'Mirror of Mild Regret',
    copies: 2,
    value: 1,
    outcomes: { 1: 'rand(me,1)', '2-3': 'look(T)', '4-5': 'draw(me,1)', 6: 'refresh(); draw(me,1)' },
    line: 'You look tired. Have you tried again?',
  },
  'itm-whistle': {
    name: 'Beast Whistle',
    copies: 2,
    value: 2,
    outcomes: { 1: 'beast(me)', '2-3': '-', '4-5': 'draw(me,1)', 6: 'beast(T)' },
    line: 'Audible only to things with more teeth than manners.',
  },
  'itm-sandwich': {
    name: 'Suspicious Sandwich',
    copies: 2,
    value: 1,
    outcomes: { 1: 'rand(me,2)', '2-3': '-', '4-5': 'draw(me,2)', 6: 'draw(me,3)' },
    line: 'Smells of egg. There is no egg.',
  },
  'itm-lockpick': {
    name: 'Lockpick Made of Cheese',
    copies: 2,
    value: 0,
    outcomes: { '1-2': '-', '3-5': 'steal(T,1)', 6: 'steal(LR,1)' },
    line: 'Works best on mouse-owned property.',
  },
  'itm-die': {
    name: 'Loaded Die (Loaded With What?)',
    copies: 2,
    value: 1,
    outcomes: { 1: 'disc(me,1)', '2-6': 'duel()' },
    line: 'Everyone rolls. Somebody cries.',
  },
  'itm-barrel': {
    name: 'Barrel of Maybe-Ale',
    copies: 2,
    value: 2,
    outcomes: {
      1: 'draw(LR,1)',
      '2-3': 'draw(me,1); draw(L,1)',
      '4-5': 'draw(me,1); draw(T,1); disc(T,2)',
      6: 'draw(me,2)',
    },
    line: 'The first round is on you. Literally: it burst.',
  },
} as const satisfies Deck<RollCard>;
