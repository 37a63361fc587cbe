// The rules of Random Encounters.

import type { EqualMutant } from './equal-mutant.ts';

export const RANDOM_ENCOUNTERS: readonly EqualMutant[] = [
  {
    path: 'games/random-encounters/rules/attack.ts',
    line: 'if (t.tale !== undefined) tellHindrances(t, seat);',
    broken: ['if (true) tellHindrances(t, seat);'],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/random-encounters/rules/event.ts',
    line: "if (t.tale !== undefined) tell(t, { kind: 'nest', card, monsters: monsters.slice() });",
    broken: ["if (true) tell(t, { kind: 'nest', card, monsters: monsters.slice() });"],
    why: 'Without a listener nothing is told; it only saves time.',
  },
  {
    path: 'games/random-encounters/rules/figures.ts',
    line: 'const isWounded = bloodScent > 0 && health * 2 <= maxHealth(t, seat);',
    broken: ['const isWounded = bloodScent >= 0 && health * 2 <= maxHealth(t, seat);'],
    why: 'Who smells no blood adds nothing for it.',
  },
  {
    path: 'games/random-encounters/rules/price.ts',
    line: 'if (i !== without && worth > 0) sums |= sums << worth;',
    broken: ['if (i !== without && worth >= 0) sums |= sums << worth;'],
    why: 'What is worth nothing makes no other sum.',
  },
];
