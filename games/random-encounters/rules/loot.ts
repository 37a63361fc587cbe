// Loot: drawing it, losing it, and whose it is.

import { choose } from '../../../engine/choose.ts';
import {
  drawTo,
  moveAll,
  moveCard,
  type Pile,
  putUnder,
  shuffleInto,
  takeOut,
} from '../../../engine/pile.ts';
import { pickOne } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Level } from '../cards/card.ts';
import { tell } from '../events.ts';
import { KEEP_A_RELIC } from '../questions/loot.ts';
import { adventurer, can, characterOf, enchantmentOn, face, NONE, type Table } from '../state.ts';
import { charactersFor, ownerOf } from './equipment.ts';

/** RE-RULE-39: from the deck of the current Level, unless a text names another. */
export function drawLoot(t: Table, seat: Seat, level: Level = t.state.level): void {
  const { looking } = t.state;
  if (takeFromDeck(t, level) === NONE) return tell(t, { kind: 'noLoot', seat, level });
  receive(t, seat, looking[0]!);
}

/** RE-FLOW-02: the Leader's Loot for an Encounter; Reginald sees two and keeps one. */
export function drawLeadersLoot(t: Table, seat: Seat): void {
  const { level, looking } = t.state;
  if (!can(t, seat, 'seeks relics')) return drawLoot(t, seat);
  takeFromDeck(t, level);
  takeFromDeck(t, level);
  if (looking.length < 2) return looking.length === 1 ? receive(t, seat, looking[0]!) : drawLoot(t, seat);
  const { character } = adventurer(t, seat);
  tell(t, { kind: 'explorerUsed', seat, card: character, ability: characterOf(t, seat).explorerName });
  if (t.tale !== undefined) tell(t, { kind: 'relics', seat, cards: looking.slice() });
  const kept = choose(t, seat, KEEP_A_RELIC, looking.slice());
  const left = looking[0] === kept ? looking[1]! : looking[0]!;
  receive(t, seat, kept);
  putUnder(left, looking, t.state.loot[level - 1]!);
  t.state.lootBottoms[level - 1]!++;
  tell(t, { kind: 'relicLeft', seat, card: left });
}

/** Turns the top card of a Loot deck up; NONE when there is none. RE-RULE-07: its discard pile becomes a new deck. */
function takeFromDeck(t: Table, level: Level): CardId {
  const deck = t.state.loot[level - 1]!;
  const discard = t.state.lootDiscards[level - 1]!;
  if (deck.length === 0 && discard.length > 0) {
    shuffleInto(t.state.rng, discard, deck);
    tell(t, { kind: 'reshuffled', what: 'loot', level });
  }
  const card = drawTo(deck, t.state.looking) ?? NONE;
  t.state.lootBottoms[level - 1] = Math.min(t.state.lootBottoms[level - 1]!, deck.length);
  return card;
}

/** Items go into the backpack, everything else is carried. */
function receive(t: Table, seat: Seat, card: CardId): void {
  const who = adventurer(t, seat);
  moveCard(card, t.state.looking, t.box.items[card] !== undefined ? who.items : who.carried);
  t.state.fresh.push(card);
  if (t.tale !== undefined) tell(t, { kind: 'loot', seat, card, fits: charactersFor(t, card) });
}

/** All Loot that nobody wears: what a thief can take. */
export function unequippedLoot(t: Table): Pile {
  const loot: Pile = [];
  for (const { carried, items } of t.state.party) {
    for (const card of carried) loot.push(card);
    for (const card of items) loot.push(card);
  }
  return loot;
}

export function loseAtRandom(t: Table, by: CardId): void {
  const loot = unequippedLoot(t);
  if (loot.length > 0) loseLoot(t, pickOne(t.state.rng, loot), by);
}

export function loseLoot(t: Table, card: CardId, by: CardId): void {
  discardLoot(t, card);
  tell(t, { kind: 'lootLost', card, by });
}

/** To the discard pile of its own deck (RE-ITEM-05), with the Enchantment that is attached to it. */
export function discardLoot(t: Table, card: CardId): void {
  const who = adventurer(t, ownerOf(t, card));
  const enchantment = enchantmentOn(t, card);
  const slot = who.worn.indexOf(card);
  if (slot >= 0) who.worn[slot] = NONE;
  else takeOut(t.box.items[card] !== undefined ? who.items : who.carried, card);
  t.state.lootDiscards[face(t, card).level - 1]!.push(card);
  if (enchantment !== NONE) detach(t, enchantment);
}

function detach(t: Table, enchantment: CardId): void {
  const { attached, attachedTo } = t.state;
  takeOut(attachedTo, attachedTo[attached.indexOf(enchantment)]!);
  moveCard(enchantment, attached, t.state.lootDiscards[face(t, enchantment).level - 1]!);
}

/** RE-RULE-50: at the end of a Level what lies beside the Characters is cleared away. */
export function clearKept(t: Table): void {
  for (const { kept } of t.state.party) moveAll(kept, t.state.cleared);
}
