// Questions of treasure: taking, using, selling, putting back.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { NONE, nameOf, type Table } from '../state.ts';
import { aCard, cardOr } from './answers.ts';

export const NOT_NOW = NONE;

export const TAKE_WHICH_TREASURE = question<Table, CardId>({
  name: 'take-which-treasure',
  clause: 'HM-REWARD-03',
  ask: 'Which treasure do you take?',
  ...aCard,
});

export type TreasureUse = {
  readonly card: CardId;
  readonly way: 'hand' | 'equip' | 'stash';
  readonly instead: CardId;
};

export const USE_TREASURE = question<Table, TreasureUse>({
  name: 'use-treasure',
  clause: 'HM-TREASURE-06',
  ask: 'What do you do with it?',
  key: ({ way, instead }) => (way === 'equip' ? instead : way),
  label: (t, { card, way, instead }) => {
    if (way === 'stash') return `Put ${nameOf(t, card)} in the stash`;
    return way === 'hand'
      ? `Take ${nameOf(t, card)} in hand`
      : `${nameOf(t, card)} ${instead === NONE ? 'in the empty slot' : `instead of ${nameOf(t, instead)}`}`;
  },
  at: (_t, { way, instead }) => (way === 'equip' && instead !== NONE ? { card: instead } : undefined),
  about: (t) => t.state.treasurePile.at(-1),
});

export const SELL_WHICH = question<Table, CardId>({
  name: 'sell-which',
  clause: 'HM-TREASURE-07',
  ask: 'Which treasure do you sell?',
  ...cardOr('Sell nothing more'),
});

export const PUT_BACK_ORIGINAL = question<Table, CardId>({
  name: 'put-back-original',
  clause: 'HM-TREASURE-11',
  ask: 'Which of your original weapons do you put back?',
  ...cardOr('None'),
});
