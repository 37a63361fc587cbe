// Carrying out what a card says, step by step, from left to right. A step without a legal object is skipped.

import { choose, chooseSome } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId } from '../../../engine/table.ts';
import { NO_BLOW } from '../blow.ts';
import { ANY_ATTACK, type Effect, HIDDEN, type Verb } from '../cards/effect.ts';
import { CHOOSE_TARGET } from '../questions/attack.ts';
import { CHOOSE_ALLY, CHOOSE_ENEMY, COUNTER_WHERE, GUARD_WHERE } from '../questions/creature.ts';
import { EXPEND_WHICH, RECALL_WHICH } from '../questions/deck.ts';
import { type CreatureId, creature, face, isUp, NONE, packOf, sheetOf, type Table } from '../state.ts';
import { attackByCard, attackWithOne } from './aim.ts';
import { strike } from './attack.ts';
import { afflict, relieve } from './condition.ts';
import {
  addCounters,
  addGuards,
  anyCounterSlots,
  guardsOf,
  slotsOf,
  takeCounters,
  takeGuards,
} from './counter.ts';
import { draw, expend, expendFatigue, HAND_LIMIT, tire } from './deck.ts';
import { equipOne } from './equip.ts';
import { fixedBlow, PLAINLY } from './figures.ts';
import { guardSlots } from './guard.ts';
import { restore } from './health.ts';
import { askingFor, moveFreely } from './move.ts';
import { note } from './note.ts';
import { alliesHere, enemiesHere, minionsIn, woundedHere } from './sides.ts';
import { summon } from './spawn.ts';
import { attackSlots, enemiesInReach, enemiesWithin } from './target.ts';
import { TRICKS } from './trick.ts';

/** Whose card it is, which card, how many counters were on the spell, and whose Turn is being followed. */
export type Doing = {
  readonly id: CreatureId;
  readonly card: CardId;
  readonly counters: number;
  /** In Synergy, the creature whose Turn action is being followed; NONE on an own Turn. */
  readonly active: CreatureId;
};

/** For the census, which counts the effects that were seen; the table hears of the card, and of what comes of it. */
const COUNTED_ONLY = { onlyTo: [] };

/** Carries out a card's effects for whoever played it, as long as it stands. */
export function carryOut(t: Table, doing: Doing, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (!isUp(creature(t, doing.id))) return;
    note(t, { kind: 'effect', who: doing.id, card: doing.card, verb: effect.verb }, COUNTED_ONLY);
    (DOINGS[effect.verb] ?? TRICKS[effect.verb])?.(t, doing, effect);
  }
}

type Do = (t: Table, doing: Doing, effect: Effect) => void;

const amountOf = ({ counters }: Doing, { n, per }: Effect): number => n + per * counters;
const seatOf = (t: Table, id: CreatureId): number => creature(t, id).seat;

const DOINGS: Partial<Record<Verb, Do>> = {
  atk: (t, { id }, effect) => attackByCard(t, id, effect, 0),
  ctr: (t, { id }, effect) => putCounters(t, id, slotsOf(t, creature(t, id), effect.kinds), effect.n),
  allyCtr,
  guard: guardSome,
  heal: healSome,
  draw: drawSome,
  expend: (t, { id }, { n }) => expendUpTo(t, id, n),
  cond: giveCondition,
  move: (t, doing, effect) => moveFreely(t, doing.id, amountOf(doing, effect)),
  unguard,
  unctr,
  recall,
  equip: (t, { id }, { n }) => {
    for (let time = 0; time < n && equipOne(t, id); time++);
  },
  fatigue: giveFatigue,
  cleanse,
  allyAtk,
  fixed,
  wake,
  summon: (t, { id }, { minion, n }) => summon(t, id, minion, n),
  bandCtr: (t, { id }, { n }) => {
    for (const minion of minionsIn(t, creature(t, id).arena)) addMainCounters(t, minion, n);
  },
  bandGuard: (t, { id }, { n }) => {
    for (const minion of minionsIn(t, creature(t, id).arena)) guard(t, minion, n);
  },
  ranks: (t, _doing, { whom, n }) => {
    for (const member of t.state.turn.band)
      if (isUp(creature(t, member))) {
        if (whom === 'guard') guard(t, member, n);
        else addMainCounters(t, member, n);
      }
  },
  purge,
  clearHead: (t, { id }) => {
    expendFatigue(t, id, Number.POSITIVE_INFINITY);
  },
};

