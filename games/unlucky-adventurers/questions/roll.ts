// Questions of aiming and rolling.

import { because, question } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import { facesText } from '../cards/notation.ts';
import { areMates } from '../rules/teams.ts';
import { current, face, isLiving, type Table } from '../state.ts';
import { aSeat, everybodyBut, nameOf, richest, runningCard } from './answers.ts';
import type { DieData } from './data.ts';
import { forecastOfFace } from './forecast.ts';

export const CHOOSE_TARGET = question<Table, Seat>({
  name: 'choose-target',
  clause: 'UA-R-10',
  ask: (t) => `Whom do you aim ${nameOf(t, current(t)!.card)} at?`,
  ...aSeat,
  about: runningCard,
  standard: (t, _seat, options) => richest(t, options),
  considers: everybodyBut,
  whyNot: (t, other, seat) => {
    if (!isLiving(t, other)) return because('UA-WIN-06', 'is out and cannot be chosen');
    return areMates(t, seat, other) && because('UA-R-61', 'is on your team: a target is always an opponent');
  },
});

export const PICK_AMONG_EQUALS = question<Table, Seat>({
  name: 'pick-among-equals',
  clause: 'UA-R-10',
  ask: 'They hold equally many cards. Who is it?',
  ...aSeat,
  about: runningCard,
  standard: (t, _seat, options) => richest(t, options),
});

export const ROLL = 0;

/** A face of the die, or ROLL to leave it to chance. */
export const NAME_A_FACE = question<Table, number>({
  name: 'name-a-face',
  clause: 'UA-CHAR-01',
  ask: 'Does the Wizard name the result of this Spell?',
  key: (named) => named,
  label: (_t, named) => (named === ROLL ? 'Roll the die' : `Name a ${named}`),
  detail: (t, named) => rowDetail(t, named),
  data: (t, named) => (named === ROLL ? undefined : dieData(t, named)),
  standard: (_t, _seat, options) => options.at(-1)!,
  about: runningCard,
});

export const KEEP_A_DIE = question<Table, number>({
  name: 'keep-a-die',
  clause: 'UA-CHAR-01',
  ask: 'Which die do you keep?',
  key: (die) => die,
  label: (_t, die) => `Keep the ${die}`,
  detail: (t, die) => rowDetail(t, die),
  data: (t, die) => dieData(t, die),
  standard: (_t, _seat, options) => Math.max(...options),
  about: runningCard,
});

function rowDetail(t: Table, die: number): string | undefined {
  const card = current(t)?.card;
  if (card === undefined || die === ROLL) return undefined;
  const { rows, rowByFace } = face(t, card);
  const row = rows[rowByFace[die]!];
  return row === undefined ? undefined : `${facesText(row)}: ${row.text}`;
}

function dieData(t: Table, die: number): DieData {
  const line = forecastOfFace(t, die);
  return line === undefined ? { die } : { die, line };
}
