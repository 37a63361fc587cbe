// One attack in the making: what it is done with, and all that counts for it whoever is the target.

import type { CardId } from '../../engine/table.ts';

/** Everything about one attack that is the same for all its targets. */
export type Blow = {
  readonly by: number;
  /** The weapon or spell, or the card that gives a fixed attack. */
  readonly with: CardId;
  readonly slot: number;
  readonly kind: number;
  readonly isFixed: boolean;
  /** A trap strikes as nobody: `by` is then its victim. */
  readonly isTrap: boolean;
  /** Bonus, weapon, counters, card: what adds up before the target is looked at. */
  readonly bonus: number;
  readonly weapon: number;
  readonly counters: number;
  readonly card: number;
  /** DR-DEFEND-02 and its like: the action's penalty. */
  readonly action: number;
  /** A parting reaction, or an attack in Synergy with Comrade's Knot. */
  readonly other: number;
  readonly damage: number;
  readonly type: number;
  readonly on: number;
  readonly ifAlly: number;
  readonly ignoresResistance: boolean;
  readonly pierces: number;
  readonly noGuard: boolean;
  readonly margin: number;
  readonly undead: number;
  readonly banishes: boolean;
  readonly living: number;
};

/** No attack under way. One for all tables, since nothing of a blow is ever changed. */
export const NO_BLOW: Blow = {
  by: -1,
  with: -1,
  slot: 0,
  kind: 0,
  isFixed: false,
  isTrap: false,
  bonus: 0,
  weapon: 0,
  counters: 0,
  card: 0,
  action: 0,
  other: 0,
  damage: 0,
  type: 0,
  on: 0,
  ifAlly: 0,
  ignoresResistance: false,
  pierces: 0,
  noGuard: false,
  margin: 0,
  undead: 0,
  banishes: false,
  living: -1,
};

/** What a hit would do, in words: "6 damage"; of a minion, which has hits left, "its last hit" or "1 of 2 hits". */
export function hurtBy({ damage, hits }: { damage: number; hits?: number }): string {
  if (hits === undefined || damage === 0) return `${damage} damage`;
  return hits === 1 ? 'its last hit' : `1 of ${hits} hits`;
}
