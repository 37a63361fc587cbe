// Every question the rules ask.

import { seatName } from '../../engine/names.ts';
import { because, question } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { cardOf, hand, nameOf, othersWithCards, type Table } from './state.ts';

const inHand = {
  key: (card: CardId) => card,
  label: nameOf,
  at: (_t: Table, card: CardId) => ({ card }),
};

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const PLAY_A_CARD = question<Table, CardId>({
  name: 'play-a-card',
  clause: 'EX-TURN-02',
  ask: 'Which card do you play?',
  ...inHand,
  detail: (t, card) => cardOf(t, card).text,
});

export const SERVE = question<Table, Seat>({
  name: 'serve',
  clause: 'EX-SNACK-02',
  ask: 'Whose plate does the pie go to?',
  key: (seat) => seat,
  label: (_t, guest, seat) => (guest === seat ? 'Your own plate' : `${seatName(guest)}’s plate`),
  at: (_t, seat) => ({ spot: 'plate', seat }),
});

export const AIM_THE_WASP = question<Table, Seat>({
  name: 'aim-the-wasp',
  clause: 'EX-WASP-01',
  ask: 'Whom is the wasp to sting?',
  key: (seat) => seat,
  label: (t, seat) => `${seatName(seat)} (${cards(hand(t, seat).length)})`,
  at: (_t, seat) => ({ seat }),
  considers: (t, seat) => t.box.seats.filter((other) => other !== seat),
  whyNot: (t, victim, seat) =>
    !othersWithCards(t, seat).includes(victim) && because('EX-WASP-01', 'has no card to lose'),
});

export const LET_IT_COME = 'let it come' as const;

export const SWAT = question<Table, CardId | typeof LET_IT_COME>({
  name: 'swat',
  clause: 'EX-WASP-02',
  ask: 'A wasp comes for you. Do you swat it?',
  secret: true,
  key: (swatter) => swatter,
  label: (t, swatter) => (swatter === LET_IT_COME ? 'Let it come' : nameOf(t, swatter)),
  at: (_t, swatter) => (swatter === LET_IT_COME ? undefined : { card: swatter }),
  considers: hand,
  whyNot: () => because('EX-WASP-02', 'only a Swatter swats'),
});

export const SPOILED_BY_WASP = question<Table, CardId>({
  name: 'spoiled-by-wasp',
  clause: 'EX-WASP-03',
  ask: 'You are stung. Which card do you discard?',
  ...inHand,
});

export const PACK = question<Table, CardId>({
  name: 'pack',
  clause: 'EX-BASKET-01',
  ask: 'Which cards go under the deck? You draw as many.',
  done: 'That is all',
  ...inHand,
});

export const NO_THANKS = 'no thanks' as const;

export const SWAP = question<Table, CardId | typeof NO_THANKS>({
  name: 'swap',
  clause: 'EX-CRUMBS-01',
  ask: (t) => `Do you swap a card for the ${nameOf(t, t.state.discard.at(-1)!)} on the discard pile?`,
  key: (card) => card,
  label: (t, card) => (card === NO_THANKS ? 'No, thanks' : nameOf(t, card)),
  at: (_t, card) => (card === NO_THANKS ? undefined : { card }),
});
