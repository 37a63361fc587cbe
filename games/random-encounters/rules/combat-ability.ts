// What Characters do on a Star while attacking, before the Attack that follows.

import { choose } from '../../../engine/choose.ts';
import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { GIVE_A_STAR, SHARE_ATTACK_TOKENS, SHARE_DEFENSE_TOKENS } from '../questions/combat-ability.ts';
import { adventurer, isSolo, type Monster, standingSeats, type Table } from '../state.ts';
import { healAll } from './health.ts';
import { drawLoot } from './loot.ts';

export const always = (): boolean => true;
export const nothingFirst = (): void => {};

/** RE-RULE-26: alone, what helps another helps its owner. */
export function companions(t: Table, seat: Seat): Seat[] {
  const standing = standingSeats(t);
  return isSolo(t) ? standing : standing.filter((other) => other !== seat);
}

export const hasCompanion = (t: Table, seat: Seat): boolean => companions(t, seat).length > 0;

export function encore(t: Table, seat: Seat, _target: Monster, amount: number): void {
  giveStars(t, choose(t, seat, GIVE_A_STAR, companions(t, seat)), amount);
}

export function giveStars(t: Table, seat: Seat, count: number): void {
  adventurer(t, seat).stars += count;
  tell(t, { kind: 'tokens', seat, token: 'star', count });
}

export function steal(t: Table, seat: Seat): void {
  drawLoot(t, seat);
}

/** RE-RULE-22: with no Loot left to draw, Steal would change nothing. */
export function lootIsLeft(t: Table): boolean {
  const { level, loot, lootDiscards } = t.state;
  return loot[level - 1]!.length + lootDiscards[level - 1]!.length > 0;
}

export function prayer(t: Table, _seat: Seat, _target: Monster, amount: number): void {
  healAll(t, amount);
}

export function shieldWall(t: Table, seat: Seat, _target: Monster, amount: number): void {
  for (let token = 0; token < amount; token++) {
    const whom = choose(t, seat, SHARE_DEFENSE_TOKENS, standingSeats(t));
    adventurer(t, whom).defenseTokens++;
    tell(t, { kind: 'tokens', seat: whom, token: 'defense', count: 1 });
  }
}

export function battlePlan(t: Table, seat: Seat, _target: Monster, amount: number): void {
  for (let token = 0; token < amount; token++) {
    const whom = choose(t, seat, SHARE_ATTACK_TOKENS, standingSeats(t));
    giveAttackTokens(t, whom, 1);
  }
}

export function giveAttackTokens(t: Table, seat: Seat, count: number): void {
  adventurer(t, seat).attackTokens += count;
  tell(t, { kind: 'tokens', seat, token: 'attack', count });
}

/** Several Glitterstorms before the same Attack add up. */
export function glitterstorm(t: Table, _seat: Seat, target: Monster, amount: number): void {
  target.dazed += amount;
  tell(t, { kind: 'dazed', monster: target.card, amount });
}
