// Lifting: what stands on the stage may outlive the question it was lifted for, by one drawing.

import { expect, test } from 'vitest';
import type { Lifted } from '../table/attention.ts';
import { shortLabel, usesOf } from '../table/lift.ts';
import { type Choice, choicesByPlace } from '../table/model.ts';

const LIFTED: Lifted = { place: 'card 7', options: [1, 3], chosen: 1, isFromHand: true, since: 0 };
const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: index, label: `Option ${index}`, index }));

test('a lifted card with several uses offers each of them', () => {
  expect(usesOf({ choices: choices(4) }, LIFTED).map(({ label }) => label)).toEqual(['Option 1', 'Option 3']);
});

test('a card lifted before the next question offers no use that this one does not have', () => {
  expect(usesOf({ choices: choices(2) }, LIFTED).map(({ label }) => label)).toEqual(['Option 1']);
  expect(usesOf({ choices: [] }, LIFTED)).toEqual([]);
});

test('beside the card a use leaves out the card’s own name, and no other', () => {
  const named = [
    'Short Sword into Weapon slot',
    'Give Short Sword to Oswin',
    'Take off Short Sword',
    'Ready',
  ];
  expect(named.map((label) => shortLabel(label, 'Short Sword'))).toEqual([
    'Into Weapon slot',
    'Give to Oswin',
    'Take off Short Sword',
    'Ready',
  ]);
});

test('of equal cards each one glows and can be lifted, with the same options', () => {
  const [first, second] = choices(2) as [Choice, Choice];
  const byPlace = choicesByPlace([
    { ...first, at: { card: 7 }, alike: [9] },
    { ...second, at: { card: 7 } },
  ]);
  expect(byPlace.get('card 7')?.map(({ index }) => index)).toEqual([0, 1]);
  expect(byPlace.get('card 9')?.map(({ index }) => index)).toEqual([0]);
  expect(byPlace.has('card 8')).toBe(false);
});
