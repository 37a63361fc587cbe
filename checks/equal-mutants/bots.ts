// The bots.

import type { EqualMutant } from './equal-mutant.ts';

export const BOTS: readonly EqualMutant[] = [
  {
    path: 'bots/greedy.ts',
    line: 'let sum = 0;',
    broken: ['let sum = 1;'],
    why: 'All sums are higher by the same.',
  },
  {
    path: 'bots/policy.ts',
    line: 'if (below(rng, SLIP) === 0) return below(rng, options.length);',
    broken: ['if (below(rng, SLIP) === 1) return below(rng, options.length);'],
    why: 'Another one answer in six is a slip.',
  },
  {
    path: 'bots/search.ts',
    line: 'if (worth > bestWorth) [best, bestWorth] = [i, worth];',
    broken: ['if (worth >= bestWorth) [best, bestWorth] = [i, worth];'],
    why: 'A tie needs two random words that are the same.',
  },
  {
    path: 'bots/greedy.ts',
    line: 'let best = 0;',
    broken: ['let best = 1;'],
    why: 'The first option tried takes its place.',
  },
  {
    path: 'bots/greedy.ts',
    line: 'let bestSum = -1;',
    broken: ['let bestSum = -2;'],
    why: 'No sum of chances is below 0.',
  },
  {
    path: 'bots/search.ts',
    line: 'const chosen = options.length === 1 ? 0 : this.select(t, fork, options);',
    broken: ['const chosen = false ? 0 : this.select(t, fork, options);'],
    why: 'A single option is selected all the same.',
  },
  {
    path: 'bots/search.ts',
    line: 'this.place = move.visits === 0 ? undefined : move.next;',
    broken: ['this.place = false ? undefined : move.next;'],
    why: 'The tree grows by several places a try; later tries find the same ones.',
  },
  {
    path: 'bots/search.ts',
    line: 'const urge = (liking * (instinct?.[i] ?? 1) * Math.sqrt(move.available)) / (1 + move.visits);',
    broken: ['const urge = (liking * (instinct?.[i] ?? 1) * Math.sqrt(move.available)) / (2 + move.visits);'],
    why: 'A little less curious, as with another `curiosity`.',
  },
  {
    path: 'bots/search.ts',
    line: 'let best = 0;',
    broken: ['let best = 1;'],
    why: 'The first option tried takes its place.',
  },
];
