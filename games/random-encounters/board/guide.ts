// Tips of a first adventure in Random Encounters, one at a time.

import type { Guide } from '../../../web/table/guide.ts';
import type { CombatData } from '../questions/combat.ts';
import type { RollData } from '../questions/roll.ts';

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
    text: '“Spend a Star token” turns this die into a Star: in a fight your ability, in a Trap a sure escape. Against a Boss they count most.',
    clause: 'RE-STAR-01',
  },
  {
    question: 'your-combat-turn',
    title: 'Then it is their turn',
    text: 'A Monster hits everybody at once, each against their own Stat. Below the Attacks stands what that would cost each of you.',
    clause: 'RE-COMBAT-12',
  },
  {
    question: 'your-combat-turn',
    about: ({ options }) => options.some(({ data }) => (data as CombatData).act === 'item'),
    title: 'One Item a turn',
    text: 'The backpack is everybody’s. Use a glowing Item and attack as well: without Health you are on the ground, so heal before that.',
    clause: 'RE-ITEM-01',
  },
  {
    question: 'after-your-roll',
    about: ({ options }) => options.some(({ data }) => (data as RollData).needed > 0),
    title: 'A number to reach',
    text: 'In a Trap a 1 always fails and a Star always succeeds. One of you getting through is enough for Loot.',
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
    until: 'levelBeaten',
    title: 'The Boss',
    text: 'One ability at the start of each of its turns, one on a Star. Save no Star tokens now: after your roll you are asked for them.',
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
