// A match from the first hero chosen to the last battle: which phase comes when.

import type { Table } from '../state.ts';
import { endBattle } from './aftermath.ts';
import { muster, playBattle } from './battle.ts';
import { fitOutParty } from './fitting.ts';
import { travel } from './journey.ts';
import { advanceNext } from './level.ts';
import { chooseHero } from './party.ts';

/** One unit of whatever is going on. */
export function playUnit(t: Table): void {
  switch (t.state.phase) {
    case 'heroes':
      return chooseHero(t);
    case 'advances':
      if (!advanceNext(t)) t.state.phase = t.state.journey.isAdventure ? 'fitting' : 'muster';
      return;
    case 'fitting':
      return fitOutParty(t);
    case 'journey':
      return travel(t);
    case 'muster':
      return muster(t);
    case 'battle':
      return playBattle(t);
    case 'aftermath':
      return endBattle(t);
    case 'over':
      return;
  }
}
