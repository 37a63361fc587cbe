// Figures of a fight: what an Attack adds up to, what it would deal, what a Monster would do to a Character.

import type { Seat } from '../../../engine/table.ts';
import { MAGIC, type MonsterCard, STATS, STRENGTH, type Stat, type StatSet, statBit } from '../cards/card.ts';
import type { Blow } from '../events.ts';
import {
  adventurer,
  characterOf,
  isStanding,
  type Monster,
  monsterCard,
  STAR,
  standingFromLeader,
  standingSeats,
  type Table,
} from '../state.ts';
import { armorBonus, attackBonus, enchantmentBonus, lessDamage, stat, statAgainst } from './equipment.ts';
import { maxHealth } from './health.ts';

/** A Monster in play and a Stat to attack it with, as one number. */
export type Aim = number;
export const aimAt = (monster: number, stat: Stat): Aim => monster * 3 + stat;
export const targetOfAim = (t: Table, aim: Aim): Monster => t.state.monsters[Math.floor(aim / 3)]!;
export const statOfAim = (aim: Aim): Stat => (aim % 3) as Stat;

/** RE-COMBAT-04, RE-EVENT-12: any Stat, and any Monster in play. */
export function aims(t: Table): Aim[] {
  const options: Aim[] = [];
  for (let i = 0; i < t.state.monsters.length; i++) for (const stat of STATS) options.push(aimAt(i, stat));
  return options;
}

/** An Attack before its die: with which Stats, what is added to the die, and what the Monster sets against it. */
export type Plan = { stats: StatSet; bonus: number; defence: number };

/** RE-COMBAT-05 to RE-COMBAT-07. */
export function planFor(t: Table, seat: Seat, target: Monster, stat: Stat): Plan {
  const { stats, type } = monsterCard(t, target);
  return {
    stats: statBit(stat),
    bonus: statAgainst(t, seat, stat, type) + bonuses(t, seat, target),
    defence: stats[stat]!,
  };
}

/** Reginald: Strength and Magic together, against the higher of the two. It counts as an Attack with both. */
export function spellstrikePlan(t: Table, seat: Seat, target: Monster): Plan {
  const { stats, type } = monsterCard(t, target);
  const both = statAgainst(t, seat, STRENGTH, type) + statAgainst(t, seat, MAGIC, type);
  return {
    stats: statBit(STRENGTH) | statBit(MAGIC),
    bonus: both + bonuses(t, seat, target),
    defence: Math.max(stats[STRENGTH]!, stats[MAGIC]!),
  };
}

/** Attack tokens and other bonuses, less Entangle and Cocoon. */
function bonuses(t: Table, seat: Seat, target: Monster): number {
  const who = adventurer(t, seat);
  let sum = who.attackTokens - who.cocooned + attackBonus(t, seat, monsterCard(t, target).type);
  if (seat === t.state.leader) for (const each of t.state.monsters) sum -= monsterCard(t, each).entangle;
  return sum;
}

/** RE-RULE-18: less the defence, never below 0; then halving, flat reductions, complete miss, cap. */
export function damageOf(card: MonsterCard, target: Monster, plan: Plan, die: number): number {
  let damage = Math.max(0, plan.bonus + die - plan.defence);
  if ((card.halves & plan.stats) !== 0) damage = damage >> 1;
  damage -= card.everyLess + (target.wasAttacked ? 0 : card.firstLess);
  if (die === card.missedOn) damage = 0;
  if (card.cap > 0) damage = Math.min(damage, card.cap);
  return Math.max(0, damage);
}

/** RE-COMBAT-08: what it costs to attack so. */
export const thornsOf = ({ thornsOn, thorns }: MonsterCard, { stats }: Plan): number =>
  (thornsOn & stats) !== 0 ? thorns : 0;

/** What an Attack would do over its dice: bounds and mean, and the chance that it defeats. */
export type Outlook = { least: number; most: number; mean: number; defeats: number };

/** What an Attack would do, and how: what the Monster makes of the damage once its Stat is taken off (RE-RULE-18). */
export type Forecast = Outlook & {
  monster: number;
  stat: Stat;
  total: number;
  defence: number;
  halved: boolean;
  less: number;
  cap: number;
  thorns: number;
};

export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5];

export function outlook(t: Table, target: Monster, plan: Plan, dice = NUMBERS): Outlook {
  const card = monsterCard(t, target);
  let sum = 0;
  let kills = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const die of dice) {
    const damage = damageOf(card, target, plan, die);
    sum += damage;
    if (damage >= target.health) kills++;
    if (damage < least) least = damage;
    if (damage > most) most = damage;
  }
  return { least, most, mean: sum / dice.length, defeats: kills / dice.length };
}

