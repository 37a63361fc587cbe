// Questions of an attack: with what, at whom, where, and how many defence counters against it.

import { question } from '../../../engine/question.ts';
import { type Blow, hurtBy } from '../blow.ts';
import { ANY_ATTACK, type Effect } from '../cards/effect.ts';
import { gearAt, guardsOf } from '../rules/counter.ts';
import { chance } from '../rules/defence.ts';
import { blowWith, damageOf, defenceOf, type Item, PLAINLY, toHit, toHitItems } from '../rules/figures.ts';
import { enemiesIn } from '../rules/sides.ts';
import { isThing, targetsOf } from '../rules/target.ts';
import { type CreatureId, creature, gear, isHero, isMinion, NONE, nameOf, type Table } from '../state.ts';
import {
  arenaPlace,
  creatureName,
  forWhom,
  placeName,
  slotName,
  slotPlace,
  targetName,
  targetPlace,
} from './names.ts';

/** What a board shows beside a target: every figure, and the chance before and after defence counters. */
export type AimData = {
  readonly toHit: number;
  readonly items: readonly Item[];
  readonly defence: number;
  readonly guards: number;
  readonly chance: number;
  readonly damage: number;
  /** What is left of a minion, of which a hit takes one, whatever its damage. */
  readonly hits?: number;
};

/** What this attack comes to against this target. */
function figuresAgainst(t: Table, blow: Blow, target: number): AimData {
  const value = toHit(t, blow, target);
  const defence = defenceOf(t, target);
  return {
    toHit: value,
    items: toHitItems(t, blow, target),
    defence,
    guards: isThing(target) ? 0 : guardsOf(t, creature(t, target)),
    chance: chance(value, defence),
    damage: damageOf(t, blow, target, 0),
    ...hitsOf(t, target),
  };
}

const hitsOf = (t: Table, target: number): Pick<AimData, 'hits'> =>
  isThing(target) || !isMinion(t, creature(t, target)) ? {} : { hits: creature(t, target).health };

const aimData = (t: Table, target: number): AimData => figuresAgainst(t, t.state.aim, target);

/** A target with what the attack comes to there. */
export type AimAt = AimData & { readonly target: number };

/** Everybody an attack with this slot could be aimed at. */
export const aimsWith = (t: Table, id: CreatureId, slot: number): AimAt[] =>
  aimsOf(t, id, slot, blowWith(t, id, slot, PLAINLY));

/** The same for the attack that an ability gives. */
export const aimsByCard = (t: Table, id: CreatureId, slot: number, effect: Effect): AimAt[] =>
  aimsOf(t, id, slot, blowWith(t, id, slot, { ...PLAINLY, hit: effect.hit, effect }));

const aimsOf = (t: Table, id: CreatureId, slot: number, blow: Blow): AimAt[] =>
  targetsOf(t, id, slot).map((target) => ({ target, ...figuresAgainst(t, blow, target) }));

/** The same after one counter more; nobody, if it is no attack or needs still more of them. */
export function aimsAfterCounter(t: Table, id: CreatureId, slot: number): AimAt[] {
  const blow = blowWith(t, id, slot, PLAINLY);
  const counters = blow.counters + 1;
  if ((blow.kind & ANY_ATTACK) === 0 || counters < gear(t, blow.with).charge) return [];
  return aimsOf(t, id, slot, { ...blow, counters });
}

export const percent = (n: number): string => `${Math.round(n * 100)} %`;

const aimDetail = (t: Table, target: number): string => {
  const data = aimData(t, target);
  return `${data.toHit} against ${data.defence}: ${percent(data.chance)}, ${hurtBy(data)}`;
};

/** What stands about in an arena strikes without a card. */
const strikesWith = (t: Table): string => {
  const card = t.state.aim.with;
  return card === NONE ? 'an object' : nameOf(t, card);
};

const withWhat = (t: Table): string => `with ${strikesWith(t)}`;

export const CHOOSE_TARGET = question<Table, number, AimData>({
  name: 'choose-target',
  clause: 'DR-R-78',
  ask: (t) => `${forWhom(t)}Whom do you attack?`,
  why: withWhat,
  key: (target) => target,
  label: (t, target) => targetName(t, target),
  at: (_t, target) => targetPlace(target),
  detail: aimDetail,
  data: aimData,
});

export const CHOOSE_TARGETS = question<Table, number, AimData>({
  name: 'choose-targets',
  clause: 'DR-R-75',
  ask: (t) => `${forWhom(t)}Whom else does the attack strike?`,
  why: withWhat,
  key: (target) => target,
  label: (t, target) => targetName(t, target),
  at: (_t, target) => targetPlace(target),
  detail: aimDetail,
  data: aimData,
  done: 'Nobody else',
});

