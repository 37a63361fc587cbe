// Collecting what is wrong with a document: each problem with its place, and what to do.

import { didYouMean } from '../../../engine/fault.ts';

/** "zones[2].monsters[0].kind: there is no monster “gobln-cutter”. Did you mean goblin-cutter?" */
export type Problem = { readonly at: string; readonly says: string };

/** Collects problems; reading goes on after each, so that all are found. */
export class Findings {
  readonly problems: Problem[] = [];

  say(at: string, says: string): void {
    this.problems.push({ at, says });
  }

  /** A field that has to be text. */
  text(at: string, value: unknown): value is string {
    if (typeof value === 'string' && value !== '') return true;
    this.say(at, `has to be text, not ${shown(value)}. Write a name in quotes.`);
    return false;
  }

  /** A field that has to be a whole number in a range; absent is fine where nothing is needed. */
  number(at: string, value: unknown, { min, max }: { min: number; max: number }): value is number {
    if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return true;
    this.say(at, `has to be a whole number from ${min} to ${max}, not ${shown(value)}.`);
    return false;
  }

  /** A field that has to be a list; an absent one counts as empty where it may be left out. */
  list(at: string, value: unknown, mayBeAbsent = 'needed' as 'needed' | 'optional'): readonly unknown[] {
    if (Array.isArray(value)) return value;
    if (value === undefined && mayBeAbsent === 'optional') return [];
    this.say(at, `has to be a list in square brackets, not ${shown(value)}.`);
    return [];
  }

  oneOf(at: string, value: unknown, names: readonly string[], what: string): boolean {
    if (typeof value === 'string' && names.includes(value)) return true;
    const hint = typeof value === 'string' ? didYouMean(value, names) : '';
    this.say(at, `there is no ${what} ${shown(value)}${hint || `; there are ${names.join(', ')}.`}`);
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
