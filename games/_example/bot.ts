// What a bot may lean on: how good a picnic looks, and what a sensible player tries first.

import type { Ask } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { PLAY_A_CARD, SERVE } from './questions.ts';
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

/** Eating is always sensible, and so is keeping the pie. */
export function instinct(t: Table, { seat, question, options }: Ask<Table>): number[] | undefined {
  if (question.name === PLAY_A_CARD.name)
    return options.map((card) => 1 + 2 * cardOf(t, card as CardId).points);
  if (question.name === SERVE.name) return options.map((guest) => (guest === seat ? 5 : 1));
  return undefined;
}
