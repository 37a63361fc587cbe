// A player's Attack on a Monster: total, damage, what the Monster makes of it, and the Combat Ability on a Star.

import { choose } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { STATS, type Stat, statBit } from '../cards/card.ts';
import { tell } from '../events.ts';
import { NO, YES_OR_NO, type YesOrNo } from '../questions/answers.ts';
import { SECOND_SHOT } from '../questions/combat.ts';
import { ACTIVATE } from '../questions/combat-ability.ts';
import {
  adventurer,
  characterOf,
  isOver,
  isStanding,
  type Monster,
  monsterCard,
  NONE,
  STAR,
  type Table,
} from '../state.ts';
import {
  type Aim,
  aims,
  damageOf,
  isLastBlowWeighed,
  outlook,
  outlookAfterStar,
  type Plan,
  planAfterStar,
  planFor,
  spellstrikePlan,
  statOfAim,
  targetOfAim,
  thornsOf,
} from './figures.ts';
import { hurtOne } from './health.ts';
import { woundMonster } from './monster.ts';
import { rollFor } from './star.ts';

/** RE-COMBAT-04: one Attack with a Stat of the attacker's choice. */
export function attack(t: Table, seat: Seat, aim: Aim): void {
  const target = targetOfAim(t, aim);
  const stat = statOfAim(aim);
  const plan = planFor(t, seat, target, stat);
  const starCounts = mayActivate(t, seat);
  const { stars } = adventurer(t, seat);
  if (t.tale !== undefined) tellHindrances(t, seat);
  const die = rollFor(t, seat, {
    what: 'attack',
    bonus: plan.bonus,
    needed: 0,
    card: target.card,
    starCounts,
    plan,
  });
  if (die !== STAR) return strike(t, seat, target, plan, die);
  const isPaid = adventurer(t, seat).stars < stars;
  if (isPaid || activates(t, seat, target, plan)) useCombatAbility(t, seat, target, stat);
  else attackAnew(t, seat, target, plan);
}

/** RE-RULE-21, RE-RULE-22: once per Combat turn, where it would change something, and not under Dread. */
export function mayActivate(t: Table, seat: Seat): boolean {
  if (t.state.abilityUsed) return false;
  for (const each of t.state.monsters) if (monsterCard(t, each).dreads) return false;
  return characterOf(t, seat).combat.helps(t, seat);
}

/** RE-STAR-03: only an ability that changes the Attack itself is a question, where no token was paid for it; the others can do no harm. */
function activates(t: Table, seat: Seat, target: Monster, plan: Plan): boolean {
  const { leadsTo, name } = characterOf(t, seat).combat;
  if (leadsTo === 'attack' || leadsTo === 'skullsplitter') return true;
  if (isFelledEitherWay(t, seat, target, plan)) return true;
  if (asksWhether(t, seat, target, plan) !== NO) return true;
  t.state.abilityUsed = true; // RE-RULE-21: after a declined ability Stars are re-rolled too.
  tell(t, { kind: 'declined', seat, ability: name });
  return false;
}

/** The question shows both Attacks: the die that waits is the Star. */
function asksWhether(t: Table, seat: Seat, target: Monster, { stats, bonus, defence }: Plan): YesOrNo {
  const before = t.state.roll;
  t.state.roll = { of: NONE, die: STAR, total: bonus + STAR, needed: 0, card: target.card, stats, defence };
  const answer = choose(t, seat, ACTIVATE, YES_OR_NO);
  t.state.roll = before;
  return answer;
}

/** Then there is nothing to ask: both Attacks end the fight, and the ability's costs no more. */
function isFelledEitherWay(t: Table, seat: Seat, target: Monster, plan: Plan): boolean {
  const card = monsterCard(t, target);
  const after = planAfterStar(t, seat, target, plan);
  if (after === undefined || t.state.monsters.length > 1 || isLastBlowWeighed(card, target)) return false;
  if (thornsOf(card, after) > thornsOf(card, plan)) return false;
  return outlook(t, target, plan).defeats === 1 && outlookAfterStar(t, target, after).defeats === 1;
}

