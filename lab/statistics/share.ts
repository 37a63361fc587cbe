// Shares and quantiles with their intervals: so many of so many, and the middle of a histogram.

import { normalQuantile } from './normal.ts';

/** How sure an interval is: of twenty such intervals, one misses the truth. */
export const LEVEL = 0.95;

export type Interval = { readonly low: number; readonly high: number };

/** A figure with how sure we are of it, and from how many observations. */
export type Estimate = Interval & { readonly value: number; readonly of: number };

const Z: number = normalQuantile(1 - (1 - LEVEL) / 2);

/** Wilson's interval for a share: holds with few observations, and next to 0 and 1. */
export function share(count: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1, of };
  const value = count / of;
  const spread = 1 + (Z * Z) / of;
  const middle = (value + (Z * Z) / (2 * of)) / spread;
  const reach = (Z * Math.sqrt((value * (1 - value)) / of + (Z * Z) / (4 * of * of))) / spread;
  return {
    value,
    low: count === 0 ? 0 : middle - reach,
    high: count === of ? 1 : middle + reach,
    of,
  };
}

/** How often each value was seen; values are written as text so that it is plain data. */
export type Histogram = Record<string, number>;

/** Rows of a histogram in the order of their values. */
export function rows(histogram: Histogram): { value: number; count: number }[] {
  return Object.entries(histogram)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((one, other) => one.value - other.value);
}

/** The value below which such a part of the observations lies, with the interval that order statistics give it. */
export function quantile(histogram: Histogram, part: number): Estimate {
  const sorted = rows(histogram);
  const of = sorted.reduce((sum, { count }) => sum + count, 0);
  if (of === 0) return { value: 0, low: 0, high: 0, of };
  const reach = Z * Math.sqrt(of * part * (1 - part));
  const at = (rank: number) => valueAt(sorted, Math.min(of, Math.max(1, Math.round(rank))));
  return {
    value: at(Math.ceil(of * part)),
    low: at(of * part - reach),
    high: at(of * part + reach + 1),
    of,
  };
}

function valueAt(sorted: readonly { value: number; count: number }[], rank: number): number {
  let before = 0;
  for (const { value, count } of sorted) {
    before += count;
    if (before >= rank) return value;
  }
  return 0;
}
