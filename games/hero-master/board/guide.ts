// The guide of a first game of Hero Master: one short tip at a time, when it matters.

import type { Guide } from '../../../web/table/guide.ts';
import type { UseData } from '../questions/treasure.ts';

export const GUIDE: Guide = [
  {
    question: 'keep-hand',
    title: 'Most gold wins',
    text: 'Crossed swords are your attacks, banana skins are bungles for the others’. A good hand has both.',
    clause: 'HM-SETUP-20',
  },
  {
    question: 'visit-which',
    title: 'You choose the road',
    text: 'Each Location says how many monsters and how much gold wait there. The Dragon’s Den is the last.',
    clause: 'HM-LOC-02',
  },
  {
    question: 'ambush-first',
    title: 'In ambush',
    text: 'When the monster that is fought hits a hero, the one in ambush strikes at that hero too.',
    clause: 'HM-AMBUSH-04',
  },
  {
    question: 'encounter-which',
    title: 'Pick a fight',
    text: 'Above each stands the chance of your best attack. Fangs are what it costs when it hits back.',
    clause: 'HM-ENC-08',
  },
  {
    question: 'lay-first-attack',
    title: 'Lay an attack',
    text: '✓ 11+ I3/2: hits on 11, and Ice 3 beats 2. ✗ is too weak, (✓) needs your weapons. The dice come later.',
    clause: 'HM-ENC-11',
  },
  {
    question: 'join',
    title: 'Join in, or stay out',
    text: '✗ 11+ I2/6: hits on 11, but Ice 2 is too weak for 6. ✓ is enough, (✓) with weapons. One hero gets the reward.',
    clause: 'HM-ENC-12',
  },
  {
    question: 'take-a-turn',
    title: 'More attacks, or a bungle',
    text: 'Drop a bungle on somebody else’s attack, best on the one that would win. A pass is final.',
    clause: 'HM-ENC-16',
  },
  {
    question: 'extra-power',
    title: 'A Hero power',
    text: 'Race and class can each do something once. Tap the one that glows to read it; it may be wiser to keep it.',
    clause: 'HM-HERO-06',
  },
  {
    question: 'bungle-which',
    title: 'Whose attack goes wrong',
    text: 'One bungle per attack, never on your own.',
    clause: 'HM-ENC-18',
  },
  {
    question: 'apply',
    title: 'Weapons and powers',
    text: 'Each changes the figures. Weapons are ready again at the next Location, powers of race and class are not.',
    clause: 'HM-RESOLVE-04',
  },
  {
    event: 'criticalFail',
    title: 'Critical fail',
    text: 'So low a roll fails whatever is added, and a card says how. Some turn out well.',
    clause: 'HM-FAIL-03',
  },
  {
    question: 'take-which-treasure',
    title: 'Your pick',
    text: 'Weapons and armour can replace what you wear; the rest goes to your hand or your stash.',
    clause: 'HM-REWARD-03',
  },
  {
    question: 'use-treasure',
    about: ({ options }) => options.some(({ data }) => (data as UseData | undefined)?.way === 'hand'),
    title: 'Hand or stash',
    text: 'In your hand it can be played. In the stash it waits for a buyer at a later Location, and counts in a tie.',
    clause: 'HM-TREASURE-06',
  },
  {
    event: 'heroDefeated',
    title: 'Down, but not out',
    text: 'A defeated hero drops gold and comes back with less health. Nobody leaves the game.',
    clause: 'HM-DEFEAT-01',
  },
  {
    question: 'protest',
    title: 'It is not fair',
    text: 'Whoever has least gold may draw a Protest card: strong, and gone once used.',
    clause: 'HM-PROTEST-02',
  },
];