const arenas = {
  clause: 'DR-R-48',
  key: (arena: number) => arena,
  label: (t: Table, arena: number) => placeName(t, arena),
  at: (_t: Table, arena: number) => arenaPlace(arena),
};

export const LIGHT_ARENA = question<Table, number>({
  ...arenas,
  name: 'light-arena',
  ask: (t) => `${forWhom(t)}Which arena do you light up?`,
});

export const ATTACK_ARENA = question<Table, number>({
  ...arenas,
  name: 'attack-arena',
  ask: (t) => `${forWhom(t)}Attack everybody in which arena?`,
  why: withWhat,
  detail: (t, arena) =>
    enemiesIn(t, creature(t, t.state.aim.by).side, arena)
      .map((id) => `${creatureName(t, id)} ${percent(aimData(t, id).chance)}`)
      .join(', '),
});

/** The best chance a weapon has against anybody it could be aimed at. */
function weaponData(t: Table, slot: number): AimData | undefined {
  const { by, card, action } = t.state.aim;
  if (slot === NONE || by === NONE) return undefined;
  const blow = blowWith(t, by, slot, { ...PLAINLY, hit: card, action });
  let best: AimData | undefined;
  for (const target of targetsOf(t, by, slot)) {
    const figures = figuresAgainst(t, blow, target);
    if (best === undefined || figures.chance > best.chance) best = figures;
  }
  return best;
}

export const CHOOSE_WEAPON = question<Table, number, AimData>({
  name: 'choose-weapon',
  clause: 'DR-R-27',
  ask: (t) => `${forWhom(t)}Attack with what?`,
  why: ({ state: { aim } }) =>
    aim.action === 0 ? undefined : `the attack that comes with it, at −${-aim.action} to hit`,
  key: (slot) => slot,
  label: (t, slot) => (slot === NONE ? 'Hold the attack' : slotName(t, t.state.asking, slot)),
  at: (t, slot) => (slot === NONE ? undefined : slotPlace(t, t.state.asking, slot)),
  data: weaponData,
  standard: (_t, _seat, slots) => slots[0] as number,
});

/** A parting strike at whoever retreats: the active creature. */
function reactData(t: Table, slot: number): AimData | undefined {
  const { asking, turn } = t.state;
  if (slot === NONE) return undefined;
  const { parting } = gear(t, gearAt(t, creature(t, asking), slot));
  return figuresAgainst(t, blowWith(t, asking, slot, { ...PLAINLY, other: parting }), turn.actor);
}

export const REACT = question<Table, number, AimData>({
  name: 'react',
  clause: 'DR-DEFEND-08',
  ask: (t) => `${forWhom(t)}Strike at whoever retreats?`,
  key: (slot) => slot,
  label: (t, slot) => (slot === NONE ? 'Let them go' : `Strike with ${slotName(t, t.state.asking, slot)}`),
  at: (t, slot) => (slot === NONE ? undefined : slotPlace(t, t.state.asking, slot)),
  data: reactData,
  standard: (_t, _seat, slots) => slots[0] as number,
});

export type GuardData = Pick<AimData, 'defence' | 'toHit' | 'chance' | 'damage' | 'hits'>;

function guardData(t: Table, count: number): GuardData {
  const { aim, aimedAt } = t.state;
  const value = toHit(t, aim, aimedAt);
  const defence = defenceOf(t, aimedAt) + 2 * count;
  const damage = damageOf(t, aim, aimedAt, 0);
  return { defence, toHit: value, chance: chance(value, defence), damage, ...hitsOf(t, aimedAt) };
}

export const SPEND_GUARDS = question<Table, number, GuardData>({
  name: 'spend-guards',
  clause: 'DR-ATTACK-09',
  ask: (t) =>
    isHero(creature(t, t.state.aimedAt))
      ? 'How many defence counters do you spend?'
      : `${creatureName(t, t.state.aimedAt)}: How many defence counters?`,
  why: (t) => {
    const { aim } = t.state;
    return `${aim.isTrap ? 'A trap' : creatureName(t, aim.by)} attacks with ${strikesWith(t)}`;
  },
  key: (count) => count,
  label: (_t, count) => (count === 0 ? 'None' : `${count}`),
  at: (_t, count) => ({ spot: `guards-${count}` }),
  detail: (t, count) => {
    const data = guardData(t, count);
    return `${data.toHit} against ${data.defence}: hit in ${percent(data.chance)} for ${hurtBy(data)}`;
  },
  data: guardData,
  standard: (_t, _seat, counts) => counts[0] as number,
});
