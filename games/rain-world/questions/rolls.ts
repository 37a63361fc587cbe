// Questions about a roll that has just been made.

import { question } from '../../../engine/question.ts';
import type { Table } from '../state.ts';
import { NO, type YesOrNo, yesOrNo } from './answers.ts';

/** The Survivor sees the die and may roll it again. */
export const SECOND_WIND = question<Table, YesOrNo>({
  name: 'second-wind',
  clause: 'RW-CARD-04',
  ask: ({ state: { missed } }) =>
    `You rolled ${missed.die}: ${missed.total} in all, and it takes more than ${missed.beat}. Roll again?`,
  why: () => 'Second wind: once per cycle, and the second result counts',
  ...yesOrNo('Roll again', 'Leave it'),
  standard: () => NO,
});
