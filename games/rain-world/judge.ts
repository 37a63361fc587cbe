// How good the table looks for each seat: turns still to go, set against those of the others.

import type { Seat } from '../../engine/table.ts';
import { SS } from './cards/regions.ts';
import {
  FIND_SHELTER,
  KARMA_LEVELS,
  LIE_DOWN,
  PIPS_PER_TURN,
  roadIndex,
  USUAL_NIGHT,
  waitFor,
} from './road.ts';
import { returnRegion, turnsBeforeRain } from './rules/cycle.ts';
import { needOf } from './rules/food.ts';
import { hasShelter } from './rules/hibernation.ts';
import { LOWEST_KARMA } from './rules/karma.ts';
import { scoreOf, soloScore } from './rules/result.ts';
import { karmaFor, otherEnd, touches } from './rules/roads.ts';
import { cat, face, isAsleep, type Player, player, type Table } from './state.ts';

/** A lead of so many turns is worth a factor of e in the chance of winning. */
const TURNS_PER_E = 3;

/** Whoever leads by far risks nothing for the sake of the others; so that it goes on all the same, being there soon counts a little. */
const HASTE = 0.04;
const LONG_WAY = 40;

/** Looking for a shelter takes three turns, and what comes of it shows in the next: rounds a search plays on before it judges. */
const ROUNDS_AHEAD = 4;
/** In a large company fewer: most of what happens there concerns others. */
const MOST_TURNS = 16;

/** When it shows what became of a plan; everybody has had as many turns, where the company is not large. */
export const isAtRest = ({ box: { players } }: Table, turns: number): boolean =>
  turns >= Math.min(MOST_TURNS, ROUNDS_AHEAD * players);

export function judge(t: Table): number[] {
  if (t.state.phase === 'slugcats') return t.box.seats.map(() => beforeTheFirstTurn(t));
  if (t.box.players === 1) return [soloScore(player(t, 0).turns + turnsToGo(t, 0))];
  const turns = t.box.seats.map((seat) => turnsToGo(t, seat));
  const hopes = turns.map((each) => Math.exp(-each / TURNS_PER_E));
  const [winner] = t.state.ascended;
  if (winner !== undefined)
    return hopes.map((_, seat) => (seat === winner ? 1 : placeOf(seat, hopes, winner)));
  let all = 0;
  for (const hope of hopes) all += hope;
  return hopes.map((hope, seat) => (1 - HASTE) * (hope / all) + HASTE * Math.exp(-turns[seat]! / LONG_WAY));
}

/** Alone there is nobody to share with: what the best choice of a slugcat is worth. */
function beforeTheFirstTurn({ box: { players, slugcats, faces, roads } }: Table): number {
  if (players > 1) return 1 / players;
  const hopes = slugcats.map((card) => {
    const { start, line } = faces[card]!;
    const from = roadIndex(start, LOWEST_KARMA, { mark: false, counted: 0, shelter: false });
    return soloScore(roads.turns[from]! + roads.nights[from]! * hunger(line));
  });
  return Math.max(...hopes);
}

/** RW-R-60: during the wait the others play for the places behind the first, each against each. */
function placeOf(seat: Seat, hopes: readonly number[], winner: Seat): number {
  let place = 2;
  for (const [other, hope] of hopes.entries())
    if (other !== seat && other !== winner) place += hope / (hope + hopes[seat]!);
  return scoreOf(place, hopes.length);
}

/** Turns until a seat ascends, as far as the table shows. */
export function turnsToGo(t: Table, seat: Seat): number {
  const p = player(t, seat);
  if (p.status === 'ascending') return t.state.ascended.indexOf(seat) - 12;
  if (p.status === 'dead') return afterDeath(t, seat, 0);
  if (isAsleep(p)) return asleep(t, seat, p);
  const alive = roadFrom(t, seat, p) + p.lost - fed(t, seat, p) - luggage(p);
  const risk = riskOfRain(t, seat, p);
  return risk === 0 ? alive : alive * (1 - risk) + afterDeath(t, seat, 1) * risk;
}

/** The road from a region with a karma, longer for the hungry: each night costs what this slugcat eats. */
export function road(t: Table, seat: Seat, at: { region: number; karma: number; shelter: boolean }): number {
  const { mark, counted } = player(t, seat);
  const index = roadIndex(at.region, at.karma, { mark, counted, shelter: at.shelter });
  const { turns, nights } = t.box.roads;
  return turns[index]! + nights[index]! * hunger(cat(t, seat).line);
}

/** Turns that a night takes more than usual, or fewer. */
const hunger = (line: number): number => line / PIPS_PER_TURN - USUAL_NIGHT;

