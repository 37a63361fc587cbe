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
  {
    path: 'bots/search.ts',
    line: 'const newMove = (key: Key): Move => ({ key, visits: 0, reward: 0, available: 0, next: [] });',
    broken: ['const newMove = (key: Key): Move => ({ key, visits: 0, reward: 0, available: 1, next: [] });'],
    why: 'A little more curious, as with another `curiosity`.',
  },
  {
    path: 'bots/search.ts',
    line: 'this.place = move.visits === 0 ? undefined : move.next;',
    broken: ['this.place = move.visits === 1 ? undefined : move.next;'],
    why: 'The tree grows by several places at the first try and by none at the second; later tries find the same ones.',
  },
  {
    path: 'bots/search.ts',
    line: 'const hope = visits === 0 ? 0.5 : reward / visits;',
    broken: ['const hope = visits === 0 ? 1.5 : reward / visits;'],
    why: 'On the first visit no option has been tried: all are hoped to do the same, however well.',
  },
  {
    path: 'bots/search.ts',
    line: 'const worth = mean + urge + nextWord(this.rng) * TIE_BREAK;',
    broken: ['const worth = mean + urge - nextWord(this.rng) * TIE_BREAK;'],
    why: 'Of options that look the same chance takes one, by the lowest word as well as by the highest.',
  },
  {
    path: 'bots/sensible.ts',
    line: 'return pickWeighted(this.rng, this.firmness === AS_LIKED ? weights : this.firmly(weights));',
    broken: ['return pickWeighted(this.rng, false ? weights : this.firmly(weights));'],
    why: 'To the power of one, weights stay what they are.',
  },
  {
    path: 'bots/personas.ts',
    line: 'worth: (outlooks, seat) => (own(outlooks, seat) + Math.min(...outlooks.map((each) => each[seat]!))) / 2,',
    broken: [
      'worth: (outlooks, seat) => (own(outlooks, seat) + Math.min(...outlooks.map((each) => each[seat]!))) * 2,',
      'worth: (outlooks, seat) => (own(outlooks, seat) + Math.min(...outlooks.map((each) => each[seat]!))) / 3,',
    ],
    why: 'What all options are worth is made larger or smaller by the same.',
  },
  {
    path: 'bots/personas.ts',
    line: 'if (overlooks !== undefined && below(rng, overlooks) === 0) continue;',
    broken: ['if (overlooks !== undefined && below(rng, overlooks) === 1) continue;'],
    why: 'Another one option in three is overlooked.',
  },
  {
    path: 'bots/personas.ts',
    line: 'return things.reduce((sum, thing) => sum + figure(thing), 0) / things.length;',
    broken: ['return things.reduce((sum, thing) => sum + figure(thing), 1) / things.length;'],
    why: 'All options are worth more by the same.',
  },
  {
    path: 'bots/search.ts',
    line: 'decide: (worlds) => (worlds.options === 1 ? 0 : new Search(worlds, rng, habits).decide(budget)),',
    broken: ['decide: (worlds) => (false ? 0 : new Search(worlds, rng, habits).decide(budget)),'],
    why: 'A single option needs no round, and is what is left.',
  },
];
