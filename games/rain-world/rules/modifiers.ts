// Everything that is added to a roll. RW-R-96 is the complete list; all of it adds up (RW-R-07).

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Face } from '../cards/card.ts';
import { SH, SI } from '../cards/regions.ts';
import {
  cat,
  face,
  find,
  holds,
  isAwake,
  NO_CARD,
  NOBODY,
  type Player,
  player,
  plays,
  type Table,
} from '../state.ts';

const MUSHROOM = 3;
export const BLAST = 4;
export const EXPLOSIVE_HP = 5; // RW-R-81
const IN_WATER = 2;

/** RW-R-52: a Lantern, a tamed Lantern Mouse, or the Glow. */
export function hasLight(t: Table, { glow, items, tamed }: Player): boolean {
  return glow || holds(t, items, 'lantern') || holds(t, tamed, 'lanternMouse');
}

const isInWater = (t: Table, { region }: Player): boolean => t.box.regions[region]!.water;

/** RW-STARVE-05 and -06, RW-REGION-07: what hunger and the dark take from both attacking and fleeing. */
function weakness(t: Table, p: Player): number {
  return (p.starving ? 1 : 0) + (p.region === SH && !hasLight(t, p) ? 1 : 0);
}

/** ATK without any weapon. */
export function attackTotal(t: Table, seat: Seat): number {
  const p = player(t, seat);
  return cat(t, seat).atk + p.rock + p.mushrooms * MUSHROOM - weakness(t, p);
}

/** FLEE, against a creature or anything else. */
export function fleeTotal(t: Table, seat: Seat, foe: CardId): number {
  const p = player(t, seat);
  let total = cat(t, seat).flee + p.rock + p.mushrooms * MUSHROOM - weakness(t, p);
  if (p.rot) total--; // RW-HLL-04
  if (p.tamed.length > 0) total += perks(t, p);
  if (foe !== NO_CARD && p.items.length > 0 && face(t, foe).words.includes('lizard')) total += mask(t, p);
  if (plays(t, seat, 'rivulet') && isInWater(t, p)) total += IN_WATER;
  if (p.region === SI && !holds(t, p.tamed, 'squidcada')) total--; // RW-REGION-09
  return total;
}

function perks(t: Table, p: Player): number {
  let sum = 0;
  for (const card of p.tamed) {
    const { key } = face(t, card);
    if (key === 'grapplingWorm' || key === 'slugpup') sum++;
    else if (key === 'jetfish' && isInWater(t, p)) sum += IN_WATER;
  }
  return sum;
}

/** Of two masks only the better one counts. */
function mask(t: Table, { items }: Player): number {
  let best = 0;
  for (const card of items) {
    const { key, bonus } = face(t, card);
    if ((key === 'vultureMask' || key === 'kingVultureMask') && bonus > best) best = bonus;
  }
  return best;
}

/** RW-R-53: Aquatic creatures have +2 CHASE in water, but not against the Rivulet or behind Bubble Weed. */
export function chaseTotal(t: Table, foe: CardId, seat: Seat): number {
  const { flee } = face(t, foe);
  return flee + (isAtHomeInWater(t, foe, seat) ? IN_WATER : 0);
}

export function isAtHomeInWater(t: Table, foe: CardId, seat: Seat): boolean {
  const p = player(t, seat);
  return isInWater(t, p) && !p.dry && face(t, foe).words.includes('aquatic') && !plays(t, seat, 'rivulet');
}

/** What an attack of this seat has to beat: a creature, or the other player of the fight. */
export function foeFace(t: Table, seat: Seat): Face {
  const { foe } = t.state.fight;
  return foe === NO_CARD ? cat(t, opponent(t, seat)) : face(t, foe);
}

export function opponent({ state: { fight } }: Table, seat: Seat): Seat {
  if (fight.against === NOBODY) return NOBODY;
  return seat === fight.fighter ? fight.against : fight.fighter;
}

/** RW-HLL-07: against an explosive attack some have a special health. */
export const healthAgainst = ({ hp, words }: Face, explosive: boolean): number =>
  explosive && words.includes('explosive') ? EXPLOSIVE_HP : hp;

/** The lowest die that does it; 20 always does and 1 never does (RW-R-10). */
export function dieNeeded(total: number, beat: number): number {
  const needed = beat - total + 1;
  return needed < 2 ? 2 : Math.min(needed, 20);
}

export type Weapon = 'bare' | 'spear' | 'electricSpear';

/** The Spearmaster has no use for weapons. */
export function weaponCard(t: Table, seat: Seat, weapon: Weapon): CardId {
  if (weapon === 'bare' || plays(t, seat, 'spearmaster')) return NO_CARD;
  return find(t, player(t, seat).items, weapon);
}

/** The weapon of a plain attack: none where it would make no difference, since a weapon that is not used cannot break. */
export function usualWeapon(t: Table, seat: Seat, hp: number): CardId {
  const { items } = player(t, seat);
  if (items.length === 0) return NO_CARD;
  const spear = weaponCard(t, seat, 'spear');
  const card = spear === NO_CARD ? weaponCard(t, seat, 'electricSpear') : spear;
  if (card === NO_CARD) return NO_CARD;
  const bare = attackTotal(t, seat);
  return dieNeeded(bare + face(t, card).bonus, hp) < dieNeeded(bare, hp) ? card : NO_CARD;
}

/** Is there an Electric Spear beside a Spear that would do better? Then it is the holder's choice. */
export function betterWeapon(t: Table, seat: Seat, hp: number): CardId {
  const usual = usualWeapon(t, seat, hp);
  if (usual === NO_CARD || face(t, usual).key !== 'spear') return NO_CARD;
  const electric = weaponCard(t, seat, 'electricSpear');
  if (electric === NO_CARD) return NO_CARD;
  const bare = attackTotal(t, seat);
  const better = dieNeeded(bare + face(t, electric).bonus, hp) < dieNeeded(bare + face(t, usual).bonus, hp);
  return better ? electric : NO_CARD;
}

const NO_HELPERS: readonly CardId[] = [];

/** RW-R-20: tamed creatures that attack at all, one after the other; RW-R-87: then a tamed Hunter Long Legs that is here. */
export function helpersOf(t: Table, seat: Seat): readonly CardId[] {
  const { tamed, region } = player(t, seat);
  const { owner, longLegs } = t.state;
  const isFollowed =
    owner === seat &&
    isAwake(t, longLegs) &&
    opponent(t, seat) !== longLegs &&
    player(t, longLegs).region === region;
  if (tamed.length === 0 && !isFollowed) return NO_HELPERS;
  const fighters = tamed.filter((card) => face(t, card).attacks);
  return isFollowed ? [...fighters, player(t, longLegs).slugcat[0]!] : fighters;
}
