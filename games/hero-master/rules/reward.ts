// Rewards (T8): gold from the loot pile and off the monster, treasures, the token.

import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import type { Exchange } from '../exchange.ts';
import { face, hero, NONE, type Table } from '../state.ts';
import { takeToken } from './leader.ts';
import { removeMark } from './monster.ts';
import { takeTreasure } from './treasure.ts';
import { answer, answerVictory } from './trigger.ts';

/** HM-REWARD-01: the victor receives both rewards; HM-LEADER-04: and the token. */
export function collectRewards(t: Table, x: Exchange): void {
  x.won = true;
  tell(t, { kind: 'monsterDefeated', monster: x.monster, by: x.attacker });
  answer(t, x.monster, x.attacker, 'defeat');
  collectGold(t, x);
  discardMonster(t, x);
  collectTreasure(t, x);
  takeToken(t, x.attacker);
  answerVictory(t, x);
}

/** Takes gold from the loot pile, as far as it goes (HM-REWARD-05). Returns how much it was. */
export function takeLoot(t: Table, seat: Seat, gold: number): number {
  const taken = Math.min(gold, t.state.loot);
  t.state.loot -= taken;
  hero(t, seat).gold += taken;
  if (taken > 0) tell(t, { kind: 'goldTaken', seat, gold: taken, from: 'loot', short: gold - taken });
  return taken;
}

export function stealGold(t: Table, thief: Seat, { from, gold }: { from: Seat; gold: number }): void {
  const taken = Math.min(gold, hero(t, from).gold);
  hero(t, from).gold -= taken;
  hero(t, thief).gold += taken;
  if (taken > 0) tell(t, { kind: 'goldStolen', seat: thief, from, gold: taken });
}

// HM-REWARD-04 and -06. Moral Objection takes its share of the reward first.
function collectGold(t: Table, x: Exchange): void {
  const reward = face(t, x.monster).gold;
  const share = x.bungler === NONE ? 0 : Math.min(x.goldToBungler, reward, t.state.loot);
  if (share > 0) takeLoot(t, x.bungler, share);
  takeLoot(t, x.attacker, reward - share);
  const onMonster = t.state.goldOn[x.monster] ?? 0;
  t.state.goldOn[x.monster] = 0;
  hero(t, x.attacker).gold += onMonster;
  if (onMonster > 0)
    tell(t, { kind: 'goldTaken', seat: x.attacker, gold: onMonster, from: 'monster', short: 0 });
}

// HM-REWARD-03, HM-R-62: one at a time. Small Print takes one before the attacker takes any.
function collectTreasure(t: Table, x: Exchange): void {
  if (x.bungler !== NONE) for (let i = 0; i < x.treasureToBungler; i++) takeTreasure(t, x.bungler);
  for (let i = 0; i < face(t, x.monster).treasure; i++) takeTreasure(t, x.attacker);
}

/** HM-REWARD-02. */
function discardMonster(t: Table, x: Exchange): void {
  t.state.encounter = NONE;
  t.state.monsterDiscard.push(x.monster);
  removeMark(t, x.monster);
}
