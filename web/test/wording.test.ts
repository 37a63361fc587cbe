// Words of the table: who is meant.

import { expect, test } from 'vitest';
import type { SeatPlan } from '../table/public-game.ts';
import { unbroken, whoIsAsked } from '../table/wording.ts';

const robin: SeatPlan = { name: 'Robin', player: 'person' };
const kit: SeatPlan = { name: 'Kit', player: 'person' };
const oswin: SeatPlan = { name: 'Oswin', player: 'normal' };

test('with several people at one screen the question names who is asked', () => {
  expect(whoIsAsked({ seat: 0 }, [robin, kit])).toBe('Robin');
  expect(whoIsAsked({ seat: 2 }, [robin, oswin, kit])).toBe('Kit');
});

test('whoever holds several seats is told which one is asked', () => {
  const inOneHand = [robin, kit].map((seat) => ({ ...seat, heldBy: 'me' }));
  expect(whoIsAsked({ seat: 1 }, inOneHand)).toBe('Kit');
});

test('the only person at a table is simply asked', () => {
  expect(whoIsAsked({ seat: 0 }, [robin, oswin])).toBeUndefined();
});

test('a sum on a card stays on one line', () => {
  expect(unbroken('Flee contest against D20 − 6; if you fail')).toBe(
    'Flee contest against D20\u00a0−\u00a06; if you fail',
  );
  expect(unbroken('ATK − 1 + 2')).toBe('ATK\u00a0−\u00a01\u00a0+\u00a02');
  expect(unbroken('−1 to fleeing')).toBe('−1 to fleeing');
});
