// What Characters do on their owner's turn. Those that answer something are asked where it happens: roll, shield, fight.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { DIG_UP, ENOUGH, EXCHANGE, EXCHANGE_WITH, HAND_OVER, THROW_AWAY } from '../questions.ts';
import {
  type Ability,
  chosenBy,
  everyoneAfter,
  hand,
  isSafeFrom,
  NOBODY,
  neighbour,
  othersAfter,
  type Table,
} from '../state.ts';
import { exchangeChosen, putForwardAtRandom } from './exchange.ts';
import { drawAndFight } from './fight.ts';
import { loseAtRandom, loseChosen, transfer } from './loss.ts';
import { isUsable, scry, takeFromDiscard } from './peek.ts';

const MOST_EXCHANGED = 2;

/** UA-R-37: one or two cards of your choice for as many random ones of somebody else. */
export const trader: Ability = {
  can: (t, seat) => hand(t, seat).length > 0,
  use: (t, seat) => {
    const partner = choose(t, seat, EXCHANGE_WITH, othersAfter(t, seat));
    const most = Math.min(MOST_EXCHANGED, hand(t, seat).length, hand(t, partner).length);
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
  use: (t, seat) => {
    const neighbours = new Set([neighbour(t, seat, 1), neighbour(t, seat, -1)]);
    for (const other of everyoneAfter(t, seat)) {
      if (neighbours.has(other) && !isSafeFrom(t, other, seat)) loseAtRandom(t, other, 1, seat);
    }
  },
};

const SEER_LOOKS_AT = 4;

export const seer: Ability = {
  can: () => true,
  use: (t, seat) => scry(t, seat, SEER_LOOKS_AT),
};

const richerThan = (t: Table, seat: Seat): Seat[] =>
  othersAfter(t, seat).filter(
    (other) => hand(t, other).length > hand(t, seat).length && !isSafeFrom(t, other, seat),
  );

export const taxman: Ability = {
  can: (t, seat) => richerThan(t, seat).length > 0,
  use: (t, seat) => loseChosen(t, richerThan(t, seat), { to: seat, question: HAND_OVER, count: () => 1 }),
};

const DIGS_DOWN = 6;

const diggable = (t: Table): CardId[] =>
  t.state.questDiscard.slice(-DIGS_DOWN).filter((card) => isUsable(t, card));

export const gravedigger: Ability = {
  can: (t) => diggable(t).length > 0,
  use: (t, seat) => takeFromDiscard(t, seat, choose(t, seat, DIG_UP, diggable(t))),
};

const MOST_WRITTEN_OFF = 3;

/** The draw is a full one: a Blunder or Beast met through it uses up the play (UA-R-12, UA-BEAST-03). */
export const accountant: Ability = {
  can: () => true,
  use: (t, seat) => {
    while (chosenBy(t, seat).length < MOST_WRITTEN_OFF && hand(t, seat).length > 0) {
      const card = choose(t, seat, THROW_AWAY, [...hand(t, seat), ENOUGH]);
      if (card === ENOUGH) break;
      moveCard(card, hand(t, seat), chosenBy(t, seat));
    }
    const written = chosenBy(t, seat).slice();
    for (const card of written) transfer(t, card, { from: seat, pile: chosenBy(t, seat), to: NOBODY });
    drawAndFight(t, seat, written.length);
  },
};
