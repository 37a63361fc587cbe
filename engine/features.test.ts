// Chances made of figures and measured weights.

import { expect, test } from 'vitest';
import { chanceOfParty, chancesOfRivals, type Features, weightsInOrder } from './features.ts';

const features = (weights: Features['measured']['weights']): Features<never> => ({
  names: ['cards', 'gold'],
  sides: 'rivals',
  read: () => [],
  measured: { command: '', weights, checks: {} },
});

test('weights stand in the order of the features, those of the nearest number of sides where none were measured', () => {
  const weights = weightsInOrder(features({ 2: { gold: 3, cards: 1 }, 5: { cards: 7 } }));
  expect(weights).toEqual([
    [1, 3], // 0 sides
    [1, 3],
    [1, 3],
    [1, 3],
    [7, 0], // what was not measured is worth nothing
    [7, 0],
  ]);
});

test('between two that are equally near, the smaller number of sides counts', () => {
  expect(weightsInOrder(features({ 2: { cards: 1 }, 4: { cards: 2 } }))[3]).toEqual([1, 0]);
});

test('before anything was measured, everything is worth nothing', () => {
  expect(weightsInOrder(features({}))).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('rivals share one chance by their strength; whoever can no longer win has none and makes no side', () => {
  const weights = [[0], [0], [Math.log(3)], [Math.log(5)]];
  const two = chancesOfRivals([[1], [], [0]], weights);
  expect(two.map((chance) => Number(chance.toFixed(6)))).toEqual([0.75, 0, 0.25]);
  const three = chancesOfRivals([[1], [0], [0]], weights);
  expect(three[0]).toBeCloseTo(5 / 7);
});

test('more sides than were measured are judged as the most that were', () => {
  expect(chancesOfRivals([[1], [0], [0]], [[0], [0], [Math.log(2)]])[0]).toBeCloseTo(2 / 4);
});

test('a party’s chance is even where its figures come to nothing, and grows with them', () => {
  const weights = [
    [0, 0],
    [1, -2],
  ];
  expect(chanceOfParty([[2, 1]], weights)).toBe(0.5);
  expect(chanceOfParty([[Math.log(3), 0]], weights)).toBeCloseTo(0.75);
});
