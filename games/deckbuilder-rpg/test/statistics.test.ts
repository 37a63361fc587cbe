// The rows of the end screen, counted from a match of a few blows.

import { expect, test } from 'vitest';
import { countUp } from '../../../engine/statistics.ts';
import type { Event } from '../events.ts';
import { STATISTICS } from '../statistics.ts';
import { battle } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66, hand: [] };

/** The rows by name. */
function rowsOf(t: ReturnType<typeof battle>): Record<string, readonly number[]> {
  const rows = countUp(STATISTICS, t.events<Event>('spectator'), t.box.players);
  return Object.fromEntries(rows.map(({ what, bySeat }) => [what, bySeat]));
}

test('damage, misses and criticals count for the hero who struck; what monsters do counts for nobody', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', counters: { Longsword: 3 } },
      { is: 'bard', hand: ['Melee', 'Melee'] },
    ],
    monsters: [GRUK],
  });
  t.rolls(6, 5, 4).answers(0, 'Melee'); // 6 + 4 for the critical hit
  t.answers(1, 'Melee: a counter on Rapier').rolls(1, 1).answers(1, 'Melee: attack with Rapier');
  expect(rowsOf(t)).toMatchObject({
    'Damage dealt': [10, 0, 0],
    'Hardest blow': [10, 0, 0],
    'Critical hits': [1, 0, 0],
    'Attacks that missed': [0, 1, 0],
    'Cards played in Synergy': [0, 2, 0],
  });
});

test('what heroes suffered and got back is theirs; a row of zeros is no row', () => {
  const t = battle({
    heroes: [
      { is: 'wizard', health: 3, draw: ['Mana'] },
      { is: 'priest', hand: ['Prayer'] },
    ],
    monsters: [GRUK],
    turn: 'Gruk Splitjaw',
  });
  t.answers(2, 'Melee').rolls(6, 5).answers(2, 'Player 1');
  t.answers(1, 'Mana').answers(1, 'Prayer').answers(1, 'Player 1');
  const rows = rowsOf(t);
  expect(rows).toMatchObject({
    'Damage taken': [3, 0, 0],
    'Times unconscious': [1, 0, 0],
    'Health restored': [3, 0, 0],
    'Fatigue gathered': [1, 0, 0],
  });
  expect(rows).not.toHaveProperty('Damage dealt');
});

test('of several blows the hardest is the hardest, and their damage is added up', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Cleave', 'Melee'], counters: { Longsword: 3 } }],
    monsters: [GRUK, { is: 'Goblin Cutter' }],
  });
  t.answers(0, 'Melee').answers(0, 'Melee: attack with Longsword').rolls(6, 5, 4).answers(0, 'Gruk Splitjaw');
  const [first] = rowsOf(t)['Damage dealt'] as [number];
  t.answers(0, 'Cleave').rolls(5, 5, 5, 5);
  while (t.asked[0] === 0 && t.question !== 'play-a-card') t.rolls(5, 5, 5, 5).picks(0, 0);
  const { 'Damage dealt': dealt, 'Hardest blow': hardest } = rowsOf(t);
  expect(hardest).toEqual([first, 0]);
  expect(dealt![0]).toBeGreaterThan(first);
});
