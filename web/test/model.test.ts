// What the pieces of a table are told of the question.

import { expect, test } from 'vitest';
import { seedFromText } from '../../engine/hash.ts';
import { answer, startMatch } from '../../engine/match.ts';
import { AT_THE_BEGINNING, takeSnapshot } from '../../tables/snapshot.ts';
import { twoEnvelopes } from '../../test/toys/two-envelopes.ts';
import { type ModelParts, tableModel } from '../table/model.ts';
import { momentOf } from '../table/public-game.ts';

test('what I have lifted stays lifted while another answers beside me, and goes once I have answered or somebody else looks', () => {
  const match = startMatch(twoEnvelopes, { players: 2, seed: seedFromText('beside me') });
  const momentFor = (viewer: number) => momentOf(takeSnapshot(match, { viewer, cursor: AT_THE_BEGINNING }));
  const mine = momentFor(0);
  expect(momentFor(1)).not.toBe(mine);
  answer(match, 1, 0);
  expect(momentFor(0)).toBe(mine);
  answer(match, 0, 0);
  expect(momentFor(0)).not.toBe(mine);
});

test('a pick is told by its place: with card 2 picked, seat 2 is not', () => {
  const picking = { picked: [{ key: 'pie', at: { card: 2 } }, { key: 'nothing' }], min: 0, max: 3 };
  const snapshot = { viewer: 0, decision: { ask: 'Which?', options: [], notPossible: [], picking } };
  const { pickedAt } = tableModel({ snapshot, seats: [], box: { faces: [] } } as unknown as ModelParts);
  expect(pickedAt({ card: 2 })).toBe('pie');
  for (const other of [{ seat: 2 }, { spot: '2' }, { card: 3 }]) expect(pickedAt(other)).toBeUndefined();
});

test('whom a question is about has a name, in what is asked, why, and what is not possible; whoever looks is “you”', () => {
  const decision = {
    ask: 'Player 2 attacks Player 1 with Trap. What do you do?',
    why: 'Player 2’s Trap',
    options: [
      { key: 2, label: 'Send it back to Player 2', detail: 'Player 2 loses what Player 1 would lose' },
    ],
    notPossible: [{ label: 'Player 3', clause: 'EX-A-01', reason: 'Player 3 is out', at: { seat: 2 } }],
  };
  const seats = ['Robin', 'Kit', 'Ash'].map((name) => ({ name, player: 'person' }));
  const snapshot = { viewer: 0, decision };
  const model = tableModel({ snapshot, seats, box: { faces: [] } } as unknown as ModelParts);
  expect(model.decision).toMatchObject({
    ask: 'Kit attacks you with Trap. What do you do?',
    why: 'Kit’s Trap',
  });
  expect(model.whyNotAt({ seat: 2 })?.reason).toBe('Ash is out');
  expect(model.choices[0]).toMatchObject({
    label: 'Send it back to Kit',
    detail: 'Kit loses what you would lose',
  });
});
