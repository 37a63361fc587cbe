// How Vitest runs a test for `npm run mutants`: once unbroken, then once more for every mutant that it passed on its way
// and that nobody has noticed yet.

import { relative } from 'node:path';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { accountOf, type Entry, read, write } from './mutant-journal.ts';
import { ROOT } from './sources.ts';

const JOURNAL = process.env.MUTANT_JOURNAL as string;

/** Tests that need more of the processor than this wait until the quick ones have had their turn. */
const QUICK_SECONDS = Number(process.env.MUTANT_QUICK ?? Number.POSITIVE_INFINITY);

/** The one mutant of a run of its own, awake from the start. */
const ALONE = Number(process.env.MUTANT_ALONE ?? 0);

/** A rule that is passed a thousand times as often as when unbroken runs in circles. */
const CIRCLES = 1000;

/** Seconds of the clock, and not of the processor, which others may be using. */
const PATIENCE = 60;

const note = (entry: Entry): void => write(JOURNAL, entry);
const { noticed, early, done } = accountOf(read(JOURNAL));
const settled = new Set(noticed.keys());
const known = new Set(early);

let awake = ALONE;
let isInTest = false;
let most = Number.POSITIVE_INFINITY;
let passes = new Map<number, number>();

function broken(mutant: number): boolean {
  if (!isInTest && ALONE === 0) noteEarly(mutant);
  const times = (passes.get(mutant) ?? 0) + 1;
  passes.set(mutant, times);
  if (mutant !== awake) return false;
  if (times > most) throw new Error('The broken rule runs in circles.');
  return true;
}
Object.assign(globalThis, { broken });

function noteEarly(mutant: number): void {
  if (known.has(mutant)) return;
  known.add(mutant);
  note({ early: mutant });
}

type Attempt = {
  readonly passed: boolean;
  readonly problem: unknown;
  readonly passes: ReadonlyMap<number, number>;
};

/** The test with this mutant awake; 0 is nobody. */
async function attempt(test: RunnerTestCase, mutant: number, mostPasses = most): Promise<Attempt> {
  awake = mutant;
  most = mostPasses;
  passes = new Map();
  isInTest = true;
  try {
    await TestRunner.getTestFn(test)();
    return { passed: true, problem: undefined, passes };
  } catch (problem) {
    return { passed: false, problem, passes };
  } finally {
    awake = ALONE;
    most = Number.POSITIVE_INFINITY;
    isInTest = false;
  }
}

export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    if (ALONE > 0) return runBroken(test);
    if (done.has(test.id)) return;
    const begun = process.threadCpuUsage();
    const unbroken = await attempt(test, 0);
    const { user, system } = process.threadCpuUsage(begun);
    const seconds = (user + system) / 1e6;
    if (!unbroken.passed) {
      note({ failsUnbroken: nameOf(test) });
      throw unbroken.problem;
    }
    if (seconds > QUICK_SECONDS) return;
    for (const [mutant, times] of unbroken.passes) {
      if (!settled.has(mutant)) await tryOut(test, mutant, { times, seconds });
    }
    note({ done: test.id, test: nameOf(test) });
  }
}

async function runBroken(test: RunnerTestCase): Promise<void> {
  const { passed, problem } = await attempt(test, ALONE);
  if (passed) return;
  note({ noticed: ALONE, by: nameOf(test) });
  throw problem;
}

type Unbroken = { readonly times: number; readonly seconds: number };

async function tryOut(test: RunnerTestCase, mutant: number, { times, seconds }: Unbroken): Promise<void> {
  note({ trying: mutant, test: nameOf(test), patience: PATIENCE + 600 * seconds });
  const { passed, passes } = await attempt(test, mutant, CIRCLES * (times + 1));
  if (!passed && (await attempt(test, 0)).passed) {
    settled.add(mutant);
    note({ noticed: mutant, by: nameOf(test) });
  } else if (!passed || !passes.has(mutant)) {
    // It left something behind, or is not passed twice because its result was kept.
    note({ early: mutant });
  } else {
    note({ unnoticed: mutant });
  }
}

const nameOf = ({ file, fullTestName }: RunnerTestCase): string =>
  `${relative(ROOT, file.filepath)} ${fullTestName}`;
