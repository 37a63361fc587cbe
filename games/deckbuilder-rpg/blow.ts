// One attack in the making: what it is done with, and all that counts for it whoever is the target.

import type { CardId } from '../../engine/table.ts';

/** Everything about one attack that is the same for all its targets. */
export type Blow = {
  by: number;
  /** The weapon or spell, or the card that gives a fixed attack. */
  with: CardId;
  slot: number;
  kind: number;
  isFixed: boolean;
  /** A trap strikes as nobody: `by` is then its victim. */
  isTrap: boolean;
  /** Bonus, weapon, counters, card: what adds up before the target is looked at. */
  bonus: number;
  weapon: number;
  counters: number;
  card: number;
  /** DR-DEFEND-02 and its like: the action's penalty. */
  action: number;
  /** A parting reaction, or an attack in Synergy with Comrade's Knot. */
  other: number;
  damage: number;
  type: number;
  on: number;
  ifAlly: number;
  ignoresResistance: boolean;
  pierces: number;
  noGuard: boolean;
  margin: number;
  undead: number;
  banishes: boolean;
  living: number;
};

/** No attack under way. */
export const noBlow = (): Blow => ({
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
});
