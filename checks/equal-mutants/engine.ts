// The engine.

import type { EqualMutant } from './equal-mutant.ts';

export const ENGINE: readonly EqualMutant[] = [
  {
    path: 'engine/choose.ts',
    line: 'for (let i = 0; i < options.length; i++) all[i] = options[i] as Option;',
    broken: ['for (let i = 0; i <= options.length; i++) all[i] = options[i] as Option;'],
    why: 'The way out is written there next.',
  },
  {
    path: 'engine/check-words.ts',
    line: 'if (old < 1 || old % KEPT_ONE_IN === 0) return;',
    broken: ['if (old < 1 || old % KEPT_ONE_IN === 1) return;'],
    why: 'Another one in eight is kept.',
  },
];
