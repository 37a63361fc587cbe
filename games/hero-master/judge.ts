// How likely each seat is to win from here: features a designer understands, and weights fitted to who won.

import type { CardId, Seat } from '../../engine/table.ts';
import { overcomes } from './rules/figures.ts';
import { chancesToHit, chanceToBeHit, chanceToDefeat, thinkOf } from './rules/forecast.ts';
import {
  type Attack,
  clockwise,
  face,
  type Hero,
  hero,
  isAttack,
  isExhausted,
  isProtest,
  NONE,
  players,
  type Table,
} from './state.ts';

/**
 * What each feature of a hero is worth, as logits: the chance to win is the softmax over the seats. Fitted to who won
 * 3,600 matches of two to four greedy bots (on matches it never saw, its log loss was 0.50, 0.81 and 1.08 where knowing
 * nothing is 0.69, 1.10 and 1.39); then cards held and cards ready were marked down by half, because bots that sit on
 * them less win more: 58 % at two against the fit.
 */
export const FEATURES = [
  /** Gold, and what the attacks laid may win of it; the less is left of the road, the more it says. */
  ['gold', 0.126],
  ['health', 0.053],
  ['close to falling', -0.066],
  ['hand size', 0.047],
  ['attacks held', 0.03],
  ['bungles held', 0.01],
  ['Protest cards held', 0.06],
  ['Hero cards ready', 0.11],
  ['weapons', 0.135],
  ['weapons ready', 0.03],
  ['armour', 0.101],
  ['what the hand can reach', 0.01],
  ['treasure the attacks laid may win', 0.139],
  ['wounds they may cost', -0.054],
  ['weapons they need', -0.05],
] as const satisfies readonly (readonly [name: string, worth: number])[];

const WORTH: readonly number[] = FEATURES.map(([, worth]) => worth);
const GOLD = 0;
const TREASURE_TO_WIN = 12;
const WOUNDS = 13;
const WEAPONS_NEEDED = 14;

/** Everybody's chance to come out first. */
export function judge(t: Table): number[] {
  const chances: number[] = [];
  let all = 0;
  for (const features of featuresOf(t)) {
    let sum = 0;
    for (let i = 0; i < WORTH.length; i++) sum += WORTH[i]! * features[i]!;
    chances.push(Math.exp(sum));
    all += chances.at(-1)!;
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat]! /= all;
  return chances;
}

/** How much is left to play for: monsters still here, stays to come after this one, and both as a share of the road. */
export type Road = { readonly here: number; readonly stays: number; readonly left: number };

export function roadOf(t: Table): Road {
  const { location, locationDeck, encounter, ambusher, lurking } = t.state;
  const here = lurking.length + (encounter === NONE ? 0 : 1) + (ambusher === NONE ? 0 : 1);
  const stays = location === t.box.den ? 0 : (locationDeck.length + 1) / 2;
  return { here, stays, left: (stays + Math.min(4, here) / 4) / 5 };
}

/** The features of each seat, in the order of their names. */
export function featuresOf(t: Table): number[][] {
  const road = roadOf(t);
  const all: number[][] = [];
  for (let seat = 0; seat < players(t); seat++) all.push(standing(t, hero(t, seat), road));
  if (t.state.phase === 'laying cards' || t.state.phase === 'resolving') addEncounter(t, all, road);
  return all;
}

/** The gold still to be won differs between players by about the root of the road ahead. */
const pressing = ({ left }: Road): number => 1 / Math.sqrt(0.04 + left);

