// Questions before an adventure: which abilities the battle deck holds, and who gets what.

import { seatName } from '../../../engine/names.ts';
import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { NONE, nameOf, type Table } from '../state.ts';
import { figurePlace } from './names.ts';

/** An ability that goes out and one that comes in, as one number. */
export const PAIR = 10_000;

export const EXCHANGE = question<Table, number>({
  name: 'exchange-abilities',
  clause: 'DR-BETWEEN-02',
  ask: (t, seat) => {
    const names = t.state.characters[seat]!.starting.map((card) => nameOf(t, card));
    return `Your battle deck holds ${names.join(' and ')}. Exchange one for a latent ability?`;
  },
  key: (pair) => pair,
  label: (t, pair) =>
    pair === NONE ? 'Leave it so' : `${nameOf(t, pair % PAIR)} for ${nameOf(t, Math.floor(pair / PAIR))}`,
  at: (_t, pair) => (pair === NONE ? undefined : { card: pair % PAIR }),
  detail: (t, pair) => (pair === NONE ? undefined : t.box.faces[pair % PAIR]?.text),
  standard: () => NONE,
});

export const HAND_OVER = question<Table, CardId>({
  name: 'hand-over',
  clause: 'DR-BETWEEN-03',
  ask: 'Do you hand something over before you set out?',
  key: (card) => card,
  label: (t, card) => (card === NONE ? 'Keep everything' : nameOf(t, card)),
  at: (_t, card) => (card === NONE ? undefined : { card }),
  detail: (t, card) => (card === NONE ? undefined : t.box.faces[card]?.text),
  standard: () => NONE,
});

export const HAND_OVER_TO = question<Table, Seat>({
  name: 'hand-over-to',
  clause: 'DR-BETWEEN-03',
  ask: 'To whom?',
  key: (seat) => seat,
  label: (_t, seat) => seatName(seat),
  at: (_t, seat) => figurePlace(seat),
});
