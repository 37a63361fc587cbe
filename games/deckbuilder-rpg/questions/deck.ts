// Questions about cards of a hand or a discard pile.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { nameOf, type Table } from '../state.ts';
import { forWhom } from './names.ts';

const cards = {
  key: (card: CardId) => card,
  label: (t: Table, card: CardId) => nameOf(t, card),
  at: (_t: Table, card: CardId) => ({ card }),
};

export const EXPEND_WHICH = question<Table, CardId>({
  ...cards,
  name: 'expend-which',
  clause: 'DR-REST-05',
  ask: (t) => `${forWhom(t)}Which cards leave the battle?`,
  done: 'No more',
});

export const RECALL_WHICH = question<Table, CardId>({
  ...cards,
  name: 'recall-which',
  clause: 'DR-R-61',
  ask: (t) => `${forWhom(t)}Which cards come back into the hand?`,
  done: 'No more',
});

export const DISCARD_WHICH = question<Table, CardId>({
  ...cards,
  name: 'discard-which',
  clause: 'DR-MONSTER-06',
  ask: 'Which card do you discard?',
  why: () => 'Snatch',
});
