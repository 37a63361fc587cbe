// How a match ended: the party stands, or the game master has won; and what a campaign takes along.

import { partyLost, partyWon, type Result } from '../../../engine/game.ts';
import { bySeat } from '../../../engine/table.ts';
import type { Table } from '../state.ts';
import { legacyOf } from './party.ts';

export function result(t: Table): Result | undefined {
  const { outcome } = t.state;
  if (outcome === 'none') return undefined;
  const { players, heroes, master } = t.box;
  const legacy = t.state.journey.isAdventure ? { legacy: legacyOf(t) } : {};
  if (outcome === 'won')
    return {
      ...partyWon(
        'The party stands',
        bySeat(heroes, (seat) => seat),
        players,
      ),
      ...legacy,
    };
  const scores = bySeat(players, (seat) => (seat === master ? 1 : 0));
  const title = outcome === 'standoff' ? 'The monsters hold the field' : 'The party is beaten';
  return { ...partyLost(title, { scores, victors: [master] }), ...legacy };
}
