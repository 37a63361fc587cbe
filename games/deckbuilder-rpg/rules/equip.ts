// Equipping: what fits, what has to be put away for it, and what it changes.

import { choose } from '../../../engine/choose.ts';
import { moveCard, takeOut } from '../../../engine/pile.ts';
import type { CardId } from '../../../engine/table.ts';
import type { Gear } from '../cards/card.ts';
import { EQUIP_WHICH, PUT_AWAY } from '../questions/item.ts';
import {
  type Character,
  type Creature,
  type CreatureId,
  creature,
  gear,
  isHero,
  type Pack,
  packOf,
  sheetOf,
  type Table,
} from '../state.ts';
import { note } from './note.ts';

/** DR-R-66. */
const HANDS = 2;
export const TRINKETS = 2;

/** DR-ITEM-10 to -12, DR-R-67: at-hand cards, spells of the book, and gear held in the hand. */
export function equippable(t: Table, id: CreatureId): CardId[] {
  const of = creature(t, id);
  if (!isHero(of)) return [];
  const { atHand, book, hand } = packOf(t, of);
  const cards: CardId[] = [];
  for (const pile of [atHand, book, hand])
    for (const card of pile) if (fits(t, of, gear(t, card))) cards.push(card);
  return cards;
}

/** Can it be made ready at all, with everything in its way put away? */
function fits(t: Table, of: Creature, it: Gear): boolean {
  if (it.slot === 'none' || it.sort === 'consumable') return false;
  if (it.for.length > 0 && !it.for.includes(sheetOf(t, of).key)) return false;
  return it.slot !== 'spell' || slotsFor(t, of, 'spell') > 0;
}

export const characterOf = (t: Table, of: Creature): Character => t.state.characters[of.seat] as Character;

function slotsFor(t: Table, of: Creature, slot: Gear['slot']): number {
  const { slots, trinkets } = characterOf(t, of);
  if (slot === 'spell') {
    let more = 0;
    for (const card of packOf(t, of).ready) more += gear(t, card).always.slots;
    return sheetOf(t, of).slots + slots + more;
  }
  if (slot === 'hands') return HANDS;
  return slot === 'trinket' ? TRINKETS + trinkets : slot === 'body' ? 1 : Number.POSITIVE_INFINITY;
}

const roomTaken = (it: Gear): number => (it.slot === 'hands' ? it.hands : 1);

/** DR-R-66: what is in its way. */
function inTheWay(t: Table, of: Creature, it: Gear): CardId[] {
  const same: CardId[] = [];
  let taken = roomTaken(it);
  for (const card of packOf(t, of).ready) {
    if (gear(t, card).slot !== it.slot) continue;
    same.push(card);
    taken += roomTaken(gear(t, card));
  }
  return taken > slotsFor(t, of, it.slot) ? same.filter((card) => roomTaken(gear(t, card)) > 0) : [];
}

/** Can it be made ready as things are, with nothing put away for it? */
export const hasPlace = (t: Table, of: Creature, card: CardId): boolean =>
  fits(t, of, gear(t, card)) && inTheWay(t, of, gear(t, card)).length === 0;

/** Could something at hand push it out? */
export function mayBePutAway(t: Table, id: CreatureId, card: CardId): boolean {
  const of = creature(t, id);
  return equippable(t, id).some((other) => inTheWay(t, of, gear(t, other)).includes(card));
}

/** The option of Item/Ability: one card of the player's choice. */
export function equipOne(t: Table, id: CreatureId): boolean {
  const cards = equippable(t, id);
  if (cards.length === 0) return false;
  const { seat } = creature(t, id);
  t.state.asking = id;
  makeReady(t, id, choose(t, seat, EQUIP_WHICH, cards));
  return true;
}

/** Lays a card out as ready, after putting away what has to go. */
export function makeReady(t: Table, id: CreatureId, card: CardId): void {
  const of = creature(t, id);
  const it = gear(t, card);
  for (let away = inTheWay(t, of, it); away.length > 0; away = inTheWay(t, of, it)) {
    t.state.asking = id;
    putAway(t, id, choose(t, of.seat, PUT_AWAY, away));
  }
  const pack = packOf(t, of);
  moveCard(card, pileWith(pack, card), pack.ready);
  of.counters.push(0);
  of.maxHealth += it.always.health;
  of.health += of.health > 0 ? it.always.health : 0;
  note(t, { kind: 'equipped', who: id, card });
}

function pileWith({ atHand, book, hand }: Pack, card: CardId): CardId[] {
  return atHand.includes(card) ? atHand : book.includes(card) ? book : hand;
}

/** Counters on what is put away are lost (DR-R-31, DR-R-74). */
export function putAway(t: Table, id: CreatureId, card: CardId): void {
  const of = creature(t, id);
  const pack = packOf(t, of);
  const slot = pack.ready.indexOf(card);
  const it = gear(t, card);
  if (it.isArmour && it.kind !== 0) of.staffGuards = 0;
  for (let i = slot + 1; i < of.counters.length; i++) of.counters[i - 1] = of.counters[i] as number;
  of.counters.pop();
  of.struck = withoutBit(of.struck, slot);
  of.swung = withoutBit(of.swung, slot);
  takeOut(pack.ready, card);
  (it.slot === 'spell' ? pack.book : pack.atHand).push(card);
  of.maxHealth -= it.always.health;
  of.health = Math.min(of.health, of.maxHealth);
  note(t, { kind: 'putAway', who: id, card });
}

/** The bits above a slot that is gone move down by one. */
const withoutBit = (bits: number, slot: number): number =>
  (bits & ((1 << slot) - 1)) | ((bits >> (slot + 1)) << slot);
