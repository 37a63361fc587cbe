// What an attack promises against a monster, at a quick guess by the printed figures: what instinct and features lean on.

import type { CardId, Seat } from '../../engine/table.ts';
import type { Card } from './cards/card.ts';
import { readyWeapons } from './rules/weapon.ts';
import { face, NONE, type Table } from './state.ts';

export function weaponStrength(t: Table, weapon: CardId): number {
  const { hit, strength } = face(t, weapon);
  return hit * 0.7 + strength[0]! + strength[1]! + strength[2]! + strength[3]!;
}

/** What whoever defeats a monster gets: gold of the loot and off the monster, and treasures as long as there are any. */
export function goldFor(t: Table, monster: CardId): number {
  return Math.min(face(t, monster).gold, t.state.loot) + (t.state.goldOn[monster] ?? 0);
}

export const treasureFor = (t: Table, monster: CardId): number =>
  Math.min(face(t, monster).treasure, t.state.treasurePile.length);

/** The reward in all, a treasure and the token counted as so much gold. */
export const rewardFor = (t: Table, monster: CardId): number =>
  goldFor(t, monster) + treasureFor(t, monster) * TREASURE + TOKEN;

const TREASURE = 1.2;
const TOKEN = 0.5;

/** What these weapons add together, by damage type. */
export function strengthOf(t: Table, weapons: readonly CardId[]): number[] {
  const sum = [0, 0, 0, 0];
  for (const weapon of weapons) {
    const { strength } = face(t, weapon);
    for (let type = 0; type < 4; type++) sum[type]! += strength[type]!;
  }
  return sum;
}

/** What all ready weapons of a hero add. */
export const readyStrength = (t: Table, seat: Seat): number[] => strengthOf(t, readyWeapons(t, seat));

/** The best of these attacks against a monster, with these strengths behind it: chance times reward, at a quick guess. */
export function bestPromise(t: Table, attacks: readonly CardId[], { monster, behind }: Against): number {
  const target = face(t, monster);
  let best = 0;
  for (let i = 0; i < attacks.length; i++) {
    const attack = face(t, attacks[i]!);
    if (!getsThrough(attack, behind, target, 1)) continue;
    const chance = chanceToHit(attack, target, 1);
    if (chance > best) best = chance;
  }
  // No chance is less than that of a natural 20.
  for (let i = 0; best === 0 && i < attacks.length; i++)
    if (getsThrough(face(t, attacks[i]!), behind, target, 2)) best = NATURAL_20;
  return best === 0 ? 0 : best * rewardFor(t, monster);
}

const NATURAL_20 = 1 / 20;

const chanceToHit = ({ hit }: Card, { armour }: Card, fail: number): number =>
  Math.max(1, Math.min(20 - fail, 21 - armour + hit)) / 20;

function getsThrough(
  { strength }: Card,
  behind: readonly number[],
  { strength: defence }: Card,
  times: number,
): boolean {
  for (let type = 0; type < 4; type++)
    if ((strength[type]! + behind[type]!) * times >= defence[type]!) return true;
  return false;
}

/** What an attack is thought against, with the weapons' strengths behind it and perhaps a bungle on it. */
export type Against = {
  readonly monster: CardId;
  readonly behind: readonly number[];
  readonly bungle?: CardId;
};

const NOT_BUNGLED = { strength: [0, 0, 0, 0], fail: 1 };

/** The chance of an attack by the printed figures alone. */
export function quickChance(t: Table, card: CardId, { monster, behind, bungle = NONE }: Against): number {
  const { strength, hit } = face(t, card);
  const { strength: defence, armour } = face(t, monster);
  const { strength: less, fail } = bungle === NONE ? NOT_BUNGLED : face(t, bungle);
  let doubled = false;
  for (let type = 0; type < 4; type++) {
    const total = strength[type]! + less[type]! + behind[type]!;
    if (total >= defence[type]!) return Math.max(1, Math.min(20 - fail, 21 - armour + hit)) / 20;
    if (total * 2 >= defence[type]!) doubled = true;
  }
  return doubled ? 1 / 20 : 0;
}
