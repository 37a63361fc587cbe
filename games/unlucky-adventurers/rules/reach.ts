// Whom a step of an outcome reaches: the player, the target, neighbours, everybody.

import type { Seat } from '../../../engine/table.ts';
import type { Step, Who } from '../cards/notation.ts';
import { type Effect, includes, isLiving, NOBODY, type Table } from '../state.ts';
import { everyoneAfter, neighbour, othersAfter } from './seats.ts';
import { isSafeFrom } from './teams.ts';

/**
 * Those whom a step reaches, in turn order after its player and the player last. UA-R-11: who is gone is not replaced.
 * Left out are those who blocked the card (UA-R-32), rose again in it (UA-R-46), or are safe from a team mate (UA-R-61).
 */
export function whomReaches(t: Table, effect: Effect, { who, attack, op }: Step): Seat[] {
  const seats = seatsOf(t, effect, who);
  // It is the new hand that is spared: a turn is missed all the same.
  const untouched = op === 'miss' ? effect.blocked : effect.blocked | effect.spared;
  if (untouched === 0 && t.box.options.friendlyFire) return seats;
  return seats.filter((seat) => !includes(untouched, seat) && !(attack && isSafeFrom(t, seat, effect.by)));
}

function seatsOf(t: Table, effect: Effect, who: Who): Seat[] {
  switch (who) {
    case 'OTH':
      return othersAfter(t, effect.by);
    case 'ALL':
      return everyoneAfter(t, effect.by);
    case 'LR':
      return neighboursInTurnOrder(t, effect.by);
    default:
      return ifLiving(t, oneSeat(t, effect, who));
  }
}

function oneSeat(t: Table, effect: Effect, who: Who): Seat {
  switch (who) {
    case 'me':
      return effect.by;
    case 'T':
      return effect.target;
    case 'L':
      return neighbour(t, effect.by, 1);
    case 'R':
      return neighbour(t, effect.by, -1);
    default:
      return effect.picked;
  }
}

const ifLiving = (t: Table, seat: Seat): Seat[] => (seat !== NOBODY && isLiving(t, seat) ? [seat] : []);

/** UA-R-59: each once, even if both are the same. */
function neighboursInTurnOrder(t: Table, seat: Seat): Seat[] {
  const { direction } = t.state;
  const first = neighbour(t, seat, direction);
  const last = neighbour(t, seat, direction === 1 ? -1 : 1);
  return first === last ? [first] : [first, last];
}

/** Is this seat among those a word stands for? The same as `seatsOf`, for one living seat and without a list. */
export function isAmong(t: Table, effect: Effect, who: Who, seat: Seat): boolean {
  if (who === 'ALL') return true;
  if (who === 'OTH') return seat !== effect.by;
  if (who === 'LR') return neighbour(t, effect.by, 1) === seat || neighbour(t, effect.by, -1) === seat;
  return oneSeat(t, effect, who) === seat;
}
