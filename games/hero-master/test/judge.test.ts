// What a position is worth to the judge, where it could overlook something.

import { expect, test } from 'vitest';
import { judge } from '../judge.ts';
import { table } from './table.ts';

const ATTACKS = ['Blunt Sermon', 'Reluctant Smiting', 'Righteous Tantrum'];
const BUNGLES = ['Excessive Blessing', 'Moral Objection', 'Dozed Off'];

/** The chance of the first of two heroes, who holds this hand before the monsters of a stay are laid out. */
const chanceWith = (hand: readonly string[]): number =>
  judge(table({ phase: 'mulligans', players: [{ hand }, { is: ['Elf', 'Wizard'] }] }).table)[0]!;

test('HM-R-36 a hand is worth something before its stay begins, so that it can be kept or not', () => {
  expect(chanceWith(ATTACKS)).toBeGreaterThan(chanceWith(BUNGLES));
  expect(chanceWith(BUNGLES)).toBeGreaterThan(chanceWith(BUNGLES.slice(1)));
});
