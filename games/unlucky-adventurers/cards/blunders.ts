// The Blunders of the Quest deck. They happen to whoever draws them; text and effect come from the notation.

import type { BlunderCard, Deck } from './card.ts';

export const BLUNDERS = {
  'bln-cape': {
    name: 'Tripped Over Your Own Cape',
    effect: 'disc(me,1)',
    line: 'It looked heroic until the second step.',
  },
  'bln-hole': {
    name: 'Hole in the Backpack',
    effect: 'rand(me,2)',
    line: 'The trail of loot leads straight to you.',
  },
  'bln-bill': {
    name: 'Unpaid Tavern Bill',
    effect: 'disc(me,2)',
    line: 'Turns out ‘heroes drink free’ was a joke.',
  },
  'bln-wand': {
    name: 'Wrong End of the Wand',
    rolls: { '1-3': 'rand(me,2)', '4-6': 'rand(me,1)' },
    line: 'Pointy bit away from face. Other pointy bit.',
  },
  'bln-cave': {
    name: 'Shouted Hello Into a Cave',
    effect: 'beast(me)',
    line: 'The cave said hello back.',
  },
  'bln-squirrel': {
    name: 'Outwitted by a Squirrel',
    effect: 'lose(L,1)',
    line: 'It had a plan. You had nuts.',
  },
  'bln-watch': {
    name: 'Slept Through Your Watch',
    effect: 'disc(me,1); miss(me)',
    line: 'Everyone else had a lovely view of it.',
  },
  'bln-charity': {
    name: 'Gave Generously to a Fake Charity',
    effect: 'pay(POOR,1)',
    line: 'Save the Basilisks thanks you.',
  },
  'bln-scroll': {
    name: 'Read the Cursed Scroll Aloud',
    effect: 'disc(ALL,1)',
    line: '‘Do not read aloud’, you read, aloud.',
  },
  'bln-mapflip': {
    name: 'Held the Map Upside Down',
    effect: 'disc(me,1); rev()',
    line: 'Ah. So that was south.',
  },
  'bln-luggage': {
    name: 'Took the Wrong Luggage',
    effect: 'swapHands(R)',
    line: 'These are not your trousers.',
  },
  'bln-mule': {
    name: 'The Mule Quit',
    effect: 'half(me)',
    line: 'It left a note. And most of its load. Behind.',
  },
} as const satisfies Deck<BlunderCard>;
