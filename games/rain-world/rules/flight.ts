// Fleeing: both sides roll, and the one who runs must be higher.

import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { bit, includes, NO_CARD, player, plays, type Table } from '../state.ts';
import { betterOfTwo, d20, rollsAgain, secondRoll, succeeds } from './dice.ts';
import { chaseTotal, fleeTotal, opponent } from './modifiers.ts';

/** RW-COMBAT-03, RW-R-11: the fleer's total against the pursuer's. The Saint's first attempt is rolled twice. */
export function getsAway(t: Table, seat: Seat): boolean {
  const { fight } = t.state;
  const twice = !includes(fight.fled, seat) && plays(t, seat, 'saint');
  fight.fled |= bit(seat);
  const added = fleeTotal(t, seat, fight.foe);
  let die = twice ? betterOfTwo(t) : d20(t);
  let against = d20(t) + chaseOf(t, seat);
  if (!succeeds(die, die + added, against) && rollsAgain(t, seat, { die, total: die + added, beat: against }))
    die = secondRoll(t, seat);
  if (succeeds(die, die + added, against)) against = chasedAgain(t, seat, against, die + added);
  const success = succeeds(die, die + added, against);
  player(t, seat).rock = 0;
  if (t.tale !== undefined) {
    const from = fight.foe === NO_CARD ? { from: opponent(t, seat) } : { foe: fight.foe };
    tell(t, {
      kind: 'fled',
      seat,
      ...from,
      roll: { die, total: die + added, beat: against, success },
      against,
    });
  }
  return success;
}

/** A pursuing slugcat uses its own FLEE total. */
function chaseOf(t: Table, seat: Seat): number {
  const { foe } = t.state.fight;
  return foe === NO_CARD ? fleeTotal(t, opponent(t, seat), NO_CARD) : chaseTotal(t, foe, seat);
}

/** A pursuing Survivor may roll once more. */
function chasedAgain(t: Table, seat: Seat, against: number, away: number): number {
  if (t.state.fight.foe !== NO_CARD) return against;
  const chase = chaseOf(t, seat);
  const missed = { die: against - chase, total: against, beat: away };
  if (!rollsAgain(t, opponent(t, seat), missed)) return against;
  return secondRoll(t, opponent(t, seat)) + chase;
}

/** A contest with something that is no creature: the Worm Grass. */
export function winsContest(t: Table, seat: Seat, chase: number): boolean {
  const added = fleeTotal(t, seat, NO_CARD);
  let die = d20(t);
  const against = d20(t) + chase;
  if (!succeeds(die, die + added, against) && rollsAgain(t, seat, { die, total: die + added, beat: against }))
    die = secondRoll(t, seat);
  const success = succeeds(die, die + added, against);
  tell(t, { kind: 'grassContest', seat, roll: { die, total: die + added, beat: against, success }, against });
  return success;
}

const STEADY_ABOVE = 6;

/** Sheer Drop: no attempt to flee, so a natural 1 or 20 is nothing special. */
export function keepsFooting(t: Table, seat: Seat): boolean {
  const added = fleeTotal(t, seat, NO_CARD);
  let die = d20(t);
  const first = { die, total: die + added, beat: STEADY_ABOVE };
  if (first.total <= STEADY_ABOVE && rollsAgain(t, seat, first)) die = secondRoll(t, seat);
  const total = die + added;
  const success = total > STEADY_ABOVE;
  tell(t, { kind: 'checked', seat, roll: { die, total, beat: STEADY_ABOVE, success } });
  return success;
}
