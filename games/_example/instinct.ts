// What a sensible goblin tries first.

import type { Ask } from '../../engine/question.ts';
import type { CardId } from '../../engine/table.ts';
import { PLAY_A_CARD, SERVE } from './questions.ts';
import { cardOf, type Table } from './state.ts';

/** Eating is always sensible, and so is keeping the pie. */
export function instinct(t: Table, { seat, question, options }: Ask<Table>): number[] | undefined {
  if (question.name === PLAY_A_CARD.name)
    return options.map((card) => 1 + 2 * cardOf(t, card as CardId).points);
  if (question.name === SERVE.name) return options.map((guest) => (guest === seat ? 5 : 1));
  return undefined;
}
