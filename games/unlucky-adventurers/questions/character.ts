// Questions of Characters and Allies: whether to use one, and what its ability asks.

import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { face, type Table } from '../state.ts';
import { aSeat, nameOf, ownCard, runningCard, USE, type UseOrNot } from './answers.ts';

type UseOption = { readonly card: CardId; readonly answer: UseOrNot };

export const USE_ABILITY = question<Table, UseOption>({
  name: 'use-ability',
  clause: 'UA-CHAR-01',
  ask: 'Do you use your Character now?',
  key: ({ answer }) => answer,
  label: (t, { card, answer }) => (answer === USE ? `Use ${nameOf(t, card)}` : `Not now, ${nameOf(t, card)}`),
  at: (_t, { card, answer }) => (answer === USE ? { card } : undefined),
  detail: (t, { card, answer }) => (answer === USE ? face(t, card).text : undefined),
  about: runningCard,
});

export const EXCHANGE_WITH = question<Table, Seat>({
  name: 'exchange-with',
  clause: 'UA-R-37',
  ask: 'With whom does the Trader exchange cards?',
  ...aSeat,
  about: runningCard,
});

export const EXCHANGE = question<Table, CardId>({
  name: 'exchange',
  clause: 'UA-R-37',
  ask: 'Which card do you give to the Trader?',
  ...ownCard,
  done: 'That is enough',
  about: runningCard,
});

export const THROW_AWAY = question<Table, CardId>({
  name: 'throw-away',
  clause: 'UA-CHAR-01',
  ask: 'Which card does the Accountant write off? You draw one more than you discard.',
  ...ownCard,
  done: 'That is enough',
  about: runningCard,
});

export const DIG_UP = question<Table, CardId>({
  name: 'dig-up',
  clause: 'UA-CHAR-01',
  ask: 'Which card does the Gravedigger dig up?',
  ...ownCard,
  about: runningCard,
});