/** With what is held: a gate already found is a turn, a search under way is nearly a shelter. */
function roadFrom(t: Table, seat: Seat, p: Player): number {
  const { region, karma } = p;
  const shelter = hasShelter(t, seat);
  let best = road(t, seat, { region, karma, shelter });
  if (p.searching > 0)
    best = Math.min(best, p.searching * 0.8 + road(t, seat, { region, karma, shelter: true }));
  for (const card of p.gates) {
    const { link } = face(t, card);
    if (touches(t, link, region)) best = Math.min(best, throughGate(t, seat, link, shelter));
  }
  return best;
}

/** Now, or after one more night here when karma is short by one. */
function throughGate(t: Table, seat: Seat, link: number, shelter: boolean): number {
  const { region, karma } = player(t, seat);
  const beyond = otherEnd(t, link, region);
  const short = karmaFor(t, seat, link) - karma;
  if (short <= 0) return 1 + road(t, seat, { region: beyond, karma, shelter: false });
  if (short > 1) return Number.POSITIVE_INFINITY;
  const night =
    cat(t, seat).line / PIPS_PER_TURN + LIE_DOWN + waitFor(t.box.players) + (shelter ? 0 : FIND_SHELTER);
  return night + 1 + road(t, seat, { region: beyond, karma: karma + 1, shelter: false });
}

/** Turns of looking for food already saved for tonight. */
function fed(t: Table, seat: Seat, p: Player): number {
  const need = needOf(t, seat);
  const usual = cat(t, seat).line;
  const tonight = Math.min(p.pips, need) - Math.max(0, need - usual);
  return tonight / PIPS_PER_TURN + Math.max(0, p.pips - need) * 0.03 + Math.min(2, p.food.length) * 0.4;
}

const ITEM = 0.15;
const HELPER = 0.35;
const LIGHT = 0.1;

/** Items and helpers make the way a little safer. */
function luggage(p: Player): number {
  return (
    Math.min(4, p.items.length) * ITEM +
    Math.min(3, p.tamed.length) * HELPER +
    (p.reinforced ? 0.5 : 0) +
    (p.glow ? LIGHT : 0) +
    Math.min(4, p.reputation - 1) * 0.1
  );
}

/** Whoever sleeps keeps what is held, and rises by one if it was a hibernation. */
function asleep(t: Table, seat: Seat, p: Player): number {
  const isFed = p.status === 'hibernating';
  const karma = isFed ? Math.min(KARMA_LEVELS, p.karma + 1) : p.karma;
  const hunger = isFed ? 0 : (cat(t, seat).most - cat(t, seat).line) / PIPS_PER_TURN + 0.5;
  const waiting = t.box.players === 1 ? 0 : Math.min(waitFor(t.box.players), t.state.timer);
  let best = road(t, seat, { region: p.region, karma, shelter: hasShelter(t, seat) });
  for (const card of p.gates) {
    const { link } = face(t, card);
    if (!touches(t, link, p.region) || karmaFor(t, seat, link) > karma) continue;
    best = Math.min(best, 1 + road(t, seat, { region: otherEnd(t, link, p.region), karma, shelter: false }));
  }
  return best + hunger + waiting - luggage(p);
}

/** One karma lower, with nothing, where the last night was; and the rest of the cycle lost. */
function afterDeath(t: Table, seat: Seat, ahead: number): number {
  const p = player(t, seat);
  const karma = p.reinforced ? p.karma : Math.max(1, p.karma - 1);
  const lost = t.box.players === 1 ? ahead : Math.max(0, t.state.timer) * 0.6;
  return road(t, seat, { region: returnRegion(t, seat), karma, shelter: false }) + lost;
}

/** How likely the rain finds this seat outside, by the turns that food and shelter still take. */
function riskOfRain(t: Table, seat: Seat, p: Player): number {
  if (p.region === SS) return 0;
  const left = turnsBeforeRain(t, seat) - p.lost;
  const shelter = hasShelter(t, seat) ? 1 : p.searching > 0 ? p.searching : 3;
  const missing = Math.max(0, needOf(t, seat) - p.pips);
  const meals = missing / PIPS_PER_TURN;
  const slack = left - shelter - (p.starving ? meals : 0);
  if (slack < 0) return left <= 0 ? 1 : 0.8;
  const slackFed = left - shelter - meals;
  // A night of hunger is not death, but it costs karma and the next day's food: half a death.
  if (slackFed < 0) return 0.45;
  return slackFed < 1 ? 0.15 : slackFed < 2 ? 0.05 : 0;
}