/** Counters on one of these, the owner choosing. */
export function putCounters(t: Table, id: CreatureId, slots: readonly number[], count: number): void {
  if (slots.length === 0 || count === 0) return;
  addCounters(t, id, choose(t, seatOf(t, id), COUNTER_WHERE, askingFor(t, id, slots)), count);
}

function addMainCounters(t: Table, id: CreatureId, count: number): void {
  const [slot] = slotsOf(t, creature(t, id), sheetOf(t, creature(t, id)).main);
  if (slot !== undefined) addCounters(t, id, slot, count);
}

/** Defence counters on one's armour; without armour there are none (DR-R-74). */
export function guard(t: Table, id: CreatureId, count: number): void {
  const slots = guardSlots(t, id);
  if (slots.length === 0) return;
  addGuards(t, id, choose(t, seatOf(t, id), GUARD_WHERE, askingFor(t, id, slots)), count);
}

/** Self, one of self and allies, the active ally, or everybody: the creatures an effect is for. */
function helped(t: Table, doing: Doing, effect: Effect): readonly CreatureId[] {
  const { id, active } = doing;
  switch (effect.whom) {
    case 'ally':
      return oneAlly(t, id, [id, ...alliesHere(t, id)]);
    case 'all':
      return [id, ...alliesHere(t, id)];
    case 'others':
      return alliesHere(t, id);
    case 'active':
      return isWithActive(t, doing) ? [active] : [];
    default:
      return [id];
  }
}

/** Words: effects on the active ally apply only if it is in the same arena. */
const isWithActive = (t: Table, { id, active }: Doing): boolean =>
  active !== NONE && isUp(creature(t, active)) && creature(t, active).arena === creature(t, id).arena;

function oneAlly(t: Table, id: CreatureId, candidates: readonly CreatureId[]): readonly CreatureId[] {
  if (candidates.length === 0) return candidates;
  return [choose(t, seatOf(t, id), CHOOSE_ALLY, askingFor(t, id, candidates))];
}

function guardSome(t: Table, doing: Doing, effect: Effect): void {
  const amount = amountOf(doing, effect);
  for (const each of helped(t, doing, effect)) guard(t, each, amount);
}

/** Healing may choose the unconscious; for everybody it includes them (Words: Ally). */
function healSome(t: Table, doing: Doing, effect: Effect): void {
  const { id } = doing;
  const amount = amountOf(doing, effect);
  if (effect.whom === 'all') for (const each of woundedHere(t, id)) restore(t, each, amount, id);
  else if (effect.whom === 'ally')
    for (const each of oneAlly(t, id, woundedHere(t, id))) restore(t, each, amount, id);
  else for (const each of helped(t, doing, effect)) restore(t, each, amount, id);
}

function drawSome(t: Table, doing: Doing, effect: Effect): void {
  const who =
    effect.whom === 'ally' ? oneAlly(t, doing.id, alliesHere(t, doing.id)) : helped(t, doing, effect);
  for (const each of who) draw(t, each, effect.n);
}

/** DR-REST-05: up to so many cards of the own choice. */
export function expendUpTo(t: Table, id: CreatureId, most: number): void {
  const { hand } = packOf(t, creature(t, id));
  if (hand.length === 0) return;
  t.state.asking = id;
  expend(t, id, chooseSome(t, seatOf(t, id), EXPEND_WHICH, hand.slice(), { min: 0, max: most }));
}

function allyCtr(t: Table, doing: Doing, effect: Effect): void {
  const { id, active } = doing;
  const amount = amountOf(doing, effect);
  const who =
    effect.whom === 'all'
      ? alliesHere(t, id)
      : effect.whom === 'active'
        ? isWithActive(t, doing)
          ? [active]
          : []
        : oneAlly(t, id, alliesHere(t, id));
  for (const each of who) putCounters(t, each, anyCounterSlots(t, creature(t, each)), amount);
}

