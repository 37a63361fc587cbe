// Treasure: taking it, equipping it, stashing it, selling it, losing it.

import { choose } from '../../../engine/choose.ts';
import { moveCard, shuffleInto, takeOut } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { exchangeIsOn } from '../exchange.ts';
import {
  NOT_NOW,
  PUT_BACK_ORIGINAL,
  SELL_WHICH,
  TAKE_WHICH_TREASURE,
  type TreasureUse,
  USE_TREASURE,
} from '../questions/treasure.ts';
import { face, type Hero, hero, isTreasure, NONE, type Table } from '../state.ts';
import { forgetExhausted } from './weapon.ts';

/** HM-REWARD-03: one treasure of the player's choice from the pile, if there is any. */
export function takeTreasure(t: Table, seat: Seat): void {
  if (t.state.treasurePile.length === 0) return;
  const card = choose(t, seat, TAKE_WHICH_TREASURE, t.state.treasurePile);
  useTreasure(t, seat, card);
}

/** The top card of the Treasure deck comes to the pile and is taken from there. */
export function takeTopTreasure(t: Table, seat: Seat): void {
  const card = dealTreasure(t);
  if (card !== NONE) useTreasure(t, seat, card);
}

/** HM-R-42: an empty Treasure deck is made anew from its discards. */
export function dealTreasure(t: Table): CardId {
  const { treasureDeck, treasureDiscard, treasurePile, rng } = t.state;
  if (treasureDeck.length === 0) shuffleInto(rng, treasureDiscard, treasureDeck);
  const card = treasureDeck.pop();
  if (card === undefined) return NONE;
  treasurePile.push(card);
  tell(t, { kind: 'treasureLaid', card });
  return card;
}

/** HM-TREASURE-02 to -06: into the hand, onto the board, or into the stash. */
function useTreasure(t: Table, seat: Seat, card: CardId): void {
  const { treasurePile } = t.state;
  moveCard(card, treasurePile, treasurePile); // On top, where everybody sees which one it is about.
  const use = choose(t, seat, USE_TREASURE, waysToUse(t, seat, card));
  takeOut(treasurePile, card);
  tell(t, { kind: 'treasureTaken', seat, card });
  if (use.way === 'stash') stash(t, seat, card);
  else if (use.way === 'hand') hero(t, seat).hand.push(card);
  else equip(t, seat, { card, instead: use.instead });
}

function waysToUse(t: Table, seat: Seat, card: CardId): TreasureUse[] {
  const { weapons, armour } = hero(t, seat);
  const { kind } = face(t, card);
  const ways: TreasureUse[] = [];
  if (kind === 'weapon') {
    for (const instead of weapons) ways.push({ card, way: 'equip', instead });
    if (weapons.length < WEAPON_SLOTS) ways.push({ card, way: 'equip', instead: NONE });
  } else if (kind === 'armour') ways.push({ card, way: 'equip', instead: armour });
  else ways.push({ card, way: 'hand', instead: NONE });
  ways.push({ card, way: 'stash', instead: NONE });
  return ways;
}

const WEAPON_SLOTS = 2; // HM-BOARD-05

function stash(t: Table, seat: Seat, card: CardId): void {
  hero(t, seat).stash.push(card);
  tell(t, { kind: 'stashed', seat, card });
}

// HM-TREASURE-05 and -09: what is replaced goes to the stash, and the new item is ready.
function equip(t: Table, seat: Seat, { card, instead }: { card: CardId; instead: CardId }): void {
  const owner = hero(t, seat);
  if (instead === NONE) {
    owner.weapons.push(card);
    return tell(t, { kind: 'equipped', seat, card });
  }
  if (owner.armour === instead) putOn(t, owner, card);
  else owner.weapons[owner.weapons.indexOf(instead)] = card;
  forgetExhausted(t, instead);
  owner.stash.push(instead);
  tell(t, { kind: 'equipped', seat, card, instead });
}

// HM-TREASURE-08: until the exchange is over, what was worn when the dice were thrown is what counts.
function putOn(t: Table, owner: Hero, armour: CardId): void {
  if (exchangeIsOn(t) && owner.takenOff === NONE) owner.takenOff = owner.armour;
  owner.armour = armour;
}

/** HM-TREASURE-07 and -10: treasures in the stash can be sold, originals cannot. */
export const sellable = (t: Table, seat: Seat): CardId[] =>
  hero(t, seat).stash.filter((card) => isTreasure(t, card));

/** Sells one treasure for so much gold if the player likes; says whether it did. */
export function sellOne(t: Table, seat: Seat, price: number): boolean {
  const treasures = sellable(t, seat);
  if (treasures.length === 0) return false;
  const card = choose(t, seat, SELL_WHICH, [...treasures, NOT_NOW]);
  if (card === NOT_NOW) return false;
  moveCard(card, hero(t, seat).stash, t.state.treasureDiscard); // HM-R-64
  hero(t, seat).gold += price;
  tell(t, { kind: 'sold', seat, card, price });
  return true;
}

/** HM-R-64: a destroyed treasure goes to the discards; HM-TREASURE-11: an original may take its place, ready. */
export function destroyWeapon(t: Table, seat: Seat, card: CardId): void {
  const owner = hero(t, seat);
  takeOut(owner.weapons, card);
  forgetExhausted(t, card);
  t.state.treasureDiscard.push(card);
  tell(t, { kind: 'destroyed', seat, card });
  const originals = owner.stash.filter((each) => face(t, each).kind === 'weapon' && !isTreasure(t, each));
  if (originals.length === 0) return;
  const original = choose(t, seat, PUT_BACK_ORIGINAL, [...originals, NOT_NOW]);
  if (original === NOT_NOW) return;
  moveCard(original, owner.stash, owner.weapons);
  tell(t, { kind: 'putBack', seat, card: original });
}

/** HM-R-65: every treasure card a player owns, wherever it lies. */
export function treasuresOwned(t: Table, seat: Seat): number {
  const { weapons, armour, stash: kept, hand, deck, discard, row } = hero(t, seat);
  let count = isTreasure(t, armour) ? 1 : 0;
  for (const pile of [weapons, kept, hand, deck, discard])
    for (const card of pile) if (isTreasure(t, card)) count++;
  for (const { card } of row) if (isTreasure(t, card)) count++;
  for (const { row: others } of t.state.heroes)
    for (const { bungle, bungler } of others) if (bungler === seat && isTreasure(t, bungle)) count++;
  return count;
}
