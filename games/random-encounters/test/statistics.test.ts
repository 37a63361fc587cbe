// The rows of the end screen, from a fight that is told here.

import { expect, test } from 'vitest';
import { countUp } from '../../../engine/statistics.ts';
import type { Event } from '../events.ts';
import { STATISTICS } from '../statistics.ts';
import { table } from './table.ts';

test('RE-GAME-03 a won fight shows who struck, who fell whom, who led and who found what', () => {
  const party = [{ is: 'Golias', wears: ['Short Sword'] }, { is: 'Kafula' }];
  const t = table({ party, encounters: ['Wolf'], loot: ['Padded Coat'] });
  t.rolls(4).answers(0, 'Attack with Strength'); // 6 + 4 − 2 fells the Wolf
  const rows = countUp(STATISTICS, t.events<Event>('spectator'), 2);
  expect(Object.fromEntries(rows.map(({ what, bySeat }) => [what, bySeat]))).toEqual({
    'Damage dealt': [8, 0],
    'Hardest blow dealt': [8, 0],
    'Monsters felled': [1, 0],
    'Loot found': [1, 0],
    'Encounters led': [1, 0],
  });
});
