// Bosses: who draws them, and the verbs their two Abilities are made of. None of their damage is an Attack (RE-RULE-18).

import { choose } from '../../../engine/choose.ts';
import type { Seat } from '../../../engine/table.ts';
import { type BossAbility, DEXTERITY } from '../cards/card.ts';
import { tell } from '../events.ts';
import { DISSOLVED } from '../questions/combat.ts';
import { PAY_THE_TAX } from '../questions/loot.ts';
import {
  adventurer,
  type Monster,
  monsterCard,
  standingFromLeader,
  standingSeats,
  type Table,
} from '../state.ts';
import { countIn, flip, openSlots, statAgainst } from './equipment.ts';
import { checkDefeat, hurt, hurtAll, hurtOne, trimHealth } from './health.ts';
import { loseLoot, unequippedLoot } from './loot.ts';
import { beginFight, regain } from './monster.ts';
import { lapseQuests } from './side-quest.ts';

/** RE-BOSS-02, RE-BOSS-03: a random Boss of the Level, drawn by the first Leader, who leads this fight. */
export function drawBoss(t: Table): void {
  const { bosses, level, firstLeader } = t.state;
  lapseQuests(t);
  t.state.leader = firstLeader;
  const card = bosses[level - 1]!.pop()!;
  tell(t, { kind: 'bossDrawn', seat: firstLeader, card });
  beginFight(t, 'boss', [card]);
}

/** RE-RULE-44: whoever stands in for a knocked-out Leader. */
const leading = (t: Table): Seat => standingFromLeader(t, 1)[0]!;

export function hurtLeader(t: Table, { card }: Monster, { amount }: BossAbility): void {
  hurtOne(t, leading(t), amount, card);
}

export function hurtLeaderAndLeft(t: Table, { card }: Monster, { amount }: BossAbility): void {
  hurtAll(t, standingFromLeader(t, 2), amount, card);
}

/** Every Character takes damage, and the Boss regains what the card says. */
export function hurtEverybody(t: Table, boss: Monster, { amount, regains }: BossAbility): void {
  hurtAll(t, standingSeats(t), amount, boss.card);
  regain(t, boss, regains);
}

export function regainHealth(t: Table, boss: Monster, { regains }: BossAbility): void {
  regain(t, boss, regains);
}

/** The standing Character with the most Health; of equals the nearest to the Leader. */
export function cocoon(t: Table, _boss: Monster, { amount }: BossAbility): void {
  let seat = leading(t);
  for (const each of standingSeats(t)) {
    if (adventurer(t, each).health > adventurer(t, seat).health) seat = each;
  }
  adventurer(t, seat).cocooned += amount;
  tell(t, { kind: 'cocooned', seat, amount });
}

const NIMBLE = 4;

/** Less for the nimble, by their current Dexterity. */
export function brambles(t: Table, boss: Monster, { amount, less }: BossAbility): void {
  const { type } = monsterCard(t, boss);
  for (const seat of standingSeats(t)) {
    const isNimble = statAgainst(t, seat, DEXTERITY, type) >= NIMBLE;
    hurt(t, seat, isNimble ? amount - less : amount, boss.card);
  }
  checkDefeat(t, boss.card);
}

/** Less for each face-up card in an Armor slot. */
export function breathe(t: Table, boss: Monster, { amount, less }: BossAbility): void {
  for (const seat of standingSeats(t)) hurt(t, seat, amount - less * countIn(t, seat, 'armor'), boss.card);
  checkDefeat(t, boss.card);
}

/** The Party gives up one unequipped Loot of the Leader's choice; without any, the Leader pays with Health. */
export function tax(t: Table, boss: Monster, ability: BossAbility): void {
  const loot = unequippedLoot(t);
  if (loot.length === 0) return hurtLeader(t, boss, ability);
  loseLoot(t, choose(t, t.state.leader, PAY_THE_TAX, loot), boss.card);
}

export function dissolve(t: Table, boss: Monster, ability: BossAbility): void {
  const seat = leading(t);
  const open = openSlots(t, seat);
  if (open.length === 0) return hurtLeader(t, boss, ability);
  flip(t, seat, choose(t, seat, DISSOLVED, open));
  trimHealth(t, seat);
}

export function tithe(t: Table, boss: Monster, ability: BossAbility): void {
  const seat = leading(t);
  const who = adventurer(t, seat);
  if (who.stars === 0) return hurtLeader(t, boss, ability);
  who.stars--;
  tell(t, { kind: 'starLost', seat, by: boss.card });
}

/** It adds up turn by turn, on turns with a Star as well. */
export function grind(_t: Table, boss: Monster, { amount }: BossAbility): void {
  boss.gears += amount;
}
