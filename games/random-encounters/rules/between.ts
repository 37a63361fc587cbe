// Between Encounters: an open window in which everybody trades, equips, enchants, uses Items and tries Side Quests.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { isClosed, nextAct, unready } from '../../../engine/window.ts';
import type { SlotKind } from '../cards/card.ts';
import { tell } from '../events.ts';
import {
  type Act,
  actOf,
  BETWEEN_ENCOUNTERS,
  cardOfAct,
  ENCHANT,
  EQUIP,
  GIVE,
  kindOf,
  slotOfAct,
  TAKE_OFF,
  TRY,
  USE,
} from '../questions/between.ts';
import { LEND, TAKE_THE_GIFT } from '../questions/loot.ts';
import { adventurer, characterOf, enchantmentOn, isOver, NONE, nobodyAsks, type Table } from '../state.ts';
import { drawBoss } from './boss.ts';
import { mayImprove } from './dominated.ts';
import { attach, equip, ownerOf, slotsFor, takeOff } from './equipment.ts';
import { maxHealth, trimHealth } from './health.ts';
import { usefulItems, useItem } from './item.ts';
import { couldBear, couldDoWith, couldUse, couldWear } from './of-use.ts';
import { attemptQuest } from './side-quest.ts';

/** One act is one unit. What lies loose is found out once for all who are asked. */
export function arrange(t: Table): void {
  const loose = looseLoot(t);
  const who = t.state.afterWindow === 'boss' ? 'everybody' : 'who can act';
  const act = nextAct(t, t.state.window, BETWEEN_ENCOUNTERS, (seat) => actsOf(t, seat, loose), who);
  if (act !== undefined) {
    const known = t.state.fresh.length;
    carryOut(t, act.seat, act.option);
    for (let i = known; i < t.state.fresh.length; i++) callOthers(t, act.seat, t.state.fresh[i]!);
  }
  if (!isOver(t) && isClosed(t.state.window)) goOn(t);
}

/** RE-FLOW-04: leadership passes when the window closes. RE-BOSS-01: or the Boss is drawn. */
function goOn(t: Table): void {
  t.state.fresh = [];
  if (t.state.afterWindow === 'boss') return drawBoss(t);
  t.state.leader = t.state.nextLeader;
  t.state.phase = 'encounter';
}

/** Enough to change every slot several times over. */
const MOST_ACTS = 12;

/**
 * What a seat could do. Whoever has nothing that could matter is not asked: for Items and Side Quests the Leader is, for
 * a cure whoever could do with it, for Equipment those who could wear something new that is no worse than what they have;
 * before a Boss, anything. Whoever has done something is asked for more until they are ready.
 * This and what it calls is where playouts spend most of their time: its loops count, because an iterator is made anew.
 */
function actsOf(t: Table, seat: Seat, loose: Loose): Act[] {
  const done = t.state.window.acts[seat]!;
  if (done >= MOST_ACTS || (done === 0 && !isConcerned(t, seat, loose))) return [];
  const { equipment, enchantments, items } = loose;
  const { leader, quests } = t.state;
  const acts: Act[] = [];
  for (let i = 0; i < equipment.length; i++) addSlotsFor(t, seat, equipment[i]!, acts);
  for (let i = 0; i < enchantments.length; i++) addBearersOf(t, seat, enchantments[i]!, acts);
  if (seat === leader) for (let i = 0; i < quests.length; i++) acts.push(actOf(TRY, quests[i]!, 0));
  for (let i = 0; i < items.length; i++) acts.push(actOf(USE, items[i]!, 0));
  addRearrangements(t, seat, acts);
  addGifts(t, seat, acts);
  return acts;
}

/** Equipment and Enchantments that anybody carries (RE-RULE-30), and Items of the backpack that would do something. */
type Loose = {
  readonly equipment: readonly CardId[];
  readonly enchantments: readonly CardId[];
  readonly items: readonly CardId[];
};

function looseLoot(t: Table): Loose {
  const equipment: CardId[] = [];
  const enchantments: CardId[] = [];
  for (let seat = 0; seat < t.box.players; seat++) {
    const { carried } = adventurer(t, seat);
    for (let i = 0; i < carried.length; i++) {
      const card = carried[i]!;
      if (t.box.equipment[card] === undefined) enchantments.push(card);
      else equipment.push(card);
    }
  }
  return { equipment, enchantments, items: usefulItems(t) };
}

function isConcerned(t: Table, seat: Seat, { equipment, enchantments, items }: Loose): boolean {
  if (seat === t.state.leader && isForTheLeader(t, items)) return true;
  for (let i = 0; i < items.length; i++) if (couldDoWith(t, seat, items[i]!)) return true;
  for (let i = 0; i < equipment.length; i++)
    if (isTopic(t, equipment[i]!) && couldWear(t, seat, equipment[i]!)) return true;
  for (let i = 0; i < enchantments.length; i++)
    if (isTopic(t, enchantments[i]!) && couldBear(t, seat)) return true;
  return false;
}

/** Before a Boss everything is gone through once more. */
const isTopic = (t: Table, card: CardId): boolean =>
  t.state.afterWindow === 'boss' || t.state.fresh.includes(card);

/** A Side Quest to try, an Item that is new or that somebody at half Health or less could do with. */
function isForTheLeader(t: Table, items: readonly CardId[]): boolean {
  if (t.state.quests.length > 0) return true;
  if (items.length === 0) return false;
  for (const card of items) if (isTopic(t, card)) return true;
  return t.box.seats.some((seat) => adventurer(t, seat).health * 2 <= maxHealth(t, seat));
}

