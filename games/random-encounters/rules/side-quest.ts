// Side Quests: laid out, tried once, done or failed; they count for nothing but their bonus Loot.

import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { isOver, standingSeats, type Table } from '../state.ts';
import { endEncounter } from './finish.ts';
import { hurtOne, standUp } from './health.ts';
import { useItemsFirst } from './item.ts';
import { drawLoot } from './loot.ts';
import { rollTest, type Test } from './test-roll.ts';
import { nameRoller } from './trap.ts';

/** RE-RULE-34: the Leader has decided to try it. RE-QUEST-04, RE-QUEST-05: it is gone either way. */
export function attemptQuest(t: Table, card: CardId): void {
  const { quests, facing, leader } = t.state;
  const quest = t.box.quests[card]!;
  moveCard(card, quests, facing);
  const rollers = quest.rolls === 'everyone' ? standingSeats(t) : [nameRoller(t)];
  let successes = 0;
  for (const seat of rollers) {
    if (!isOver(t) && passes(t, seat, card)) successes++;
  }
  const done = successes * 2 >= rollers.length; // at least half of them, rounded up
  moveCard(card, facing, done ? t.state.removed : t.state.tried);
  tell(t, { kind: done ? 'questDone' : 'questFailed', card });
  if (isOver(t)) return;
  standUp(t);
  if (done) for (let i = 0; i < quest.loot; i++) drawLoot(t, leader, quest.lootLevel);
  endEncounter(t);
}

/** RE-TRAP-10: a 1 is nothing special here. Whoever fails pays, even if the others succeed. */
function passes(t: Table, seat: Seat, card: CardId): boolean {
  const { stats, number: needed, damage } = t.box.quests[card]!;
  useItemsFirst(t, seat, damage);
  const test: Test = { what: 'quest', card, stats, number: needed };
  const { stat, die, total, safe } = rollTest(t, seat, test);
  tell(t, { kind: 'tested', seat, card, stat, die, total, needed, safe });
  if (!safe) hurtOne(t, seat, damage, card);
  return safe;
}

/** RE-RULE-34: what is still lying there when the Boss is drawn has lapsed. */
export function lapseQuests(t: Table): void {
  const { quests, tried } = t.state;
  while (quests.length > 0) {
    const card = quests.pop()!;
    tried.push(card);
    tell(t, { kind: 'questLapsed', card });
  }
}
