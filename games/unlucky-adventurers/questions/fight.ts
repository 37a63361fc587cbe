// The question of a fight: what is put down.

import { because, DONE, type Done, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { counted } from '../cards/notation.ts';
import { worthAgainst, worthOf } from '../rules/worth.ts';
import { face, facedBy, type Table } from '../state.ts';
import { nameOf } from './answers.ts';

const GIVE_UP = 'Give up';

/** A card of the hand, or the Barbarian. */
export const PUT_DOWN = question<Table, CardId | Done>({
  name: 'put-down',
  clause: 'UA-BEAST-06',
  ask: (t, seat) => fightText(t, seat),
  key: (card) => card,
  label: (t, card) => (card === DONE ? GIVE_UP : `${nameOf(t, card)} (${worthAgainst(t, card)})`),
  at: (_t, card) => (card === DONE ? undefined : { card }),
  done: GIVE_UP,
  about: (t, seat) => facedBy(t, seat)[0]?.beast,
  considers: (): Done[] => [DONE],
  whyNot: (t, _option, seat) => notYet(t, seat),
});

/** What has been picked so far: how many cards, and their points. */
function pickedSoFar(t: Table): { cards: number; points: number } {
  const picked = (t.picking?.picked ?? []) as readonly CardId[];
  const cards = picked.filter((card) => t.box.types[card] !== 'character').length;
  return { cards, points: worthOf(t, picked) };
}

function fightText(t: Table, seat: Seat): string {
  const { beast, points } = facedBy(t, seat)[0]!;
  const { name, minimum } = face(t, beast);
  const picked = pickedSoFar(t);
  return `Put down against ${name}: ${picked.cards} of ${counted(minimum, 'card')}, ${picked.points} of ${counted(points, 'point')}`;
}

function notYet(t: Table, seat: Seat) {
  const { beast, points } = facedBy(t, seat)[0]!;
  const picked = pickedSoFar(t);
  const missing = face(t, beast).minimum - picked.cards;
  if (missing > 0)
    return because('UA-BEAST-06', `${missing} more ${missing === 1 ? 'card is' : 'cards are'} needed`);
  return because(
    'UA-BEAST-20',
    `you can win this, so you must: ${points - picked.points} points are missing`,
  );
}
