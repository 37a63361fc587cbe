// Undo on the example game: what can be taken back, what cannot, and what the match says stands in the way.

import { expect, test } from 'vitest';
import { table } from '../games/_example/test/table.ts';

test('a choice whose outcome could be foreseen is taken back', () => {
  const t = table({ hands: [['Pie', 'Bun'], ['Bun']] }).answers(0, 'Pie');
  expect(t.canUndo(0)).toEqual({ possible: true, to: 0 });
  t.undoes(0);
  expect(t.question).toBe('play-a-card');
  expect(t.view().piles.hand[0]?.count).toBe(3);
});

test('a die cannot be taken back, and the match says so', () => {
  const t = table({
    hands: [
      ['Wasp', 'Bun'],
      ['Pie', 'Bun'],
    ],
    options: { swatting: false },
  });
  t.rolls(2).answers(0, 'Wasp');
  expect(t.canUndo(0)).toMatchObject({
    possible: false,
    because: expect.stringContaining('The wasp misses P'),
  });
  expect(() => t.undoes(0)).toThrow('This cannot be taken back: you have seen what came of it');
});

test('a draw cannot be taken back, and the match says what was seen', () => {
  const t = table({ hands: [['Basket', 'Bun', 'Pie'], ['Bun']], deck: ['Wasp', 'Pie', 'Swatter'] });
  t.answersAll(0, 'Basket', 'Bun', 'That is all');
  expect(t.canUndo(0)).toEqual({ possible: false, because: 'you have seen what came of it: You draw Pie.' });
});

test('a pick within a choice of several can be taken back before it is done', () => {
  const t = table({ hands: [['Basket', 'Bun', 'Pie'], ['Bun']], deck: ['Wasp', 'Pie', 'Swatter'] });
  t.answersAll(0, 'Basket', 'Bun').undoes(0);
  expect(t.decision(0).picking).toEqual({ picked: [], min: 0, max: 2 });
});

test('an undo never crosses another seat’s choice without their consent', () => {
  const t = table({
    hands: [
      ['Bun', 'Wasp'],
      ['Bun', 'Basket'],
    ],
    deck: ['Swatter', 'Swatter'],
  });
  t.answers(0, 'Bun').answers(1, 'Bun');
  expect(t.canUndo(0)).toEqual({
    possible: false,
    because: 'Player 2 answered after you, and would have to agree.',
    needs: [1],
  });
  expect(() => t.undoes(0)).toThrow('would have to agree');
  t.undoes(0, [1]);
  expect(t.asked).toEqual([0]);
  expect(t.view().points).toEqual([0, 0]);
});

test('asked together with others, only the own answer counts', () => {
  const t = table({ hands: [['Crumbs', 'Bun'], ['Wasp', 'Bun'], ['Swatter']], discard: ['Pie'] });
  t.answers(0, 'Crumbs').answers(2, 'No, thanks');
  expect(t.canUndo(2)).toEqual({ possible: true, to: 1 });
  t.undoes(2);
  expect(t.asked).toEqual([1, 2]);
});

test('who has not chosen has nothing to take back', () => {
  const t = table({ hands: [['Bun', 'Pie'], ['Bun']] });
  expect(t.canUndo(1)).toEqual({ possible: false, because: 'You have not chosen anything yet.' });
});

test('what came first of a choice may be what was seen', () => {
  const t = table({ hands: [['Wasp'], ['Pie', 'Bun', 'Swatter']], deck: ['Bun'] });
  t.answers(0, 'Wasp').rolls(2).answers(1, 'Let it come');
  expect(t.canUndo(1)).toEqual({
    possible: false,
    because: expect.stringContaining('you have seen what came of it'),
  });
});
