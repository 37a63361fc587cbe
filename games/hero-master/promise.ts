// What an attack promises against a monster, at a quick guess by the printed figures: what instinct and features lean on.

import type { CardId } from '../../engine/table.ts';
import { face, type Hero, isExhausted, NONE, type Table } from './state.ts';

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

/** What all ready weapons of a hero add, by damage type. */
export function readyStrength(t: Table, { weapons }: Hero): number[] {
  const sum = [0, 0, 0, 0];
  for (const weapon of weapons) {
    if (isExhausted(t, weapon)) continue;
    const { strength } = face(t, weapon);
    for (let type = 0; type < 4; type++) sum[type]! += strength[type]!;
  }
  return sum;
}

/** The best of these attacks against a monster, with these strengths behind it: chance times reward, at a quick guess. */
export function bestPromise(t: Table, attacks: readonly CardId[], against: Against): number {
  let best = 0;
  for (let i = 0; i < attacks.length; i++) {
    const chance = quickChance(t, attacks[i]!, against);
    if (chance > best) best = chance;
  }
  return best === 0 ? 0 : best * rewardFor(t, against.monster);
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
