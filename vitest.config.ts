// Where the unit tests are, and how they are run.

import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that at the end no core waits for the other. Vitest knows it only the second time. */
const LONG = [/test\/conformance/, /adventure-census/, /cli\/process/, /web\/test\//];

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

/** Where tests are; `ending` is that of their names. */
export const tests = (ending: string): string[] => [
  `{engine,bots,tables,lab,art,cli,server,web,checks,bench,test}/**/*.test.${ending}`,
  `games/**/test/**/*.test.${ending}`,
];

/** What is the same for every test. */
export const house = defineConfig({
  test: {
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

/**
 * Node runs our TypeScript as it is, and rules run faster there than in Vite's modules. What draws components needs
 * Vite, and its test ends in .tsx.
 */
export default mergeConfig(house, {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: tests('ts'),
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'drawn', include: tests('tsx') } },
    ],
  },
});
