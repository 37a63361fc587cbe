// Between Levels: the rewards for a Boss, and the step into the next Level.

import { choose } from '../../../engine/choose.ts';
import { leftOf } from '../../../engine/table.ts';
import { type Level, STATS } from '../cards/card.ts';
import { tell } from '../events.ts';
import { STAT_TOKEN } from '../questions/level.ts';
import { adventurer, seatsFrom, type Table } from '../state.ts';
import { endCombat, openBetween } from './finish.ts';
import { rollForLeader } from './first-leader.ts';
import { maxHealth } from './health.ts';
import { clearKept, drawLoot } from './loot.ts';

/** RE-RULE-37: everybody stands, full Health, a Star token, Loot, Stat tokens, then the sale. */
export function beatLevel(t: Table): void {
  const { level, cleared } = t.state;
  tell(t, { kind: 'levelBeaten', level, boss: cleared.at(-1)! });
  endCombat(t);
  takeRewards(t);
  t.state.fight = 'none';
  t.state.phase = 'sale';
  t.state.saleOf = 'rewards';
  t.state.prices = level === 1 ? 1 : 2;
}

export function takeRewards(t: Table): void {
  const { level, firstLeader } = t.state;
  const seats = seatsFrom(t, firstLeader);
  for (const seat of seats) {
    const who = adventurer(t, seat);
    who.rerolled = false;
    who.health = maxHealth(t, seat); // RE-LEVEL-01, RE-LEVEL-06
    who.stars++; // RE-LEVEL-02, RE-LEVEL-07
    tell(t, { kind: 'tokens', seat, token: 'star', count: 1 });
  }
  for (const seat of seats) drawLoot(t, seat, rewardLevel(t)); // RE-LEVEL-03, RE-LEVEL-08
  for (const seat of seats) for (let token = 0; token < level; token++) placeStatToken(t, seat);
}

/** Silver after both Bosses, as printed (RE-RULE-36), unless the table plays for Gold. */
const rewardLevel = (t: Table): Level => (t.state.level === 2 && t.box.options.l2BossLoot === 'gold' ? 3 : 2);

/** RE-LEVEL-04, RE-LEVEL-09: one after Level 1, two after Level 2. */
function placeStatToken(t: Table, seat: number): void {
  const stat = choose(t, seat, STAT_TOKEN, STATS);
  adventurer(t, seat).statTokens[stat]!++;
  tell(t, { kind: 'statToken', seat, stat });
}

/** RE-GAME-05: Forest, Caves, Abandoned Kingdom. */
export function beginNextLevel(t: Table): void {
  const s = t.state;
  clearKept(t);
  s.level = (s.level + 1) as Level;
  s.encounterBottom = 0;
  s.featherUsed = false;
  for (const who of s.party) {
    who.led = 0;
    who.ran = false;
  }
  tell(t, { kind: 'level', level: s.level });
  s.firstLeader = firstLeaderOfLevel(t);
  s.leader = s.firstLeader;
  s.nextLeader = s.firstLeader;
  openBetween(t);
}

/** RE-RULE-09: always the same, unless the table agreed otherwise. */
function firstLeaderOfLevel(t: Table): number {
  const { firstLeader } = t.box.options;
  if (firstLeader === 'rotate') return leftOf(t.state.firstLeader, t.box.players);
  return firstLeader === 'reroll' ? rollForLeader(t) : t.state.firstLeader;
}
