// Initiative: who begins, ties, and whose turn comes next.

import { expect, test } from 'vitest';
import { rollInitiative } from '../rules/initiative.ts';
import { battle } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66 };

/** Rolls with the dice given and returns the seat that begins. */
function begins(t: ReturnType<typeof battle>, ...dice: number[]): number {
  t.table.state.rng.loaded = { next: 0, dice };
  return rollInitiative(t.table);
}

const four = () =>
  battle({ heroes: [{ is: 'warrior' }, { is: 'rogue' }, { is: 'wizard' }], monsters: [GRUK] });

test('DR-INIT-01 DR-INIT-02 DR-INIT-03 DR-INIT-04 DR-R-14 score less all armour plus a die; the highest begins', () => {
  // Warrior 7 − 4 + 6 = 9; Rogue 9 − 2 + 1 = 8; Wizard 8 − 1 + 1 = 8; Gruk 9 − 2 + 1 = 8.
  expect(begins(four(), 6, 1, 1, 1)).toBe(0);
  expect(begins(four(), 5, 2, 1, 1)).toBe(1);
});

test('DR-INIT-05 DR-INIT-06 DR-R-16 a tie goes to the higher printed score; those still tied roll again among themselves', () => {
  const t = four();
  // All four tie at 8; Rogue and Gruk have the highest score, 9, and roll again: 4 against 2.
  expect(begins(t, 5, 1, 1, 1, 4, 2)).toBe(1);
  expect(t.table.state.rng.loaded?.next).toBe(6);
  expect(begins(four(), 5, 1, 1, 1, 2, 4)).toBe(3);
});

test('DR-R-15 the game master rolls once, with the swiftest boss, or the swiftest kind of minion', () => {
  // Gruk 9 − 2; the Iron Castellan 8 − 5: the figures of Gruk count.
  const bosses = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [{ is: 'The Iron Castellan', health: 30 }, GRUK],
  });
  expect(begins(bosses, 5, 2)).toBe(1); // 8 against 9
  expect(begins(bosses, 6, 1)).toBe(0); // 9 against 8
  // Cave Spider 9 − 0, Bone Guard 7 − 3: the spider counts.
  const minions = battle({
    heroes: [{ is: 'rogue' }],
    monsters: [{ is: 'Bone Guard' }, { is: 'Cave Spider' }],
  });
  expect(begins(minions, 2, 1)).toBe(1); // 9 against 10
});

test('DR-INIT-07 DR-SYN-10 after the first turn it goes on clockwise', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }, { is: 'rogue', arena: 'Meadow' }],
    monsters: [GRUK],
  });
  t.rolls(1, 1).answers(0, 'Melee');
  expect(t.view().seat).toBe(1);
  expect(t.asked).toEqual([1]);
});
