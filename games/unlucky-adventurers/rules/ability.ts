// What Characters do on their owner's turn. Those that answer something are asked where it happens: roll, shield, fight.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { ENOUGH } from '../questions/answers.ts';
import { DIG_UP, EXCHANGE, EXCHANGE_WITH, THROW_AWAY } from '../questions/character.ts';
import { HAND_OVER } from '../questions/loss.ts';
import { type Ability, chosenBy, face, hand, NOBODY, type Table } from '../state.ts';
import { exchangeChosen, putForwardAtRandom } from './exchange.ts';
import { drawAndFight } from './fight.ts';
import { loseAtRandom, loseChosen, transfer } from './loss.ts';
import { isUsable, scry, takeFromDiscard } from './peek.ts';
import { everyoneAfter, neighbour, othersAfter } from './seats.ts';
import { isSafeFrom } from './teams.ts';

const amountOf = (t: Table, card: CardId): number => face(t, card).amount;

/** UA-R-37: one or two cards of your choice for as many random ones of somebody else. */
export const trader: Ability = {
  can: (t, seat) => hand(t, seat).length > 0,
  use: (t, seat, self) => {
    const partner = choose(t, seat, EXCHANGE_WITH, othersAfter(t, seat));
    const most = Math.min(amountOf(t, self), hand(t, seat).length, hand(t, partner).length);
    for (let given = 0; given < most; given++) {
      const card = choose(t, seat, EXCHANGE, given === 0 ? hand(t, seat) : [...hand(t, seat), ENOUGH]);
      if (card === ENOUGH) break;
      moveCard(card, hand(t, seat), chosenBy(t, seat));
    }
    putForwardAtRandom(t, partner, chosenBy(t, seat).length);
    exchangeChosen(t, seat, partner);
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
  use: (t, seat) => loseChosen(t, richerThan(t, seat), { to: seat, question: HAND_OVER, count: () => 1 }),
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
    while (chosenBy(t, seat).length < amountOf(t, self) && hand(t, seat).length > 0) {
      const card = choose(t, seat, THROW_AWAY, [...hand(t, seat), ENOUGH]);
      if (card === ENOUGH) break;
      moveCard(card, hand(t, seat), chosenBy(t, seat));
    }
    const written = chosenBy(t, seat).slice();
    for (const card of written) transfer(t, card, { from: seat, pile: chosenBy(t, seat), to: NOBODY });
    drawAndFight(t, seat, written.length + 1);
  },
};
