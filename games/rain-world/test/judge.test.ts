// What a position is worth to the judge, where it could overlook something.

import { expect, test } from 'vitest';
import { Scenario } from '../../../test/scenario.ts';
import { game } from '../game.ts';
import { judge } from '../judge.ts';
import { type Placed, table } from './table.ts';

const nearlyThere: Placed = {
  is: 'survivor',
  region: 'SB',
  mark: true,
  counted: 1,
  pips: 4,
  shelters: 1,
  karma: 4,
};

test('RW-R-60 whoever ascended first has won, whatever the others still do during the wait', () => {
  const players = [
    nearlyThere,
    { ...nearlyThere, is: 'monk' },
    { is: 'saint' },
    { is: 'rivulet', region: 'SS', mark: true },
  ];
  const t = table({ players: players as Placed[], round: 47, timer: 12 }).answers(0, 'Hibernate');
  expect(judge(t.table)[0]).toBe(1);
  t.answers(1, 'Hibernate');
  expect(judge(t.table)[0]).toBe(1);
});

test('RW-R-60 the others are worth the places they may still reach, and the second ascended more than those below', () => {
  const players = [
    nearlyThere,
    nearlyThere,
    { is: 'saint' },
    { is: 'rivulet', region: 'SB', karma: 4, mark: true },
  ];
  const { table: t } = table({
    players: players.map((placed, seat) => ({
      ...placed,
      ...(seat < 2 && { is: ['survivor', 'monk'][seat]! }),
    })) as Placed[],
    ascended: [1, 0],
  });
  const [second, first, last, third] = judge(t) as [number, number, number, number];
  expect(first).toBe(1);
  expect(second).toBeCloseTo(0.2, 2);
  expect(third).toBeCloseTo(0.1, 1);
  expect(last).toBeLessThan(third);
});

test('RW-END-03 whoever leads by far still gains by every step of the way, and does not sit on the lead', () => {
  const chance = (counted: number): number =>
    judge(table({ players: [{ ...nearlyThere, counted }, { is: 'monk' }] }).table)[0]!;
  expect(chance(1) - chance(0)).toBeGreaterThan(0.004);
});

test('RW-R-62 alone, choosing a slugcat wins nothing: a match begins with the hopes of the best choice', () => {
  const hopes = Array.from({ length: 10 }, (_, slugcat) => {
    const t = new Scenario(game, { players: 1, seed: 'alone' });
    const before = judge(t.table)[0]!;
    const after = judge(t.picks(0, slugcat).table)[0]!;
    return { before, gain: after - before };
  });
  for (const { before, gain } of hopes) {
    expect(before).toBeLessThan(0.95);
    expect(gain).toBeLessThan(0.02);
  }
  expect(Math.max(...hopes.map(({ gain }) => gain))).toBeGreaterThan(-0.02);
});
