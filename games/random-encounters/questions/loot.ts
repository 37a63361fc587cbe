// Questions about Loot: relics, and what a thief takes.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { NONE, nameOf, type Table } from '../state.ts';
import { aCard, cardText, firstOne, whoIs } from './answers.ts';

export const KEEP_A_RELIC = question<Table, CardId>({
  name: 'keep-a-relic',
  clause: 'RE-FLOW-02',
  ask: 'Which of the two do you keep? The other goes under the Loot deck.',
  why: () => 'Relic Seeker',
  ...aCard,
  detail: cardText,
  ...firstOne,
});

export const PAY_THE_TAX = question<Table, CardId>({
  name: 'pay-the-tax',
  clause: 'RE-BOSS-06',
  ask: 'Which Loot does the Party give up?',
  why: () => 'Royal Tax',
  ...aCard,
  detail: cardText,
  ...firstOne,
});

/** Option lootSharing: consent. Who asks for what stands in `asking`. */
export const LEND = question<Table, CardId>({
  name: 'lend',
  clause: 'RE-RULE-30',
  ask: (t) => `${whoIs(t, t.state.asking.seat)} would like a card of yours. Do they get it?`,
  key: (card) => card,
  label: (t, card) => (card === NONE ? 'No' : `Yes, ${nameOf(t, card)}`),
  at: (_t, card) => (card === NONE ? undefined : { card }),
  detail: cardText,
  standard: () => NONE,
});
