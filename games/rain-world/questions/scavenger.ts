// Questions in the company of scavengers: gifts, and what the merchant has.

import { because, DONE, type Done, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { face, nameOf, player, type Table } from '../state.ts';
import { ownCard, pearls, worth } from './answers.ts';

const FRIEND = 5;

export const GIVE = question<Table, CardId, { pearls: number; reputation: number }>({
  name: 'give',
  clause: 'RW-SCAV-05',
  ask: 'What do you give?',
  why: (t, seat) => `each half pearl is 1 reputation; you have ${player(t, seat).reputation}`,
  ...ownCard,
  detail: (t, card) => pearls(face(t, card).halves),
  data: (t, card, seat) => ({
    pearls: worth(t, card),
    reputation: Math.min(FRIEND, player(t, seat).reputation + face(t, card).halves),
  }),
  done: 'That is all',
  standard: (_t, _seat, options) => options[0]!,
});

/** All a seat could pay with, in half pearls. */
export function purse(t: Table, seat: Seat): number {
  let sum = 0;
  for (const card of player(t, seat).items) sum += face(t, card).halves;
  return sum;
}

export const BUY = question<Table, CardId | Done, { price: number; purse: number }>({
  name: 'buy',
  clause: 'RW-TRADE-02',
  ask: (t, seat) => `Buy something? Your items are worth ${pearls(purse(t, seat))}.`,
  why: () => 'Scavenger Merchant',
  key: (card) => card,
  label: (t, card) =>
    card === DONE ? 'Leave the stall' : `${nameOf(t, card)} for ${pearls(face(t, card).halves)}`,
  at: (_t, card) => (card === DONE ? undefined : { card }),
  detail: (t, card) => (card === DONE ? undefined : face(t, card).text),
  data: (t, card, seat) => (card === DONE ? undefined : { price: worth(t, card), purse: purse(t, seat) / 2 }),
  considers: (t) => t.state.stall,
  whyNot: (t, card, seat) =>
    card !== DONE &&
    face(t, card).halves > purse(t, seat) &&
    because('RW-TRADE-04', `costs ${pearls(face(t, card).halves)}, and you have ${pearls(purse(t, seat))}`),
  done: 'Leave the stall',
  standard: () => DONE,
});

/** The card that is being bought is the one just taken from the stall. */
export const PAY = question<Table, CardId, { pearls: number }>({
  name: 'pay',
  clause: 'RW-R-72',
  ask: (t) =>
    `What do you pay with for ${nameOf(t, t.state.drawn.at(-1)!)}? ${pearls(t.state.owed)} to go, and no change.`,
  about: (t) => t.state.drawn.at(-1),
  ...ownCard,
  detail: (t, card) => pearls(face(t, card).halves),
  data: (t, card) => ({ pearls: worth(t, card) }),
});

/** RW-R-71 and the Inspector: what it takes of your pearls and flies. */
export const HAND_OVER = question<Table, CardId>({
  name: 'hand-over',
  clause: 'RW-R-17',
  ask: 'The Inspector takes one of these. Which?',
  why: () => 'Inspector',
  ...ownCard,
});
