// What the pieces of a table are told of the question.

import { expect, test } from 'vitest';
import { type ModelParts, tableModel } from '../table/model.ts';

test('a pick is told by its place: with card 2 picked, seat 2 is not', () => {
  const picking = { picked: [{ key: 'pie', at: { card: 2 } }, { key: 'nothing' }], min: 0, max: 3 };
  const snapshot = { viewer: 0, decision: { options: [], picking } };
  const { pickedAt } = tableModel({ snapshot, seats: [], box: { faces: [] } } as unknown as ModelParts);
  expect(pickedAt({ card: 2 })).toBe('pie');
  for (const other of [{ seat: 2 }, { spot: '2' }, { card: 3 }]) expect(pickedAt(other)).toBeUndefined();
});
