// Where the unit tests are, and how they are run.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,bots,tables,lab,art,cli,server,web,checks,bench,test}/**/*.test.{ts,tsx}',
      'games/**/test/**/*.test.{ts,tsx}',
    ],
    pool: 'threads',
    // A browser test waits more than it works: two at a time take two thirds of the time on two cores.
    maxWorkers: 2,
    // Ends what hangs; a busy machine may take its time.
    testTimeout: 120_000,
  },
});
