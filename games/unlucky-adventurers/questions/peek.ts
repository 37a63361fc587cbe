// Questions of somebody who looks at cards that others do not see.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import type { Table } from '../state.ts';
import { cause, mostValued, ownCard, printed, runningCard } from './answers.ts';

export const PICK_FROM_HAND = question<Table, CardId>({
  name: 'pick-from-hand',
  clause: 'UA-R-29',
  ask: 'You see the whole hand. Which card do you take?',
  ...ownCard,
  detail: printed,
  why: cause,
  about: runningCard,
  standard: (t, _seat, options) => mostValued(t, options),
});

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** How many have their place on the deck already: those above what is still offered. */
function placed(t: Table, options: readonly CardId[]): number {
  const deck = t.state.questDeck;
  return deck.length - 1 - Math.max(...options.map((card) => deck.indexOf(card)));
}

export const PUT_BACK_NEXT = question<Table, CardId>({
  name: 'put-back-next',
  clause: 'UA-ROLL-05',
  ask: (t, _seat, options) =>
    `Back on the Quest deck: which is drawn ${ORDINALS[placed(t, options)] ?? 'next'}?`,
  ...ownCard,
  detail: printed,
  why: cause,
  about: runningCard,
  /** As they lie: the topmost is the last of them. */
  standard: (_t, _seat, options) => options.at(-1)!,
});
