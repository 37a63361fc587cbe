// How many defence counters a careful creature spends: while each saves enough expected damage.

/** Chances of rolling at least n with two dice, by n from 0 to 13, in 36ths. */
const AT_LEAST: readonly number[] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];

/** The chance that two dice and a to-hit value reach a defence value. */
export function chance(toHit: number, defence: number): number {
  const needed = defence - toHit;
  return needed <= 2 ? 1 : needed > 12 ? 0 : (AT_LEAST[needed] as number) / 36;
}

type Threat = {
  readonly value: number;
  readonly defence: number;
  readonly guards: number;
  readonly damage: number;
  readonly health: number;
};

/** What a counter has to save, and how much worse it is to fall. */
const WORTH_A_COUNTER = 0.55;
const FALLING = 4;

export function savedEnough({ value, defence, guards, damage, health }: Threat): number {
  const stake = damage + (damage >= health ? FALLING : 0);
  let spent = 0;
  while (spent < guards) {
    const saves = (chance(value, defence + 2 * spent) - chance(value, defence + 2 * spent + 2)) * stake;
    if (saves <= WORTH_A_COUNTER) break;
    spent++;
  }
  return spent;
}
