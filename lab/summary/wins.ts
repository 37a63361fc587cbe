// Shares of wins, and which of them are not what a fair share would be.

import { FEWEST } from '../statistics/contrast.ts';
import { holm } from '../statistics/correction.ts';
import { twoSided } from '../statistics/normal.ts';
import { type Estimate, share } from '../statistics/share.ts';

export type WinRow = {
  readonly key: string;
  readonly name: string;
  readonly share: Estimate;
  /** How often chance alone would stray as far from a fair share, corrected for the number of rows. */
  readonly chance: number;
  /** Too far from a fair share to be luck. */
  readonly odd: boolean;
};

/** One thing is odd by mistake in at most one table of twenty. */
export const ODD = 0.05;

type Counted = { readonly key: string; readonly name: string; readonly of: number; readonly won: number };

/** The best first; seats stay in their order when they are equal. */
export function winRows(counted: readonly Counted[], fair: number | ((key: string) => number)): WinRow[] {
  const fairOf = typeof fair === 'number' ? () => fair : fair;
  const chances = holm(counted.map((row) => chanceOf(row, fairOf(row.key))));
  return counted.map(({ key, name, of, won }, i) => ({
    key,
    name,
    share: share(won, of),
    chance: chances[i]!,
    odd: chances[i]! < ODD,
  }));
}

function chanceOf({ of, won }: Counted, fair: number): number {
  if (of < FEWEST || fair <= 0 || fair >= 1) return 1;
  return twoSided((won / of - fair) / Math.sqrt((fair * (1 - fair)) / of), Infinity);
}
