// How good a picnic looks for each goblin.

import { bySeat, type Seat } from '../../engine/table.ts';
import { cardOf, hand, points, type Table } from './state.ts';

/** Points eaten count whole, points still in hand nearly so; what matters is the lead over the best other. */
export function judge(t: Table): number[] {
  const prospects = bySeat(t.box.players, (seat) => prospectsOf(t, seat));
  return prospects.map((own, seat) => 1 / (1 + Math.exp((bestOfOthers(prospects, seat) - own) / 2)));
}

const IN_HAND = 0.7;

function prospectsOf(t: Table, seat: Seat): number {
  let held = 0;
  for (const card of hand(t, seat)) held += cardOf(t, card).points;
  return points(t, seat) + IN_HAND * held;
}

function bestOfOthers(prospects: readonly number[], seat: Seat): number {
  let best = 0;
  for (let other = 0; other < prospects.length; other++) {
    if (other !== seat) best = Math.max(best, prospects[other]!);
  }
  return best;
}
