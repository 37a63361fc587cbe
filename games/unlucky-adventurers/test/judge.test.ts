// How far a search of the game plays on before it asks the judge.

import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { table } from './table.ts';

test.each<[number, number[]]>([
  [4, []],
  [3, [1]],
  [2, [0, 3]],
])('UA-TURN-07 %i may still win: the judge is asked when each of them has had a turn', (living, out) => {
  const { now } = table({ hands: [4, 4, 4, 4], active: 2, out }).fork;
  const turns = [0, 1, 2, 3, 4, Infinity].filter((each) => game.isAtRest!(now as never, each));
  expect(turns[0]).toBe(living);
  expect(turns.at(-1)).toBe(Infinity);
});

test('UA-TURN-07 each seat’s turns are moments of their own', () => {
  const moments = [0, 1, 2, 3].map((active) =>
    game.moment!(table({ hands: [4, 4, 4, 4], active }).fork.now as never),
  );
  expect(new Set(moments).size).toBe(4);
});
