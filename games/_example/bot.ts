// What a bot may lean on: how good a picnic looks, and what a sensible player tries first.

import type { Ask } from '../../engine/question.ts';
import type { Seat } from '../../engine/table.ts';
import { PLAY_A_CARD } from './questions.ts';
import { cardOf, hand, points, type Table } from './state.ts';

/** Points eaten count whole, points still in hand nearly so; what matters is the lead over the best other. */
export function judge(t: Table, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < t.box.players; other++) {
    if (other !== seat) best = Math.max(best, prospects(t, other));
  }
  return 1 / (1 + Math.exp((best - prospects(t, seat)) / 2));
}

const IN_HAND = 0.7;

function prospects(t: Table, seat: Seat): number {
  let held = 0;
  for (const card of hand(t, seat)) held += cardOf(t, card).points;
  return points(t, seat) + IN_HAND * held;
}

/** Eating is always sensible; a pie in hand is a pie in danger. */
export function instinct(t: Table, ask: Ask<Table>): number[] | undefined {
  if (ask.question.name !== PLAY_A_CARD.name) return undefined;
  return ask.options.map((card) => 1 + cardOf(t, card as number).points);
}
