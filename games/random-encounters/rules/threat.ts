// What the Monsters' coming turn would do to a Character: their Abilities and every face of their dice.

import type { Seat } from '../../../engine/table.ts';
import { adventurer, isBoss, type Monster, monsterCard, NONE, type Table } from '../state.ts';
import { wornThat } from './equipment.ts';
import { attackTotal, damageTo, defenceOf, lessAgainst, struckBy } from './figures.ts';
import { hasSecondWind, maxHealth } from './health.ts';

/** What a Monster's turn takes from one Character: what meets its Attack, bounds, and the chance to fall to all Monsters. */
export type Threat = { seat: Seat; stat: number; less: number; least: number; most: number; falls: number };

/** Damage, by the Health that is left when it comes. */
type Harm = (health: number) => number;
/** One course of a Monster's turn, blow by blow. All courses of one Monster are equally likely. */
type Course = readonly Harm[];

const NUMBERS = [1, 2, 3, 4, 5] as const;

export function threatsOf(t: Table, self: Monster): Threat[] {
  const card = monsterCard(t, self);
  return struckBy(t, card).map((seat) => {
    const { health } = adventurer(t, seat);
    const takes = coursesOf(t, seat, self).map((course) => damageIn(course, health));
    return {
      seat,
      stat: defenceOf(t, seat, card),
      less: lessAgainst(t, seat, card),
      least: Math.min(...takes),
      most: Math.max(...takes),
      falls: chanceToFall(t, seat),
    };
  });
}

/** What its next Attack adds up to without the die: a Boss may raise it as its turn begins. */
export const nextAttack = (t: Table, self: Monster, die = 0): number =>
  attackTotal(t, self, monsterCard(t, self), die) + monsterCard(t, self).top.gears;

/** RE-BOSS-06 to RE-BOSS-08: the top Ability, then an Attack; on a Star, one time in six, the other Ability instead or first. */
function coursesOf(t: Table, seat: Seat, self: Monster): Course[] {
  const card = monsterCard(t, self);
  const isStruck = struckBy(t, card).includes(seat);
  const attacks = NUMBERS.map((die): Harm => {
    const total = nextAttack(t, self, die);
    return (health) => (isStruck ? damageTo(t, seat, card, total, health) : 0);
  });
  if (!isBoss(t, self.card)) return attacks.map((attack) => [attack]); // RE-COMBAT-17: a Star is rolled again
  const [top, star] = [card.top, card.star].map((ability): Harm => {
    const harm = ability.harm(t, seat, self, ability);
    return () => harm;
  }) as [Harm, Harm];
  const onNumber = attacks.flatMap((attack) => NUMBERS.map((): Course => [top, attack]));
  const onStar = attacks.map((attack): Course => [top, star, ...(card.attacksAfterStar ? [attack] : [])]);
  return [...onNumber, ...onStar];
}

function damageIn(course: Course, health: number): number {
  let left = health;
  for (const harm of course) left -= harm(left);
  return health - left;
}

/** Through the turns of all Monsters in play (RE-EVENT-13). */
function chanceToFall(t: Table, seat: Seat): number {
  const { health } = adventurer(t, seat);
  const each = t.state.monsters.map((self) => coursesOf(t, seat, self));
  const worst = each.reduce((sum, ways) => sum + Math.max(...ways.map((way) => damageIn(way, health))), 0);
  if (worst < health && t.state.monsters.every((self) => monsterCard(t, self).bloodScent === 0)) return 0;
  const courses = each.reduce<Course[]>(
    (all, ways) => all.flatMap((one) => ways.map((way) => [...one, ...way])),
    [[]],
  );
  const saves = savesOf(t, seat);
  return courses.filter((course) => fallsIn(course, health, saves)).length / courses.length;
}

function fallsIn(course: Course, health: number, saves: readonly number[]): boolean {
  let left = health;
  let saved = 0;
  for (const harm of course) {
    left -= harm(left);
    if (left > 0) continue;
    if (saved === saves.length) return true;
    left = saves[saved++]!;
  }
  return false;
}

/** With how much Health something keeps this Character up: Phoenix Feather, then Second Wind (RE-RULE-04). */
function savesOf(t: Table, seat: Seat): number[] {
  const feather = t.state.featherUsed ? NONE : wornThat(t, seat, 'saves');
  return [
    ...(feather === NONE ? [] : [t.box.equipment[feather]!.saves]),
    ...(hasSecondWind(t) ? [Math.ceil(maxHealth(t, seat) / 2)] : []),
  ];
}
