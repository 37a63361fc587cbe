// Runs Vitest until every mutant has been tried in every test that passes it.

import { execute } from './check.ts';
import { accountOf, type Entry, neverEnded, read, write } from './mutant-journal.ts';
import type { Mutant } from './mutations.ts';

/** The files of one run: what happened so far, and the sources with mutants in them. */
export type Run = {
  readonly journal: string;
  readonly sources: string;
  readonly env: Readonly<Record<string, string>>;
};

export type Tell = (mutant: Mutant, by: string, settled: number) => void;

/** In seconds of the processor. A test that takes longer waits until the quick ones have left few mutants. */
const PACES = ['0.02', '0.2', '1e9'];

/** A run for one mutant alone is ended after this long, and counts as noticed. */
const ALONE_MINUTES = 10;

export async function tryAll(
  run: Run,
  tests: readonly string[],
  mutants: readonly Mutant[],
  tell: Tell,
): Promise<void> {
  const told = new Set(accountOf(read(run.journal)).noticed.keys());
  for (const pace of PACES) {
    while (told.size < mutants.length && (await wasCutOff(pace)));
  }
  const { early } = accountOf(read(run.journal));
  for (const { number } of mutants) {
    if (early.has(number) && !told.has(number)) await tryAlone(run, tests, number);
    tellNews();
  }

  async function wasCutOff(pace: string): Promise<boolean> {
    const end = new AbortController();
    let last = { entries: 0, at: Date.now() };
    const watch = setInterval(() => {
      tellNews();
      const entries = read(run.journal);
      if (entries.length > last.entries) last = { entries: entries.length, at: Date.now() };
      if (Date.now() - last.at > patience(entries.at(-1))) end.abort();
    }, 5000);
    const { code, output } = await vitest(run, tests, { MUTANT_QUICK: pace }, end.signal);
    clearInterval(watch);
    const entries = read(run.journal);
    const entry = entries.at(-1);
    const isCutOff = entry !== undefined && 'trying' in entry;
    if (code !== 0 && !isCutOff && accountOf(entries).failUnbroken.size === 0)
      throw new Error(
        `The tests did not come to their end although nothing is broken:\n${output.slice(-4000)}`,
      );
    if (isCutOff) write(run.journal, { noticed: entry.trying, by: neverEnded(entry.test) });
    tellNews();
    return isCutOff;
  }

  function tellNews(): void {
    const { noticed } = accountOf(read(run.journal));
    for (const mutant of mutants) {
      const by = noticed.get(mutant.number);
      if (by === undefined || told.has(mutant.number)) continue;
      told.add(mutant.number);
      tell(mutant, by, told.size);
    }
  }
}

const patience = (entry: Entry | undefined): number =>
  entry && 'trying' in entry ? 1000 * entry.patience : Number.POSITIVE_INFINITY;

/** What runs while files are loaded cannot be woken up later: a run of its own, with this mutant awake from the start. */
async function tryAlone(run: Run, tests: readonly string[], mutant: number): Promise<void> {
  const end = AbortSignal.timeout(ALONE_MINUTES * 60_000);
  const { code } = await vitest(run, [...tests, '--bail', '1'], { MUTANT_ALONE: String(mutant) }, end);
  if (code === 0 || accountOf(read(run.journal)).noticed.has(mutant)) return;
  write(run.journal, { noticed: mutant, by: 'files that cannot be loaded, or a run that did not end' });
}

function vitest(run: Run, tests: readonly string[], env: NodeJS.ProcessEnv, end: AbortSignal) {
  const config = ['--config', 'checks/mutants.config.ts', '--passWithNoTests'];
  return execute(
    'vitest',
    ['run', ...config, ...tests],
    {
      MUTANT_JOURNAL: run.journal,
      MUTANT_SOURCES: run.sources,
      // A rule in circles may collect things without end.
      NODE_OPTIONS: '--max-old-space-size=2000',
      ...run.env,
      ...env,
    },
    end,
  );
}
