// The figures of an exchange: what hit, strengths, threshold and armour come to once everything is added (T4).

import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { type Exchange, idleExchange } from '../exchange.ts';
import { type Attack, face, hero, NONE, type Table } from '../state.ts';

const MARK_BONUS = 2; // Marked for Mockery
const HIGHEST_THRESHOLD = 19; // HM-R-23

/** Fixes the figures of an exchange whose attack, bungle, weapons and Hero card are known. */
export function fixFigures(t: Table, x: Exchange): void {
  startFromAttack(t, x);
  addBungle(t, x);
  for (const weapon of x.weapons) addWeapon(t, x, weapon);
  addMarkers(t, x);
  passives(t, x);
  for (let type = 0; type < 4; type++) if ((x.strength[type] as number) < 0) x.strength[type] = 0; // HM-R-19
  x.threshold = x.thresholdIsOne ? 1 : Math.min(HIGHEST_THRESHOLD, x.threshold); // HM-R-23
  if (x.ferocity < 0) x.ferocity = 0;
}

function startFromAttack(t: Table, x: Exchange): void {
  const attack = face(t, x.attack);
  const monster = face(t, x.monster);
  x.shows = attack.shows;
  x.hit += attack.hit;
  for (let type = 0; type < 4; type++) x.strength[type] = attack.strength[type] as number;
  if (x.changed === x.attack) changeType(x);
  x.armour = armourOutsideExchange(t, x.attacker) + attack.armour;
  x.monsterArmour = monster.armour;
  x.ferocity = monster.ferocity;
}

// HM-R-55: a changed value makes the card of that type for the attack.
function changeType(x: Exchange): void {
  const value = x.strength[x.changedFrom] as number;
  x.strength[x.changedFrom] = 0;
  x.strength[x.changedTo] = (x.strength[x.changedTo] as number) + value;
  x.shows = (x.shows & ~(1 << x.changedFrom)) | (1 << x.changedTo);
}

// HM-BUNGLE-05 and -06: its modifiers lower the strengths, its red figure becomes the threshold.
function addBungle(t: Table, x: Exchange): void {
  if (x.bungle === NONE) return;
  const bungle = face(t, x.bungle);
  for (let type = 0; type < 4; type++)
    x.strength[type] = (x.strength[type] as number) + (bungle.strength[type] as number);
  x.threshold = bungle.fail;
}

// HM-WEAPON-01: a weapon adds its bonuses to the attack it is applied to.
function addWeapon(t: Table, x: Exchange, weapon: CardId): void {
  const { hit, strength } = face(t, weapon);
  x.hit += hit;
  for (let type = 0; type < 4; type++) {
    const to = x.changed === weapon && x.changedFrom === type ? x.changedTo : type;
    x.strength[to] = (x.strength[to] as number) + (strength[type] as number);
  }
}

function addMarkers(t: Table, x: Exchange): void {
  if (t.state.marked === x.monster && t.state.markedBy === x.attacker) x.hit += MARK_BONUS;
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
  for (const weapon of x.weapons) passive(t, x, weapon);
  passive(t, x, hero(t, x.attacker).armour);
}

function passive(t: Table, x: Exchange, card: CardId): void {
  const effect = face(t, card).on.passive;
  if (effect === undefined) return;
  if (t.tale === undefined || x !== t.state.exchange) return effect(t, x, card);
  const before = fingerprint(x);
  effect(t, x, card);
  if (fingerprint(x) !== before) tell(t, { kind: 'effect', card, trigger: 'passive' });
}

/** A number that changes with any figure a passive text may change: the log tells only of those that did something. */
function fingerprint(x: Exchange): number {
  const [regular = 0, fire = 0, ice = 0, spirit = 0] = x.strength;
  const attack = [x.hit, regular, fire, ice, spirit, x.threshold, x.armour, x.monsterArmour, x.ferocity];
  const follow = [x.followUpHit, x.ambusherFerocity, x.beastFerocity, x.goldToBungler, x.treasureToBungler];
  const flags = [x.thresholdIsOne, x.criticalDoubles, x.monsterRolls, x.followUp, x.secondGreen];
  return [...attack, ...follow, ...flags.map(Number)].reduce((sum, figure) => (sum * 37 + figure) % 1e12, 7);
}

/** HM-R-14: the armour card, and what the Location lastingly adds. */
export function armourOutsideExchange(t: Table, seat: Seat): number {
  const { location } = t.state;
  const stay = location === NONE ? 0 : (face(t, location).on.stayArmour?.(t, seat) ?? 0);
  return face(t, hero(t, seat).armour).armour + stay;
}

/** What the bungle, and any monster that stuck the hero, leave room for: HM-RESOLVE-05 and -06. */
export function fixLimits(t: Table, x: Exchange): void {
  if (hero(t, x.attacker).stuck !== 'no') x.weaponsAllowed = 0;
  const limits = x.bungle === NONE ? undefined : face(t, x.bungle).on.limits;
  if (limits === undefined) return;
  limits(t, x);
  if (x === t.state.exchange) tell(t, { kind: 'effect', card: x.bungle, trigger: 'limits' });
}

/** The exchange an attack on the board would be if it were resolved now with nothing applied: what a screen shows. */
export function projected(t: Table, seat: Seat, attack: Attack): Exchange {
  return projectedWith(t, seat, { attack, weapons: [], monster: t.state.encounter });
}

/** As `projected`, with these weapons and against this monster. */
export function projectedWith(
  t: Table,
  seat: Seat,
  { attack, weapons, monster }: { attack: Attack; weapons: CardId[]; monster: CardId },
): Exchange {
  const x = idleExchange();
  x.attacker = seat;
  x.attack = attack.card;
  x.bungle = attack.bungle;
  x.bungler = attack.bungler;
  x.monster = monster;
  x.weapons = weapons;
  x.hit = hero(t, seat).nextAttackHit;
  fixLimits(t, x);
  fixFigures(t, x);
  return x;
}

/** Chance in twenty that the green die hits without failing critically, for this exchange. */
export function chancesToHit(x: Exchange): number {
  const needed = Math.max(x.monsterArmour - x.hit, x.threshold + 1);
  return Math.max(1, Math.min(20, 21 - needed)); // HM-R-22: a natural 20 hits.
}

/** HM-MONSTER-03: the black die comes to the armour; HM-R-22: or shows a natural 20. */
export const blackDieHits = (roll: number, armour: number): boolean => roll === 20 || roll >= armour;

/** HM-RESOLVE-10: in at least one damage type the total is at least the monster's defence. HM-R-80: a 0 never wins. */
export function overcomes(t: Table, x: Exchange, times: number): boolean {
  const defence = face(t, x.monster).strength;
  for (let type = 0; type < 4; type++) {
    const total = (x.strength[type] as number) * times;
    if (total > 0 && total >= (defence[type] as number)) return true;
  }
  return false;
}
