// The nine Bosses, three for each Level.

import {
  brambles,
  breathe,
  cocoon,
  dissolve,
  grind,
  hurtEverybody,
  hurtLeader,
  hurtLeaderAndLeft,
  regainHealth,
  tax,
  tithe,
} from '../rules/boss.ts';
import { deckOf } from './builders.ts';
import {
  type BossAbility,
  type BossDeed,
  DEXTERITY,
  type Deck,
  MAGIC,
  type MonsterCard,
  STRENGTH,
} from './card.ts';

const FOREST = deckOf(1);
const CAVES = deckOf(2);
const KINGDOM = deckOf(3);

type Figures = Partial<Pick<BossAbility, 'amount' | 'less' | 'regains' | 'gears'>>;

const ability = (name: string, text: string, deed: BossDeed, of: Figures): BossAbility => ({
  name,
  text,
  amount: 0,
  less: 0,
  regains: 0,
  gears: 0,
  ...of,
  ...deed,
});

export const BOSSES: Deck<MonsterCard> = {
  'grandmother-mossjaw': FOREST.boss({
    name: 'Grandmother Mossjaw',
    type: 'BEAST',
    health: 17,
    stats: [4, 3, 2],
    attacksWith: STRENGTH,
    top: ability('Swat', 'The Leader takes 1 damage.', hurtLeader, { amount: 1 }),
    star: ability('Forest-Shaking Roar', 'Every Character takes 2 damage.', hurtEverybody, { amount: 2 }),
  }),
  'silkmother-vex': FOREST.boss({
    name: 'Silkmother Vex',
    type: 'BUG',
    health: 18,
    stats: [2, 4, 3],
    attacksWith: DEXTERITY,
    top: ability(
      'Cocoon',
      'The standing Character with the most Health has 2 less on their next Attack total.',
      cocoon,
      { amount: 2 },
    ),
    star: ability('Hatchlings', 'Every Character takes 1 damage and Vex regains 2X Health.', hurtEverybody, {
      amount: 1,
      regains: 2,
    }),
  }),
  'elder-thornheart': FOREST.boss({
    name: 'Elder Thornheart',
    type: 'PLANT',
    health: 18,
    stats: [3, 2, 4],
    attacksWith: MAGIC,
    top: ability('Deep Roots', 'It regains 1X Health.', regainHealth, { regains: 1 }),
    star: ability(
      'Bramble Burst',
      'Every Character takes 3 damage, or 1 if their Dexterity is 4 or more.',
      brambles,
      { amount: 3, less: 2 },
    ),
  }),
  'king-snagtooth': CAVES.boss({
    name: 'King Snagtooth',
    type: 'GOBLIN',
    health: 31,
    stats: [5, 5, 4],
    attacksWith: DEXTERITY,
    attacksAfterStar: true,
    top: ability(
      'Royal Tax',
      'The Party discards 1 unequipped Loot of its choice (Items count); if it has none, the Leader takes 2 damage.',
      tax,
      { amount: 2 },
    ),
    star: ability(
      'Guards!',
      'Every Character takes 2 damage; then he re-rolls and Attacks as normal.',
      hurtEverybody,
      { amount: 2 },
    ),
  }),
  'colossal-jelly': CAVES.boss({
    name: 'The Colossal Jelly',
    type: 'OOZE',
    health: 33,
    stats: [5, 3, 5],
    attacksWith: STRENGTH,
    top: ability(
      'Dissolve',
      'The Leader flips one face-up equipped card of their choice until the Combat ends; if they have none they take 2 damage.',
      dissolve,
      { amount: 2 },
    ),
    star: ability('Jiggle Together', 'It regains 3X Health.', regainHealth, { regains: 3 }),
  }),
  gloomscale: CAVES.boss({
    name: 'Gloomscale',
    type: 'DRAGON',
    health: 30,
    stats: [6, 4, 5],
    attacksWith: MAGIC,
    top: ability(
      'Smoulder',
      'The Leader and the player to the Leader’s left take 2 damage.',
      hurtLeaderAndLeft,
      { amount: 2 },
    ),
    star: ability(
      'Ember Breath',
      'Every Character takes 5 damage, less 2 for each face-up card they have in an Armor slot.',
      breathe,
      { amount: 5, less: 2 },
    ),
  }),
  'hollow-king': KINGDOM.boss({
    name: 'The Hollow King',
    type: 'UNDEAD',
    health: 58,
    stats: [8, 6, 8],
    attacksWith: MAGIC,
    top: ability('Soul Tithe', 'The Leader loses 1 Star token, or takes 2 damage if they have none.', tithe, {
      amount: 2,
    }),
    star: ability(
      'Long Live the King',
      'Every Character takes 3 damage and he regains 2X Health.',
      hurtEverybody,
      { amount: 3, regains: 2 },
    ),
  }),
  'castle-colossus': KINGDOM.boss({
    name: 'The Castle Colossus',
    type: 'CONSTRUCT',
    health: 53,
    stats: [9, 5, 6],
    attacksWith: STRENGTH,
    top: ability(
      'Grinding Gears',
      'Its Attacks are 1 higher for the rest of the Combat (this adds up turn by turn).',
      grind,
      { gears: 1 },
    ),
    star: ability('Falling Masonry', 'Every Character takes 5 damage.', hurtEverybody, { amount: 5 }),
  }),
  'vharax-the-usurper': KINGDOM.boss({
    name: 'Vharax the Usurper',
    type: 'DRAGON',
    health: 56,
    stats: [8, 7, 8],
    attacksWith: MAGIC,
    top: ability('Furnace Heart', 'Every Character takes 1 damage.', hurtEverybody, { amount: 1 }),
    star: ability(
      'Inferno',
      'Every Character takes 6 damage, less 2 for each face-up card they have in an Armor slot.',
      breathe,
      { amount: 6, less: 2 },
    ),
  }),
};