export function forecast(t: Table, seat: Seat, aim: Aim): Forecast {
  const target = targetOfAim(t, aim);
  const card = monsterCard(t, target);
  const plan = planFor(t, seat, target, statOfAim(aim));
  return {
    ...outlook(t, target, plan),
    monster: target.card,
    stat: statOfAim(aim),
    total: plan.bonus,
    defence: plan.defence,
    halved: (card.halves & plan.stats) !== 0,
    less: card.everyLess + (target.wasAttacked ? 0 : card.firstLess),
    cap: card.cap,
    thorns: thornsOf(card, plan),
  };
}

/** The Attack that a Star leads to, where nothing else comes of the Star. */
export function planAfterStar(t: Table, seat: Seat, target: Monster, plan: Plan): Plan | undefined {
  const { leadsTo } = characterOf(t, seat).combat;
  if (leadsTo === 'spellstrike') return spellstrikePlan(t, seat, target);
  return leadsTo === 'skullsplitter' ? { ...plan, defence: 0 } : undefined;
}

/** RE-RULE-20: it has a die of its own; as a house rule the Star counts as 6. */
export const outlookAfterStar = (t: Table, target: Monster, plan: Plan): Outlook =>
  outlook(t, target, plan, t.box.options.starFollowUp === 'countsAsSix' ? [STAR] : NUMBERS);

/** Whoever strikes it down has something to think about even then: what bursts, or comes together again. */
export const isLastBlowWeighed = (card: MonsterCard, target: Monster): boolean =>
  card.burst > 0 || (card.reassembles > 0 && !target.reassembled);

/** RE-COMBAT-11: one die and the attacking Stat, with bonuses, less what it was dazed; never below 0. */
export function attackTotal(t: Table, self: Monster, card: MonsterCard, die: number): number {
  const fierce = t.box.options.difficulty === 'fierce' ? 1 : 0;
  const charge = self.hasAttacked ? 0 : card.charge;
  return Math.max(
    0,
    card.stats[card.attacksWith]! + die + card.higher + charge + self.gears + fierce - self.dazed,
  );
}

/** RE-COMBAT-12: the whole Party, unless the card strikes only the Leader, or the Leader and a neighbour. */
export function struckBy(t: Table, { strikes }: MonsterCard): Seat[] {
  if (strikes === 'party') return standingSeats(t);
  return standingFromLeader(t, strikes === 'leader' ? 1 : 2);
}

/** The same of one Character, without a list: bots ask it of everybody on every turn. */
export const isStruckBy = (t: Table, seat: Seat, card: MonsterCard): boolean =>
  card.strikes === 'party' ? isStanding(t, seat) : struckBy(t, card).includes(seat);

/** RE-COMBAT-13: the total, perhaps higher against the wounded, less the Character's same Stat; RE-RULE-18 for the rest. */
export function damageTo(
  t: Table,
  seat: Seat,
  card: MonsterCard,
  total: number,
  health = adventurer(t, seat).health,
): number {
  let damage = Math.max(0, totalAgainst(t, seat, card, total, health) - defenceOf(t, seat, card));
  if (damage > 0) damage = Math.max(0, damage + card.venom - lessAgainst(t, seat, card));
  return Math.max(damage, card.least);
}

function totalAgainst(
  t: Table,
  seat: Seat,
  { bloodScent }: MonsterCard,
  total: number,
  health: number,
): number {
  const isWounded = bloodScent > 0 && health * 2 <= maxHealth(t, seat);
  return total + (isWounded ? bloodScent : 0);
}

/** RE-COMP-09: the Stat that is attacked; or the lowest one (Wail), or without Armor (Pick Through Plate). */
export function defenceOf(
  t: Table,
  seat: Seat,
  { wails, piercesArmor, attacksWith, type }: MonsterCard,
): number {
  if (wails) {
    const lowest = Math.min(stat(t, seat, 0), stat(t, seat, 1), stat(t, seat, 2));
    return lowest + enchantmentBonus(t, seat, type);
  }
  const whole = statAgainst(t, seat, attacksWith, type);
  return piercesArmor ? whole - armorBonus(t, seat, attacksWith, type) : whole;
}

export function lessAgainst(t: Table, seat: Seat, { piercesArmor }: MonsterCard): number {
  return adventurer(t, seat).defenseTokens + lessDamage(t, seat, piercesArmor ? 'not armor' : 'all');
}

export function blowOn(t: Table, seat: Seat, card: MonsterCard, dealt: number): Blow {
  const total = totalAgainst(t, seat, card, dealt, adventurer(t, seat).health);
  const own = defenceOf(t, seat, card);
  return {
    seat,
    total,
    stat: own,
    less: lessAgainst(t, seat, card),
    venom: total > own ? card.venom : 0,
    damage: damageTo(t, seat, card, dealt),
  };
}
