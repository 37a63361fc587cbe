// Dice: a roll of one's own, the better of two, and the Survivor's second wind.

import { choose } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { YES, YES_OR_NO } from '../questions/answers.ts';
import { SECOND_WIND } from '../questions/rolls.ts';
import { type Missed, player, plays, type Table } from '../state.ts';

export const NATURAL_20 = 20;
export const NATURAL_1 = 1;

export const d20 = (t: Table): number => rollDie(t.state.rng, 20);

export function betterOfTwo(t: Table): number {
  const [one, other] = [d20(t), d20(t)];
  return Math.max(one, other);
}

/** RW-R-10: equal is not higher; a natural 20 always does it, a natural 1 never. */
export const succeeds = (die: number, total: number, beat: number): boolean =>
  die === NATURAL_20 || (die !== NATURAL_1 && total > beat);

/** May this seat roll a die that went wrong once more, and does it want to? */
export function rollsAgain(t: Table, seat: Seat, missed: Missed): boolean {
  const p = player(t, seat);
  if (p.traitUsed || !plays(t, seat, 'survivor')) return false;
  t.state.missed = missed;
  if (choose(t, seat, SECOND_WIND, YES_OR_NO) !== YES) return false;
  p.traitUsed = true;
  return true;
}

/** The second result, which counts. */
export function secondRoll(t: Table, seat: Seat): number {
  const die = d20(t);
  tell(t, { kind: 'rerolled', seat, die });
  return die;
}
