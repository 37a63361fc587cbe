// How good the table looks: the Party's chance to win, the same for every seat.

import { bySeat } from '../../engine/table.ts';
import { type ItemCard, STATS } from './cards/card.ts';
import { activeCard, lessDamage, stat } from './rules/equipment.ts';
import { downToLose, maxHealth } from './rules/health.ts';
import { type Adventurer, adventurer, enchantmentOn, isBoss, NONE, type Table } from './state.ts';

export function judge(t: Table): number[] {
  const chance = partyChance(t);
  return bySeat(t.box.players, () => chance);
}

/** Log odds of what a Party has and what lies before it, fitted to 650 matches at all player counts (BALANCE.md). */
const BASE = -4.25;
/** Set by hand; the fit had each Level below the one before, as if a beaten Boss were a loss. */
const LEVELS = [0, -0.2, -0.15, -0.1];
const HEALTH = 0.85;
const WEAKEST = 1.15;
const POWER = 0.17;
const GEAR = 0.24;
/** Set by hand, higher than the fit: instinct, which was fitted, spends them on anything. */
const STARS = 0.35;
const ITEMS = 0.095;
const DOWN = -0.85;
/** Set by hand: what is carried goes with winning because there is more of it later, and is meant to be worn or sold. */
const CARRIED = 0.03;
/** Set by hand, higher than the fit: whoever looks no further than this round still wants to wound what stands there. */
const LAST_BOSS = 2.5;
const MONSTER = -0.8;
/** Set by hand: what changes nothing is not worth doing. */
const FUSS = -0.002;

/** What the Party's chance comes to on the mean once everybody has a Character: picking one turns no match. */
const BEFORE_THE_FIRST_STEP = 0.23;

/** Above this share of Health nobody worries about the weakest. */
const UNHURT = 0.65;

/** What a Stat counts that is not a Character's best. */
const SECOND_BEST = 0.35;

function partyChance(t: Table): number {
  const { outcome, party } = t.state;
  if (outcome !== 'open') return outcome === 'won' ? 1 : 0;
  if (party.some(({ character }) => character === NONE)) return BEFORE_THE_FIRST_STEP;
  const level = levelAhead(t);
  const boss = bossLeft(t);
  const health = healthWorth(t);
  const lasting = LEVELS[level]! + gearAndPower(t) + (level === 3 ? boss : 1) * keptForLater(t);
  const gained = (1 - boss) * (level === 3 ? LAST_BOSS : rewardsOf(level) + FULL_HEALTH - health);
  const odds = BASE + lasting + health + gained + MONSTER * monstersLeft(t) + FUSS * actsInWindow(t);
  return 1 / (1 + Math.exp(-odds));
}

/** At the sale after a Boss the Level is behind the Party already. */
function levelAhead({ state: { phase, saleOf, level } }: Table): number {
  return phase === 'sale' && saleOf === 'rewards' ? level + 1 : level;
}

/** What everybody gets for a Boss besides Health, less what the next Level is harder: the least that it can be worth. */
function rewardsOf(level: number): number {
  const harder = LEVELS[level + 1]! - LEVELS[level]!;
  return STARS + CARRIED + level * SECOND_BEST * POWER + harder;
}

const FULL_HEALTH = HEALTH + WEAKEST * UNHURT;

function healthWorth(t: Table): number {
  const { players } = t.box;
  let sum = 0;
  let weakest = UNHURT;
  let down = 0;
  for (let seat = 0; seat < players; seat++) {
    const { health } = adventurer(t, seat);
    const share = health / maxHealth(t, seat);
    sum += share;
    if (share < weakest) weakest = share;
    if (health === 0) down++;
  }
  return (HEALTH * sum) / players + WEAKEST * weakest + (DOWN * down) / downToLose(t);
}

function gearAndPower(t: Table): number {
  const { players } = t.box;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += POWER * powerOf(t, seat) + GEAR * gearWorth(t, seat);
  return sum / players;
}

/** Star tokens, Items and spare Loot: the less of the last Boss is left, the less are they worth. */
function keptForLater(t: Table): number {
  const { players } = t.box;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const who = adventurer(t, seat);
    sum += STARS * who.stars + CARRIED * who.carried.length + ITEMS * backpackWorth(t, who);
  }
  return sum / players;
}

function backpackWorth(t: Table, { items }: Adventurer): number {
  let worth = 0;
  for (const card of items) worth += itemWorth(t.box.items[card]!, t.box.players);
  return worth;
}

/** In Health that it gives, or keeps. */
function itemWorth(item: ItemCard, players: number): number {
  if (item.heals > 0) return item.heals;
  if (item.healsAll > 0) return item.healsAll * players;
  if (item.damages > 0) return 0.6 * item.damages;
  return item.discards.length > 0 ? 4 : 3;
}

/** What a Character's Stats are worth: the best whole, the others in part. */
function powerOf(t: Table, seat: number): number {
  let best = 0;
  let sum = 0;
  for (const which of STATS) {
    const value = stat(t, seat, which);
    sum += value;
    if (value > best) best = value;
  }
  return best + SECOND_BEST * (sum - best);
}

/** What is worn does more than raise Stats: it keeps damage off, helps against Traps, and bears an Enchantment. */
function gearWorth(t: Table, seat: number): number {
  const who = adventurer(t, seat);
  let worth = lessDamage(t, seat, 'all');
  for (let slot = 0; slot < who.worn.length; slot++) {
    const card = activeCard(who, slot);
    if (card === NONE) continue;
    const { trapBonus, maxHealth: more, mends, saves, rerollsAttack, attackBonus } = t.box.equipment[card]!;
    worth += 0.25 * (trapBonus + more + saves) + 0.6 * mends + 0.3 * attackBonus + (rerollsAttack ? 0.4 : 0);
    if (enchantmentOn(t, card) !== NONE) worth += 0.6;
  }
  return worth;
}

/** A Boss that has not come yet is still to be beaten: nobody gains by putting it off. */
function bossLeft(t: Table): number {
  for (const each of t.state.monsters) if (isBoss(t, each.card)) return each.health / each.start;
  return 1;
}

function monstersLeft(t: Table): number {
  let sum = 0;
  for (const each of t.state.monsters) if (!isBoss(t, each.card)) sum += each.health / each.start;
  return sum;
}

function actsInWindow(t: Table): number {
  let acts = 0;
  for (const each of t.state.window.acts) acts += each;
  return acts;
}

/** A Boss that has just come is judged as it stands, like all that is done before it: else trading looks safer than going in. */
export const isAtRest = ({ state: { phase, fight, round } }: Table): boolean =>
  phase !== 'combat' || (fight === 'boss' && round === 0);
