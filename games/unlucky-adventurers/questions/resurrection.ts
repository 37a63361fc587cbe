// Questions of Resurrection: against a loss, at the start of a turn, and as the card that is played.

import { because, question } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import type { Table } from '../state.ts';
import { runningCard, USE, USE_OR_NOT, type UseOrNot } from './answers.ts';

export const RESURRECT = question<Table, UseOrNot>({
  name: 'resurrect',
  clause: 'UA-R-46',
  ask: 'You are about to lose your last cards. Do you use a Resurrection?',
  secret: true,
  key: (answer) => answer,
  label: (_t, answer) => (answer === USE ? 'Rise again' : 'Let them go'),
  about: runningCard,
  considers: () => USE_OR_NOT,
  whyNot: () => because('UA-ACTION-RES-03', 'you hold no Resurrection'),
});

export const RISE_AT_THE_START = question<Table, UseOrNot>({
  name: 'rise-at-the-start',
  clause: 'UA-R-45',
  ask: 'You hold a single card. Do you use it as a Resurrection instead of drawing and playing?',
  secret: true,
  key: (answer) => answer,
  label: (_t, answer) => (answer === USE ? 'Rise again' : 'Draw a card'),
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
    return use === DUD ? 'Nothing' : `Bring back player ${use + 1}`;
  },
  at: (_t, use) => (typeof use === 'number' ? { seat: use } : undefined),
  about: runningCard,
});
