// Questions before an adventure: which abilities the battle deck holds, and who gets what.

import { seatName } from '../../../engine/names.ts';
import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { NONE, nameOf, type Table } from '../state.ts';

const cards = {
  key: (card: CardId) => card,
  at: (_t: Table, card: CardId) => (card === NONE ? undefined : { card }),
  detail: (t: Table, card: CardId) => (card === NONE ? undefined : t.box.faces[card]?.text),
};

export const EXCHANGE = question<Table, CardId>({
  ...cards,
  name: 'exchange-abilities',
  clause: 'DR-BETWEEN-02',
  ask: 'Take a latent ability into your battle deck?',
  why: (t, seat) => {
    const names = t.state.characters[seat]!.starting.map((card) => nameOf(t, card));
    return `for ${names.join(' or ')}`;
  },
  label: (t, card) => (card === NONE ? 'Leave it so' : nameOf(t, card)),
  standard: () => NONE,
});

export const EXCHANGE_FOR = question<Table, CardId>({
  ...cards,
  name: 'exchange-for',
  clause: 'DR-BETWEEN-02',
  ask: 'Which ability leaves the battle deck for it?',
  label: (t, card) => nameOf(t, card),
});

export const HAND_OVER = question<Table, CardId>({
  ...cards,
  name: 'hand-over',
  clause: 'DR-BETWEEN-03',
  ask: 'Do you hand something over before you set out?',
  label: (t, card) => (card === NONE ? 'Keep everything' : nameOf(t, card)),
  standard: () => NONE,
});

export const HAND_OVER_TO = question<Table, Seat>({
  name: 'hand-over-to',
  clause: 'DR-BETWEEN-03',
  ask: 'To whom?',
  key: (seat) => seat,
  label: (_t, seat) => seatName(seat),
  at: (_t, seat) => ({ seat }), // Before an adventure nobody stands on the map yet.
});
