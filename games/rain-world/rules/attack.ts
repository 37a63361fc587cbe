// Attacking: the player's own roll, then the helpers', and what a kill is worth.

import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { isForAttacking } from '../questions/fight.ts';
import { bit, cat, face, includes, NO_CARD, player, plays, type Table } from '../state.ts';
import { betterOfTwo, d20, rollsAgain, secondRoll, succeeds } from './dice.ts';
import { feed, worthOfKill } from './food.ts';
import { attackTotal, BLAST, foeFace, healthAgainst, helpersOf, opponent, usualWeapon } from './modifiers.ts';
import { discard } from './piles.ts';
import { lowerReputation } from './reputation.ts';

export type AttackWay = 'attack' | 'blast' | CardId;

/** RW-COMBAT-02: higher than the opponent's health. RW-COMBAT-09: helpers come after. True when the opponent is dead. */
export function attack(t: Table, seat: Seat, way: AttackWay): boolean {
  provoke(t, seat);
  return attackRoll(t, seat, way) || helpersKill(t, seat);
}

/** RW-R-67: attacking a scavenger costs reputation once per encounter. */
export function provoke(t: Table, seat: Seat): void {
  const { fight } = t.state;
  if (fight.provoked || fight.foe === NO_CARD || !face(t, fight.foe).words.includes('scavenger')) return;
  fight.provoked = true;
  lowerReputation(t, seat);
}

function attackRoll(t: Table, seat: Seat, way: AttackWay): boolean {
  const { fight } = t.state;
  const explosive = way === 'blast' || (typeof way === 'number' && face(t, way).breaksOn === 0);
  const hp = healthAgainst(foeFace(t, seat), explosive);
  const weapon = typeof way === 'number' ? way : usualWeapon(t, seat, hp);
  const added = attackTotal(t, seat) + armament(t, seat, way, weapon);
  const twice = !includes(fight.attacked, seat) && plays(t, seat, 'spearmaster');
  fight.attacked |= bit(seat);
  let die = twice ? betterOfTwo(t) : d20(t);
  if (!succeeds(die, die + added, hp) && rollsAgain(t, seat, { die, total: die + added, beat: hp }))
    die = secondRoll(t, seat);
  const success = succeeds(die, die + added, hp);
  player(t, seat).rock = 0;
  if (t.tale !== undefined) tellAttack(t, seat, weapon, { die, total: die + added, beat: hp, success });
  if (weapon !== NO_CARD && die <= face(t, weapon).breaksOn) breakWeapon(t, seat, weapon);
  return success;
}

/** What weapon, explosive or Blast add; what is thrown is gone, and a trait is used. */
function armament(t: Table, seat: Seat, way: AttackWay, weapon: CardId): number {
  const bonus = weapon === NO_CARD ? 0 : face(t, weapon).bonus;
  if (way === 'blast') {
    player(t, seat).traitUsed = true;
    return bonus + BLAST;
  }
  if (weapon !== NO_CARD && face(t, weapon).breaksOn === 0) discard(t, weapon, player(t, seat).items);
  return bonus;
}

function tellAttack(
  t: Table,
  seat: Seat,
  weapon: CardId,
  roll: { die: number; total: number; beat: number; success: boolean },
): void {
  const { foe } = t.state.fight;
  const target = foe === NO_CARD ? { at: opponent(t, seat) } : { foe };
  tell(t, { kind: 'attacked', seat, ...target, ...(weapon === NO_CARD ? {} : { with: weapon }), roll });
}

function breakWeapon(t: Table, seat: Seat, weapon: CardId): void {
  discard(t, weapon, player(t, seat).items);
  tell(t, { kind: 'broke', seat, card: weapon });
}

/** RW-R-20: each rolls once. */
const helpersKill = (t: Table, seat: Seat): boolean =>
  helpersOf(t, seat).some((card) => helperKills(t, seat, card));

function helperKills(t: Table, seat: Seat, helper: CardId): boolean {
  const { hp } = foeFace(t, seat);
  const die = d20(t);
  const total = die + face(t, helper).atk;
  const success = succeeds(die, total, hp);
  tell(t, { kind: 'helped', seat, helper, roll: { die, total, beat: hp, success } });
  return success;
}

/** RW-R-15: eaten at once; the card lies in front of the killer until the cycle ends. */
export function takeCarcass(t: Table, seat: Seat, worth: number): void {
  const { foe } = t.state.fight;
  moveCard(foe, t.state.drawn, player(t, seat).carcasses);
  tell(t, { kind: 'killed', seat, card: foe, gained: feed(t, seat, worth) });
}

export const killWorth = (t: Table, seat: Seat): number => worthOfKill(t, seat, t.state.fight.foe);

/** The Singularity Bomb: no roll, and nothing left to eat. */
export function detonate(t: Table, seat: Seat, bomb: CardId): void {
  provoke(t, seat);
  discard(t, bomb, player(t, seat).items);
  tell(t, { kind: 'used', seat, card: bomb });
}

/** RW-COMBAT-05, RW-R-13: the creature's roll against the player. True when it kills. */
export function strike(t: Table, seat: Seat, moment: 'first' | 'answer'): boolean {
  const { foe } = t.state.fight;
  const { hp } = cat(t, seat);
  const die = d20(t);
  const total = die + face(t, foe).atk;
  const success = succeeds(die, total, hp);
  tell(t, { kind: 'struck', seat, foe, roll: { die, total, beat: hp, success }, first: moment === 'first' });
  return success;
}

export const isAttackWay = (t: Table, act: unknown): act is AttackWay =>
  act === 'attack' || act === 'blast' || (typeof act === 'number' && isForAttacking(t, act));
