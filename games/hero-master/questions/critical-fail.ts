// Questions of Critical Fails.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import type { Table } from '../state.ts';
import { aCard } from './answers.ts';

export const SUFFER_WHICH = question<Table, CardId>({
  name: 'suffer-which',
  clause: 'HM-EFFECT-07',
  ask: 'Which of these does the attacker suffer?',
  ...aCard,
});

export const BREAK_WHICH = question<Table, CardId>({
  name: 'break-which',
  clause: 'HM-FAIL-05',
  ask: 'Which of the weapons you applied is it?',
  ...aCard,
});
