// The script behind BALANCE.md counts what it says it counts.

import { expect, test } from 'vitest';
import { measure, reportOf } from './balance.ts';

test('a few matches of greedy bots are of a sensible length and all have one winner', () => {
  const figures = measure(6, 4, ['greedy']);
  expect(figures.winsBySeat.reduce((sum, won) => sum + won, 0)).toBe(6);
  expect(figures.winsByOrder.reduce((sum, won) => sum + won, 0)).toBe(6);
  expect(figures.tallies.get('bot greedy')).toEqual({ played: 24, won: 6 });
  expect(Math.min(...figures.turns)).toBeGreaterThan(5);
  expect(Math.max(...figures.turns)).toBeLessThan(200);
  expect(reportOf(figures)[0]).toBe('6 matches of 4 players');
});
