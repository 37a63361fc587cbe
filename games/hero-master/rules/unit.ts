// One unit of the match, by what is going on.

import type { Table } from '../state.ts';
import { flee } from './decline.ts';
import { leaderDecision, nextTurn } from './encounter.ts';
import { drawHands, mulligans } from './hand.ts';
import { goToLocation } from './location.ts';
import { move } from './move.ts';
import { protests } from './protest.ts';
import { resolveNext } from './resolving.ts';
import { createHeroes } from './setup.ts';

/** HM-R-69: hands, mulligans, protests, Location; then encounters until the party moves. */
export function playUnit(t: Table): void {
  switch (t.state.phase) {
    case 'draft':
      return createHeroes(t);
    case 'hands':
      drawHands(t);
      t.state.phase = 'mulligans';
      return;
    case 'mulligans':
      mulligans(t);
      t.state.phase = t.state.stay === 0 ? 'location' : 'protests'; // HM-PROTEST-01
      return;
    case 'protests':
      protests(t);
      t.state.phase = 'location';
      return;
    case 'location':
      return goToLocation(t);
    case 'leader decision':
      return leaderDecision(t);
    case 'laying cards':
      return nextTurn(t);
    case 'resolving':
      return resolveNext(t);
    case 'flight':
      return flee(t);
    case 'move':
      return move(t);
    case 'over':
      return;
  }
}
