// How a match ended: who ascended, how the others rank, and what a match alone is worth.

import type { Result } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/table.ts';
import { player, type Table } from '../state.ts';

export function result(t: Table): Result | undefined {
  if (t.state.phase !== 'over') return undefined;
  return t.box.players === 1 ? alone(t) : ranked(t);
}

/** RW-R-60: by the order of ascending; then shelters counted, Mark, karma, fewer deaths; then tied. */
export function compare(t: Table, one: Seat, other: Seat): number {
  const [a, b] = [player(t, one), player(t, other)];
  return (
    placeAscended(t, one) - placeAscended(t, other) ||
    b.counted - a.counted ||
    Number(b.mark) - Number(a.mark) ||
    b.karma - a.karma ||
    a.deaths - b.deaths
  );
}

function placeAscended({ state: { ascended } }: Table, seat: Seat): number {
  const at = ascended.indexOf(seat);
  return at < 0 ? ascended.length : at;
}

function ranked(t: Table): Result {
  const { seats, players } = t.box;
  const places = seats.map((seat) => 1 + seats.filter((other) => compare(t, other, seat) < 0).length);
  const winners = seats.filter((seat) => places[seat] === 1);
  return {
    outcome:
      t.state.ascended.length > 0
        ? 'The first to ascend'
        : 'Time ran out, and these were furthest on the way',
    winners,
    scores: places.map((place) => scoreOf(place, players)),
    places,
    why: whyRanked(t),
  };
}

/** What a later place is worth beside the first. */
const CONSOLATION = 0.4;
export const scoreOf = (place: number, players: number): number =>
  place === 1 ? 1 : (CONSOLATION * (players - place)) / players;

function whyRanked({ state: { ascended, round, cycle } }: Table): string {
  const others = ascended.length - 1;
  if (ascended.length === 0)
    return `After ${round} rounds nobody had ascended: shelters in Subterranean count first, then the Mark, karma, and fewer deaths.`;
  const followed = others === 0 ? 'Nobody followed' : `${others} more followed`;
  return `${followed} before the wait was over, in round ${round} and cycle ${cycle}; the rest rank by shelters in Subterranean, Mark, karma, and fewer deaths.`;
}

const GOLD = 40;
const SILVER = 55;
const BRONZE = 80;

export function gradeOf(turns: number): string {
  if (turns <= GOLD) return 'gold';
  if (turns <= SILVER) return 'silver';
  return turns <= BRONZE ? 'bronze' : 'ascended';
}

/** What there is to win next time. */
function nextGrade(turns: number): string {
  if (turns <= GOLD) return '';
  const next = turns > BRONZE ? BRONZE : turns > SILVER ? SILVER : GOLD;
  return `; ${gradeOf(next)} is for ${next} or fewer`;
}

/** A match alone is worth more the sooner it ends: half at the usual length, and steepest around it. */
const USUAL_TURNS = 60;
const STEEPNESS = 10;
export const soloScore = (turns: number): number => 1 / (1 + Math.exp((turns - USUAL_TURNS) / STEEPNESS));

/** RW-R-62: own turns up to and including the second qualifying hibernation. */
function alone(t: Table): Result {
  const { turns, deaths } = player(t, 0);
  if (t.state.ascended.length === 0) {
    const why = `After ${t.state.round} rounds the way was still too long.`;
    return {
      outcome: 'Not ascended',
      winners: [],
      scores: [0],
      places: [1],
      why,
      solo: { score: turns, grade: 'not ascended', of: 'turns', best: 'lowest' },
    };
  }
  return {
    outcome: 'Ascended',
    winners: [0],
    scores: [soloScore(turns)],
    places: [1],
    why: `In ${turns} turns and ${t.state.cycle} cycles, with ${deaths === 1 ? 'one death' : `${deaths} deaths`}${nextGrade(turns)}.`,
    solo: { score: turns, grade: gradeOf(turns), of: 'turns', best: 'lowest' },
  };
}
