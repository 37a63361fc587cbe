// A running match outlives a change of its rules: it goes on from a checkpoint, and says so.

import { expect, test } from 'vitest';
import { choose } from '../engine/choose.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, startMatch } from '../engine/match.ts';
import { below, rngFrom } from '../engine/random.ts';
import { recordOf, replay } from '../engine/record.ts';
import { readRecord, writeCompact, writeJson } from '../engine/record-text.ts';
import { beginningOf, resume } from '../engine/resume.ts';
import { game } from '../games/_example/game.ts';
import { SERVE } from '../games/_example/questions.ts';

/** Six choices into a picnic. */
function running(of = game) {
  const match = startMatch(of, { players: 3, seed: seedFromText('picnic') });
  const rng = rngFrom([1, 2, 3, 4]);
  while (match.choices.length < 6) {
    const { seat, options } = match.asks[0]!;
    answer(match, seat, below(rng, options.length));
  }
  return match;
}

/** As many cards as before, but two of them are one. */
function twiceTheTop(state: Record<string, unknown>) {
  const deck = state.deck as number[];
  return { ...state, deck: deck.with(0, deck.at(-1)!) };
}

/** The same game with a rule more: every turn begins with grace, which somebody says. */
const withGrace: typeof game = {
  ...game,
  rulesVersion: 'with grace',
  turn(t) {
    choose(t, t.state.active, SERVE, t.box.seats);
    game.turn(t);
  },
};

test('the match goes on from the checkpoint saved with it, with the same cards, and says so', () => {
  const match = running();
  const saved = beginningOf(match);
  const record = recordOf(match);
  expect(replay(withGrace, record).problem).toBeDefined();
  const { match: resumed, notice, problem } = resume(withGrace, record, saved);
  expect(problem).toBeUndefined();
  expect(notice).toMatch(/rules have changed/);
  expect(resumed.units[0]?.start).toEqual(match.units.at(-1)?.start);
});

test('its record begins at the checkpoint, survives both forms of text and replays', () => {
  const match = running();
  const { match: resumed } = resume(withGrace, recordOf(match), beginningOf(match));
  while (resumed.result === undefined) answer(resumed, resumed.asks[0]!.seat, 0);
  const record = recordOf(resumed);
  for (const text of [writeJson(record), writeCompact(record)]) {
    const again = replay(withGrace, readRecord(text));
    expect(again.problem).toBeUndefined();
    expect(again.match.result).toEqual(resumed.result);
  }
});

test('with the rules it began with, a match is replayed from its deal', () => {
  const match = running();
  const { notice, match: same } = resume(game, recordOf(match), beginningOf(match));
  expect(notice).toBeUndefined();
  expect(same.begins).toBeUndefined();
  expect(same.choices).toEqual(match.choices);
});

test('a match that its new rules agree with goes on as it is, from its deal', () => {
  const match = running();
  const renamed = { ...game, rulesVersion: 'with another word' };
  const { notice, otherRules, match: same } = resume(renamed, recordOf(match), beginningOf(match));
  expect([notice, otherRules, same.begins]).toEqual([undefined, true, undefined]);
});

test('an edited record is not gone on with, and one saved without a checkpoint can be looked at', () => {
  const match = running();
  const record = recordOf(match);
  const edited = { ...record, checks: record.checks.with(0, record.checks[0]! ^ 1) };
  expect(resume(game, edited, beginningOf(match)).notice).toBeUndefined();
  expect(resume(game, edited, beginningOf(match)).problem).toMatch(/has been edited/);
  const { notice, problem } = resume(withGrace, record, undefined);
  expect(notice).toBeUndefined();
  expect(problem).toMatch(/disagrees with the rules/);
});

test('whoever goes on from a checkpoint a second time still counts the choices from the deal', () => {
  const match = running();
  const saved = beginningOf(match);
  expect(saved.choices).toBe(match.units.at(-1)!.from);
  const { match: resumed } = resume(withGrace, recordOf(match), saved);
  while (resumed.units.length === 1) answer(resumed, resumed.asks[0]!.seat, 0);
  expect(beginningOf(resumed).choices).toBe(saved.choices + resumed.units.at(-1)!.from);
});

test.each([
  ['lost a card', (state: object) => ({ ...state, deck: [] })],
  ['has a card twice', ({ ...state }: Record<string, unknown>) => twiceTheTop(state)],
  ['is not plain', (state: object) => ({ ...state, when: new Date(0) })],
  ['is of another shape', ({ ...state }: Record<string, unknown>) => ({ rng: state.rng })],
])('a checkpoint that %s is not gone on from: the match can be looked at up to the change', (_, spoil) => {
  const match = running();
  const saved = beginningOf(match);
  const spoiled = { ...saved, state: spoil(saved.state as never) as typeof saved.state };
  const { notice, problem } = resume(withGrace, recordOf(match), spoiled);
  expect(notice).toBeUndefined();
  expect(problem).toMatch(/disagrees with the rules/);
});

test.each([{}, { rng: null }, { rng: 7 }, null])(
  'a record that begins with no position is refused: %j',
  (state) => {
    const match = running();
    const record = { ...recordOf(match), begins: { ...beginningOf(match), state: state as never } };
    expect(() => readRecord(writeJson(record))).toThrow('no position to go on from');
  },
);

test('a match is gone on from where everybody at the table can look, and nobody else is asked to', () => {
  const strict: typeof withGrace = {
    ...withGrace,
    view(t, viewer) {
      if (viewer !== 'spectator' && viewer >= t.box.players) throw new Error('Nobody sits there.');
      return withGrace.view(t, viewer);
    },
  };
  const match = running();
  expect(resume(strict, recordOf(match), beginningOf(match)).notice).toMatch(/rules have changed/);
});

test('where somebody could not look at the table, the match is not gone on with', () => {
  const blinding: typeof withGrace = {
    ...withGrace,
    view(t, viewer) {
      if (viewer === 2) throw new Error('These rules do not know such a state.');
      return withGrace.view(t, viewer);
    },
  };
  const match = running();
  expect(resume(blinding, recordOf(match), beginningOf(match)).notice).toBeUndefined();
});
