// The dice in words: "7 + 1 Brave − 2 effects = 6 < 12 armour: miss".

import type { Face } from './figures.ts';

type Term = { readonly name: string; readonly value: number };

/** The printed hit bonuses of the cards used; what is left of the sum comes from texts. */
export function hitTerms(cards: readonly Face[], hit: number): Term[] {
  const printed = cards.map(({ name, hit: value }) => ({ name, value }));
  const rest = hit - printed.reduce((sum, { value }) => sum + value, 0);
  return [...printed, { name: 'effects', value: rest }].filter(({ value }) => value !== 0);
}

const spelled = ({ name, value }: Term): string => `${value < 0 ? '−' : '+'} ${Math.abs(value)} ${name}`;

export type GreenRoll = {
  readonly roll: number;
  readonly terms: readonly Term[];
  readonly hit: number;
  readonly armour: number;
  readonly threshold: number;
};

export function greenWords({ roll, terms, hit, armour, threshold }: GreenRoll): string {
  if (roll <= threshold) return `${roll} ≤ ${threshold}: critical fail!`;
  if (roll === 20) return 'natural 20: critical hit!';
  const sum = roll + hit;
  const start = terms.length === 0 ? `${roll}` : `${roll} ${terms.map(spelled).join(' ')} = ${sum}`;
  return `${start} ${sum >= armour ? '≥' : '<'} ${armour} armour: ${sum >= armour ? 'hit' : 'miss'}`;
}

export function blackWords(roll: number, armour: number, ferocity: number): string {
  if (roll === 0) return 'does not strike';
  if (roll === 20) return `natural 20: critical hit for ${ferocity} × 2`;
  return roll >= armour
    ? `${roll} ≥ ${armour} armour: hit for ${ferocity}`
    : `${roll} < ${armour} armour: miss`;
}
