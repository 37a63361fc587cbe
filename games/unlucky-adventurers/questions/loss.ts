// Questions of losing, handing over and passing cards.

import { seatName } from '../../../engine/names.ts';
import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { neighbour } from '../rules/seats.ts';
import { current, hand, isLiving, type Table } from '../state.ts';
import { cause, leastMissed, ownCard, runningCard } from './answers.ts';

export const DISCARD = question<Table, CardId>({
  name: 'discard',
  clause: 'UA-R-38',
  ask: (t, seat) => `Which card do you discard? You hold ${hand(t, seat).length}.`,
  ...ownCard,
  why: cause,
  about: runningCard,
  standard: (t, _seat, options) => leastMissed(t, options),
});

export const HAND_OVER = question<Table, CardId>({
  name: 'hand-over',
  clause: 'UA-R-38',
  ask: (t, seat) => {
    const { by } = current(t)!;
    const isTaken = by !== seat && isLiving(t, by);
    return isTaken ? `Which card do you hand to ${seatName(by)}?` : 'Which card do you hand over?';
  },
  ...ownCard,
  why: cause,
  about: runningCard,
  standard: (t, _seat, options) => leastMissed(t, options),
});

export const PASS_ON = question<Table, CardId>({
  name: 'pass-on',
  clause: 'UA-R-29',
  ask: (t, seat) => `Which card do you pass left, to ${seatName(neighbour(t, seat, 1))}?`,
  ...ownCard,
  why: cause,
  about: runningCard,
  standard: (t, _seat, options) => leastMissed(t, options),
});
