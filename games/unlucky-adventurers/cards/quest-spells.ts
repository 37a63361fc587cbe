// The Spells of the Quest deck. The outcome notation makes both the printed text and the effect (notation.ts).

import type { Deck, RollCard } from './card.ts';

export const SPELLS = {
  'spl-fireball': {
    name: 'Fireball, Probably',
    copies: 2,
    value: 4,
    outcomes: { 1: 'disc(me,2)', 2: 'disc(ALL,1)', '3-4': 'disc(T,1)', 5: 'disc(T,2)', 6: 'disc(OTH,1)' },
    line: 'Eyebrows are a renewable resource.',
  },
  'spl-weather': {
    name: 'Summon Weather',
    copies: 2,
    value: 2,
    outcomes: { 1: 'disc(me,1)', '2-3': 'rev()', '4-5': 'disc(LR,1)', 6: 'rand(OTH,1)' },
    line: 'Forecast: personal.',
  },
  'spl-newt': {
    name: 'Newtify',
    copies: 2,
    value: 3,
    outcomes: { 1: 'miss(me)', '2-3': '-', '4-5': 'miss(T); disc(T,1)', 6: 'miss(T); disc(T,2)' },
    line: 'They get better. Eventually.',
  },
  'spl-mind': {
    name: 'Mind Reading for Beginners',
    copies: 2,
    value: 1,
    outcomes: { 1: 'show(me)', '2-3': 'look(T)', '4-6': 'pick(T)' },
    line: 'Think of a card. Not that one.',
  },
  'spl-teleport': {
    name: 'Unaimed Teleport',
    copies: 2,
    value: 2,
    outcomes: { 1: 'disc(me,1)', '2-3': 'passL(1)', '4-5': 'trade(T,2)', 6: 'swapHands(T)' },
    line: 'You arrived. Your luggage had other plans.',
  },
  'spl-luck': {
    name: 'Borrowed Luck',
    copies: 2,
    value: 2,
    outcomes: { 1: 'pay(T,1)', '2-3': 'draw(me,1)', '4-5': 'draw(me,2)', 6: 'steal(LR,1)' },
    line: 'Interest is due by sundown.',
  },
  'spl-hand': {
    name: 'Invisible Helping-Itself Hand',
    copies: 2,
    value: 2,
    outcomes: { 1: 'lose(T,1)', '2-3': '-', '4-5': 'steal(T,1)', 6: 'steal(T,2)' },
    line: 'It helps. Itself.',
  },
  'spl-necro': {
    name: 'Necromancy, Volume One',
    copies: 2,
    value: 3,
    outcomes: { 1: 'disc(me,1)', '2-3': 'salvage(1)', '4-5': 'salvage(1); disc(T,1)', 6: 'salvage(2)' },
    line: 'Volume Two explains how to stop.',
  },
} as const satisfies Deck<RollCard>;
