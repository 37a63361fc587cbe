// Food: what it feeds, and what it is made of.

import type { Flesh } from './card.ts';

export type FoodCard = { readonly name: string; readonly pips: number; readonly type: Flesh };

export const FOOD: Readonly<Record<string, FoodCard>> = {
  blueFruit: { name: 'Blue Fruit', pips: 1, type: 'plant' },
  blueFruitBunch: { name: 'Blue Fruit Bunch', pips: 2, type: 'plant' },
  slimeMold: { name: 'Slime Mold', pips: 1, type: 'plant' },
  bubbleFruit: { name: 'Bubble Fruit', pips: 1, type: 'plant' },
  popcornPlant: { name: 'Popcorn Plant', pips: 3, type: 'plant' },
  jellyfish: { name: 'Jellyfish', pips: 1, type: 'bug' },
  eggbugEggs: { name: 'Eggbug Eggs', pips: 2, type: 'bug' },
  dandelionPeach: { name: 'Dandelion Peach', pips: 1, type: 'plant' },
  lilypuck: { name: 'Lilypuck', pips: 2, type: 'plant' },
  gooieduck: { name: 'Gooieduck', pips: 2, type: 'plant' },
  hazer: { name: 'Hazer', pips: 1, type: 'bug' },
  vultureGrub: { name: 'Vulture Grub', pips: 1, type: 'bug' },
  batflySwarm: { name: 'Batfly Swarm', pips: 2, type: 'bug' },
  freshCarcass: { name: 'Fresh Carcass', pips: 2, type: 'meat' },
  glowWeed: { name: 'Glow Weed', pips: 1, type: 'plant' },
};

/** RW-R-25: the bag of 24 food tokens, as how many there are of one, two and three pips. */
export const TOKENS: Readonly<Record<'one' | 'two' | 'three', number>> = { one: 4, two: 14, three: 6 };
