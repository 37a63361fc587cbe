// A position in figures: what each hero has, what the attacks laid may bring, and what is left to play for.

import type { Features } from '../../engine/features.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { bestPromise, goldFor, strengthOf, treasureFor, weaponStrength } from './promise.ts';
import { overcomes } from './rules/figures.ts';
import { chancesToHit, chanceToBeHit, chanceToDefeat, thinkOf } from './rules/forecast.ts';
import { readyWeapons } from './rules/weapon.ts';
import {
  type Attack,
  attacksInHand,
  clockwise,
  face,
  type Hero,
  hero,
  isExhausted,
  isProtest,
  NONE,
  players,
  type State,
  type Table,
} from './state.ts';
import { MEASURED } from './weights.ts';

/** In the order in which `standing` and `addEncounter` note them. */
const NAMES = [
  'gold, and what the attacks laid may win',
  'the same, the less of the road is left the more',
  'health',
  'wounds away from falling, below four',
  'hand size',
  'attacks held',
  'bungles held',
  'Protest cards held',
  'Hero cards ready',
  'weapons',
  'weapons ready',
  'armour',
  'what the hand can reach',
  'treasure the attacks laid may win',
  'wounds they may cost',
  'weapons they need',
] as const;

/**
 * Cards held and cards ready go with winning more than they cause it: bots that are told so sit on them, and lose. They
 * count for less than was measured, as much as plays best.
 */
const KNOWN: Partial<Record<(typeof NAMES)[number], number>> = {
  'attacks held': 0.03,
  'bungles held': 0.01,
  'Protest cards held': 0.06,
  'Hero cards ready': 0.11,
  'weapons ready': 0.03,
  'what the hand can reach': 0.01,
  'weapons they need': -0.05,
};

const index = (name: (typeof NAMES)[number]): number => NAMES.indexOf(name);
const GOLD = index('gold, and what the attacks laid may win');
const GOLD_PRESSED = index('the same, the less of the road is left the more');
const TREASURE_TO_WIN = index('treasure the attacks laid may win');
const WOUNDS = index('wounds they may cost');
const WEAPONS_NEEDED = index('weapons they need');

export const FEATURES: Features<Table> = {
  names: NAMES,
  sides: 'rivals',
  read,
  known: KNOWN,
  measured: MEASURED,
};

/** How much is left to play for: monsters still here, stays to come after this one, and both as a share of the road. */
type Road = {
  readonly here: number;
  readonly stays: number;
  readonly left: number;
  /** Monsters that the cards in hand are for. */
  readonly ahead: number;
};

function roadOf(t: Table): Road {
  const { location, locationDeck, encounter, ambusher, lurking, phase } = t.state;
  const here = lurking.length + (encounter === NONE ? 0 : 1) + (ambusher === NONE ? 0 : 1);
  const stays = location === t.box.den ? 0 : (locationDeck.length + 1) / 2;
  const toMeet = phase === 'move' ? 0 : Math.min(4, here); // Whoever moves on leaves the others behind.
  const left = (stays + toMeet / 4) / 5;
  return { here, stays, left, ahead: BEFORE_A_STAY.includes(phase) ? OF_A_STAY : here };
}

/** The hand has been drawn, and the monsters that it is for are not laid out yet. */
const BEFORE_A_STAY: readonly State['phase'][] = ['mulligans', 'protests', 'location'];
/** Monsters of a Location, about. */
const OF_A_STAY = 4;

function read(t: Table): number[][] {
  const road = roadOf(t);
  const all: number[][] = [];
  for (let seat = 0; seat < players(t); seat++) all.push(standing(t, seat, road));
  if (t.state.phase === 'laying cards' || t.state.phase === 'resolving') addEncounter(t, all, road);
  return all;
}

/** The gold still to be won differs between players by about the root of the road ahead. */
const pressing = ({ left }: Road): number => 1 / Math.sqrt(0.04 + left);

