// Broken: the rulebook promises a nap after lunch, and nobody ever takes one.

import { game } from '../../games/_example/game.ts';
import type { BrokenCopy } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'plays-every-card',
  game,
  clauses: '**EX-NAP-01** {event: napped} After a Pie, its eater takes a nap and misses a turn.',
};
