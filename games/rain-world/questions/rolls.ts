// Questions about a roll that has just been made.

import { question } from '../../../engine/question.ts';
import type { Table } from '../state.ts';
import { NO, type YesOrNo, yesOrNo } from './answers.ts';

/** The Survivor sees the die and may roll it again. */
export const SECOND_WIND = question<Table, YesOrNo>({
  name: 'second-wind',
  clause: 'RW-CARD-04',
  ask: 'Roll that die again? Once per cycle; the second result counts.',
  why: () => 'Second wind',
  ...yesOrNo('Roll again', 'Leave it'),
  standard: () => NO,
});