/** RE-EQUIP-03: the slots in which this Character could wear it with any use. */
function addSlotsFor(t: Table, seat: Seat, card: CardId, acts: Act[]): void {
  const { worn } = adventurer(t, seat);
  const { slots } = characterOf(t, seat);
  for (const slot of slotsFor(t, seat, card)) {
    if (isFirstEmpty(worn, slots, slot) && mayImprove(t, seat, card, slot))
      acts.push(actOf(EQUIP, card, slot));
  }
}

/** Of empty slots of one kind the first stands for all: in which of them a card is makes no difference. */
function isFirstEmpty(worn: readonly CardId[], slots: readonly SlotKind[], slot: number): boolean {
  if (worn[slot] !== NONE) return true;
  for (let other = 0; other < slot; other++)
    if (worn[other] === NONE && slots[other] === slots[slot]) return false;
  return true;
}

/** RE-ENCH-01, RE-ENCH-02, RE-ENCH-06: onto equipped cards that have none. */
function addBearersOf(t: Table, seat: Seat, enchantment: CardId, acts: Act[]): void {
  const { worn } = adventurer(t, seat);
  for (let slot = 0; slot < worn.length; slot++) {
    const equipment = worn[slot]!;
    if (equipment !== NONE && enchantmentOn(t, equipment) === NONE)
      acts.push(actOf(ENCHANT, enchantment, slot));
  }
}

/** RE-RULE-30: what this Character carries, to whoever could use it. */
function addGifts(t: Table, seat: Seat, acts: Act[]): void {
  for (const card of adventurer(t, seat).carried) {
    for (let other = 0; other < t.box.players; other++) {
      if (other !== seat && couldUse(t, other, card)) acts.push(actOf(GIVE, card, other));
    }
  }
}

/** RE-MULTI-04: to another slot; and off, where somebody else could wear it. */
function addRearrangements(t: Table, seat: Seat, acts: Act[]): void {
  const { worn } = adventurer(t, seat);
  for (let slot = 0; slot < worn.length; slot++) {
    const card = worn[slot]!;
    if (card === NONE) continue;
    if (t.box.equipment[card]!.slots.length > 1) addOtherSlots(t, seat, card, acts);
    if (isWantedByOther(t, seat, card)) acts.push(actOf(TAKE_OFF, card, slot));
  }
}

function addOtherSlots(t: Table, seat: Seat, card: CardId, acts: Act[]): void {
  const { worn } = adventurer(t, seat);
  const { slots } = characterOf(t, seat);
  const now = slots[worn.indexOf(card)];
  for (const slot of slotsFor(t, seat, card)) {
    if (worn[slot] === NONE && slots[slot] !== now && isFirstEmpty(worn, slots, slot))
      acts.push(actOf(EQUIP, card, slot));
  }
}

function isWantedByOther(t: Table, seat: Seat, card: CardId): boolean {
  for (let other = 0; other < t.box.players; other++) {
    if (other !== seat && couldWear(t, other, card)) return true;
  }
  return false;
}

function carryOut(t: Table, seat: Seat, act: Act): void {
  const card = cardOfAct(act);
  const slot = slotOfAct(act);
  switch (kindOf(act)) {
    case EQUIP:
      if (isLent(t, seat, card, slot)) putOn(t, seat, card, slot);
      return;
    case TAKE_OFF:
      takeOff(t, seat, slot);
      return trimHealth(t, seat);
    case ENCHANT:
      if (isLent(t, seat, card, slot)) attach(t, seat, card, adventurer(t, seat).worn[slot]!);
      return;
    case USE:
      return useItem(t, seat, card);
    case GIVE:
      return give(t, seat, card, slot);
    default:
      return attemptQuest(t, card);
  }
}

/** Whoever gets it decides what becomes of it. */
function give(t: Table, seat: Seat, card: CardId, to: Seat): void {
  moveCard(card, adventurer(t, seat).carried, adventurer(t, to).carried);
  tell(t, { kind: 'gave', seat, to, card });
  const acts: Act[] = [];
  if (t.box.equipment[card] === undefined) addBearersOf(t, to, card, acts);
  else addSlotsFor(t, to, card, acts);
  acts.push(NONE);
  t.state.asking = { seat, card, slot: NONE };
  const act = choose(t, to, TAKE_THE_GIFT, acts);
  t.state.asking = nobodyAsks();
  if (act === NONE) return;
  if (kindOf(act) === EQUIP) putOn(t, to, card, slotOfAct(act));
  else attach(t, to, card, adventurer(t, to).worn[slotOfAct(act)]!);
}

function putOn(t: Table, seat: Seat, card: CardId, slot: number): void {
  equip(t, seat, card, slot);
  trimHealth(t, seat); // RE-RULE-42
}

/** A card that an act set free, or brought, calls back whom it could serve; everybody else stays ready. */
function callOthers(t: Table, seat: Seat, card: CardId): void {
  for (let other = 0; other < t.box.players; other++) {
    if (other !== seat && concerns(t, other, card)) unready(t.state.window, other);
  }
}

/** Items are for the Leader to use. */
const concerns = (t: Table, seat: Seat, card: CardId): boolean =>
  t.box.items[card] === undefined ? couldUse(t, seat, card) : seat === t.state.leader;

/** RE-RULE-30, option lootSharing: with consent the owner must agree. */
function isLent(t: Table, seat: Seat, card: CardId, slot: number): boolean {
  if (t.box.options.lootSharing === 'free') return true;
  const owner = ownerOf(t, card);
  if (owner === seat) return true;
  t.state.asking = { seat, card, slot };
  const lent = choose(t, owner, LEND, [card, NONE]) === card;
  t.state.asking = nobodyAsks();
  if (!lent) tell(t, { kind: 'refused', seat: owner, card });
  return lent;
}
