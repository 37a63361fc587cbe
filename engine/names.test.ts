// Names of seats in texts of the rules.

import { expect, test } from 'vitest';
import { seatName, withNames } from './names.ts';

test('the rules count players from one, and whoever has a name is called by it', () => {
  const names = ['Mirabel', undefined];
  expect(withNames(`${seatName(0)} stings ${seatName(1)}`, (seat) => names[seat])).toBe(
    'Mirabel stings Player 2',
  );
});
