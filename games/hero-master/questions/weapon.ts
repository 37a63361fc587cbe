// Questions of exhausting and refreshing.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import type { Table } from '../state.ts';
import { aCard } from './answers.ts';
import { misfortune, occasion } from './occasion.ts';

export const REFRESH_WHICH = question<Table, CardId>({
  name: 'refresh-which',
  clause: 'HM-CARD-07',
  ask: 'Which card do you refresh?',
  why: occasion,
  ...aCard,
});

export const EXHAUST_WHICH = question<Table, CardId>({
  name: 'exhaust-which',
  clause: 'HM-CARD-07',
  ask: 'Which card do you exhaust?',
  why: misfortune,
  ...aCard,
});
