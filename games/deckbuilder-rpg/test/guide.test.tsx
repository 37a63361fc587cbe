// The guide speaks of what is on the table.

import { expect, test } from 'vitest';
import { isAbout } from '../../../web/table/guide.ts';
import { GUIDE } from '../board/guide.ts';
import { manyOf } from '../board/play-panel.tsx';
import { battle } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66 };

const tipAfter = (action: string): string | undefined => {
  const t = battle({ heroes: [{ is: 'warrior', hand: ['Melee'] }], monsters: [GRUK] });
  t.rolls(1, 1).answers(0, action);
  return GUIDE.find((step) => isAbout(step, t.decision(0)))?.title;
};

test('counters before the blow are a tip for weapons and spells, not for Defend or Rest', () => {
  expect(tipAfter('Melee')).toBe('Counters first, blow last');
  expect(tipAfter('Defend')).toBe('Behind the shield');
  expect(tipAfter('Rest')).toBeUndefined();
});

test('two spells with two cards of the hand stand closer together than a sword does', () => {
  expect(manyOf([2, 2])).toBeUndefined();
  expect(manyOf([3, 3, 1])).toBe('many');
  expect(manyOf([5, 5, 1])).toBe('crowd');
});
