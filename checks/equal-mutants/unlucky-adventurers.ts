// Unlucky Adventurers.

import type { EqualMutant } from './equal-mutant.ts';

export const UNLUCKY_ADVENTURERS: readonly EqualMutant[] = [
  {
    path: 'games/unlucky-adventurers/rules/outcome.ts',
    line: 'for (const seat of seats) if (!includes(effect.spared, seat)) drawOwedAndFight(t, seat, step.n);',
    broken: ['for (const seat of seats) if (true) drawOwedAndFight(t, seat, step.n);'],
    why: 'Whoever is still owed a card does not rise, so nobody here has been spared.',
  },
  {
    path: 'games/unlucky-adventurers/rules/effect.ts',
    line: 'row: -1,',
    broken: ['row: -2,'],
    why: 'There is no such line either.',
  },
];
