// What may be done on a turn: one list for the board, the bots and the rules.

import type { CardId, Seat } from '../../../engine/table.ts';
import { PRECYCLE, TREASURE, UWU, UWW } from '../cards/regions.ts';
import { HUNTS, type TurnAct } from '../questions/turn.ts';
import { cat, face, NOBODY, type Player, partner, player, plays, type Table } from '../state.ts';
import { isRegionDeckClosed } from './draw.ts';
import { gatesToFind } from './event-cards.ts';
import { addFood, isFirstOfItsKind } from './fight-acts.ts';
import { canSleep, hasShelter } from './hibernation.ts';
import { mayAttack, mustHunt } from './hunting.ts';
import { sheltersLeft } from './piles.ts';
import { isBesideOwner, mayPass, touches } from './roads.ts';

/** RW-R-27: one main action of these; what is free stands at the end. */
export function turnActs(t: Table, seat: Seat, moves: 'free' | 'held back'): TurnAct[] {
  const p = player(t, seat);
  const acts: TurnAct[] = [];
  if (!isForcedToHunt(t, seat, acts)) {
    addDraws(t, seat, acts);
    acts.push(p.pips < cat(t, seat).most ? 'token' : 'pass');
    addSearches(t, seat, acts);
    if (moves === 'free') addMoves(t, seat, acts);
    if (t.box.players > 1 && t.box.options.hunting) addHunts(t, seat, acts);
  }
  if (canSleep(t, seat) && hasShelter(t, seat)) acts.push('sleep');
  addFreeActs(t, seat, p, acts);
  return acts;
}

/** RW-HLL-08, RW-R-82: it must attack whom it hunted, or else hunt somebody, if anybody is there. */
function isForcedToHunt(t: Table, seat: Seat, acts: TurnAct[]): boolean {
  if (!mustHunt(t, seat)) return false;
  const { prey } = player(t, seat);
  if (prey !== NOBODY && mayAttack(t, seat, prey)) acts.push('attackPrey');
  else for (const other of t.box.seats) if (mayAttack(t, seat, other)) acts.push(HUNTS[other]!);
  return true;
}

/** RW-TURN-01, RW-TURN-04, RW-PRE-06, RW-PRE-07 */
function addDraws(t: Table, seat: Seat, acts: TurnAct[]): void {
  if (!isRegionDeckClosed(t, seat)) acts.push('draw');
  if (t.state.precycle) acts.push('drawPrecycle');
}

/** RW-R-33, RW-R-64: only where there is something to be found. */
function addSearches(t: Table, seat: Seat, acts: TurnAct[]): void {
  if (!isRegionDeckClosed(t, seat) && sheltersLeft(t, player(t, seat).region) > 0) acts.push('search');
  if (t.state.precycle && sheltersLeft(t, PRECYCLE) > 0) acts.push('searchPrecycle');
}

/** RW-GATE-08, RW-R-46, RW-R-48: carried gates, the partner's too, and the climb. */
function addMoves(t: Table, seat: Seat, acts: TurnAct[]): void {
  const p = player(t, seat);
  if (p.gates.length > 0) addGates(t, seat, p.gates, acts);
  const other = partner(t, seat);
  if (other !== NOBODY && player(t, other).region === p.region)
    addGates(t, seat, player(t, other).gates, acts);
  const onTheWall = p.region === UWW || p.region === UWU;
  if (onTheWall && (other === NOBODY || seat === t.state.owner || isBesideOwner(t))) acts.push('climb');
}

function addGates(t: Table, seat: Seat, gates: readonly CardId[], acts: TurnAct[]): void {
  const { region } = player(t, seat);
  for (let i = 0; i < gates.length; i++) {
    const { link } = face(t, gates[i]!);
    const isUsable = touches(t, link, region) && isFirstOfItsKind(t, gates, i) && mayPass(t, seat, link);
    if (isUsable && !leadsTheSameWay(t, link, acts)) acts.push(gates[i]!);
  }
}

/** The partner's gate to the same place is not offered beside one's own. */
function leadsTheSameWay(t: Table, link: number, acts: readonly TurnAct[]): boolean {
  for (const act of acts) if (typeof act === 'number' && face(t, act).link === link) return true;
  return false;
}

/** RW-PVP-01, RW-PVP-02 */
function addHunts(t: Table, seat: Seat, acts: TurnAct[]): void {
  const { prey } = player(t, seat);
  for (const other of t.box.seats) {
    if (!mayAttack(t, seat, other)) continue;
    acts.push(other === prey ? 'attackPrey' : HUNTS[other]!);
  }
}

/** RW-TURN-03: what helps outside a fight. */
function addFreeActs(t: Table, seat: Seat, p: Player, acts: TurnAct[]): void {
  if (p.food.length > 0) addFood(t, seat, p, acts);
  for (let i = 0; i < p.items.length; i++) {
    if (isFirstOfItsKind(t, p.items, i) && helpsNow(t, seat, p.items[i]!)) acts.push(p.items[i]!);
  }
  if (p.items.length > 1 && canCraft(t, seat)) acts.push('craft');
  for (const card of p.tamed) {
    if (face(t, card).key === 'eggbug' && !p.eggUsed && p.pips < cat(t, seat).most) acts.push(card);
    acts.push({ letGo: card });
  }
}

function helpsNow(t: Table, seat: Seat, card: CardId): boolean {
  const p = player(t, seat);
  switch (face(t, card).key) {
    case 'karmaFlower':
      return !p.reinforced;
    case 'neuronFly':
      return !p.glow || p.pips < cat(t, seat).most;
    case 'overseerEye':
      return !isRegionDeckClosed(t, seat) && gatesToFind(t, seat).length > 0; // RW-R-65
    default:
      return false;
  }
}

function canCraft(t: Table, seat: Seat): boolean {
  const { traitUsed, items } = player(t, seat);
  if (traitUsed || !plays(t, seat, 'gourmand')) return false;
  if (t.state.decks[TREASURE]!.length + t.state.discards[TREASURE]!.length === 0) return false;
  for (const card of items) if (face(t, card).halves > 0) return true;
  return false;
}