/** Entangle holds the Leader back, Dread everybody's Star. */
function tellHindrances(t: Table, seat: Seat): void {
  for (const each of t.state.monsters) {
    const { entangle, dreads, ability } = monsterCard(t, each);
    if (dreads || (entangle > 0 && seat === t.state.leader))
      tell(t, { kind: 'abilityOf', monster: each.card, ability });
  }
}

function useCombatAbility(t: Table, seat: Seat, target: Monster, stat: Stat): void {
  const { combat } = characterOf(t, seat);
  t.state.abilityUsed = true;
  tell(t, { kind: 'abilityUsed', seat, card: adventurer(t, seat).character, ability: combat.name });
  combat.use(t, seat, target, combat.amount);
  if (combat.leadsTo === 'no attack') return; // RE-STAR-06
  if (combat.leadsTo === 'spellstrike') return followUp(t, seat, target, spellstrikePlan(t, seat, target));
  const plan = planFor(t, seat, target, stat);
  if (combat.leadsTo === 'skullsplitter') plan.defence = 0;
  followUp(t, seat, target, plan);
  if (combat.leadsTo === 'twin shot') secondShot(t, seat);
}

/** RE-RULE-20: the Attack after the ability has a die of its own; as a house rule the Star counts as 6. */
function followUp(t: Table, seat: Seat, target: Monster, plan: Plan): void {
  if (t.box.options.starFollowUp === 'countsAsSix') strike(t, seat, target, plan, STAR);
  else attackAnew(t, seat, target, plan);
}

function attackAnew(t: Table, seat: Seat, target: Monster, plan: Plan): void {
  const { bonus } = plan;
  const roll = { what: 'attack', bonus, needed: 0, card: target.card, starCounts: false, plan } as const;
  strike(t, seat, target, plan, rollFor(t, seat, roll));
}

/** Kai: target and Stat are chosen anew. With nobody left to shoot at, the second shot is lost. */
function secondShot(t: Table, seat: Seat): void {
  if (isOver(t) || t.state.monsters.length === 0 || !isStanding(t, seat)) return;
  const aim = choose(t, seat, SECOND_SHOT, aims(t));
  const target = targetOfAim(t, aim);
  attackAnew(t, seat, target, planFor(t, seat, target, statOfAim(aim)));
}

/** RE-COMBAT-07, RE-COMBAT-08: damage, then thorns, then what a defeat sets off. */
function strike(t: Table, seat: Seat, target: Monster, plan: Plan, die: number): void {
  const card = monsterCard(t, target);
  const damage = damageOf(card, target, plan, die);
  adventurer(t, seat).cocooned = 0;
  target.wasAttacked = true;
  const left = Math.max(0, target.health - damage);
  if (t.tale !== undefined) tellStrike(t, seat, target.card, { plan, die, damage, left });
  if (damage < plan.bonus + die - plan.defence)
    tell(t, { kind: 'abilityOf', monster: target.card, ability: card.ability });
  if ((card.thornsOn & plan.stats) !== 0) {
    tell(t, { kind: 'abilityOf', monster: target.card, ability: card.ability });
    hurtOne(t, seat, card.thorns, target.card);
  }
  if (!isOver(t)) woundMonster(t, target, damage, seat);
}

type Strike = { plan: Plan; die: number; damage: number; left: number };

function tellStrike(t: Table, seat: Seat, monster: CardId, { plan, die, damage, left }: Strike): void {
  const stats = STATS.filter((stat) => (plan.stats & statBit(stat)) !== 0);
  const total = plan.bonus + die;
  tell(t, { kind: 'attacked', seat, monster, stats, die, total, defence: plan.defence, damage, left });
}
