// How good the table looks: the Party's chance to win, the same for every seat.

import { bySeat } from '../../engine/table.ts';
import { type ItemCard, STATS } from './cards/card.ts';
import { activeCard, lessDamage, stat } from './rules/equipment.ts';
import { downToLose, maxHealth } from './rules/health.ts';
import { type Adventurer, adventurer, isBoss, NONE, type Table } from './state.ts';

export function judge(t: Table): number[] {
  const chance = partyChance(t);
  return bySeat(t.box.players, () => chance);
}

/** Weights of what a Party has, found by watching matches (BALANCE.md). */
const BASE = -1.6;
const HEALTH = 2.6;
const WEAKEST = 1.2;
/** Above this share of Health nobody worries about the weakest. */
const UNHURT = 0.65;
const POWER = 0.55;
const STARS = 0.25;
const CARRIED = 0.1;
const ROAD = 1.1;
const FALLEN = 1.4;

function partyChance(t: Table): number {
  const { outcome, party } = t.state;
  if (outcome !== 'open') return outcome === 'won' ? 1 : 0;
  if (party.some(({ character }) => character === NONE)) return 0.5;
  const odds = BASE + strength(t) + ROAD * road(t) - danger(t) - fuss(t);
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
    spare += STARS * who.stars + CARRIED * who.carried.length + backpackWorth(t, who);
  }
  const fallen = (FALLEN * down) / (downToLose(t) > 1 ? 1 : 2);
  return (HEALTH * health + POWER * power + spare) / players + WEAKEST * Math.min(weakest, UNHURT) - fallen;
}

function backpackWorth(t: Table, { items }: Adventurer): number {
  let worth = 0;
  for (const card of items) worth += itemWorth(t.box.items[card]!, t.box.players);
  return worth;
}

/** A little less than what it does once it is used: otherwise nobody would wait for the right moment. */
function itemWorth(item: ItemCard, players: number): number {
  if (item.heals > 0) return 0.11 * item.heals;
  if (item.healsAll > 0) return 0.09 * item.healsAll * players;
  if (item.damages > 0) return 0.08 * item.damages;
  if (item.discards.length > 0) return 0.4;
  return 0.25;
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
  return best + 0.35 * (sum - best) + gearWorth(t, seat) - EXPECTED[t.state.level]!;
}

/** What is worn does more than raise Stats: it keeps damage off, and helps against Traps. */
function gearWorth(t: Table, seat: number): number {
  const who = adventurer(t, seat);
  let worth = lessDamage(t, seat, 'all');
  for (let slot = 0; slot < who.worn.length; slot++) {
    const card = activeCard(who, slot);
    if (card === NONE) continue;
    const { trapBonus, maxHealth: more, mends, saves, rerollsAttack, attackBonus } = t.box.equipment[card]!;
    worth += 0.25 * (trapBonus + more + saves) + 0.6 * mends + 0.3 * attackBonus + (rerollsAttack ? 0.4 : 0);
  }
  return worth;
}

/** The same figure of an ordinary Character at the beginning of each Level. */
const EXPECTED = [0, 7.5, 10.5, 14.5];

/** How much of the way is behind the Party, 0 to 3. */
function road(t: Table): number {
  let led = 0;
  for (const who of t.state.party) led += who.led;
  return t.state.level - 1 + (0.7 * led) / (t.box.players * t.box.options.leaderTurns);
}

const FUSS = 0.004;

/** What changes nothing is not worth doing: every act in the window costs a trifle. */
function fuss(t: Table): number {
  let acts = 0;
  for (const each of t.state.window.acts) acts += each;
  return FUSS * acts;
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
