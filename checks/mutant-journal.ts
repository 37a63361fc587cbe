// What the runs of `npm run mutants` write down while they go on: one line of JSON each. A run that is cut off is taken up
// again from here.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export type Entry =
  /** This mutant is awake in this test; whoever waits longer than so many seconds waits in vain. */
  | { readonly trying: number; readonly test: string; readonly patience: number }
  | { readonly noticed: number; readonly by: string }
  | { readonly unnoticed: number }
  /** Passed while the files were loaded, or in what is done once and kept: it needs a run of its own. */
  | { readonly early: number }
  /** Every mutant that this test, by its id, passes was tried in it. */
  | { readonly done: string; readonly test: string }
  /** It may have come after a mutant that left something behind: the next process says. */
  | { readonly failsUnbroken: string };

export function write(journal: string, entry: Entry): void {
  appendFileSync(journal, `${JSON.stringify(entry)}\n`);
}

export function read(journal: string): Entry[] {
  if (!existsSync(journal)) return [];
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Entry);
}

export type Account = {
  /** By which test each mutant was noticed. */
  readonly noticed: ReadonlyMap<number, string>;
  readonly early: ReadonlySet<number>;
  readonly done: ReadonlySet<string>;
  readonly failUnbroken: ReadonlySet<string>;
};

/** A try that was followed by anything but its outcome took its process down: that is noticed too. */
export function accountOf(entries: readonly Entry[]): Account {
  const noticed = new Map<number, string>();
  const early = new Set<number>();
  const done = new Set<string>();
  const failUnbroken = new Set<string>();
  for (const [i, entry] of entries.entries()) {
    const next = entries[i + 1];
    if ('noticed' in entry) noticed.set(entry.noticed, entry.by);
    else if ('early' in entry) early.add(entry.early);
    else if ('done' in entry) {
      done.add(entry.done);
      failUnbroken.delete(entry.test);
    } else if ('failsUnbroken' in entry) failUnbroken.add(entry.failsUnbroken);
    else if ('trying' in entry && next && !isOutcome(next)) noticed.set(entry.trying, neverEnded(entry.test));
  }
  return { noticed, early, done, failUnbroken };
}

const isOutcome = (entry: Entry): boolean => 'noticed' in entry || 'unnoticed' in entry || 'early' in entry;

export const neverEnded = (test: string): string => `${test}, which did not end`;
