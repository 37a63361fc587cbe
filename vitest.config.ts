// Where the unit tests are, and how they are run.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,bots,lab,cli,server,web,checks,bench,test}/**/*.test.{ts,tsx}',
      'games/**/test/**/*.test.{ts,tsx}',
    ],
    pool: 'threads',
    testTimeout: 30_000,
  },
});
