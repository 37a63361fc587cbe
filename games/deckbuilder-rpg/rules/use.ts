// What a card can be used for: counters, attacks, spells, defence, rest, items; and which of it is allowed now.

import type { CardId } from '../../../engine/table.ts';
import {
  type Action,
  CASTS,
  DEFEND,
  type Effect,
  HANDS_ON,
  ITEM,
  MANA,
  MELEE,
  RANGE,
  REST,
  SHOT,
  SPELL,
} from '../cards/effect.ts';
import {
  ABILITY,
  ACTIVATE,
  ATTACK,
  CAST,
  COUNTER,
  cardOf,
  DRAW,
  EQUIP,
  EXPEND,
  GUARD,
  GUARD_ALLY,
  LATENT,
  NOTHING,
  type Play,
  play,
  RESTORE,
  RETREAT,
  useOf,
} from '../questions/plays.ts';
import { type CreatureId, creature, face, isHero, packOf, type Table } from '../state.ts';
import { type Slot, slotsOf, UNARMED } from './counter.ts';
import { equippable } from './equip.ts';
import { guardSlots } from './guard.ts';
import { activations } from './item.ts';
import { waysFrom } from './move.ts';
import { canAttack, hasAlly } from './sides.ts';
import { canStrike, hasTarget, isCharged } from './target.ts';

/** On an own Turn or in Synergy to somebody else's. */
export type Mode = 'turn' | 'synergy';

/** What a Rest card gives: cards drawn, cards expended, points restored. */
const AMOUNTS: Readonly<Record<number, Readonly<Record<Mode, number>>>> = {
  [DRAW]: { turn: 3, synergy: 2 },
  [EXPEND]: { turn: 3, synergy: 1 },
  [RESTORE]: { turn: 2, synergy: 1 },
};

/** How many cards or points this use of a card gives; undefined where it is always one. */
export const amountOf = (use: number, mode: Mode): number | undefined => AMOUNTS[use]?.[mode];

/** Adds what a basic card of this action can be used for. */
export function addBasicUses(
  t: Table,
  id: CreatureId,
  card: CardId,
  action: Action,
  mode: Mode,
  plays: Play[],
): void {
  switch (action) {
    case MELEE:
      return addArms(t, id, card, HANDS_ON, plays);
    case RANGE:
      return addArms(t, id, card, SHOT, plays);
    case MANA:
      return addSpells(t, id, card, plays);
    case DEFEND:
      return addDefence(t, id, card, mode, plays);
    case REST:
      plays.push(play(card, DRAW), play(card, EXPEND), play(card, RESTORE));
      return;
    case ITEM:
      return addItems(t, id, card, mode, plays);
  }
}

/** DR-R-23: one attack per weapon through basic cards; DR-R-24: in a Melee Turn, no counter on a melee weapon that has attacked. */
function addArms(t: Table, id: CreatureId, card: CardId, kind: number, plays: Play[]): void {
  const of = creature(t, id);
  const slots = slotsOf(t, of, kind);
  const { action, step } = t.state.turn;
  const isMeleeTurn = kind === HANDS_ON && action === MELEE && step !== 'synergy';
  for (const slot of slots) {
    const spent = isMeleeTurn && (of.swung & (1 << slot)) !== 0;
    if (!spent) plays.push(play(card, COUNTER, slot));
    if (mayStrike(t, id, slot)) plays.push(play(card, ATTACK, slot));
  }
  if (kind === HANDS_ON && slots.length === 0 && isHero(of) && mayStrike(t, id, UNARMED))
    plays.push(play(card, ATTACK, UNARMED));
}

function mayStrike(t: Table, id: CreatureId, slot: Slot): boolean {
  const of = creature(t, id);
  return canAttack(of) && (of.struck & (1 << slot)) === 0 && isCharged(t, of, slot) && hasTarget(t, id, slot);
}