function standing(t: Table, of: Hero, road: Road): number[] {
  if (of.armour === NONE) return new Array<number>(WORTH.length).fill(0);
  const { here, stays, left } = road;
  let attacks = 0;
  let protests = 0;
  for (const card of of.hand) {
    if (isAttack(t, card)) attacks++;
    if (isProtest(t, card)) protests++;
  }
  const ready = (isExhausted(t, of.race) ? 0 : 1) + (isExhausted(t, of.class) ? 0 : 1);
  return [
    of.gold * pressing(road),
    of.health * left,
    Math.max(0, 4 - of.health),
    of.marker * Math.min(2, stays),
    Math.min(attacks, 2 * here),
    Math.min(of.hand.length - attacks, here),
    protests,
    ready * (left + 0.1),
    gearWorth(t, of) * left,
    here > 0 ? readyWeapons(t, of) : 0,
    (face(t, of.armour).armour - 10) * left,
    here > 0 ? reach(t, of) : 0,
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

function readyWeapons(t: Table, { weapons }: Hero): number {
  let ready = 0;
  for (const weapon of weapons) if (!isExhausted(t, weapon)) ready++;
  return ready;
}

export function weaponStrength(t: Table, weapon: CardId): number {
  const { hit, strength } = face(t, weapon);
  return hit * 0.7 + strength[0]! + strength[1]! + strength[2]! + strength[3]!;
}

/** What whoever defeats a monster gets: gold of the loot and off the monster, and treasures as long as there are any. */
function goldFor(t: Table, monster: CardId): number {
  return Math.min(face(t, monster).gold, t.state.loot) + (t.state.goldOn[monster] ?? 0);
}

const treasureFor = (t: Table, monster: CardId): number =>
  Math.min(face(t, monster).treasure, t.state.treasurePile.length);

/** The reward in all, a treasure and the token counted as so much gold. */
export const rewardFor = (t: Table, monster: CardId): number =>
  goldFor(t, monster) + treasureFor(t, monster) * TREASURE + TOKEN;

const TREASURE = 1.2;
const TOKEN = 0.5;

/** What the hand could win from the monsters that are here, each with the attack that suits it best. */
function reach(t: Table, of: Hero): number {
  const { encounter, ambusher, lurking } = t.state;
  let sum = 0;
  for (const monster of lurking) sum += bestPromise(t, of, monster);
  if (encounter !== NONE) sum += bestPromise(t, of, encounter);
  if (ambusher !== NONE) sum += bestPromise(t, of, ambusher);
  return sum;
}

/** The best a hero's hand promises against a monster: chance times reward, at a quick guess. */
export function bestPromise(t: Table, of: Hero, monster: CardId): number {
  let best = 0;
  for (const card of of.hand)
    if (isAttack(t, card)) best = Math.max(best, quickChance(t, of, { card, monster }));
  return best === 0 ? 0 : best * rewardFor(t, monster);
}

/** An attack card and a monster it is held against. */
type Match = { readonly card: CardId; readonly monster: CardId; readonly bungle?: CardId };

const NOT_BUNGLED = { strength: [0, 0, 0, 0], fail: 1 };

/** The chance of an attack with all ready weapons behind it, by the printed figures alone. */
export function quickChance(t: Table, of: Hero, { card, monster, bungle = NONE }: Match): number {
  const attack = face(t, card);
  const { strength: defence, armour } = face(t, monster);
  const { strength: less, fail } = bungle === NONE ? NOT_BUNGLED : face(t, bungle);
  let doubled = false;
  for (let type = 0; type < 4; type++) {
    let strength = attack.strength[type]! + less[type]!;
    for (const weapon of of.weapons) if (!isExhausted(t, weapon)) strength += face(t, weapon).strength[type]!;
    if (strength >= defence[type]!) return Math.max(1, Math.min(20 - fail, 21 - armour + attack.hit)) / 20;
    if (strength * 2 >= defence[type]!) doubled = true;
  }
  return doubled ? 1 / 20 : 0;
}

/** Follows the attacks on the boards in the order they would be resolved, each with its chance to win. */
function addEncounter(t: Table, all: readonly number[][], road: Road): void {
  const { encounter } = t.state;
  if (encounter === NONE) return;
  const gold = goldFor(t, encounter) * pressing(road);
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
