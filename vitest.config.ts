// Where the unit tests are, and how they are run.

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that at the end no core waits for the other. Vitest knows it only the second time. */
const LONG = [/test\/conformance/, /adventure-census/, /web\/test\//];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}

function turnOf({ moduleId }: TestSpecification): number {
  const turn = LONG.findIndex((name) => name.test(moduleId));
  return turn < 0 ? LONG.length : turn;
}

export default defineConfig({
  test: {
    include: [
      '{engine,bots,tables,lab,art,cli,server,web,checks,bench,test}/**/*.test.{ts,tsx}',
      'games/**/test/**/*.test.{ts,tsx}',
    ],
    pool: 'threads',
    // Nothing in the house keeps state in a module (checks/closed-rules.ts for the rules), so files may share what is loaded.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A browser test waits more than it works: three at a time keep two cores busy.
    maxWorkers: 3,
    // Ends what hangs; a busy machine may take its time.
    testTimeout: 600_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
