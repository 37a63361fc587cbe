// Piles conserve their cards, whatever is done with them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  drawTo,
  moveAll,
  moveAtRandom,
  moveCard,
  putUnder,
  redealAmong,
  shuffleInto,
  swapPiles,
} from './pile.ts';
import { rngFrom } from './random.ts';

const MOVES = [
  (a: number[], b: number[]) => drawTo(a, b),
  (a: number[], b: number[]) => a.length > 0 && moveCard(a[a.length >> 1]!, a, b),
  (a: number[], b: number[]) => a.length > 0 && putUnder(a[0]!, a, b),
  (a: number[], b: number[]) => moveAtRandom(rngFrom([1, 2, 3, a.length]), a, b),
  (a: number[], b: number[]) => moveAll(a, b),
  (a: number[], b: number[]) => shuffleInto(rngFrom([4, 3, 2, b.length]), a, b),
  (a: number[], b: number[]) => swapPiles(a, b),
  (a: number[], b: number[]) => redealAmong(rngFrom([9, 8, 7, 6]), [a, b]),
];

test('no card is lost or doubled by any series of moves', () => {
  const move = fc.record({ which: fc.nat(MOVES.length - 1), from: fc.nat(2), to: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const piles = [[0, 1, 2, 3], [4, 5], []] as number[][];
      for (const { which, from, to } of moves) if (from !== to) MOVES[which]!(piles[from]!, piles[to]!);
      expect(piles.flat().toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    }),
  );
});

test('the last card is the top, and what is put under comes last', () => {
  const deck = [1, 2, 3];
  const hand: number[] = [9];
  putUnder(9, hand, deck);
  expect([
    drawTo(deck, hand),
    drawTo(deck, hand),
    drawTo(deck, hand),
    drawTo(deck, hand),
    drawTo(deck, hand),
  ]).toEqual([3, 2, 1, 9, undefined]);
});

test('a card that is not there cannot be moved, and nothing changes', () => {
  const from = [1, 2];
  const to = [3];
  expect(() => moveCard(7, from, to)).toThrow('read the table again');
  expect([from, to]).toEqual([[1, 2], [3]]);
});

test('a card picked unseen is any of the pile’s, and goes to the other pile; from an empty one nothing goes', () => {
  const picked = new Set<number | undefined>();
  for (let seed = 1; seed <= 40; seed++) {
    const from = [1, 2, 3];
    const to = [9];
    const card = moveAtRandom(rngFrom([seed, 2, 3, 4]), from, to)!;
    expect([from.toSorted(), to]).toEqual([[1, 2, 3].filter((each) => each !== card), [9, card]]);
    picked.add(card);
  }
  expect([...picked].toSorted()).toEqual([1, 2, 3]);
  const to = [9];
  expect([moveAtRandom(rngFrom([1, 2, 3, 4]), [], to), to]).toEqual([undefined, [9]]);
});

test('piles are moved from the bottom up, exchanged whole, and shuffled together in another order', () => {
  const [one, other] = [
    [1, 2],
    [3, 4, 5],
  ];
  swapPiles(one, other);
  expect([one, other]).toEqual([
    [3, 4, 5],
    [1, 2],
  ]);
  moveAll(one, other);
  expect([one, other]).toEqual([[], [1, 2, 3, 4, 5]]);
  shuffleInto(rngFrom([1, 2, 3, 4]), other, one);
  expect(other).toEqual([]);
  expect(one.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(one).not.toEqual([1, 2, 3, 4, 5]);
});

test('a redeal keeps sizes and does not depend on where the cards lay', () => {
  const one = [[1, 2, 3], [4]];
  const other = [[4, 3, 1], [2]];
  redealAmong(rngFrom([1, 2, 3, 4]), one);
  redealAmong(rngFrom([1, 2, 3, 4]), other);
  expect(one).toEqual(other);
  expect(one.map((pile) => pile.length)).toEqual([3, 1]);
});

test('a redeal leaves nothing behind for the next, and knows cards up to 4095', () => {
  redealAmong(rngFrom([1, 2, 3, 4]), [[4095, 2, 7], [0]]);
  const piles = [[4, 1], [4000]];
  redealAmong(rngFrom([1, 2, 3, 4]), piles);
  expect(piles.flat().toSorted((one, other) => one - other)).toEqual([1, 4, 4000]);
  expect(() => redealAmong(rngFrom([1, 2, 3, 4]), [[4096], [1]])).toThrow('at most 4096 cards');
});

test('a redeal of no cards is none', () => {
  const piles: number[][] = [[], []];
  redealAmong(rngFrom([1, 2, 3, 4]), piles);
  expect(piles).toEqual([[], []]);
});
