// How good the table looks for each seat: turns still to go, set against those of the others.

import type { Seat } from '../../engine/table.ts';
import { soloScore } from './result.ts';
import { roadIndex } from './road.ts';
import { returnRegion } from './rules/cycle.ts';
import { needOf } from './rules/food.ts';
import { hasShelter } from './rules/hibernation.ts';
import { includes, isAsleep, type Player, player, type Table } from './state.ts';

/** Honest guesses at the chances of winning: a lead of so many turns is worth a factor of e. */
const TURNS_PER_E = 6;

export function judge(t: Table): number[] {
  if (t.box.players === 1) return [soloScore(player(t, 0).turns + turnsToGo(t, 0))];
  const hopes = t.box.seats.map((seat) => Math.exp(-turnsToGo(t, seat) / TURNS_PER_E));
  let all = 0;
  for (const hope of hopes) all += hope;
  return hopes.map((hope) => hope / all);
}

const PIP = 0.45;
const SHELTER = 1.6;
const DEATH = 5;
const GATE = 1.4;
const ITEM = 0.25;
const PET = 0.5;

/** Turns until a seat ascends, as far as the table shows. */
export function turnsToGo(t: Table, seat: Seat): number {
  const p = player(t, seat);
  if (p.status === 'ascending') return t.state.ascended.indexOf(seat) * 0.5 - 2;
  if (p.status === 'dead') return fromDeath(t, seat);
  const road = roadFrom(t, p, { region: p.region, karma: p.karma });
  if (isAsleep(p)) return asleep(t, p);
  return road + p.lost - belongings(t, p) - readiness(t, seat, p) + danger(t, seat, p);
}

function roadFrom(t: Table, { mark, counted }: Player, at: { region: number; karma: number }): number {
  return t.box.road[roadIndex({ ...at, mark, counted })]!;
}

function fromDeath(t: Table, seat: Seat): number {
  const p = player(t, seat);
  const karma = p.reinforced ? p.karma : Math.max(1, p.karma - 1);
  return roadFrom(t, p, { region: returnRegion(t, seat), karma }) + 1 + t.state.timer * 0.3;
}

/** Whoever sleeps keeps what is held, and rises by one if it was a hibernation. */
function asleep(t: Table, p: Player): number {
  const karma = p.status === 'hibernating' ? Math.min(5, p.karma + 1) : p.karma;
  const hungry = p.status === 'starved' ? 2.5 : 0;
  return roadFrom(t, p, { region: p.region, karma }) + hungry + 0.3 - belongings(t, p);
}

/** Gates that lead on, items and helpers. */
function belongings(t: Table, p: Player): number {
  let worth =
    Math.min(4, p.items.length) * ITEM + Math.min(3, p.tamed.length) * PET + (p.reinforced ? 0.6 : 0);
  const here = roadFrom(t, p, p);
  let best = 0;
  for (const card of p.gates) {
    const { link } = t.box.faces[card]!;
    const { from, to, there, back } = t.box.links[link]!;
    if (from !== p.region && to !== p.region) continue;
    const karma = from === p.region ? there : back;
    const beyond = roadFrom(t, p, { region: from === p.region ? to : from, karma: Math.max(p.karma, karma) });
    if (beyond < here) best = Math.max(best, p.karma >= karma ? GATE : GATE / 2);
  }
  worth += best;
  return worth;
}

/** Food and a shelter for tonight. */
function readiness(t: Table, seat: Seat, p: Player): number {
  const need = needOf(t, seat);
  const fed = Math.min(p.pips, need) * PIP + Math.max(0, p.pips - need) * 0.05 + p.food.length * 0.3;
  const shelter = hasShelter(t, seat) ? SHELTER : p.searching > 0 ? (3 - p.searching) * 0.5 : 0;
  return fed + shelter;
}

/** The rain: turns that food and shelter still take, against rounds left. */
function danger(t: Table, seat: Seat, p: Player): number {
  if (p.region === SS_REGION) return 0;
  const shelter = hasShelter(t, seat) ? 1 : p.searching > 0 ? p.searching : 3;
  const missing = Math.max(0, needOf(t, seat) - p.pips);
  const food = Math.ceil(missing / 2);
  const left = t.state.timer + (includes(0, seat) ? 0 : 1);
  const slack = left - shelter - (p.starving ? food : 0);
  if (slack < 0) return DEATH + (p.karma > 1 ? 2 : 0);
  const hungry = left - shelter - food;
  return hungry < 0 ? 2.5 : slack < 2 ? 0.6 : 0;
}

const SS_REGION = 7;
