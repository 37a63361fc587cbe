// One unit of the match, by what is going on.

import type { Table } from '../state.ts';
import { arrange } from './between.ts';
import { fightRound } from './combat.ts';
import { takeLeaderTurn } from './leader.ts';
import { runSale } from './sale.ts';
import { prepare } from './setup.ts';

export function playUnit(t: Table): void {
  switch (t.state.phase) {
    case 'prepare':
      return prepare(t);
    case 'window':
      return arrange(t);
    case 'encounter':
      return takeLeaderTurn(t);
    case 'combat':
      return fightRound(t);
    case 'sale':
      return runSale(t);
    case 'over':
      return;
  }
}
