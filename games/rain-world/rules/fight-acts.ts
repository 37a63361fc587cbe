// What may be done in a fight: one list for creatures, scavengers and players alike.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Face } from '../cards/card.ts';
import type { FightAct } from '../questions/fight.ts';
import { active, face, NO_CARD, NOBODY, type Player, player, plays, type Table } from '../state.ts';
import { feeds } from './food.ts';
import { betterWeapon, foeFace, hasLight, isAtHomeInWater } from './modifiers.ts';
import { canTame, isTameable } from './price.ts';
import { FRIEND, LEFT_ALONE, MOST_SCAVENGERS, scavengersOf } from './reputation.ts';

/** RW-SCAV-11: at reputation 3 and more a scavenger minds its own business until it is attacked. */
export const isCalm = (t: Table, seat: Seat): boolean =>
  !t.state.fight.provoked && player(t, seat).reputation >= LEFT_ALONE;

/** RW-R-66: at reputation 5 it joins, unless there are three already. */
export const isFriend = (t: Table, seat: Seat): boolean =>
  player(t, seat).reputation >= FRIEND && scavengersOf(t, seat) < MOST_SCAVENGERS;

/** RW-COMBAT-01, RW-COMBAT-04: attack, flee or tame; items besides. */
export function fightActs(t: Table, seat: Seat): FightAct[] {
  const p = player(t, seat);
  const foe = foeFace(t, seat);
  const acts: FightAct[] = ['attack', wayOut(t, seat, foe)];
  if (foe.words.includes('light-shy') && hasLight(t, p)) acts.push('leave');
  if (canTame(t, seat)) acts.push('tame');
  if (!p.traitUsed && plays(t, seat, 'artificer')) acts.push('blast');
  if (p.items.length > 0) addItems(t, seat, foe, acts);
  if (p.food.length > 0) addSnacks(t, seat, acts);
  return acts;
}

function wayOut(t: Table, seat: Seat, { words }: Face): FightAct {
  const { fight } = t.state;
  if (fight.against !== NOBODY) return seat === fight.fighter ? 'breakOff' : 'flee';
  if (words.includes('skittish')) return 'letGo';
  if (!words.includes('scavenger') || !isCalm(t, seat)) return 'flee';
  return isFriend(t, seat) ? 'join' : 'leave';
}

function addItems(t: Table, seat: Seat, foe: Face, acts: FightAct[]): void {
  const p = player(t, seat);
  if (canGive(t, seat, foe)) acts.push('give');
  for (let i = 0; i < p.items.length; i++) {
    const card = p.items[i]!;
    if (isFirstOfItsKind(t, p.items, i) && isOfUse(t, seat, card, foe)) acts.push(card);
  }
}

/** Copies are alike: one of each is offered. */
export function isFirstOfItsKind(t: Table, cards: readonly CardId[], at: number): boolean {
  const { key } = face(t, cards[at]!);
  for (let i = 0; i < at; i++) if (face(t, cards[i]!).key === key) return false;
  return true;
}

/** RW-SCAV-03, RW-R-70: gifts are for scavengers, of things that are worth something, by those who can gain by it. */
function canGive(t: Table, seat: Seat, { words }: Face): boolean {
  if (!words.includes('scavenger') || t.state.fight.against !== NOBODY) return false;
  const { items, reputation } = player(t, seat);
  if (reputation >= FRIEND || plays(t, seat, 'artificer')) return false;
  for (const card of items) if (face(t, card).halves > 0) return true;
  return false;
}

function isOfUse(t: Table, seat: Seat, card: CardId, foe: Face): boolean {
  const p = player(t, seat);
  const isCreature = t.state.fight.foe !== NO_CARD;
  const isDangerous = isCreature && foe.attacks && !(foe.words.includes('scavenger') && isCalm(t, seat));
  switch (face(t, card).key) {
    case 'rock':
      return p.rock === 0;
    case 'mushroom':
    case 'explosiveSpear':
    case 'scavengerBomb':
    case 'singularityBomb':
      return true;
    case 'electricSpear':
      return betterWeapon(t, seat, foe.hp) === card;
    case 'cherrybomb':
      return isDangerous;
    case 'flashbang':
      return isDangerous && !t.state.fight.dazzled;
    case 'sporePuff':
      return isCreature && foe.words.includes('insect');
    case 'bubbleWeed':
      return isCreature && foe.attacks && isAtHomeInWater(t, t.state.fight.foe, seat);
    case 'neuronFly':
      return foe.words.includes('light-shy') && !hasLight(t, p);
    case 'karmaFlower':
      return !p.reinforced && seat === active(t);
    default:
      return false;
  }
}

/** RW-R-26: food may be eaten in the middle of a fight, which matters when pips are what a creature costs. */
function addSnacks(t: Table, seat: Seat, acts: FightAct[]): void {
  if (seat !== active(t) || !isTameable(t, seat) || canTame(t, seat)) return;
  addFood(t, seat, player(t, seat), acts);
}

export function addFood(t: Table, seat: Seat, { food }: Player, acts: unknown[]): void {
  for (let i = 0; i < food.length; i++) {
    if (isFirstOfItsKind(t, food, i) && feeds(t, seat, food[i]!) > 0) acts.push(food[i]!);
  }
}
