// What each play of a card is worth, and what an action promises before it is chosen.

import { ACTION_PENALTY } from '../cards/basic.ts';
import {
  type Action,
  ANY_ATTACK,
  DEFEND,
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
import { THINGS_FROM } from '../questions/things.ts';
import { gearAt, slotsOf } from '../rules/counter.ts';
import { PLAINLY } from '../rules/figures.ts';
import { activations } from '../rules/item.ts';
import { alliesHere } from '../rules/sides.ts';
import { attackSlots, hasTarget, isCharged } from '../rules/target.ts';
import { matches } from '../rules/use.ts';
import {
  type Creature,
  type CreatureId,
  creature,
  face,
  gear,
  isHero,
  isMinion,
  NONE,
  packOf,
  type Table,
} from '../state.ts';
import { bestAttack, withCounters } from './attack-worth.ts';
import { drawWorth, effectsWorth, guardWorth, LATENT_ABILITY, restoredWorth } from './effect-worth.ts';

/** What a card given out of hand is worth later. */
const HELD_CARD = 0.45;
const HELD_IN_A_FULL_HAND = 0.15;

export function cardCost(t: Table, id: CreatureId, card: number): number {
  const { hand } = packOf(t, creature(t, id));
  if (card === NONE || !hand.includes(card)) return 0;
  return hand.length >= 7 || alliesHere(t, id).length === 0 ? HELD_IN_A_FULL_HAND : HELD_CARD;
}

/** The value of a play, in a Turn or in Synergy, less the card it takes. */
export function playWorth(t: Table, id: CreatureId, of: Play): number {
  if (of === DONE_PLAYING) return t.state.turn.step === 'synergy' && !t.state.turn.joined ? HELD_CARD : 0;
  return useWorth(t, id, of) - cardCost(t, id, cardOf(of));
}

function useWorth(t: Table, id: CreatureId, of: Play): number {
  const who = creature(t, id);
  const inTurn = t.state.turn.step !== 'synergy';
  const slot = slotIn(of);
  switch (useOf(of)) {
    case COUNTER:
      return counterWorth(t, id, slot);
    case ATTACK:
      return bestAttack(t, id, slot, PLAINLY);
    case CAST:
      return effectsWorth(t, id, gear(t, gearAt(t, who, slot)).effects, who.counters[slot]);
    case GUARD:
    case GUARD_ALLY:
      return guardWorth(t, who);
    case RETREAT:
      return who.health * 4 < who.maxHealth && alliesHere(t, id).length > 0 ? 0.6 : -1;
    case DRAW:
      return drawWorth(t, who, inTurn ? 3 : 2);
    case EXPEND:
      return 0.3 * packOf(t, who).hand.filter((card) => face(t, card).isFatigue).length;
    case RESTORE:
      return restoredWorth(who, inTurn ? 2 : 1);
    case LATENT:
      return LATENT_ABILITY;
    case ACTIVATE:
      return Math.max(...activations(t, id).map((each) => activationWorth(t, id, each)));
    case EQUIP:
      return 0.2;
    case ABILITY:
      return effectsWorth(t, id, inTurn ? face(t, cardOf(of)).turn : face(t, cardOf(of)).synergy);
    default:
      return 0;
  }
}

export function activationWorth(t: Table, id: CreatureId, chosen: number): number {
  if (chosen >= THINGS_FROM) return 0.3;
  return effectsWorth(t, id, gear(t, chosen).effects);
}

/** A counter before an attack is worth what it adds to it, so that it comes first; for later it is worth less. */
function counterWorth(t: Table, id: CreatureId, slot: number): number {
  const of = creature(t, id);
  const { charge, kind } = gear(t, gearAt(t, of, slot));
  const counters = of.counters[slot] as number;
  if (counters + 1 < charge) return 0.7;
  if (!hasTarget(t, id, slot)) return kind === HANDS_ON ? 0 : 0.35;
  const before = counters < charge ? 0 : bestAttack(t, id, slot, PLAINLY);
  const gain = withCounters(t, id, slot, 1) - before;
  const more = sourcesLeft(t, id, kind) - 1;
  const struck = (of.struck & (1 << slot)) !== 0;
  if (more > 0 && !struck && gain > 0) return before + gain;
  return kind === HANDS_ON ? gain * 0.2 : gain * 0.7;
}

const ACTION_OF_KIND: Readonly<Record<number, Action>> = { [HANDS_ON]: MELEE, [SHOT]: RANGE, [SPELL]: MANA };

/** How many cards could still be used for this kind: the one taken and those in hand. */
function sourcesLeft(t: Table, id: CreatureId, kind: number): number {
  const action = ACTION_OF_KIND[kind] ?? MANA;
  const { turn } = t.state;
  let sources = turn.actor === id && turn.gainOpen && turn.action === action ? 1 : 0;
  if (isMinion(t, creature(t, id)) && turn.band.includes(id) && turn.step === 'cards') sources++;
  for (const card of packOf(t, creature(t, id)).hand) if (face(t, card).basic === action) sources++;
  return sources;
}

/** DR policy, point 4: the best use of the card taken and of the matching cards, and what allies could add. */
export function actionWorth(t: Table, id: CreatureId, action: Action): number {
  const own = isMinion(t, creature(t, id))
    ? bandWorth(t, id, action)
    : ownWorth(t, id, action) + handWorth(t, id, action);
  return own + 0.7 * joiningWorth(t, id, action);
}

const KINDS: readonly number[] = [HANDS_ON, SHOT, SPELL];

function ownWorth(t: Table, id: CreatureId, action: Action): number {
  const of = creature(t, id);
  if (action < DEFEND) return armsWorth(t, id, KINDS[action] as number, cardsFor(t, of, action));
  const attack = passingWorth(t, id, action);
  if (action === DEFEND) return attack + guardWorth(t, of);
  if (action === REST) return attack + Math.max(drawWorth(t, of, 3), restoredWorth(of, 2));
  return attack + itemWorth(t, id);
}

function itemWorth(t: Table, id: CreatureId): number {
  const latent = packOf(t, creature(t, id)).latent.length > 0 ? LATENT_ABILITY : 0;
  let best = latent;
  for (const each of activations(t, id)) best = Math.max(best, activationWorth(t, id, each));
  return best;
}

function cardsFor(t: Table, of: Creature, action: Action): number {
  let count = 0;
  for (const card of packOf(t, of).hand) if (face(t, card).basic === action) count++;
  return count;
}

/** With so many basic cards beside the one taken: counters first, the last one attacks. */
function armsWorth(t: Table, id: CreatureId, kind: number, cards: number): number {
  const of = creature(t, id);
  let best = 0.2;
  for (const slot of slotsOf(t, of, kind)) {
    if (!hasTarget(t, id, slot)) continue;
    const { charge } = gear(t, gearAt(t, of, slot));
    for (let counters = 0; counters <= cards; counters++) {
      if ((of.counters[slot] as number) + counters < charge) {
        if (counters === cards) best = Math.max(best, 0.7);
        continue;
      }
      best = Math.max(best, withCounters(t, id, slot, counters) - HELD_CARD * counters);
    }
  }
  if (kind === SPELL) best = Math.max(best, castWorth(t, id));
  if (kind === HANDS_ON && slotsOf(t, of, HANDS_ON).length === 0 && isHero(of))
    for (const slot of attackSlots(t, id, HANDS_ON)) best = Math.max(best, bestAttack(t, id, slot, PLAINLY));
  return best;
}

function castWorth(t: Table, id: CreatureId): number {
  const of = creature(t, id);
  let best = 0;
  for (const slot of slotsOf(t, of, 8))
    if (isCharged(t, of, slot))
      best = Math.max(best, effectsWorth(t, id, gear(t, gearAt(t, of, slot)).effects, of.counters[slot]));
  return best;
}

/** The attack at a penalty; counters that would be lost on it are weighed by its own value. */
function passingWorth(t: Table, id: CreatureId, action: Action): number {
  const manner = { ...PLAINLY, action: ACTION_PENALTY[action] as number };
  let best = 0;
  for (const slot of attackSlots(t, id, ANY_ATTACK)) best = Math.max(best, bestAttack(t, id, slot, manner));
  return best;
}

/** Abilities in hand that match, each less what it is worth to keep. */
function handWorth(t: Table, id: CreatureId, action: Action): number {
  let sum = 0;
  for (const card of packOf(t, creature(t, id)).hand) {
    if (!matches(t, card, action)) continue;
    const { basic, turn } = face(t, card);
    if (basic < 0) sum += Math.max(0, effectsWorth(t, id, turn) - HELD_CARD);
    else if (action === DEFEND) sum += Math.max(0, guardWorth(t, creature(t, id)) - HELD_CARD);
    else if (action === REST) sum += 0.4;
  }
  return sum;
}

/** DR policy, point 7: a band does what its own attack is for, if somebody is in reach. */
function bandWorth(t: Table, id: CreatureId, action: Action): number {
  const of = creature(t, id);
  const { main } = t.box.sheets[of.sheet]!;
  const members = t.state.turn.band.length;
  if (action < DEFEND) {
    const kind = KINDS[action] as number;
    if (attackSlots(t, id, kind).length === 0) return 0;
    return members * armsWorth(t, id, kind, 0) + (kind === main ? 1 : 0);
  }
  const { hand } = packOf(t, of);
  const passing = members * passingWorth(t, id, action);
  if (action === REST) return passing + (hand.length < 5 ? 0.8 : 0.1);
  if (action === ITEM) return passing + itemWorth(t, id);
  return passing + 0.5;
}

/** Allies with matching cards, as far as their hands are known to be worth something. */
function joiningWorth(t: Table, id: CreatureId, action: Action): number {
  let sum = 0;
  for (const ally of alliesHere(t, id)) {
    const of = creature(t, ally);
    if (isMinion(t, of)) continue;
    let matching = 0;
    for (const card of packOf(t, of).hand) if (matches(t, card, action)) matching++;
    if (matching === 0) continue;
    sum += action < DEFEND ? 0.8 + 0.4 * Math.min(2, matching - 1) : 0.4 * matching;
  }
  return sum;
}