function giveCondition(t: Table, doing: Doing, { on, whom, reach }: Effect): void {
  const { id } = doing;
  if (whom === 'self') return afflict(t, id, on);
  if (whom === 'ally') {
    for (const each of oneAlly(t, id, [id, ...alliesHere(t, id)])) afflict(t, each, on);
    return;
  }
  if (whom === 'enemy') {
    const foes = enemiesInReach(t, id, reach);
    if (foes.length > 0) afflict(t, choose(t, seatOf(t, id), CHOOSE_ENEMY, askingFor(t, id, foes)), on, id);
    return;
  }
  for (const foe of enemiesHere(t, id))
    if (whom === 'all' || sheetOf(t, creature(t, foe)).tag === 'undead') afflict(t, foe, on, id);
}

function unguard(t: Table, { id }: Doing, { n }: Effect): void {
  const foes = enemiesHere(t, id).filter((foe) => guardsOf(t, creature(t, foe)) > 0);
  if (foes.length === 0) return;
  const foe = choose(t, seatOf(t, id), CHOOSE_ENEMY, askingFor(t, id, foes));
  takeGuards(t, creature(t, foe), n);
  note(t, { kind: 'stripped', who: foe, by: id });
}

function unctr(t: Table, { id }: Doing, { n }: Effect): void {
  const foes = enemiesInReach(t, id, 1);
  if (foes.length === 0) return;
  const foe = choose(t, seatOf(t, id), CHOOSE_ENEMY, askingFor(t, id, foes));
  takeCounters(t, creature(t, foe), n);
  note(t, { kind: 'stripped', who: foe, by: id });
}

/** Basic action cards back from the own discard pile; the hand limit applies (DR-R-61). */
function recall(t: Table, { id }: Doing, { n }: Effect): void {
  const { discard, hand } = packOf(t, creature(t, id));
  const basics = discard.filter((card) => face(t, card).basic >= 0);
  const most = Math.min(n, HAND_LIMIT - hand.length);
  if (basics.length === 0 || most <= 0) return;
  t.state.asking = id;
  const cards = chooseSome(t, seatOf(t, id), RECALL_WHICH, basics, { min: 0, max: most });
  for (const card of cards) moveCard(card, discard, hand);
  if (cards.length > 0) note(t, { kind: 'recalled', who: id, cards });
}

function giveFatigue(t: Table, { id }: Doing, { whom, n }: Effect): void {
  if (whom === 'self') return tire(t, id, n);
  const heroes = enemiesHere(t, id);
  if (heroes.length === 0) return;
  if (whom === 'all') for (const hero of heroes) tire(t, hero, n);
  else tire(t, choose(t, seatOf(t, id), CHOOSE_ENEMY, askingFor(t, id, heroes)), n);
}

const ALL_CONDITIONS = 255;

function cleanse(t: Table, { id }: Doing, { whom }: Effect): void {
  if (whom === 'self') return relieve(t, id, ALL_CONDITIONS);
  for (const each of oneAlly(t, id, [id, ...alliesHere(t, id)])) relieve(t, each, ALL_CONDITIONS & ~HIDDEN);
}

/** An ally strikes with what it has; the choice of weapon and target is the ally's. */
function allyAtk(t: Table, { id }: Doing, { hit, n }: Effect): void {
  const able = alliesHere(t, id).filter((ally) => attackSlots(t, ally, ANY_ATTACK).length > 0);
  for (const ally of oneAlly(t, id, able)) {
    attackWithOne(t, ally, attackSlots(t, ally, ANY_ATTACK), { ...PLAINLY, hit });
    draw(t, ally, n);
  }
}

function fixed(t: Table, { id, card }: Doing, effect: Effect): void {
  const foes = enemiesWithin(t, id, effect.reach);
  if (foes.length === 0) return;
  const blow = fixedBlow(id, card, effect);
  t.state.aim = blow;
  const target = choose(t, seatOf(t, id), CHOOSE_TARGET, askingFor(t, id, foes));
  t.state.aim = NO_BLOW;
  strike(t, blow, [target]);
}

function wake(t: Table, { id }: Doing, { n }: Effect): void {
  const down = woundedHere(t, id).filter((each) => creature(t, each).health === 0);
  for (const each of oneAlly(t, id, down)) restore(t, each, n, id);
}

function purge(t: Table, doing: Doing, effect: Effect): void {
  for (const each of oneAlly(t, doing.id, [doing.id, ...alliesHere(t, doing.id)])) {
    relieve(t, each, ALL_CONDITIONS & ~HIDDEN);
    expendFatigue(t, each, amountOf(doing, effect));
  }
}
