// What a sensible player tries first: the worth of options as weights.

import type { Ask } from '../../engine/question.ts';
import { worthsOf } from './policy/worth.ts';
import type { Table } from './state.ts';

/** How sharply a better option is preferred. */
const SHARPNESS = 1.6;
const LEAST = 0.02;

export function instinct(t: Table, ask: Ask<Table>): number[] | undefined {
  const worths = worthsOf(t, ask);
  if (worths === undefined) return undefined;
  const best = Math.max(...worths);
  return worths.map((worth) => LEAST + Math.exp(SHARPNESS * (worth - best)));
}
