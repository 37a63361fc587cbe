// What one should know about a slugcat before being it: how kind it is to its player, and what it is like.

import type { SlugcatKey } from '../cards/slugcats.ts';

export const KINDNESS = { kind: 'kind to beginners', fair: 'takes some care', wild: 'for the bold' } as const;

type SlugcatWords = {
  readonly kindness: keyof typeof KINDNESS;
  /** What it is like, and what only it can do, in a breath. */
  readonly like: string;
};

export const SLUGCAT_WORDS: Readonly<Record<SlugcatKey, SlugcatWords>> = {
  survivor: {
    kindness: 'kind',
    like: 'Good at nothing in particular, and still here. Rolls again once a cycle.',
  },
  monk: { kindness: 'kind', like: 'Eats little, bites nobody. A gate once passed stays open.' },
  hunter: {
    kindness: 'wild',
    like: 'Hits hard, for twenty turns. Then something else looks out of its eyes.',
  },
  gourmand: {
    kindness: 'fair',
    like: 'Eats it all, runs from nothing: it cannot. Makes treasure out of junk.',
  },
  artificer: { kindness: 'fair', like: 'Explodes once a cycle. No scavenger ever forgives it.' },
  rivulet: { kindness: 'kind', like: 'The quickest paws, quicker in water. One more card once a cycle.' },
  spearmaster: { kindness: 'fair', like: 'Has no mouth. Drinks what it spears, and plants do not count.' },
  saint: { kindness: 'wild', like: 'Will not hurt a batfly. Two tries to slip away from every fight.' },
  inv: {
    kindness: 'wild',
    like: 'Nobody knows what it is; everything likes it. Tames cheaply, eats for two.',
  },
  nightcat: { kindness: 'fair', like: 'Whatever lies in wait for it was looking elsewhere.' },
};
