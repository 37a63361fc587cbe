// Equipment: what a Character's Stats come to, which slots a card fits, putting on, taking off, enchanting, flipping.

import { moveCard, takeOut } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { type MonsterType, type SlotKind, STRENGTH, type Stat } from '../cards/card.ts';
import { tell } from '../events.ts';
import { type Adventurer, adventurer, characterOf, enchantmentOn, NONE, type Table } from '../state.ts';

const isFaceUp = (who: Adventurer, slot: number): boolean => (who.flipped & (1 << slot)) === 0;

/** RE-RULE-28: a face-down card gives nothing. NONE for an empty slot too. */
export function activeCard(who: Adventurer, slot: number): CardId {
  const card = who.worn[slot]!;
  return card !== NONE && isFaceUp(who, slot) ? card : NONE;
}

/** RE-RULE-19: printed value, Stat tokens and face-up Equipment. */
export function stat(t: Table, seat: Seat, which: Stat): number {
  const who = adventurer(t, seat);
  const { stats, key } = characterOf(t, seat);
  let sum = stats[which]! + who.statTokens[which]!;
  for (let slot = 0; slot < who.worn.length; slot++) {
    const card = activeCard(who, slot);
    if (card !== NONE) sum += bonusOf(t, card, which, key);
  }
  return sum;
}

/** RE-EQUIP-04: the bonus of one card; Cheeky-Kwee has one more for its friend. */
function bonusOf(t: Table, card: CardId, which: Stat, character: string): number {
  const { stats, friend, friendMagic } = t.box.equipment[card]!;
  return stats[which]! + (which === 2 && friendMagic > 0 && friend === character ? friendMagic : 0);
}

/** What a card would add to a Stat of this Character. */
export const bonusOn = (t: Table, seat: Seat, card: CardId, which: Stat): number =>
  bonusOf(t, card, which, characterOf(t, seat).key);

/** What a card would take off each Monster Attack in this slot. */
export const lessDamageIn = (t: Table, seat: Seat, card: CardId, slot: number): number =>
  lessDamageOf(t, card, characterOf(t, seat).slots[slot]!);

/** RE-RULE-29: what Enchantments add to every Stat against a type; they add up. */
export function enchantmentBonus(t: Table, seat: Seat, type: MonsterType): number {
  if (t.state.attached.length === 0) return 0;
  const who = adventurer(t, seat);
  let sum = 0;
  for (let slot = 0; slot < who.worn.length; slot++) sum += enchantmentIn(t, who, slot, type);
  return sum;
}

function enchantmentIn(t: Table, who: Adventurer, slot: number, type: MonsterType): number {
  const card = activeCard(who, slot);
  if (card === NONE) return 0;
  const enchantment = enchantmentOn(t, card);
  if (enchantment === NONE) return 0;
  const { against, bonus } = t.box.enchantments[enchantment]!;
  return against.includes(type) ? bonus : 0;
}

/** A Stat in a fight with a Monster of this type. */
export const statAgainst = (t: Table, seat: Seat, which: Stat, type: MonsterType): number =>
  stat(t, seat, which) + enchantmentBonus(t, seat, type);

/** What cards in Armor slots add to a Stat and to the Enchantments: nothing of it counts against Pick Through Plate. */
export function armorBonus(t: Table, seat: Seat, which: Stat, type: MonsterType): number {
  const who = adventurer(t, seat);
  const { slots, key } = characterOf(t, seat);
  let sum = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    const card = slots[slot] === 'armor' ? activeCard(who, slot) : NONE;
    if (card !== NONE) sum += bonusOf(t, card, which, key) + enchantmentIn(t, who, slot, type);
  }
  return sum;
}

/** How much less each Monster Attack deals: in all slots, or in those that are no Armor slots. */
export function lessDamage(t: Table, seat: Seat, from: 'all' | 'not armor'): number {
  const who = adventurer(t, seat);
  const { slots } = characterOf(t, seat);
  let sum = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    const isArmor = slots[slot] === 'armor';
    const card = isArmor && from === 'not armor' ? NONE : activeCard(who, slot);
    if (card !== NONE) sum += lessDamageOf(t, card, slots[slot]!);
  }
  return sum;
}

// RE-MULTI-02: a multicoloured card counts as the kind of the slot it is in.
function lessDamageOf(t: Table, card: CardId, kind: SlotKind): number {
  const { lessDamage: less, lessDamageAsArmor } = t.box.equipment[card]!;
  return less + (kind === 'armor' ? lessDamageAsArmor : 0);
}

/** What worn cards add to maximum Health. A loop of its own: nothing is asked more often. */
export function wornHealth(t: Table, seat: Seat): number {
  const who = adventurer(t, seat);
  let sum = 0;
  for (let slot = 0; slot < who.worn.length; slot++) {
    const card = activeCard(who, slot);
    if (card !== NONE) sum += t.box.equipment[card]!.maxHealth;
  }
  return sum;
}

