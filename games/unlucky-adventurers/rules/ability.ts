// What Characters do on their owner's turn. Those that answer something are asked where it happens: roll, shield, fight.

import { choose, chooseSome } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { DIG_UP, EXCHANGE, EXCHANGE_WITH, THROW_AWAY } from '../questions/character.ts';
import { HAND_OVER } from '../questions/loss.ts';
import { type Ability, face, hand, NOBODY, type Table } from '../state.ts';
import { exchange, someAtRandom } from './exchange.ts';
import { drawAndFight } from './fight.ts';
import { loseAtRandom, loseChosen, transfer } from './loss.ts';
import { isUsable, scry, takeFromDiscard } from './peek.ts';
import { everyoneAfter, neighbour, othersAfter } from './seats.ts';
import { isSafeFrom } from './teams.ts';

const amountOf = (t: Table, card: CardId): number => face(t, card).amount;

/** UA-R-37: one or two cards of your choice for as many random ones of somebody else. */
export const trader: Ability = {
  can: () => true,
  use: (t, seat, self) => {
    const partner = choose(t, seat, EXCHANGE_WITH, othersAfter(t, seat));
    const max = Math.min(amountOf(t, self), hand(t, seat).length, hand(t, partner).length);
    const cards = chooseSome(t, seat, EXCHANGE, hand(t, seat), { min: 1, max });
    const forThem = someAtRandom(t, partner, cards.length);
    exchange(t, { seat, cards }, { seat: partner, cards: forThem });
  },
};

export const rogue: Ability = {
  can: () => true,
  use: (t, seat, self) => {
    const neighbours = new Set([neighbour(t, seat, 1), neighbour(t, seat, -1)]);
    for (const other of everyoneAfter(t, seat)) {
      if (neighbours.has(other) && !isSafeFrom(t, other, seat))
        loseAtRandom(t, other, amountOf(t, self), seat);
    }
  },
};

export const seer: Ability = {
  can: () => true,
  use: (t, seat, self) => scry(t, seat, amountOf(t, self)),
};

const richerThan = (t: Table, seat: Seat): Seat[] =>
  othersAfter(t, seat).filter(
    (other) => hand(t, other).length > hand(t, seat).length && !isSafeFrom(t, other, seat),
  );

export const taxman: Ability = {
  can: (t, seat) => richerThan(t, seat).length > 0,
  use: (t, seat) => loseChosen(t, richerThan(t, seat), { to: seat, question: HAND_OVER, n: 1 }),
};

const diggable = (t: Table, digger: CardId): CardId[] =>
  t.state.questDiscard.slice(-amountOf(t, digger)).filter((card) => isUsable(t, card));

export const gravedigger: Ability = {
  can: (t, _seat, self) => diggable(t, self).length > 0,
  use: (t, seat, self) => takeFromDiscard(t, seat, choose(t, seat, DIG_UP, diggable(t, self))),
};

/** As many as were written off, and one for the trouble. The draw is a full one: a Blunder or Beast met through it uses up the play (UA-R-12, UA-BEAST-03). */
export const accountant: Ability = {
  can: () => true,
  use: (t, seat, self) => {
    const written = chooseSome(t, seat, THROW_AWAY, hand(t, seat), { min: 0, max: amountOf(t, self) });
    for (const card of written) transfer(t, card, { from: seat, to: NOBODY, how: 'chosen' });
    drawAndFight(t, seat, written.length + 1);
  },
};
