// What is printed on a creature card.

import type { Eats, Flesh, Word } from './card.ts';

export type CreatureCard = {
  readonly name: string;
  readonly hp: number;
  readonly pips: number;
  readonly flesh: Flesh;
  readonly eats: Eats;
  /** Absent for creatures that never attack. */
  readonly atk?: number;
  readonly chase?: number;
  readonly words: readonly Word[];
  readonly text?: string;
};
