// Rolls against a number: Traps, Side Quests and Events that ask for one. Chances, and the roll itself.

import type { CardId, Seat } from '../../../engine/table.ts';
import { DEXTERITY, type Stat } from '../cards/card.ts';
import { can, characterOf, isSolo, NONE, STAR, type Table, whoCan } from '../state.ts';
import { bestOf, stat, sumOfWorn } from './equipment.ts';
import { rollFor } from './star.ts';

export type Test = {
  readonly what: 'trap' | 'quest' | 'event';
  readonly card: CardId;
  readonly stats: readonly Stat[];
  readonly number: number;
};

/** RE-TRAP-08: either of the Stats on the card; Swish flies over any Trap. RE-RULE-11: the better one. */
export function statFor(t: Table, seat: Seat, { what, stats }: Test): Stat {
  const best = bestOf(t, seat, stats);
  if (what !== 'trap' || !can(t, seat, 'flies')) return best;
  return stat(t, seat, DEXTERITY) > stat(t, seat, best) ? DEXTERITY : best;
}

/** RE-TRAP-02: the Stat with its Equipment, what cards add to such rolls, and Gwyn's advice. */
export function bonusFor(t: Table, seat: Seat, test: Test, which: Stat): number {
  const { what } = test;
  const base = stat(t, seat, which);
  return what === 'event' ? base : base + rollBonus(t, seat, what);
}

export function rollBonus(t: Table, seat: Seat, what: 'trap' | 'quest'): number {
  const gwyn = whoCan(t, 'leads');
  const advice = gwyn !== NONE && (gwyn !== seat || isSolo(t)) ? characterOf(t, gwyn).explorerAmount : 0;
  return sumOfWorn(t, seat, what === 'trap' ? 'trapBonus' : 'questBonus') + advice;
}

/** RE-TRAP-03 to RE-TRAP-05, RE-TRAP-10: only a Trap knows an automatic failure, and not for somebody who flies. */
export function succeeds(t: Table, seat: Seat, test: Test, bonus: number, die: number): boolean {
  if (die === STAR) return true;
  if (die === 1 && test.what === 'trap' && !can(t, seat, 'flies')) return false;
  return bonus + die >= test.number;
}

/** The share of the six faces that succeed. */
export function chanceOf(t: Table, seat: Seat, test: Test): number {
  const bonus = bonusFor(t, seat, test, statFor(t, seat, test));
  let good = 0;
  for (let die = 1; die <= STAR; die++) if (succeeds(t, seat, test, bonus, die)) good++;
  return good / STAR;
}

export type Outcome = { stat: Stat; die: number; total: number; safe: boolean };

/** One Character's roll; a Stat that another lends takes the place of its own. */
export function rollTest(t: Table, seat: Seat, test: Test, lent?: number): Outcome {
  const which = statFor(t, seat, test);
  const bonus = lent === undefined ? bonusFor(t, seat, test, which) : lent + rollBonus(t, seat, 'trap');
  const { what, number: needed, card } = test;
  const die = rollFor(t, seat, { what, bonus, needed, card, starCounts: true });
  return { stat: which, die, total: bonus + die, safe: succeeds(t, seat, test, bonus, die) };
}
