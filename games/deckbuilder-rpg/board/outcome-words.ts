// What comes of a meeting, a puzzle or a quest, in words for the game master who has to know it beforehand.

import type { MonsterPlan, OutcomePlan } from '../adventures/plan.ts';

type NameOf = (kind: string) => string;
type Told<Field extends keyof OutcomePlan> = (
  value: NonNullable<OutcomePlan[Field]>,
  nameOf: NameOf,
) => string;

const many = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;
const SIDES = { heroes: 'the heroes', monsters: 'the monsters' } as const;

const monsterWords = (plans: readonly MonsterPlan[], nameOf: NameOf): string =>
  plans.map(({ kind, arena }) => `${nameOf(kind)} in ${arena}`).join(', ');

const WORDS: { readonly [Field in keyof OutcomePlan]-?: Told<Field> } = {
  experience: (n) => `${n} experience`,
  treasure: (n) => many(n, 'treasure'),
  swap: (n) => `the treasure given up is swapped for one of ${n} of its tier`,
  consumables: (n) => many(n, 'consumable'),
  choice: (n) => `${many(n, 'consumable')} of choice`,
  harm: (n) => `everybody loses ${n} Health`,
  heal: (n) => (n >= 99 ? 'everybody gets all Health back' : `everybody gets ${n} Health back`),
  fatigue: (n) => `${n} Fatigue in every battle deck`,
  flags: (names) => `remembered: ${names.join(', ').replaceAll('-', ' ')}`,
  first: (side) => `${SIDES[side]} have the first turn`,
  firstLater: (side) => `${SIDES[side]} have the first turn in the next zone`,
  charts: (zones) => (zones >= 99 ? 'all traps face up' : `traps of ${many(zones, 'zone')} face up`),
  picksStart: () => 'the party chooses where it starts in the next zone',
  bars: (names) => `the boss does without ${names.join(' and ')}`,
  exposes: (boss, nameOf) => `the opening hand of ${nameOf(boss)} is shown`,
  retry: (puzzle) => `${puzzle} may be tried once more`,
  fails: (quest) => `${quest} fails`,
  battle: (comes) => (comes ? 'a battle at once' : ''),
  monsters: (plans, nameOf) => monsterWords(plans, nameOf),
  next: (plans, nameOf) => `in the next zone also ${monsterWords(plans, nameOf)}`,
  omens: (omens) => omens.map(({ whom, condition }) => `${whom} start ${condition}`).join(', '),
  guards: (n) => `${many(n, 'defence counter')} on each armour`,
  halve: (does) => (does ? 'half of the zone’s minions are gone' : ''),
  opens: (type) => `every ${type} here stands open`,
  springs: (trap) => `the ${trap.replaceAll('-', ' ')} is sprung`,
  removes: (trap) => `the ${trap.replaceAll('-', ' ')} is gone`,
  companion: ({ name }) => `${name} comes along`,
};

export function outcomeWords(outcome: OutcomePlan, nameOf: NameOf): string {
  const told = (Object.keys(outcome) as (keyof OutcomePlan)[]).map((field) =>
    (WORDS[field] as (value: unknown, nameOf: NameOf) => string)(outcome[field], nameOf),
  );
  return told.filter(Boolean).join('; ') || 'nothing';
}
