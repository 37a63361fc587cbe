// One attack being resolved, with all that is applied to it and the figures fixed for it.

import type { CardId, Seat } from '../../engine/table.ts';
import type { Damage } from './cards/card.ts';
import { face, hero, NONE, type Table } from './state.ts';

export type Exchange = {
  attacker: Seat;
  attack: CardId;
  bungle: CardId;
  bungler: Seat;
  monster: CardId;
  weapons: CardId[];
  hero: CardId;
  weaponsAllowed: number;
  heroAllowed: boolean;
  /** The attacker holds the token; the attacker's skill token lies on the monster. */
  leads: boolean;
  marked: boolean;
  /** A Hint of Talent: the card with the changed value, and the damage types. */
  changed: CardId;
  changedFrom: number;
  changedTo: number;
  /** The damage types of the attack card, one bit each. */
  shows: number;
  hit: number;
  strength: number[];
  threshold: number;
  thresholdIsOne: boolean;
  armour: number;
  monsterArmour: number;
  ferocity: number;
  criticalDoubles: boolean;
  monsterRolls: boolean;
  followUp: boolean;
  followUpHit: number;
  ambusherFerocity: number;
  beastFerocity: number;
  goldToBungler: number;
  treasureToBungler: number;
  secondGreen: boolean;
  criticalFailsDrawn: number;
  green: number;
  black: number;
  criticalFail: boolean;
  ignored: boolean;
  won: boolean;
  attackerDown: boolean;
  attackReturns: boolean;
};

/** An exchange of which nothing is known but who attacks whom, with what, under which bungle. */
export function newExchange(): Exchange {
  return {
    attacker: NONE,
    attack: NONE,
    bungle: NONE,
    bungler: NONE,
    monster: NONE,
    weapons: [],
    hero: NONE,
    weaponsAllowed: 2,
    heroAllowed: true,
    leads: false,
    marked: false,
    changed: NONE,
    changedFrom: 0,
    changedTo: 0,
    shows: 0,
    hit: 0,
    strength: [0, 0, 0, 0],
    threshold: 1,
    thresholdIsOne: false,
    armour: 0,
    monsterArmour: 0,
    ferocity: 0,
    criticalDoubles: true,
    monsterRolls: true,
    followUp: true,
    followUpHit: 0,
    ambusherFerocity: 0,
    beastFerocity: 0,
    goldToBungler: 0,
    treasureToBungler: 0,
    secondGreen: false,
    criticalFailsDrawn: 1,
    green: 0,
    black: 0,
    criticalFail: false,
    ignored: false,
    won: false,
    attackerDown: false,
    attackReturns: false,
  };
}

export const exchangeIsOn = (t: Table): boolean => t.state.exchange.length > 0;

/** The exchange under way, where a rule or a card can only be asked during one. */
export const exchangeOf = (t: Table): Exchange => t.state.exchange[0] as Exchange;

/** This seat's own attack is being resolved. */
export const isAttacking = (t: Table, seat: Seat): boolean => t.state.exchange[0]?.attacker === seat;

/** HM-TREASURE-08, HM-R-26: armour put on during an exchange counts when it is over. */
export function armourWorn(t: Table, seat: Seat): CardId {
  const { armour, takenOff } = hero(t, seat);
  return takenOff === NONE ? armour : takenOff;
}

// HM-DAMAGE-05: what kind of attack it is depends on the attack card alone.
export const isAttackOf = (x: Exchange, type: Damage): boolean => (x.shows & (1 << type)) !== 0;

/** A weapon's damage types in this attack, after A Hint of Talent. */
export function isWeaponOf(t: Table, x: Exchange, weapon: CardId, type: Damage): boolean {
  if (x.changed === weapon && x.changedTo === type) return true;
  if (x.changed === weapon && x.changedFrom === type) return false;
  return (face(t, weapon).shows & (1 << type)) !== 0;
}
