// Questions of Actions.

import { seatName } from '../../../engine/names.ts';
import { because, question } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import { current, isLiving, type Table } from '../state.ts';
import { ENOUGH, type Enough, everybodyBut, richest, runningCard, seatOrEnough } from './answers.ts';

export const ROB = question<Table, Seat | Enough>({
  name: 'rob',
  clause: 'UA-R-39',
  ask: (t) =>
    current(t)!.robs.length === 0 ? 'Whom does the Thief rob first?' : 'Whom does the Thief rob next?',
  ...seatOrEnough((t) => (current(t)!.robs.length === 0 ? 'Rob nobody' : 'That is enough')),
  why: (t) => {
    const [first] = current(t)!.robs;
    return first === undefined ? undefined : `first ${seatName(first)}`;
  },
  about: runningCard,
  standard: (t, _seat, options) => {
    const seats = options.filter((option) => option !== ENOUGH);
    return seats.length === 0 ? ENOUGH : richest(t, seats);
  },
  considers: everybodyBut,
  whyNot: (t, other) => {
    if (other === ENOUGH) return undefined;
    if (!isLiving(t, other)) return because('UA-WIN-06', 'is out and cannot be chosen');
    return because('UA-R-39', 'has no further card to steal');
  },
});

export const TRADE_HANDS_WITH = question<Table, Seat | Enough>({
  name: 'trade-hands-with',
  clause: 'UA-R-40',
  ask: 'With whom do you trade hands?',
  ...seatOrEnough(() => 'No trade'),
  about: runningCard,
  standard: () => ENOUGH,
  considers: everybodyBut,
  whyNot: () => because('UA-WIN-06', 'is out and cannot be chosen'),
});