function addSpells(t: Table, id: CreatureId, card: CardId, plays: Play[]): void {
  const of = creature(t, id);
  for (const slot of slotsOf(t, of, SPELL | CASTS)) plays.push(play(card, COUNTER, slot));
  for (const slot of slotsOf(t, of, SPELL)) if (mayStrike(t, id, slot)) plays.push(play(card, ATTACK, slot));
  for (const slot of slotsOf(t, of, CASTS))
    if ((of.struck & (1 << slot)) === 0 && isCharged(t, of, slot)) plays.push(play(card, CAST, slot));
}

function addDefence(t: Table, id: CreatureId, card: CardId, mode: Mode, plays: Play[]): void {
  const of = creature(t, id);
  const before = plays.length;
  for (const slot of guardSlots(t, id)) plays.push(play(card, GUARD, slot));
  if (mode === 'synergy' && hasAlly(t, id)) plays.push(play(card, GUARD_ALLY));
  if (mode === 'turn' && waysFrom(t, of).length > 0) plays.push(play(card, RETREAT));
  if (plays.length === before) plays.push(play(card, NOTHING)); // DR-R-107
}

function addItems(t: Table, id: CreatureId, card: CardId, mode: Mode, plays: Play[]): void {
  const before = plays.length;
  if (packOf(t, creature(t, id)).latent.length > 0) plays.push(play(card, LATENT));
  if (mode === 'turn' && activations(t, id).length > 0) plays.push(play(card, ACTIVATE));
  if (equippable(t, id).length > 0) plays.push(play(card, EQUIP));
  if (plays.length === before) plays.push(play(card, NOTHING)); // DR-R-107
}

/** DR-R-26: a card matches an action if it bears its symbol. */
export const matches = (t: Table, card: CardId, action: Action): boolean =>
  (face(t, card).symbols & (1 << action)) !== 0;

/** Adds the uses of the matching cards of a hand, one card of each kind. */
export function addHandUses(t: Table, id: CreatureId, action: Action, mode: Mode, plays: Play[]): void {
  const { hand } = packOf(t, creature(t, id));
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    if (!matches(t, card, action) || hasTwinBefore(t, hand, i)) continue;
    if (face(t, card).basic >= 0) addBasicUses(t, id, card, action, mode, plays);
    else plays.push(play(card, ABILITY));
  }
}

/** The same kind of card lies further to the left: offering one of them is enough. */
export function hasTwinBefore(t: Table, hand: readonly CardId[], at: number): boolean {
  const { key } = face(t, hand[at] as CardId);
  for (let i = 0; i < at; i++) if (face(t, hand[i] as CardId).key === key) return true;
  return false;
}

// --- The duty to attack ---

/** DR-MELEE-09, DR-R-22: Melee was chosen, no melee attack was made, and one can still be made. */
export function owesAttack(t: Table): boolean {
  const { turn } = t.state;
  return turn.action === MELEE && !turn.dutyMet && meleeSources(t) > 0 && canStrike(t, turn.actor);
}

/** Cards that could still make a melee attack in this Turn. */
export function meleeSources(t: Table): number {
  const { actor, gainOpen } = t.state.turn;
  let sources = gainOpen ? 1 : 0;
  for (const card of packOf(t, creature(t, actor)).hand) {
    const { basic, turn } = face(t, card);
    if (basic === MELEE || (matches(t, card, MELEE) && turn.some(isMeleeAttack))) sources++;
  }
  return sources;
}

const isMeleeAttack = ({ verb, kinds }: Effect): boolean => verb === 'atk' && kinds === HANDS_ON;

/** May this play be made while an attack is owed? The last card that could attack has to. */
export function keepsDuty(t: Table, of: Play): boolean {
  if (meleeSources(t) > 1) return true;
  const card = cardOf(of);
  const isGained = card === t.state.turn.gained;
  const isSource = isGained || face(t, card).basic === MELEE || face(t, card).turn.some(isMeleeAttack);
  return !isSource || useOf(of) === ATTACK || useOf(of) === ABILITY;
}