function standing(t: Table, seat: Seat, road: Road): number[] {
  const of = hero(t, seat);
  // Before the draft is over there is nothing to tell heroes apart by.
  if (of.armour === NONE) return new Array<number>(NAMES.length).fill(0);
  const { here, stays, left, ahead } = road;
  const attacks = attacksInHand(t, seat);
  let protests = 0;
  for (const card of of.hand) if (isProtest(t, card)) protests++;
  const armed = readyWeapons(t, seat);
  const ready = (isExhausted(t, of.race) ? 0 : 1) + (isExhausted(t, of.class) ? 0 : 1);
  const pressed = pressing(road);
  return [
    of.gold,
    of.gold * pressed,
    of.health * left,
    Math.max(0, 4 - of.health),
    of.marker * Math.min(2, stays),
    Math.min(attacks.length, 2 * ahead),
    Math.min(of.hand.length - attacks.length, ahead),
    protests,
    ready * (left + 0.1),
    gearWorth(t, of) * left,
    here > 0 ? armed.length : 0,
    (face(t, of.armour).armour - 10) * left,
    here > 0 && attacks.length > 0 ? reach(t, attacks, strengthOf(t, armed)) : 0,
    0,
    0,
    0,
  ];
}

function gearWorth(t: Table, { weapons }: Hero): number {
  let worth = 0;
  for (const weapon of weapons) worth += weaponStrength(t, weapon);
  return worth;
}

/** What the attacks in hand could win from the monsters that are here, each with the attack that suits it best. */
function reach(t: Table, attacks: readonly CardId[], behind: readonly number[]): number {
  const { encounter, ambusher, lurking } = t.state;
  let sum = 0;
  for (const monster of lurking) sum += bestPromise(t, attacks, { monster, behind });
  if (encounter !== NONE) sum += bestPromise(t, attacks, { monster: encounter, behind });
  if (ambusher !== NONE) sum += bestPromise(t, attacks, { monster: ambusher, behind });
  return sum;
}

/** Follows the attacks on the boards in the order they would be resolved, each with its chance to win. */
function addEncounter(t: Table, all: readonly number[][], road: Road): void {
  const { encounter } = t.state;
  if (encounter === NONE) return;
  const gold = goldFor(t, encounter);
  const pressed = pressing(road);
  const treasure = treasureFor(t, encounter) * road.left;
  const armed = all.map(() => true);
  let open = 1;
  for (let slot = 0; slot < 3 && open > 0.01; slot++) {
    let seat = t.state.phase === 'resolving' ? t.state.turnOf : t.state.leader;
    for (let i = 0; i < all.length; i++, seat = clockwise(t, seat)) {
      const attack = hero(t, seat).row[slot];
      if (attack === undefined) continue;
      const { chance, wounds, weapons } = prospectsOf(t, seat, { attack, armed: armed[seat]! });
      if (weapons > 0) armed[seat] = false;
      const of = all[seat]!;
      of[GOLD]! += open * chance * gold;
      of[GOLD_PRESSED]! += open * chance * gold * pressed;
      of[TREASURE_TO_WIN]! += open * chance * treasure;
      of[WOUNDS]! += open * wounds;
      of[WEAPONS_NEEDED]! += open * weapons;
      open *= 1 - chance;
    }
  }
}

type Prospects = { chance: number; wounds: number; weapons: number };

/** The chance of one attack, with as many ready weapons as it needs. */
function prospectsOf(t: Table, seat: Seat, { attack, armed }: { attack: Attack; armed: boolean }): Prospects {
  const x = thinkOf(t, seat, { attack, monster: t.state.encounter });
  const wounds = chanceToBeHit(x) * x.ferocity;
  if (armed && x.weaponsAllowed > 0 && !overcomes(t, x, 1)) {
    const weapons = takeUpWeapons(t, hero(t, seat), x);
    if (weapons > 0) return { chance: chancesToHit(x) / 20, wounds, weapons };
  }
  return { chance: chanceToDefeat(t, x), wounds, weapons: 0 };
}

/** Adds ready weapons to an exchange until it gets through; says how many it took, 0 if that is not enough. */
function takeUpWeapons(t: Table, of: Hero, x: ReturnType<typeof thinkOf>): number {
  let count = 0;
  for (const weapon of of.weapons) {
    if (count === x.weaponsAllowed || isExhausted(t, weapon)) continue;
    const { hit, strength } = face(t, weapon);
    x.hit += hit;
    for (let type = 0; type < 4; type++) x.strength[type]! += strength[type]!;
    count++;
    if (overcomes(t, x, 1)) return count;
  }
  return 0;
}
