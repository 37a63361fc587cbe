// Collecting what is wrong with a document: each problem with its place, and what to do.

import { didYouMean } from '../../../engine/fault.ts';

/** "zones[2].monsters[0].kind: there is no monster “gobln-cutter”. Did you mean goblin-cutter?" */
export type Problem = { readonly at: string; readonly says: string };

/** Collects problems; reading goes on after each, so that all are found. */
export class Findings {
  readonly problems: Problem[];
  readonly #misshapen: ReadonlySet<string>;

  /** A place that is known to be written wrongly needs no second sentence. */
  constructor(known: readonly Problem[] = []) {
    this.problems = [...known];
    this.#misshapen = new Set(known.map(({ at }) => at));
  }

  say(at: string, says: string): void {
    if (!this.#misshapen.has(at)) this.problems.push({ at, says });
  }

  oneOf(at: string, value: unknown, names: readonly string[], what: string): boolean {
    if (typeof value === 'string' && names.includes(value)) return true;
    const hint = typeof value === 'string' ? didYouMean(value, names) : '';
    if (value === undefined) this.say(at, `is missing: write one of ${names.join(', ')}.`);
    else this.say(at, `there is no ${what} ${shown(value)}${hint || `; there are ${names.join(', ')}.`}`);
    return false;
  }
}

export const shown = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : typeof value === 'string'
      ? `“${value}”`
      : JSON.stringify(value).slice(0, 60);

export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
