// The question of a protest.

import { question } from '../../../engine/question.ts';
import type { Table } from '../state.ts';
import { type YesNo, yesNo } from './answers.ts';

export const PROTEST = question<Table, YesNo>({
  name: 'protest',
  clause: 'HM-PROTEST-02',
  ask: 'Do you protest and draw a Protest card?',
  why: () => 'You have the least gold',
  ...yesNo('Protest', 'Keep quiet'),
});
