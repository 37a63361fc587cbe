// The question of a fight: what is put down.

import { because, DONE, type Done, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { counted } from '../cards/notation.ts';
import { putDownTotal, worthAgainst } from '../rules/worth.ts';
import { face, facedBy, type Table } from '../state.ts';
import { nameOf } from './answers.ts';

export const PUT_DOWN = question<Table, CardId | Done>({
  name: 'put-down',
  clause: 'UA-BEAST-06',
  ask: (t, seat) => fightText(t, seat),
  key: (card) => card,
  label: (t, card) => (card === DONE ? 'Fight' : `${nameOf(t, card)} (${worthAgainst(t, card)})`),
  at: (_t, card) => (card === DONE ? undefined : { card }),
  done: 'Fight',
  about: (t, seat) => facedBy(t, seat)[0]?.beast,
  considers: (): Done[] => [DONE],
  whyNot: (t, _option, seat) => notYet(t, seat),
});

function fightText(t: Table, seat: Seat): string {
  const { beast, points } = facedBy(t, seat)[0]!;
  const { name, minimum } = face(t, beast);
  const down = t.state.putDown.length;
  return `Put down against ${name}: ${down} of ${counted(minimum, 'card')}, ${putDownTotal(t)} of ${counted(points, 'point')}`;
}

function notYet(t: Table, seat: Seat) {
  const { beast, points } = facedBy(t, seat)[0]!;
  const missing = face(t, beast).minimum - t.state.putDown.length;
  if (missing > 0)
    return because('UA-BEAST-06', `${missing} more ${missing === 1 ? 'card is' : 'cards are'} needed`);
  return because(
    'UA-BEAST-20',
    `you can win this, so you must: ${points - putDownTotal(t)} points are missing`,
  );
}