/** What worn cards add to Trap rolls or Side Quest rolls, or heal after an Encounter. */
export function sumOfWorn(t: Table, seat: Seat, figure: 'trapBonus' | 'questBonus' | 'mends'): number {
  const who = adventurer(t, seat);
  let sum = 0;
  for (let slot = 0; slot < who.worn.length; slot++) {
    const card = activeCard(who, slot);
    if (card !== NONE) sum += t.box.equipment[card]![figure];
  }
  return sum;
}

/** More on Attack totals against a type (Miner's Maul). */
export function attackBonus(t: Table, seat: Seat, type: MonsterType): number {
  const who = adventurer(t, seat);
  let sum = 0;
  for (let slot = 0; slot < who.worn.length; slot++) {
    const card = activeCard(who, slot);
    if (card === NONE) continue;
    const { attackBonus: bonus, against } = t.box.equipment[card]!;
    if (bonus > 0 && against.includes(type)) sum += bonus;
  }
  return sum;
}

/** The first face-up worn card of which something is true, or NONE. */
export function wornThat(t: Table, seat: Seat, figure: 'rerollsOne' | 'rerollsAttack' | 'saves'): CardId {
  const who = adventurer(t, seat);
  for (let slot = 0; slot < who.worn.length; slot++) {
    const card = activeCard(who, slot);
    if (card !== NONE && t.box.equipment[card]![figure]) return card;
  }
  return NONE;
}

/** Face-up cards in slots of one kind. */
export function countIn(t: Table, seat: Seat, kind: SlotKind): number {
  const who = adventurer(t, seat);
  const { slots } = characterOf(t, seat);
  let count = 0;
  for (let slot = 0; slot < slots.length; slot++) {
    if (slots[slot] === kind && activeCard(who, slot) !== NONE) count++;
  }
  return count;
}

/** RE-EQUIP-03, RE-MULTI-01: the slots of this Character that a card could be worn in. */
export const slotsFor = (t: Table, seat: Seat, card: CardId): readonly number[] =>
  t.box.slotsFor[adventurer(t, seat).character]![card]!;

/** RE-CHAR-04: the Characters of the Party that could wear it. */
export const charactersFor = (t: Table, card: CardId): CardId[] =>
  t.box.seats.flatMap((seat) =>
    t.box.equipment[card] === undefined || slotsFor(t, seat, card).length === 0
      ? []
      : [adventurer(t, seat).character],
  );

/** Puts a card that somebody carries, or that is worn in another slot, into a slot; what was there is carried. */
export function equip(t: Table, seat: Seat, card: CardId, slot: number): void {
  const who = adventurer(t, seat);
  const from = ownerOf(t, card);
  const other = who.worn.indexOf(card);
  if (other < 0) takeOut(adventurer(t, from).carried, card);
  else who.worn[other] = NONE;
  const before = who.worn[slot]!;
  if (before !== NONE) setFree(t, who, before);
  who.worn[slot] = card;
  tell(t, { kind: 'equipped', seat, card, slot, from });
}

function setFree(t: Table, who: Adventurer, card: CardId): void {
  who.carried.push(card);
  t.state.fresh.push(card);
}

/** Whoever carries or wears it. */
export function ownerOf(t: Table, card: CardId): Seat {
  for (let seat = 0; seat < t.box.players; seat++) {
    const who = adventurer(t, seat);
    if (who.carried.includes(card) || who.worn.includes(card) || who.items.includes(card)) return seat;
  }
  return NONE;
}

export function takeOff(t: Table, seat: Seat, slot: number): void {
  const who = adventurer(t, seat);
  const card = who.worn[slot]!;
  who.worn[slot] = NONE;
  setFree(t, who, card);
  tell(t, { kind: 'tookOff', seat, card });
}

/** RE-ENCH-04: once attached it stays. */
export function attach(t: Table, seat: Seat, enchantment: CardId, card: CardId): void {
  const { attached, attachedTo } = t.state;
  moveCard(enchantment, adventurer(t, ownerOf(t, enchantment)).carried, attached);
  attachedTo.push(card);
  tell(t, { kind: 'enchanted', seat, card, enchantment });
}

/** RE-RULE-28: turned face-down until the Combat ends. */
export function flip(t: Table, seat: Seat, slot: number): void {
  const who = adventurer(t, seat);
  const card = activeCard(who, slot);
  if (card === NONE) return;
  who.flipped |= 1 << slot;
  tell(t, { kind: 'flipped', seat, card });
}

/** Slots with a face-up card, of any kind or of one. */
export function openSlots(t: Table, seat: Seat, kind?: SlotKind): number[] {
  const who = adventurer(t, seat);
  const open: number[] = [];
  characterOf(t, seat).slots.forEach((each, slot) => {
    if ((kind === undefined || each === kind) && activeCard(who, slot) !== NONE) open.push(slot);
  });
  return open;
}

/** The Stat of these that is highest now: RE-RULE-11, nothing else hangs on the choice. */
export function bestOf(t: Table, seat: Seat, stats: readonly Stat[]): Stat {
  let best = stats[0] ?? STRENGTH;
  for (const each of stats) if (stat(t, seat, each) > stat(t, seat, best)) best = each;
  return best;
}
