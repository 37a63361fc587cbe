// The guide of a first game of Hero Master: one thought at a time, when it matters.

import type { Guide } from '../../../web/table/guide.ts';

export const GUIDE: Guide = [
  {
    question: 'keep-hand',
    title: 'Hopeless heroes, real gold',
    text: 'Most gold after the Dragon’s Den wins. Red cards are your attacks, green ones are bungles for the others. A good hand has both: keep it, or draw a new one that is a card smaller.',
    clause: 'HM-SETUP-20',
  },
  {
    question: 'visit-which',
    title: 'You choose the road',
    text: 'Each Location says how many monsters wait there, how much gold and treasure, what the leader gets and what everybody lives with. A warning sign brings a boss.',
    clause: 'HM-LOC-02',
  },
  {
    question: 'encounter-which',
    title: 'You lead: pick a fight',
    text: 'The shield is what the green die must reach. Then one of your totals must reach the defence of its kind: R, F, I or S. Fangs are the wounds you take when it hits back. Weak monsters first, while the loot lasts.',
    clause: 'HM-ENC-08',
  },
  {
    question: 'lay-first-attack',
    title: 'Lay your first attack',
    text: 'Attacks are laid first and resolved later, from left to right. Under each you see which roll hits (“11+”) and its best total against the defence. Weapons come on top when it is resolved.',
    clause: 'HM-ENC-11',
  },
  {
    question: 'join',
    title: 'Join in, or stay out',
    text: 'To join you lay an attack. Only one hero defeats the monster and takes the reward; the earlier you resolve, the better your chances. Staying out costs nothing and risks nothing.',
    clause: 'HM-ENC-12',
  },
  {
    question: 'take-a-turn',
    title: 'More attacks, or a bungle',
    text: 'On each turn lay one more attack, play a bungle on somebody else’s attack, or pass. A pass is final. Save a bungle for the attack that would win.',
    clause: 'HM-ENC-16',
  },
  {
    question: 'bungle-which',
    title: 'Whose attack goes wrong?',
    text: 'A bungle lowers its strength and raises the number at or below which it fails critically. One bungle per attack, never on your own.',
    clause: 'HM-ENC-18',
  },
  {
    question: 'apply',
    title: 'Weapons, and a power of your own',
    text: 'Up to two ready weapons and one Hero card may help this attack; watch the figures change. Weapons are ready again at the next Location. A Hero card is not: only a card refreshes it, so save it for an attack that can win.',
    clause: 'HM-RESOLVE-04',
  },
  {
    event: 'dice',
    title: 'Green is you, black is the monster',
    text: 'Both dice are rolled at once. Green plus bonuses against its armour, then totals against defences. Black against your armour: a hit costs wounds, and an Ambusher may follow up.',
    clause: 'HM-RESOLVE-07',
  },
  {
    event: 'criticalFail',
    title: 'Critical Fail',
    text: 'The natural green roll was at or below the threshold: the attack fails, and a Critical Fail card says how. About half of them turn out well.',
    clause: 'HM-FAIL-03',
  },
  {
    question: 'take-which-treasure',
    title: 'To the victor',
    text: 'Choose a treasure from the pile. Weapons and armour may replace what you wear, attacks and bungles go to your hand, and what lies in your stash counts when gold is tied.',
    clause: 'HM-REWARD-03',
  },
  {
    event: 'heroDefeated',
    title: 'Down, but not out',
    text: 'A defeated hero drops gold, leaves the encounter and comes back with five health and a smaller hand. Nobody is ever out of the game.',
    clause: 'HM-DEFEAT-01',
  },
  {
    question: 'protest',
    title: 'It’s not fair!',
    text: 'Whoever has the least gold may draw a Protest card at a new Location: stronger than most, and gone once used.',
    clause: 'HM-PROTEST-02',
  },
  {
    question: 'sell-which',
    title: 'A buyer for your treasures',
    text: 'Here you may turn treasures from your stash into gold. Gold wins; treasures only break ties.',
    clause: 'HM-TREASURE-07',
  },
  {
    event: 'fled',
    title: 'The party runs',
    text: 'When everybody declines in a row, the party flees: the right-most lurking monster strikes once at every hero, and what was left of the loot stays behind.',
    clause: 'HM-DECLINE-04',
  },
];
