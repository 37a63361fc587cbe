// Questions of Characters and Allies: whether to use one, and what its ability asks.

import { seatName } from '../../../engine/names.ts';
import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { current, face, facedBy, hand, type Table } from '../state.ts';
import {
  aSeat,
  cause,
  leastMissed,
  mostValued,
  nameOf,
  ownCard,
  printed,
  richest,
  runningCard,
  USE,
  type UseOrNot,
} from './answers.ts';

type UseOption = { readonly card: CardId; readonly answer: UseOrNot };

export const USE_ABILITY = question<Table, UseOption>({
  name: 'use-ability',
  clause: 'UA-CHAR-01',
  ask: 'Do you use your Character now?',
  why: (t, seat) => occasion(t, seat),
  key: ({ answer }) => answer,
  label: (t, { card, answer }) => (answer === USE ? `Use ${nameOf(t, card)}` : `Not now, ${nameOf(t, card)}`),
  at: (_t, { card, answer }) => (answer === USE ? { card } : undefined),
  detail: (t, { card, answer }) => (answer === USE ? face(t, card).text : undefined),
  about: runningCard,
  standard: (_t, _seat, options) => options.find(({ answer }) => answer !== USE)!,
});

/** A roll, a Beast, a card of somebody else, or the end. */
function occasion(t: Table, seat: Seat): string {
  const effect = current(t);
  if (effect === undefined) {
    const beast = facedBy(t, seat)[0]?.beast;
    if (beast !== undefined) return nameOf(t, beast);
    return hand(t, seat).length === 0 ? 'You would be out' : 'After the card you played';
  }
  if (effect.die === 0) return cause(t, seat)!;
  const roller = effect.by === seat ? 'You' : seatName(effect.by);
  return `${roller} rolled a ${effect.die} for ${nameOf(t, effect.card)}`;
}

export const EXCHANGE_WITH = question<Table, Seat>({
  name: 'exchange-with',
  clause: 'UA-R-37',
  ask: 'With whom does the Trader exchange cards?',
  ...aSeat,
  about: runningCard,
  standard: (t, _seat, options) => richest(t, options),
});

export const EXCHANGE = question<Table, CardId>({
  name: 'exchange',
  clause: 'UA-R-37',
  ask: 'Which card do you give to the Trader?',
  ...ownCard,
  done: 'That is enough',
  about: runningCard,
  standard: (t, _seat, options) => leastMissed(t, options),
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
  detail: printed,
  about: runningCard,
  standard: (t, _seat, options) => mostValued(t, options),
});
