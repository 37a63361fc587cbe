// Questions of Critical Fails.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { exchangeOf } from '../exchange.ts';
import { isTreasure, nameOf, type Table } from '../state.ts';
import { aCard } from './answers.ts';
import { occasion } from './occasion.ts';

export const SUFFER_WHICH = question<Table, CardId>({
  name: 'suffer-which',
  clause: 'HM-EFFECT-07',
  ask: 'Which of these does the attacker suffer?',
  why: (t) => nameOf(t, exchangeOf(t).bungle),
  ...aCard,
});

export const BREAK_WHICH = question<Table, CardId>({
  name: 'break-which',
  clause: 'HM-FAIL-05',
  ask: 'Which weapon snaps?',
  why: occasion,
  ...aCard,
  detail: (t, weapon) => (isTreasure(t, weapon) ? 'It is destroyed' : 'It is exhausted, and stays yours'),
});
