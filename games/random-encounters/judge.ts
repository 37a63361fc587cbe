// How good the table looks: the Party's chance to win, the same for every seat.

import { bySeat } from '../../engine/table.ts';
import { STATS } from './cards/card.ts';
import { stat } from './rules/equipment.ts';
import { downToLose, maxHealth } from './rules/health.ts';
import { adventurer, isBoss, NONE, type Table } from './state.ts';

export function judge(t: Table): number[] {
  const chance = partyChance(t);
  return bySeat(t.box.players, () => chance);
}

/** Weights of what a Party has, found by watching matches (BALANCE.md). */
const BASE = -1.6;
const HEALTH = 2.6;
const WEAKEST = 1.2;
const POWER = 0.55;
const ITEM = 0.16;
const STARS = 0.12;
const ROAD = 1.1;
const FALLEN = 1.4;

function partyChance(t: Table): number {
  const { outcome, party } = t.state;
  if (outcome !== 'open') return outcome === 'won' ? 1 : 0;
  if (party.some(({ character }) => character === NONE)) return 0.5;
  const odds = BASE + strength(t) + ROAD * road(t) - danger(t);
  return 1 / (1 + Math.exp(-odds));
}

/** Health, gear and what is in the backpack, as an average over the Party. */
function strength(t: Table): number {
  const { players } = t.box;
  let health = 0;
  let weakest = 1;
  let power = 0;
  let spare = 0;
  let down = 0;
  for (let seat = 0; seat < players; seat++) {
    const who = adventurer(t, seat);
    const share = who.health / maxHealth(t, seat);
    health += share;
    if (share < weakest) weakest = share;
    if (who.health === 0) down++;
    power += powerOf(t, seat);
    spare += ITEM * who.items.length + STARS * who.stars;
  }
  const fallen = (FALLEN * down) / (downToLose(t) > 1 ? 1 : 2);
  return (HEALTH * health + POWER * power + spare) / players + WEAKEST * weakest - fallen;
}

/** What a Character's Stats are worth: the best whole, the others in part, beyond what the Level asks for. */
function powerOf(t: Table, seat: number): number {
  let best = 0;
  let sum = 0;
  for (const which of STATS) {
    const value = stat(t, seat, which);
    sum += value;
    if (value > best) best = value;
  }
  return best + 0.35 * (sum - best) - EXPECTED[t.state.level]!;
}

/** The same figure of an ordinary Character at the beginning of each Level. */
const EXPECTED = [0, 7.5, 10.5, 14.5];

/** How much of the way is behind the Party, 0 to 3. */
function road(t: Table): number {
  let led = 0;
  for (const who of t.state.party) led += who.led;
  return t.state.level - 1 + (0.7 * led) / (t.box.players * t.box.options.leaderTurns);
}

const BOSS_DANGER = 2.2;
const MONSTER_DANGER = 0.9;

/** What is left of the Monsters in play. */
function danger(t: Table): number {
  let sum = 0;
  for (const each of t.state.monsters) {
    sum += (isBoss(t, each.card) ? BOSS_DANGER : MONSTER_DANGER) * (each.health / each.start);
  }
  return sum;
}
