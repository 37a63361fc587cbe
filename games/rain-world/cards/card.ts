// What a card is: one shape for all of them, so that the rules look everything up the same way.

import type { CardFace } from '../../../engine/table.ts';

export type Kind = 'slugcat' | 'shelter' | 'gate' | 'creature' | 'item' | 'food' | 'event' | 'grass';

/** What something is made of, for whoever eats it. */
export type Flesh = 'plant' | 'bug' | 'meat' | 'none';

/** RW-R-24: which bait a creature takes. */
export type Eats = 'nothing' | 'meat' | 'plants' | 'anything' | 'gifts';

export type Word =
  | 'prey'
  | 'skittish'
  | 'peaceful'
  | 'stealth'
  | 'pack'
  | 'aggressive'
  | 'explosive'
  | 'aquatic'
  | 'light-shy'
  | 'insect'
  | 'lizard'
  | 'scavenger'
  | 'untameable';

/** RW-R-23: how much of a card's pips each diet gets. */
export type Diet = 'omnivore' | 'eats-meat' | 'glutton' | 'herbivore' | 'needle-feeder';

export type Face = CardFace & {
  readonly kind: Kind;
  readonly hp: number;
  /** Of a creature: price of taming and worth of killing. Of food: what it feeds. */
  readonly pips: number;
  readonly atk: number;
  /** CHASE of a creature, FLEE of a slugcat. */
  readonly flee: number;
  /** Some creatures never attack, tamed or not. */
  readonly attacks: boolean;
  readonly flesh: Flesh;
  readonly eats: Eats;
  readonly words: readonly Word[];
  /** In half pearls, so that values stay whole (RW-R-68). */
  readonly halves: number;
  /** What an item adds to a roll. */
  readonly bonus: number;
  /** A weapon breaks on a natural roll of so much or less; 0 for what is no weapon. */
  readonly breaksOn: number;
  /** Index of a gate's link, -1 for other cards. */
  readonly link: number;
  readonly diet: Diet;
  /** Pips needed to hibernate, and the most that can be held (RW-CARD-02). */
  readonly line: number;
  readonly most: number;
  /** Where a slugcat starts: a region's index. */
  readonly start: number;
};

/** A face with nothing on it; each kind fills in what its cards have. */
export const BLANK: Omit<Face, 'key' | 'name' | 'deck' | 'kind' | 'text'> = {
  hp: 0,
  pips: 0,
  atk: 0,
  flee: 0,
  attacks: false,
  flesh: 'none',
  eats: 'nothing',
  words: [],
  halves: 0,
  bonus: 0,
  breaksOn: 0,
  link: -1,
  diet: 'omnivore',
  line: 0,
  most: 0,
  start: 0,
};
