// The question in front of a shelter.

import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { SB, SS } from '../cards/regions.ts';
import { needOf } from '../rules/food.ts';
import { HIGHEST_KARMA } from '../rules/karma.ts';
import { nameOf, type Player, player, type Table } from '../state.ts';
import { counted } from './answers.ts';

export type ShelterAct = 'sleep' | 'keep' | CardId;

export type SleepData = { pips: number; need: number; starves: boolean; timer: number };

export const sleepData = (t: Table, seat: Seat): SleepData => ({
  pips: player(t, seat).pips,
  need: needOf(t, seat),
  starves: player(t, seat).pips < needOf(t, seat),
  timer: t.state.timer,
});

export const sleepLabel = (t: Table, seat: Seat): string =>
  player(t, seat).pips >= needOf(t, seat) ? 'Hibernate' : 'Starve through the night';

/** RW-END-02, RW-R-57: in Subterranean a night of whoever has the Mark is what it was all for. */
function gainOf({ mark, region, counted, karma }: Player): string {
  if (mark && region === SB) return counted === 0 ? 'the first of two nights here' : 'you ascend';
  return karma < HIGHEST_KARMA ? 'karma +1' : 'karma stays at its most';
}

/** What sleeping now would mean. */
export const sleepDetail = (t: Table, seat: Seat): string => {
  const { pips, need, starves } = sleepData(t, seat);
  const eaten = `${counted(pips, 'pip')} of ${need} needed`;
  if (!starves) return `${eaten}: ${gainOf(player(t, seat))}`;
  return `${eaten}: you survive, karma stays, and next cycle the whole board must be full`;
};

/** RW-CYCLE-10: after the last round there is no coming back to it. */
const keepDetail = (t: Table, seat: Seat): string | undefined =>
  t.state.timer === 0 && player(t, seat).region !== SS
    ? 'and be awake when the rain comes, and die'
    : undefined;

/** Rounds until the rain, and what is missing. */
export function hungerAndRain(t: Table, seat: Seat): string {
  const { pips } = player(t, seat);
  const need = needOf(t, seat);
  const eaten = pips < need ? `${pips} of ${need} pips` : 'fed';
  const rounds = t.state.timer === 0 ? 'last round before the rain' : `rain in ${t.state.timer}`;
  return `${eaten}, ${rounds}`;
}

export const SHELTER = question<Table, ShelterAct, SleepData>({
  name: 'shelter',
  clause: 'RW-TURN-07',
  ask: 'A shelter! Sleep, or take it along?',
  why: hungerAndRain,
  about: (t) => t.state.drawn[0],
  key: (act) => act,
  label: (t, act, seat) =>
    act === 'sleep' ? sleepLabel(t, seat) : act === 'keep' ? 'Take it along' : `Eat ${nameOf(t, act)} first`,
  at: (_t, act) => (typeof act === 'number' ? { card: act } : { spot: act }),
  detail: (t, act, seat) =>
    act === 'sleep' ? sleepDetail(t, seat) : act === 'keep' ? keepDetail(t, seat) : undefined,
  data: (t, act, seat) => (act === 'sleep' ? sleepData(t, seat) : undefined),
  // RW-R-98: nobody is put to bed before the last round.
  standard: (t, seat) => (t.state.timer === 0 && player(t, seat).pips >= needOf(t, seat) ? 'sleep' : 'keep'),
});
