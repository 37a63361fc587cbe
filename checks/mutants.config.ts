// Vitest as `npm run mutants` uses it: some sources have mutants in them, all tests share one set of modules.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import { house, tests } from '../vitest.config.ts';
import { ROOT } from './sources.ts';

/** From path to text. */
const withMutants: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(process.env.MUTANT_SOURCES as string, 'utf8'),
);
const texts = new Map(Object.entries(withMutants).map(([path, text]) => [join(ROOT, path), text]));

export default mergeConfig<ViteUserConfig, ViteUserConfig>(
  house,
  defineConfig({
    plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => texts.get(id) }],
    test: {
      root: ROOT,
      include: tests('{ts,tsx}'),
      runner: './checks/mutant-runner.ts',
      isolate: false,
      maxWorkers: 1,
      // What was loaded for another sample, or for the tests themselves, is another text under the same name.
      fsModuleCache: false,
    },
  }),
);
