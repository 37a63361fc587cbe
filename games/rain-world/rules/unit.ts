// One unit of the match: a slugcat chosen, or a turn played.

import type { Table } from '../state.ts';
import { passOn } from './cycle.ts';
import { chooseSlugcats } from './setup.ts';
import { playTurn } from './turn.ts';

export function playUnit(t: Table): void {
  if (t.state.phase === 'slugcats') return chooseSlugcats(t);
  playTurn(t);
  passOn(t);
}
