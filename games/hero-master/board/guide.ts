// The guide of a first game of Hero Master: one short tip at a time, when it matters.

import type { Guide } from '../../../web/table/guide.ts';
import type { Event } from '../events.ts';
import type { UseData } from '../questions/treasure.ts';

export const GUIDE: Guide = [
  {
    question: 'keep-hand',
    title: 'Most gold wins',
    text: 'Attacks, with crossed swords, beat monsters for gold. Bungles, with banana skins, spoil the attacks of others. A good hand has both.',
    clause: 'HM-SETUP-20',
  },
  {
    question: 'visit-which',
    title: 'You choose the road',
    text: 'Each Location says how many monsters and how much gold wait there. “Strength heroes” have that word on a Hero card. The Dragon’s Den is the last.',
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
    question: 'encounter-which',
    about: ({ options }) =>
      options.some(({ data }) => (data as { flees?: boolean } | undefined)?.flees === true),
    title: 'Nobody dares',
    text: 'Once everybody has declined in a row, the party flees: the Lurking monster furthest to the right strikes at all, and what gold lies here is lost.',
    clause: 'HM-DECLINE-04',
  },
  {
    question: 'lay-first-attack',
    title: 'Lay an attack',
    text: '✓ 11+ I3/2: hits on 11 or more, and Ice 3 is enough against 2. Equal is enough too. (✓) needs weapons or a Hero power, ✗ is too weak.',
    clause: 'HM-ENC-11',
  },
  {
    question: 'join',
    title: 'Join in, or stay out',
    text: '✗ 11+ I2/6: hits on 11 or more, but Ice 2 is too weak against 6. ✓ is enough, (✓) with weapons or a Hero power. One hero gets the reward.',
    clause: 'HM-ENC-12',
  },
  {
    question: ['keep-hand', 'lay-first-attack', 'join'],
    title: 'Four kinds of damage',
    text: 'R is Regular, F Fire, I Ice and S Spirit. A monster falls to an attack that hits, with one number at least as high as the monster’s of that kind.',
    clause: 'HM-RESOLVE-10',
  },
  {
    question: 'take-a-turn',
    title: 'More attacks, or a bungle',
    text: 'Drop a bungle on somebody else’s attack, best on the one that would win. A roll as low as its skull says fails critically. A pass is final.',
    clause: 'HM-ENC-16',
  },
  {
    question: 'extra-power',
    title: 'A Hero power',
    text: 'Race and class can each do something once. Lift the one that glows to read it; it may be wiser to keep it.',
    clause: 'HM-HERO-06',
  },
  {
    question: 'bungle-which',
    title: 'Whose attack goes wrong',
    text: 'One bungle per attack, never on your own. “Critical fail on ≤8”: a roll of 8 or less fails, whatever is added to it.',
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
    text: 'In your hand it can be played. In the stash it waits for a buyer at a later Location. Either way it counts when gold is equal.',
    clause: 'HM-TREASURE-06',
  },
  {
    event: 'ambusherRolls',
    title: 'Out of ambush',
    text: 'The monster that was fought has hit, and so the one in ambush has a go at the same hero, with a roll of its own.',
    clause: 'HM-AMBUSH-04',
  },
  {
    event: 'exhausted',
    title: 'Exhausted',
    text: 'What was used lies turned, of no more use. Weapons are refreshed at the next Location, race and class only by cards that say so.',
    clause: 'HM-CARD-07',
  },
  {
    event: 'wounded',
    happened: (event) => isLow(event as Event),
    title: 'Low health',
    text: 'At 0 a hero is defeated: up to 3 gold is lost, the attacks laid are gone, and the next hand is one card smaller.',
    clause: 'HM-BOARD-10',
  },
  {
    event: 'heroDefeated',
    title: 'Down, but not out',
    text: 'A defeated hero loses up to 3 gold and the attacks laid, and gets up with 5 health and a hand size one smaller. Nobody leaves the game.',
    clause: 'HM-DEFEAT-01',
  },
  {
    question: 'protest',
    title: 'It is not fair',
    text: 'Whoever has least gold may draw a Protest card: strong, and gone once used.',
    clause: 'HM-PROTEST-02',
  },
  {
    event: 'protested',
    title: 'A protest',
    text: 'Whoever has the least gold before a stay may draw a Protest card: it is strong, and goes back to its deck once used.',
    clause: 'HM-PROTEST-02',
  },
];

/** HM-BOARD-10: two more wounds of the strong, and the hero is down. */
function isLow(event: Event): boolean {
  return event.kind === 'wounded' && event.after > 0 && event.after <= 4;
}
