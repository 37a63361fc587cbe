// What the number of heroes changes: bosses, minions, threat, and the boon of small parties.

/** DR-R-93: figures by party size, one hero first. */
export const PARTY_SIZE = {
  bossHit: [-3, -2, -1, 0, 0, 1],
  bossDamage: [-3, -2, -1, 0, 1, 2],
  bossDraw: [1, 2, 2, 3, 4, 5],
  minionFactor: [0.26, 0.47, 0.69, 1, 1.34, 1.86],
  threatBudget: [18, 33, 48, 70, 94, 130],
  boonHealth: [10, 5, 0, 0, 0, 0],
  heroDraw: [3, 2, 1, 1, 1, 1],
} as const;

/** The threat budget grows with the party's level, level 1 first. */
export const BUDGET_BY_LEVEL: readonly number[] = [1, 1.05, 1.15, 1.25, 1.33];

/** A boss counts as so much of the budget of its own level. */
export const BOSS_SHARE = 2 / 3;
