// Undo on the example game: what can be taken back, what cannot, and what the match says stands in the way.

import { expect, test } from 'vitest';
import { choose } from '../engine/choose.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, startMatch } from '../engine/match.ts';
import { below } from '../engine/random.ts';
import { undoFor } from '../engine/undo.ts';
import { table } from '../games/_example/test/table.ts';
import { OPEN_A_DOOR, twoSteps } from './toys/two-steps.ts';

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

/** The toy with another turn that never ends the match. */
const endless = (turn: typeof twoSteps.turn) =>
  startMatch({ ...twoSteps, turn, result: () => undefined }, { players: 2, seed: seedFromText('undo') });

test('where something was seen that no event told, the match says as much', () => {
  const match = endless((t) => {
    choose(t, 0, OPEN_A_DOOR, [0, 1]);
    t.state.prize = below(t.state.rng, 1000);
  });
  answer(match, 0, 0);
  expect(undoFor(match, { seat: 0 })).toEqual({
    possible: false,
    because: 'you have seen something you could not know before.',
  });
});

test('where there was one option nothing was chosen: the choice before it is taken back', () => {
  const match = endless((t) => {
    choose(t, 0, OPEN_A_DOOR, [0, 1]);
    choose(t, 0, { ...OPEN_A_DOOR, secret: true }, [0]);
  });
  answer(match, 0, 1);
  answer(match, 0, 0);
  expect(undoFor(match, { seat: 0 })).toEqual({ possible: true, to: 0 });
});

test('what was seen after an answer without a choice cannot be taken back with the choice before it', () => {
  const match = endless((t) => {
    choose(t, 0, OPEN_A_DOOR, [0, 1]);
    choose(t, 0, { ...OPEN_A_DOOR, secret: true }, [0]);
    t.state.prize = below(t.state.rng, 1000);
  });
  answer(match, 0, 1);
  expect(undoFor(match, { seat: 0 }).possible).toBe(true);
  answer(match, 0, 0);
  expect(undoFor(match, { seat: 0 }).possible).toBe(false);
});

test('a rule that breaks in a world that undo looks at is not taken for the end of the choice', () => {
  let isBroken = false;
  const match = endless((t) => {
    const door = choose(t, 0, OPEN_A_DOOR, [0, 1]);
    if (isBroken) throw new Error('The hinges are off.');
    t.state.prize = door;
  });
  answer(match, 0, 1);
  isBroken = true;
  expect(() => undoFor(match, { seat: 0 })).toThrow('The hinges are off.');
});

test('all who answered since have to agree, each under the name they go by', () => {
  const match = startMatch(
    {
      ...twoSteps,
      players: { min: 3, max: 3 },
      turn: (t) => {
        for (const seat of [0, 1, 2]) choose(t, seat, OPEN_A_DOOR, [0, 1]);
      },
      result: () => undefined,
    },
    { players: 3, seed: seedFromText('three') },
  );
  for (const seat of [0, 1, 2]) answer(match, seat, 0);
  const names = ['Oswin', 'Mirabel', 'Zoë'];
  const nameOfSeat = (seat: number) => names[seat]!;
  expect(undoFor(match, { seat: 0, nameOfSeat })).toEqual({
    possible: false,
    because: 'Mirabel and Zoë answered after you, and would have to agree.',
    needs: [1, 2],
  });
  expect(undoFor(match, { seat: 0, consent: [2] })).toMatchObject({ needs: [1] });
  expect(undoFor(match, { seat: 0, consent: [1, 2] })).toEqual({ possible: true, to: 0 });
});
