// The figures of an exchange: what hit, strengths, threshold and armour come to once everything is added (T4).

import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { armourWorn, type Exchange } from '../exchange.ts';
import { face, hero, isType, NONE, type Table } from '../state.ts';
import { woundsThrough } from './health.ts';

const MARK_BONUS = 2; // Marked for Mockery
const HIGHEST_THRESHOLD = 19; // HM-R-23

/** Fixes the figures of an exchange whose attack, bungle, weapons and Hero card are known. */
export function fixFigures(t: Table, x: Exchange): void {
  startFromAttack(t, x);
  addUp(t, x);
}

/** What the attack card, the monster, armour and tokens bring, before anything else is added. */
export function startFromAttack(t: Table, x: Exchange): void {
  const attack = face(t, x.attack);
  const monster = face(t, x.monster);
  x.leads = t.state.leader === x.attacker;
  x.marked = t.state.marked === x.monster && t.state.markedBy === x.attacker;
  x.shows = attack.shows;
  x.hit += attack.hit;
  for (let type = 0; type < 4; type++) x.strength[type] = attack.strength[type]!;
  if (x.changed === x.attack) changeType(x);
  x.armour = armourOutsideExchange(t, x.attacker) + attack.armour;
  x.monsterArmour = monster.armour;
  x.ferocity = monster.ferocity;
}

/** Bungle, weapons, tokens and texts, and the bounds of the sums. */
export function addUp(t: Table, x: Exchange): void {
  if (x.bungle !== NONE) addBungle(t, x);
  for (let i = 0; i < x.weapons.length; i++) addWeapon(t, x, x.weapons[i]!);
  if (x.marked) x.hit += MARK_BONUS;
  passives(t, x);
  for (let type = 0; type < 4; type++) if (x.strength[type]! < 0) x.strength[type] = 0; // HM-R-19
  if (x.thresholdIsOne) x.threshold = 1;
  else if (x.threshold > HIGHEST_THRESHOLD) x.threshold = HIGHEST_THRESHOLD; // HM-R-23
  if (x.ferocity < 0) x.ferocity = 0;
}

// HM-R-55: a changed value makes the card of that type for the attack.
function changeType(x: Exchange): void {
  const value = x.strength[x.changedFrom]!;
  x.strength[x.changedFrom] = 0;
  x.strength[x.changedTo]! += value;
  x.shows = (x.shows & ~(1 << x.changedFrom)) | (1 << x.changedTo);
}

// HM-BUNGLE-05 and -06: its modifiers lower the strengths, its red figure becomes the threshold.
function addBungle(t: Table, x: Exchange): void {
  const { strength, fail } = face(t, x.bungle);
  for (let type = 0; type < 4; type++) x.strength[type]! += strength[type]!;
  x.threshold = fail;
}

// HM-WEAPON-01: a weapon adds its bonuses to the attack it is applied to.
function addWeapon(t: Table, x: Exchange, weapon: CardId): void {
  const { hit, strength } = face(t, weapon);
  x.hit += hit;
  for (let type = 0; type < 4; type++) {
    const to = x.changed === weapon && x.changedFrom === type ? x.changedTo : type;
    x.strength[to]! += strength[type]!;
  }
}

/** HM-EFFECT-10: passive texts of everything in play, in the order of HM-EFFECT-03 to -05. */
function passives(t: Table, x: Exchange): void {
  const { location, ambusher } = t.state;
  if (location !== NONE) passive(t, x, location);
  passive(t, x, x.monster);
  if (ambusher !== NONE && face(t, ambusher).fromAmbush) passive(t, x, ambusher); // HM-R-47
  if (x.bungle !== NONE) passive(t, x, x.bungle);
  passive(t, x, x.attack);
  if (x.hero !== NONE) passive(t, x, x.hero);
  for (let i = 0; i < x.weapons.length; i++) passive(t, x, x.weapons[i]!);
  passive(t, x, armourWorn(t, x.attacker));
}

function passive(t: Table, x: Exchange, card: CardId): void {
  const effect = face(t, card).on.passive;
  if (effect === undefined) return;
  if (t.tale === undefined || x !== t.state.exchange[0]) return effect(t, x, card);
  const before = { ...x, strength: x.strength.slice() };
  effect(t, x, card);
  if (haveChanged(before, x)) tell(t, { kind: 'effect', card, trigger: 'passive' });
}

/** Any figure that a passive text may change: the log tells only of those texts that did something. */
function haveChanged(before: Exchange, x: Exchange): boolean {
  for (let type = 0; type < 4; type++) if (x.strength[type] !== before.strength[type]) return true;
  return PASSIVE_FIGURES.some((figure) => x[figure] !== before[figure]);
}

const PASSIVE_FIGURES = [
  'hit',
  'threshold',
  'armour',
  'monsterArmour',
  'ferocity',
  'followUpHit',
  'ambusherFerocity',
  'beastFerocity',
  'goldToBungler',
  'treasureToBungler',
  'thresholdIsOne',
  'criticalDoubles',
  'monsterRolls',
  'followUp',
  'secondGreen',
] as const;

/** HM-R-14: the armour card, and what the Location lastingly adds. */
export function armourOutsideExchange(t: Table, seat: Seat): number {
  const { location } = t.state;
  const stay = location === NONE ? 0 : (face(t, location).on.stayArmour?.(t, seat) ?? 0);
  return face(t, armourWorn(t, seat)).armour + stay;
}

/** What the bungle, and any monster that stuck the hero, leave room for: HM-RESOLVE-05 and -06. */
export function fixLimits(t: Table, x: Exchange): void {
  if (hero(t, x.attacker).stuck !== 'no') x.weaponsAllowed = 0;
  const limits = x.bungle === NONE ? undefined : face(t, x.bungle).on.limits;
  if (limits === undefined) return;
  limits(t, x);
  if (x === t.state.exchange[0]) tell(t, { kind: 'effect', card: x.bungle, trigger: 'limits' });
}

/** HM-MONSTER-03: the black die comes to the armour; HM-R-22: or shows a natural 20. */
export const blackDieHits = (roll: number, armour: number): boolean => roll === 20 || roll >= armour;

type Strike = { readonly monster: CardId; readonly ferocity: number; readonly roll: number };

/** HM-MONSTER-05, and HM-CRIT-03: doubled on a natural 20. What the armour worn then lets through is not asked here. */
export function ferocityWounds(t: Table, x: Exchange, { monster, ferocity, roll }: Strike): number {
  const wounds = roll === 20 ? ferocity * 2 : ferocity;
  return isType(t, monster, 'Beast') ? wounds + x.beastFerocity : wounds;
}

/** What the attacker would lose to that strike. */
export const costOf = (t: Table, x: Exchange, strike: Strike): number =>
  Math.max(0, woundsThrough(t, x.attacker, ferocityWounds(t, x, strike), strike.monster));

/** HM-RESOLVE-10: in at least one damage type the total is at least the monster's defence. HM-R-80: a 0 never wins. */
export function overcomes(t: Table, x: Exchange, times: number): boolean {
  const defence = face(t, x.monster).strength;
  for (let type = 0; type < 4; type++) {
    const total = x.strength[type]! * times;
    if (total > 0 && total >= defence[type]!) return true;
  }
  return false;
}
