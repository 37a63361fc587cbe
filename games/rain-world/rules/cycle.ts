// Cycles and rain: the roll, the rounds, the end, and everybody waking up again.

import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { PRECYCLE, SS } from '../cards/regions.ts';
import { type CycleRow, tell } from '../events.ts';
import { cat, isAsleep, isAwake, NOBODY, NOWHERE, type Player, player, type Table } from '../state.ts';
import { die } from './death.ts';
import { d20 } from './dice.ts';
import { endsAtOnce, finish, isRoundTheLast } from './ending.ts';
import { lowerKarma, raiseKarma } from './karma.ts';
import { discardAll, homeOf, reshuffle } from './piles.ts';
import { enter } from './travel.ts';

const RAIN_DIE = 8; // RW-R-01: D8 and 6 more
const RAIN_AT_LEAST = 6;
const PRECYCLE_MORE = 2; // RW-PRE-04
const OVER = -1; // RW-CYCLE-08

/** RW-CYCLE-03, RW-R-64: the rain roll first, then the check for a precycle. */
export function beginCycle(t: Table): void {
  const { state } = t;
  state.cycle++;
  state.round++;
  state.at = firstInOrder(t);
  const seat = state.order[state.at]!;
  const roll = rollDie(state.rng, RAIN_DIE);
  state.timer = roll + RAIN_AT_LEAST;
  tell(t, { kind: 'cycle', cycle: state.cycle });
  tell(t, { kind: 'rain', seat, die: roll, timer: state.timer });
  if (t.box.options.precycles) checkPrecycle(t, seat);
  for (const p of state.players) {
    p.grass = 0;
    p.precycleTurns = 0;
  }
}

/** RW-PRE-02, RW-PRE-03 */
function checkPrecycle(t: Table, seat: Seat): void {
  const roll = d20(t);
  tell(t, { kind: 'precycleRoll', seat, die: roll });
  if (roll !== 1) return;
  t.state.precycle = true;
  t.state.timer += PRECYCLE_MORE;
  tell(t, { kind: 'precycle', timer: t.state.timer });
}

/** RW-R-05: the first in the order who is not ascending. */
function firstInOrder(t: Table): number {
  return t.state.order.findIndex((seat) => player(t, seat).status !== 'ascending');
}

/** After a turn: the next awake player, the end of the round, or of the cycle. */
export function passOn(t: Table): void {
  if (endsAtOnce(t)) return finish(t);
  if (nextAwake(t, 0) === NOWHERE) return cutShort(t);
  const next = nextAwake(t, t.state.at + 1);
  if (next === NOWHERE) endRound(t);
  else t.state.at = next;
}

/** RW-R-05: those who are not awake are skipped. */
function nextAwake(t: Table, from: number): number {
  const { order } = t.state;
  for (let at = from; at < order.length; at++) if (isAwake(t, order[at]!)) return at;
  return NOWHERE;
}

/** RW-R-04: nobody is awake; the timer is not lowered, but the round counts for the wait. */
function cutShort(t: Table): void {
  if (isRoundTheLast(t)) return finish(t);
  endCycle(t);
}

/** RW-CYCLE-06: everybody has had a turn. */
function endRound(t: Table): void {
  t.state.timer--;
  tell(t, { kind: 'timer', timer: t.state.timer });
  if (isRoundTheLast(t)) return finish(t);
  if (t.state.timer === OVER) return endCycle(t);
  t.state.round++;
  t.state.at = nextAwake(t, 0);
}

/** RW-R-95, in its order; then the next cycle. */
function endCycle(t: Table): void {
  rainFalls(t);
  const rows = t.box.seats.map((seat) => settle(t, seat));
  if (t.state.precycle) endPrecycle(t);
  for (const seat of t.box.seats) wake(t, seat);
  rejoinOwner(t);
  // Where everybody wakes is known only now.
  for (const row of rows) row.region = player(t, row.seat).region;
  tell(t, { kind: 'cycleEnds', cycle: t.state.cycle, rows });
  beginCycle(t);
}

/** RW-CYCLE-10, RW-R-49: the awake die, but not in Five Pebbles, where it does not rain. */
function rainFalls(t: Table): void {
  for (const seat of t.box.seats) {
    if (isAwake(t, seat) && player(t, seat).region !== SS) die(t, seat, { by: 'rain' });
  }
}

/** Karma, then what is discarded, then starving. */
function settle(t: Table, seat: Seat): CycleRow {
  const p = player(t, seat);
  const before = p.karma;
  changeKarma(p);
  const discarded = p.status === 'awake' ? [] : clearAway(t, p);
  const fate = fateOf(p);
  if (p.status !== 'awake') p.starving = p.status === 'starved'; // RW-R-40
  return { seat, fate, karma: p.karma, before, region: p.region, discarded };
}

const FATES = {
  hibernating: 'hibernated',
  starved: 'starved',
  dead: 'died',
  awake: 'stayed',
  ascending: 'ascending',
} as const;

const fateOf = ({ status }: Player): CycleRow['fate'] => FATES[status];

/** RW-R-35: once per cycle. A Reinforced death costs nothing, once. */
function changeKarma(p: Player): void {
  if (p.status === 'hibernating') raiseKarma(p);
  if (p.status !== 'dead') return;
  if (!p.reinforced) lowerKarma(p);
  p.reinforced = false;
}

/** RW-CYCLE-13, RW-CYCLE-15: carcasses, pips and food; what is tamed stays (RW-CYCLE-14). */
function clearAway(t: Table, p: Player): CardId[] {
  const cards = [...p.carcasses, ...p.food];
  discardAll(t, p.carcasses);
  discardAll(t, p.food);
  p.pips = 0;
  return cards;
}

/** RW-R-64: its shelters come back even from hands, and its deck is made whole. */
function endPrecycle(t: Table): void {
  t.state.precycle = false;
  for (const p of t.state.players) {
    for (const card of p.shelters.slice()) {
      if (homeOf(t, card) !== PRECYCLE) continue;
      p.shelters.splice(p.shelters.indexOf(card), 1);
      t.state.discards[PRECYCLE]!.push(card);
    }
    if (p.searched === PRECYCLE) p.searching = 0;
  }
  reshuffle(t, PRECYCLE);
}

/** RW-R-42: the dead return where they last slept. RW-R-95: hunts and bans are over, once-per-cycle effects come back. */
function wake(t: Table, seat: Seat): void {
  const p = player(t, seat);
  p.traitUsed = false;
  p.eggUsed = false;
  p.prey = NOBODY;
  p.bans = 0;
  if (p.status === 'dead') p.region = returnRegion(t, seat);
  if (p.status === 'dead' || isAsleep(p)) p.status = 'awake';
}

export function returnRegion(t: Table, seat: Seat): number {
  const { slept } = player(t, seat);
  return slept === NOWHERE ? cat(t, seat).start : slept;
}

/** RW-R-85: a tamed Hunter Long Legs that slept while its owner left is beside the owner again. */
function rejoinOwner(t: Table): void {
  const { owner, longLegs } = t.state;
  if (owner === NOBODY) return;
  const { region } = player(t, owner);
  if (player(t, longLegs).region !== region) enter(t, longLegs, region, 'follow');
}

/** Own turns before the rain falls: one more for whoever has not had a turn in this round. */
export function turnsBeforeRain(t: Table, seat: Seat): number {
  const { order, at, timer } = t.state;
  return timer + (order.indexOf(seat) < at ? 0 : 1);
}
