// A picnic in figures: what each goblin has eaten and still holds.

import type { Features } from '../../engine/features.ts';
import { bySeat, type Seat } from '../../engine/table.ts';
import { cardOf, hand, points, type Table } from './state.ts';
import { MEASURED } from './weights.ts';

export const FEATURES: Features<Table> = {
  names: [
    'points eaten',
    'points eaten, the fewer cards are left the more',
    'points held',
    'cards held',
    'turns to come',
  ],
  sides: 'rivals',
  measured: MEASURED,
  read: (t) => bySeat(t.box.players, (seat) => standing(t, seat)),
};

function standing(t: Table, seat: Seat): number[] {
  let held = 0;
  for (const card of hand(t, seat)) held += cardOf(t, card).points;
  const eaten = points(t, seat);
  const roundsLeft = t.state.deck.length / t.box.players;
  return [eaten, eaten / Math.sqrt(1 + roundsLeft), held, hand(t, seat).length, turnsToCome(t, seat)];
}

/** The last card of the deck ends the picnic: not everybody gets as many turns. */
function turnsToCome({ state: { active, deck }, box: { players } }: Table, seat: Seat): number {
  const wait = (seat - active + players) % players;
  return Math.ceil((deck.length - wait) / players);
}
