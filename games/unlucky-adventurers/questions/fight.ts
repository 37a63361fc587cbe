// The question of a fight: what is put down.

import { because, DONE, type Done, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { counted } from '../cards/notation.ts';
import { lackOf, standWith } from '../rules/stand-of-the-fight.ts';
import { cheapestSet, worthAgainst, worthOf } from '../rules/worth.ts';
import { face, facedBy, type Table } from '../state.ts';
import { leastMissed, nameOf } from './answers.ts';
import type { PutDownData } from './data.ts';

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
  why: (t, seat) => {
    const { beast, points } = facedBy(t, seat)[0]!;
    const lack = lackOf(t, seat);
    return lack > 0
      ? `All you could put down makes ${points - lack} of ${points}. ${afterwards(t, seat)}`
      : nameOf(t, beast);
  },
  data: (t, card, seat) => (card === DONE ? undefined : putDownData(t, card, seat)),
  standard: (t, seat, options) => thriftiest(t, seat, options),
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

function putDownData(t: Table, card: CardId, seat: Seat): PutDownData {
  const { beast, points: needed } = facedBy(t, seat)[0]!;
  const { minimum } = face(t, beast);
  const picked = pickedSoFar(t);
  const worth = worthAgainst(t, card);
  const cards = picked.cards + (t.box.types[card] === 'character' ? 0 : 1);
  const points = picked.points + worth;
  const isLost = lackOf(t, seat) > 0;
  const { ends, wins, left } = standWith(t, seat, card);
  return { worth, cards, points, minimum, needed, wins, isLost, ends, left, afterwards: afterwards(t, seat) };
}

/** UA-BEAST-15, UA-BEAST-16, UA-BEAST-03: what comes after a lost fight, as far as it is settled. */
function afterwards(t: Table, seat: Seat): string {
  const leaves = 'It leaves afterwards, without a reward';
  if (facedBy(t, seat).length > 1) return `${leaves}, and the next Beast comes`;
  const isTurnOver = seat === t.state.active && t.state.playUsed && t.state.effects.length === 0;
  return isTurnOver ? `${leaves}, and your turn ends` : leaves;
}

/** UA-R-21: a card of the cheapest set that wins; where none does, the least that can be given up. */
function thriftiest(t: Table, seat: Seat, options: readonly (CardId | Done)[]): CardId | Done {
  const { beast, points } = facedBy(t, seat)[0]!;
  const picked = pickedSoFar(t);
  const cards: CardId[] = [];
  for (const option of options)
    if (option !== DONE && t.box.types[option] !== 'character') cards.push(option);
  const enough = cheapestSet(t, cards, {
    missing: face(t, beast).minimum - picked.cards,
    short: points - picked.points,
  });
  if (enough.length > 0) return enough[0]!;
  return options.includes(DONE) ? DONE : leastMissed(t, cards);
}

function fightText(t: Table, seat: Seat): string {
  const { beast, points } = facedBy(t, seat)[0]!;
  const { name, minimum } = face(t, beast);
  const picked = pickedSoFar(t);
  if (lackOf(t, seat) > 0) return `You cannot beat ${name}: ${whichAreLost(minimum - picked.cards)}`;
  const score = soFar(picked.points, points, 'point');
  return `Put down against ${name}: ${soFar(picked.cards, minimum, 'card')}, ${score}`;
}

const whichAreLost = (left: number): string =>
  left === 1 ? 'which card do you lose?' : `which ${left} cards do you lose?`;

/** "1 of 3 cards"; once there are more than enough of them, "4 cards". */
function soFar(picked: number, needed: number, what: string): string {
  return picked > needed ? counted(picked, what) : `${picked} of ${counted(needed, what)}`;
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
