// Which button stands out: the green die that does best, or another roll where the one that lies there fails; to wear what is better.

import type { MainOf } from '../../../web/table/board.ts';
import type { Choice } from '../../../web/table/model.ts';
import type { DieData } from '../questions/resolving.ts';
import type { UseData } from '../questions/treasure.ts';

export const mainOf: MainOf = (free, all = free) =>
  free.every(isAboutADie) ? bestDie(free) : (bestToWear(all) ?? free[0]);

const gainOf = ({ data }: Choice): number => (data as Partial<UseData> | undefined)?.gain ?? 0;

/** In place of what it betters most: where nothing would be gained, a treasure is for the stash. */
const bestToWear = (all: readonly Choice[]): Choice | undefined =>
  all.filter((choice) => gainOf(choice) > 0).toSorted((one, other) => gainOf(other) - gainOf(one))[0];

const dieOf = ({ data }: Choice) =>
  (data ?? {}) as Partial<Extract<DieData, { outcome: unknown }>> &
    Partial<Extract<DieData, { chance: unknown }>>;

function isAboutADie(choice: Choice): boolean {
  const { outcome, chance } = dieOf(choice);
  return outcome !== undefined || chance !== undefined;
}

/** None where they come to the same. */
function bestDie(free: readonly Choice[]): Choice | undefined {
  const [best, second] = free.toSorted((one, other) => promiseOf(other) - promiseOf(one));
  return best && second && promiseOf(best) === promiseOf(second) ? undefined : best;
}

/** How likely it defeats the monster. Where no die does, whatever is not a critical fail is better than one. */
function promiseOf(choice: Choice): number {
  const { outcome, chance } = dieOf(choice);
  if (outcome === undefined) return chance ?? 0;
  return outcome === 'defeat' ? 1 : outcome === 'critical fail' ? -1 : 0;
}
