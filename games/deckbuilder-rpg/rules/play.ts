// Playing a card: what it was chosen for is done, and the card lies in front of its player.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import { ACTION_PENALTY } from '../cards/basic.ts';
import { type Action, ANY_ATTACK, DEFEND, HANDS_ON, MELEE } from '../cards/effect.ts';
import { CHOOSE_ALLY } from '../questions/creature.ts';
import {
  ABILITY,
  ACTIVATE,
  ATTACK,
  CAST,
  COUNTER,
  cardOf,
  DONE_PLAYING,
  DRAW,
  EQUIP,
  EXPEND,
  GUARD,
  GUARD_ALLY,
  LATENT,
  type Play,
  RESTORE,
  RETREAT,
  slotIn,
  useOf,
} from '../questions/plays.ts';
import { PLAY_A_CARD } from '../questions/turn.ts';
import { type Creature, type CreatureId, creature, face, gear, NONE, packOf, type Table } from '../state.ts';
import { attackWith, attackWithOne } from './aim.ts';
import { addCounters, addGuards, gearAt, type Slot, UNARMED } from './counter.ts';
import { draw } from './deck.ts';
import { carryOut, expendUpTo, guard } from './effect.ts';
import { equipOne } from './equip.ts';
import { PLAINLY } from './figures.ts';
import { restore } from './health.ts';
import { activateOne, awaken } from './item.ts';
import { askingFor, retreat } from './move.ts';
import { note } from './note.ts';
import { alliesHere } from './sides.ts';
import { attackSlots, canStrike } from './target.ts';
import { addBasicUses, addHandUses, amountOf, keepsDuty, type Mode, owesAttack } from './use.ts';

/** Everything the active creature may play now; DONE_PLAYING where it may stop. */
export function playsNow(t: Table): Play[] {
  const { turn } = t.state;
  const plays: Play[] = [];
  if (turn.gainOpen) addBasicUses(t, turn.actor, turn.gained, turn.action, 'turn', plays);
  if (turn.gainOpen && turn.action >= DEFEND) return plays; // DR-R-28: first the option of the card taken
  addHandUses(t, turn.actor, turn.action, 'turn', plays);
  if (!owesAttack(t)) plays.push(DONE_PLAYING);
  else dropShirking(t, plays);
  return plays;
}

function dropShirking(t: Table, plays: Play[]): void {
  let kept = 0;
  for (const each of plays) if (keepsDuty(t, each)) plays[kept++] = each;
  plays.length = kept;
}

/** One card of the Turn action. Says whether there may be more. */
export function playOne(t: Table): boolean {
  const { turn } = t.state;
  const { seat } = creature(t, turn.actor);
  const chosen = choose(t, seat, PLAY_A_CARD, askingFor(t, turn.actor, playsNow(t)));
  if (chosen === DONE_PLAYING) return false;
  const card = cardOf(chosen);
  if (turn.gainOpen && card === turn.gained) turn.gainOpen = false;
  else layDown(t, turn.actor, card);
  use(t, turn.actor, chosen, 'turn');
  return true;
}

/** DR-R-29: a played card lies in front of its player until clean-up. */
export function layDown(t: Table, id: CreatureId, card: number): void {
  const { hand, front } = packOf(t, creature(t, id));
  moveCard(card, hand, front);
  const how = t.state.turn.step === 'synergy' ? 'synergy' : 'turn';
  note(t, { kind: 'played', who: id, card, how });
}

/** DR-TURN-06, DR-SYN-06: carries out the card's text. */
export function use(t: Table, id: CreatureId, chosen: Play, mode: Mode): void {
  const card = cardOf(chosen);
  const slot = slotIn(chosen);
  const inTurn = mode === 'turn';
  const amount = amountOf(useOf(chosen), mode) ?? 1;
  switch (useOf(chosen)) {
    case COUNTER:
      return addCounters(t, id, slot, 1);
    case ATTACK:
      return basicAttack(t, id, slot);
    case CAST:
      return cast(t, id, slot);
    case GUARD:
      return addGuards(t, id, slot, 1);
    case GUARD_ALLY:
      return guard(t, choose(t, creature(t, id).seat, CHOOSE_ALLY, askingFor(t, id, alliesHere(t, id))), 1);
    case RETREAT:
      return retreat(t, id);
    case DRAW:
      draw(t, id, amount);
      return;
    case EXPEND:
      return expendUpTo(t, id, amount);
    case RESTORE:
      return restore(t, id, amount);
    case LATENT:
      return awaken(t, id);
    case ACTIVATE:
      return activateOne(t, id);
    case EQUIP:
      equipOne(t, id);
      return;
    case ABILITY: {
      const active = inTurn ? NONE : t.state.turn.actor;
      const { turn, synergy } = face(t, card);
      return carryOut(t, { id, card, counters: 0, active }, inTurn ? turn : synergy);
    }
  }
}

/** DR-R-23: each weapon attacks, each spell is cast, at most once in an action through basic cards. */
function basicAttack(t: Table, id: CreatureId, slot: Slot): void {
  creature(t, id).struck |= 1 << slot;
  attackWith(t, id, slot, PLAINLY);
}

/** DR-R-34: no roll; all counters are used and removed, and count as printed. */
export function cast(t: Table, id: CreatureId, slot: Slot): void {
  const of = creature(t, id);
  const card = gearAt(t, of, slot);
  const counters = of.counters[slot] as number;
  of.struck |= 1 << slot;
  of.counters[slot] = 0;
  note(t, { kind: 'cast', who: id, card, counters });
  carryOut(t, { id, card, counters, active: NONE }, gear(t, card).effects);
}

/** DR-R-27: the attack that comes with Defend, Rest and Item/Ability, whenever it can be made. */
export function attackInPassing(t: Table, id: CreatureId, action: Action): void {
  const slots = attackSlots(t, id, ANY_ATTACK);
  if (slots.length === 0) return;
  if (mayDecline(t, creature(t, id), slots)) slots.push(NONE);
  attackWithOne(t, id, slots, { ...PLAINLY, action: ACTION_PENALTY[action] as number });
}

/** Only what holds counters and may wait has the right to wait (DR-RANGE-05, DR-MANA-05). */
function mayDecline(t: Table, of: Creature, slots: readonly Slot[]): boolean {
  for (const slot of slots) {
    if (slot === UNARMED || gear(t, gearAt(t, of, slot)).kind === HANDS_ON) return false;
    if ((of.counters[slot] as number) === 0) return false;
  }
  return true;
}

/** DR-R-21: Melee needs somebody to hit; everything else can always be chosen. */
export function mayChoose(t: Table, action: Action): boolean {
  if (action !== MELEE) return true;
  for (const id of t.state.turn.band) if (canStrike(t, id)) return true;
  return false;
}
