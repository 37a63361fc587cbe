// Contrasts: how a rate differs between two arms that are observed match by match, without keeping the matches.

import { studentQuantile, twoSided } from './normal.ts';
import { type Estimate, LEVEL } from './share.ts';

/**
 * What one match says about one arm: `hits` of `of`. A seat that won is 1 of 1; two holders of a card of whom one won
 * are 1 of 2; a match of 62 decisions is 62 of 1.
 */
export type Arm = { readonly hits: number; readonly of: number };

/**
 * Sums over matches, as a plain list so that two contrasts are merged by adding: matches, then for each arm `of` and
 * `hits`, their squares and product, and the four products across. What happens in one match hangs together (one wins,
 * so the others do not; both arms were dealt the same), and these sums are what it takes to reckon with that.
 */
export type Contrast = number[];

const LENGTH = 15;

export const noContrast = (): Contrast => new Array<number>(LENGTH).fill(0);

export function noteContrast(sums: Contrast, one: Arm, other: Arm): void {
  const { of: a, hits: b } = one;
  const { of: c, hits: d } = other;
  const each = [1, a, b, c, d, a * a, a * b, b * b, c * c, c * d, d * d, a * c, a * d, b * c, b * d];
  for (let i = 0; i < LENGTH; i++) sums[i]! += each[i]!;
}

/** How the other arm's rate differs from the one's. */
export type Difference = Estimate & {
  /** The rates of both arms. */
  readonly one: number;
  readonly other: number;
  /** How many observations each arm had. */
  readonly ofOne: number;
  readonly ofOther: number;
  /** How often pure chance would differ as much; 1 when there is too little to tell. */
  readonly chance: number;
  /** False when there is too little to go by: the figure is shown, but nothing is claimed. */
  readonly enough: boolean;
};

/** Fewer observations in an arm say nothing yet. */
export const FEWEST = 30;

/**
 * The difference of two ratios with an interval that is robust against everything that hangs together within a match
 * (linearisation: the variance of each match's pull on the result).
 */
export function difference(sums: Contrast): Difference {
  const [n, a, b, c, d, aa, ab, bb, cc, cd, dd, ac, ad, bc, bd] = sums as Sums;
  const one = a === 0 ? 0 : b / a;
  const other = c === 0 ? 0 : d / c;
  const value = other - one;
  const observed = { of: n, one, other, ofOne: a, ofOther: c, value };
  if (n < 2 || a === 0 || c === 0) return { ...observed, low: -1, high: 1, chance: 1, enough: false };
  const own = (bb - 2 * one * ab + one * one * aa) / (a * a);
  const others = (dd - 2 * other * cd + other * other * cc) / (c * c);
  const across = (bd - other * bc - one * ad + one * other * ac) / (a * c);
  const error = Math.sqrt(Math.max(0, (n / (n - 1)) * (own + others - 2 * across)));
  const reach = error * studentQuantile(1 - (1 - LEVEL) / 2, n - 1);
  const chance = error < 1e-12 ? (Math.abs(value) < 1e-12 ? 1 : 0) : twoSided(value / error, n - 1);
  const enough = Math.min(n, a, c) >= FEWEST;
  return { ...observed, low: value - reach, high: value + reach, chance, enough };
}

type Sums = [
  ...[number, number, number, number, number],
  ...[number, number, number, number, number],
  ...[number, number, number, number, number],
];

/** Sums of a figure and of its square over matches: for a mean with its interval. */
export type Moments = number[];

export const noMoments = (): Moments => [0, 0, 0];

export function noteMoments(sums: Moments, figure: number): void {
  sums[0]! += 1;
  sums[1]! += figure;
  sums[2]! += figure * figure;
}

/** The mean with Student's interval; wide open while there are fewer than two. */
export function mean(sums: Moments): Estimate {
  const [of, sum, squares] = sums as [number, number, number];
  if (of < 2) return { value: of === 0 ? 0 : sum, low: -Infinity, high: Infinity, of };
  const value = sum / of;
  const error = Math.sqrt(Math.max(0, (squares - sum * value) / (of - 1) / of));
  const reach = error * studentQuantile(1 - (1 - LEVEL) / 2, of - 1);
  return { value, low: value - reach, high: value + reach, of };
}
