// Tips of a first adventure in Random Encounters, one at a time.

import type { Guide } from '../../../web/table/guide.ts';

export const GUIDE: Guide = [
  {
    question: 'pick-a-character',
    title: 'One of nine',
    text: 'Lift a Character to read both abilities: ★ works when you roll a Star in a fight, the other one on the road.',
    clause: 'RE-CHAR-06',
  },
  {
    question: 'between-encounters',
    title: 'Around the fire',
    text: 'Lift Loot and drop it on a glowing slot: the slot says what it does to your Stats. Then be ready.',
    clause: 'RE-RULE-15',
  },
  {
    question: 'your-combat-turn',
    title: 'Strength, Dexterity or Magic',
    text: 'Your Stat and a die, less the same Stat of the Monster, is the damage. The bars show how much of its Health that is.',
    clause: 'RE-COMBAT-04',
  },
  {
    question: 'after-your-roll',
    title: 'The die has fallen',
    text: 'A Star token turns this die into a Star: in a fight your ability, in a Trap a sure escape. Bosses are where they count.',
    clause: 'RE-STAR-01',
  },
  {
    event: 'monsterAttacked',
    title: 'Then it is their turn',
    text: 'A Monster hits everybody at once, each against their own Stat. Without Health you are on the ground, so drink your Herbs before that.',
    clause: 'RE-COMBAT-12',
  },
  {
    event: 'trapRolled',
    until: 'met',
    title: 'Traps',
    text: 'A 1 always fails and a Star always succeeds. One of you getting through is enough for Loot.',
    clause: 'RE-TRAP-03',
  },
  {
    question: 'try-the-quest',
    title: 'Side Quests wait',
    text: 'This one stays until the Boss comes. Try it when somebody is good enough, and can take a failure.',
    clause: 'RE-QUEST-03',
  },
  {
    question: 'name-a-roller',
    title: 'Send the right one',
    text: 'The chances stand beside the names; so does the Health it may cost.',
    clause: 'RE-RULE-11',
  },
  {
    event: 'knockedOut',
    title: 'On the ground',
    text: 'Any healing stands a companion up again. Until then be careful: another fall may end the story.',
    clause: 'RE-RULE-01',
  },
  {
    event: 'bossDrawn',
    title: 'The Boss',
    text: 'One ability at the start of each of its turns, one on a Star. Spend your Star tokens now.',
    clause: 'RE-BOSS-05',
  },
  {
    question: 'stat-token',
    title: 'For good',
    text: 'A Stat token stays with you. Most put it where they are strongest.',
    clause: 'RE-LEVEL-04',
  },
  {
    question: 'offer-for-sale',
    title: 'The sale desk',
    text: 'What nobody wears is worth more on the desk: put cards there until the price is met exactly.',
    clause: 'RE-LEVEL-13',
  },
];
