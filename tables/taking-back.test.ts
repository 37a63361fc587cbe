// Taking back what was chosen: one of several picks, with what others have put under seal meanwhile; and a choice, if nothing has
// happened since it was asked for.

import { expect, test } from 'vitest';
import { seedFromText } from '../engine/hash.ts';
import { answer, decisionFor, type Match, startMatch } from '../engine/match.ts';
import type { Seat } from '../engine/table.ts';
import { twoEnvelopes } from '../test/toys/two-envelopes.ts';
import { OpenTable } from './open-table.ts';
import { seatsOf } from './seats.ts';
import { takeSnapshot } from './snapshot.ts';
import { withoutPick } from './unpick.ts';

const people = ['Ada', 'Bo'].map((name) => ({ name, player: 'person' }));

/** Both have put their bids down, and now pick one or two of three numbers each. */
function picking(): Match {
  const match = startMatch(twoEnvelopes, { players: 2, seed: seedFromText('picks') });
  for (const seat of [0, 1]) answer(match, seat, 0);
  return match;
}

const picked = (match: Match, seat: Seat) =>
  decisionFor(match, seat)?.picking?.picked.map(({ key }) => key) ?? 'done';
const pick = (match: Match, seat: Seat, key: number) =>
  answer(
    match,
    seat,
    decisionFor(match, seat)!.options.findIndex((option) => option.key === key),
  );

test('a pick is taken back, and what somebody else has picked since stays where it is', () => {
  const match = picking();
  pick(match, 0, 2);
  pick(match, 1, 3);
  const without = withoutPick(match, 0, 2);
  expect([picked(match, 0), picked(match, 1)]).toEqual([[2], [3]]);
  expect([picked(without, 0), picked(without, 1)]).toEqual([[], [3]]);
  expect(decisionFor(without, 0)!.options.map(({ key }) => key)).toEqual([1, 2, 3]);
});

test('the later of two who pick takes back their own, and what was picked before it stays', () => {
  const match = picking();
  pick(match, 0, 2);
  pick(match, 1, 3);
  const without = withoutPick(match, 1, 3);
  expect([picked(without, 0), picked(without, 1)]).toEqual([[2], []]);
});

test('what was not picked cannot be taken back', () => {
  const match = picking();
  pick(match, 0, 2);
  expect(withoutPick(match, 0, 1)).toBe(match);
  expect(withoutPick(match, 1, 2)).toBe(match);
});

test('a pick of a question that is not asked any more stays', () => {
  const open = new OpenTable(picking(), people);
  const { id } = decisionFor(open.match, 0)!;
  open.answer({ seat: 0, ask: id, option: 0 });
  expect(open.unpick(0, id, 1), 'another question by now').toBe(false);
  expect(open.unpick(0, decisionFor(open.match, 0)!.id, 1)).toBe(true);
  expect(picked(open.match, 0)).toEqual([]);
});

test('a choice is taken back as the match stood when it was asked for, and not after it has gone on', () => {
  const inOneHand = people.map((each) => ({ ...each, heldBy: 'me' }));
  const open = new OpenTable(picking(), inOneHand);
  const before = open.match.choices.length;
  open.answer({ seat: 0, ask: decisionFor(open.match, 0)!.id, option: 0 });
  const seen = open.match.choices.length;
  expect(open.undo({ seat: 0, agreed: [], seen: seen - 1 })).toBe(false);
  expect(open.match.choices.length).toBe(seen);
  expect(open.undo({ seat: 0, agreed: [], seen })).toBe(true);
  expect(open.match.choices.length).toBe(before);
});

test('a hint for a question that is not asked any more is none, and without bots no bot steps', () => {
  const open = new OpenTable(picking(), people);
  expect(open.hint({ seat: 0, ask: 'long ago' })).toBeUndefined();
  expect(open.botStep()).toBe(false);
});

test('whoever watches is asked nothing; whom the table waits for is told to all, and about what only if that is no secret', () => {
  const match = picking();
  const cursor = { happenings: 0, told: 0 };
  expect(takeSnapshot(match, { viewer: 'spectator', cursor }).decision).toBeUndefined();
  expect(takeSnapshot(match, { viewer: 0, cursor }).decision?.seat).toBe(0);
  const { question } = match.asks[0]!;
  const secretly = {
    ...match,
    asks: match.asks.map((ask) => ({ ...ask, question: { ...question, secret: true as const } })),
  };
  const asked = (of: Match) => takeSnapshot(of, { viewer: 'spectator', cursor }).asked;
  expect(asked(match)).toEqual([0, 1].map((seat) => ({ seat, clause: 'TOY-BID-01' })));
  expect(asked(secretly)).toEqual([{ seat: 0 }, { seat: 1 }]);
});

test('a record that names nobody seats people, counted from one', () => {
  const { seats: _, ...record } = new OpenTable(picking(), people).record();
  expect(seatsOf({ ...record, seats: [] }).map(({ name, player }) => `${name}: ${player}`)).toEqual([
    'Player 1: person',
    'Player 2: person',
  ]);
});
