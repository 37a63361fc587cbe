// Outlines of icons are written shorter without going astray.

import { expect, test } from 'vitest';
import { shorterOutline } from '../build/outline.ts';

test('points move to the nearest step, and errors do not add up', () => {
  expect(shorterOutline('M0.04 0l10.26 3', 2)).toBe('M0 0l10.5 3');
  expect(shorterOutline('M0 0l.4 0 .4 0 .4 0 .4 0 .4 0', 1)).toBe('M0 0l0 0 1 0 0 0 1 0 0 0');
});

test('flags of an arc may stand together, and a closed part goes on from its start', () => {
  expect(shorterOutline('M5 5a3 3 0 016.1 0z m2 2h1.3v-.2', 2)).toBe('M5 5a3 3 0 0 1 6 0zm2 2h1.5v0');
});

test('lines after a move keep being lines', () => {
  expect(shorterOutline('m1 1 2 2 3 3', 2)).toBe('m1 1l2 2 3 3');
});
