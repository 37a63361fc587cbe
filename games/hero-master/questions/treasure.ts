// Questions of treasure: taking, using, selling, putting back.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { face, NONE, nameOf, type Table } from '../state.ts';
import { aCard, cardOr } from './answers.ts';
import { occasion } from './occasion.ts';

export const NOT_NOW = NONE;

export const TAKE_WHICH_TREASURE = question<Table, CardId>({
  name: 'take-which-treasure',
  clause: 'HM-REWARD-03',
  ask: 'Which treasure do you take?',
  why: occasion,
  ...aCard,
});

export type TreasureUse = {
  readonly card: CardId;
  readonly way: 'hand' | 'equip' | 'stash';
  readonly instead: CardId;
};

/** What a treasure would be used for, the card it would replace, and how much better than that its printed figures are. */
export type UseData = {
  readonly way: TreasureUse['way'];
  readonly instead?: CardId;
  readonly gain?: number;
};

/** What is printed on a weapon or an armour, added up; an empty slot has nothing. */
function printedOn(t: Table, card: CardId): number {
  if (card === NONE) return 0;
  const { hit, strength, armour } = face(t, card);
  return strength.reduce((sum, each) => sum + each, hit + armour);
}

const isWorn = (t: Table): boolean => {
  const { kind } = face(t, t.state.treasurePile.at(-1) as CardId);
  return kind === 'weapon' || kind === 'armour';
};

export const USE_TREASURE = question<Table, TreasureUse, UseData>({
  name: 'use-treasure',
  clause: 'HM-TREASURE-06',
  ask: (t) =>
    isWorn(t) ? 'Wear it instead of what you have, or stash it?' : 'In your hand, or in the stash?',
  why: (t) => t.state.treasurePile.map((card) => nameOf(t, card)).at(-1),
  key: ({ way, instead }) => (way === 'equip' ? instead : way),
  label: (t, { way, instead }) => {
    if (way === 'stash') return 'Put it in the stash';
    if (way === 'hand') return 'Take it in hand';
    return instead === NONE ? 'Wear it in the empty slot' : `Wear it instead of ${nameOf(t, instead)}`;
  },
  at: (_t, { way, instead }) => (way === 'equip' && instead !== NONE ? { card: instead } : undefined),
  data: (t, { card, way, instead }) => ({
    way,
    ...(instead !== NONE && { instead }),
    ...(way === 'equip' && { gain: printedOn(t, card) - printedOn(t, instead) }),
  }),
  about: (t) => t.state.treasurePile.at(-1),
  standard: (_t, _seat, uses) => uses.at(-1) as TreasureUse,
});

export const SELL_WHICH = question<Table, CardId>({
  name: 'sell-which',
  clause: 'HM-TREASURE-07',
  ask: 'Which treasure do you sell?',
  why: occasion,
  ...cardOr('Sell nothing more'),
});

export const PUT_BACK_ORIGINAL = question<Table, CardId>({
  name: 'put-back-original',
  clause: 'HM-TREASURE-11',
  ask: 'Which of your original weapons do you put back?',
  why: occasion,
  ...cardOr('None'),
});
