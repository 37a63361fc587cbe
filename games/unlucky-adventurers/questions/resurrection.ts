// Questions of Resurrection: against a loss, at the start of a turn, and as the card that is played.

import { seatName } from '../../../engine/names.ts';
import { because, question } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import { counted } from '../cards/notation.ts';
import { characterFor } from '../rules/character.ts';
import { facedBy, findIn, hand, NO_CARD, type Table } from '../state.ts';
import { cause, nameOf, runningCard, USE, USE_OR_NOT, type UseOrNot } from './answers.ts';

// Who holds none is asked all the same, so that asking gives nothing away; the question says so to that player alone.
function holdsResurrection(t: Table, seat: Seat): boolean {
  const lastCards = hand(t, seat).length > 0 ? hand(t, seat) : t.state.putDown;
  return findIn(lastCards, t.box.isResurrection) !== NO_CARD;
}

const newHandText = (t: Table): string => `You draw ${counted(t.box.options.startingHand, 'new card')}`;

const lettingGoText = (t: Table, seat: Seat): string =>
  characterFor(t, seat, 'ON-OUT') === NO_CARD ? 'You are out' : 'Only the Cleric can help you then';

function theBeast(t: Table, seat: Seat): string | undefined {
  const beast = facedBy(t, seat)[0]?.beast;
  return beast === undefined ? undefined : nameOf(t, beast);
}

export const RESURRECT = question<Table, UseOrNot>({
  name: 'resurrect',
  clause: 'UA-R-46',
  ask: (t, seat) =>
    `You are about to lose your last cards${holdsResurrection(t, seat) ? '. Do you use a Resurrection?' : ', and hold no Resurrection.'}`,
  secret: true,
  key: (answer) => answer,
  label: (_t, answer) => (answer === USE ? 'Rise again' : 'Let them go'),
  detail: (t, answer, seat) => (answer === USE ? newHandText(t) : lettingGoText(t, seat)),
  why: (t, seat) => cause(t, seat) ?? theBeast(t, seat),
  standard: (_t, _seat, options) => options[0]!,
  about: runningCard,
  considers: () => USE_OR_NOT,
  whyNot: () => because('UA-ACTION-RES-03', 'you hold no Resurrection'),
});

export const RISE_AT_THE_START = question<Table, UseOrNot>({
  name: 'rise-at-the-start',
  clause: 'UA-R-45',
  ask: (t, seat) =>
    holdsResurrection(t, seat)
      ? 'Your single card is a Resurrection. Do you use it instead of drawing and playing?'
      : 'You hold a single card, and it is no Resurrection.',
  secret: true,
  key: (answer) => answer,
  label: (_t, answer) => (answer === USE ? 'Rise again' : 'Draw a card'),
  standard: (_t, _seat, options) => options[0]!,
  considers: () => USE_OR_NOT,
  whyNot: () => because('UA-ACTION-RES-02', 'your only card is no Resurrection'),
});

export const RISE = 'rise';
export const DUD = 'dud';
export type PlayedResurrection = typeof RISE | typeof DUD | Seat;

export const USE_PLAYED_RESURRECTION = question<Table, PlayedResurrection>({
  name: 'use-played-resurrection',
  clause: 'UA-R-50',
  ask: 'What does the Resurrection do?',
  key: (use) => use,
  label: (_t, use) => {
    if (use === RISE) return 'Draw a new hand';
    return use === DUD ? 'Nothing' : `Bring back ${seatName(use)}`;
  },
  at: (_t, use) => (typeof use === 'number' ? { seat: use } : undefined),
  standard: (_t, _seat, options) => options[0]!,
  about: runningCard,
});
