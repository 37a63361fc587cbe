// The question after a Character's own roll: let it stand, roll again, or spend a Star token.

import { question } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import { adventurer, NONE, nameOf, type Table } from '../state.ts';

export const KEEP = 'keep' as const;
export const FROM_THE_TOP = 'top' as const;
export const OWL = 'owl' as const;
export const ACORN = 'acorn' as const;
export const SPEND_A_STAR = 'star' as const;
export type AfterRoll = typeof KEEP | typeof FROM_THE_TOP | typeof OWL | typeof ACORN | typeof SPEND_A_STAR;

const LABELS: Readonly<Record<AfterRoll, string>> = {
  keep: 'Let it stand',
  top: 'From the Top: roll again',
  owl: 'Ghost Owl: roll again',
  acorn: 'Lucky Acorn: roll again',
  star: 'Spend a Star token',
};

export type RollData = { die: number; total: number; needed: number; succeeds: boolean; stars: number };

export const AFTER_YOUR_ROLL = question<Table, AfterRoll, RollData>({
  name: 'after-your-roll',
  clause: 'RE-STAR-01',
  ask: (t) => `You rolled ${t.state.roll.die}. Does it stand?`,
  why: (t) => rollInWords(t),
  key: (answer) => answer,
  label: (_t, answer) => LABELS[answer],
  about: (t) => (t.state.roll.card === NONE ? undefined : t.state.roll.card),
  data: (t, answer, seat) => rollData(t, answer, seat),
  standard: () => KEEP,
});

function rollInWords(t: Table): string {
  const { die, total, needed, card } = t.state.roll;
  const what = card === NONE ? '' : `${nameOf(t, card)}: `;
  return needed === 0 ? `${what}total ${total} with the ${die}` : `${what}total ${total} against ${needed}`;
}

function rollData(t: Table, answer: AfterRoll, seat: Seat): RollData {
  const { die, total, needed } = t.state.roll;
  const { stars } = adventurer(t, seat);
  if (answer === SPEND_A_STAR) return { die: 6, total, needed, succeeds: true, stars: stars - 1 };
  return { die, total, needed, succeeds: needed > 0 && total >= needed, stars };
}
