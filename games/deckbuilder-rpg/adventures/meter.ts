// The difficulty meter: threat of each zone against the budget of a party, for one to six heroes; and warnings.

import type { Gauge } from '../../../engine/game.ts';
import { BOSSES } from '../cards/bosses.ts';
import { MINIONS } from '../cards/minions.ts';
import { BOSS_SHARE, BUDGET_BY_LEVEL, PARTY_SIZE } from '../cards/party-size.ts';
import { countFor } from '../rules/lay-zone.ts';
import type { AdventurePlan, MonsterPlan, ZonePlan } from './plan.ts';

export type Reading = {
  readonly zone: string;
  /** Threat over budget, one hero first. */
  readonly shares: readonly number[];
  readonly warnings: readonly string[];
};

const SIZES: readonly number[] = [1, 2, 3, 4, 5, 6];

const budgetFor = (size: number, level: number): number =>
  (PARTY_SIZE.threatBudget[size - 1] as number) * (BUDGET_BY_LEVEL[level - 1] as number);

export function meterOf({ zones, level }: AdventurePlan): Reading[] {
  return zones.map((zone) => {
    const shares = SIZES.map((size) => threatOf(zone, size, level) / budgetFor(size, level));
    return { zone: zone.name, shares, warnings: warningsOf(zone, shares, level) };
  });
}

function threatOf({ monsters }: ZonePlan, size: number, level: number): number {
  return monsters.reduce((sum, monster, i) => sum + threatOfOne(monster, i, size, level), 0);
}

/** A boss counts as two thirds of the budget of its own level. */
function threatOfOne(
  { kind, count = 1, round }: MonsterPlan,
  i: number,
  partySize: number,
  level: number,
): number {
  const boss = BOSSES[kind];
  if (boss !== undefined) return BOSS_SHARE * budgetFor(partySize, Number(boss.level) || level);
  const isFirst = i === 0 || round !== undefined;
  return (
    Number(MINIONS[kind]!.threat) *
    countFor({ figures: { partySize: PARTY_SIZE } }, count, { partySize, isFirst })
  );
}

const TOO_HARD = 1.2;
const TOO_EASY = 0.4;
const MOST_FIGURES = 30;

function warningsOf({ monsters }: ZonePlan, shares: readonly number[], level: number): string[] {
  const sizes = (isIt: (share: number) => boolean) =>
    SIZES.filter((size) => isIt(shares[size - 1] as number));
  const hard = sizes((share) => share > TOO_HARD);
  const easy = sizes((share) => share < TOO_EASY);
  const bosses = monsters.filter(({ kind }) => BOSSES[kind] !== undefined);
  const figures = 6 + bosses.length + figuresFor(monsters, 6);
  return [
    ...(hard.length > 0 ? [`threat above 120 % of the budget for ${hard.join(', ')} heroes`] : []),
    ...(easy.length > 0 ? [`threat below 40 % of the budget for ${easy.join(', ')} heroes`] : []),
    ...(bosses.length > 1 ? [`${bosses.length} bosses: one is usual`] : []),
    ...bosses
      .filter(({ kind }) => Math.abs(Number(BOSSES[kind]!.level) - level) > 1)
      .map(
        ({ kind }) =>
          `${BOSSES[kind]!.name} is of level ${BOSSES[kind]!.level}, the adventure of level ${level}`,
      ),
    ...(figures > MOST_FIGURES
      ? [`${figures} figures with six heroes: more than ${MOST_FIGURES} take long`]
      : []),
  ];
}

function figuresFor(monsters: readonly MonsterPlan[], partySize: number): number {
  return monsters
    .filter(({ kind, round }) => BOSSES[kind] === undefined && round === undefined)
    .reduce(
      (sum, { count = 1 }, i) =>
        sum + countFor({ figures: { partySize: PARTY_SIZE } }, count, { partySize, isFirst: i === 0 }),
      0,
    );
}

/** The meter for a page: a row for each zone, a column for each size of the party. */
export const gaugeOf = (plan: AdventurePlan, heroes: number): Gauge => ({
  title: 'Threat against what a party of each size is up to',
  here: heroes - 1,
  columns: SIZES.map((size) => (size === 1 ? '1 hero' : `${size} heroes`)),
  rows: meterOf(plan).map(({ zone, shares, warnings }) => ({ name: zone, shares, warnings })),
});

/** The meter as lines of text. */
export function meterLines(plan: AdventurePlan): string[] {
  return meterOf(plan).flatMap(({ zone, shares, warnings }) => [
    `${zone}: ${shares.map((share, i) => `${i + 1} hero${i === 0 ? '' : 'es'} ${Math.round(share * 100)} %`).join(', ')}`,
    ...warnings.map((warning) => `  warning: ${warning}`),
  ]);
}
