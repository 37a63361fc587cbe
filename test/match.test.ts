// Matches of the example game: answers, wrong answers, forks, where are we, and what a broken rule reports.

import { expect, test } from 'vitest';
import { Fault } from '../engine/fault.ts';
import { seedFromText } from '../engine/hash.ts';
import {
  answer,
  decisionFor,
  fork,
  playOn,
  RuleFailure,
  rewind,
  startMatch,
  where,
} from '../engine/match.ts';
import { eventsFor } from '../engine/tale.ts';
import { game } from '../games/_example/game.ts';
import { table } from '../games/_example/test/table.ts';

const begin = () => startMatch(game, { players: 2, seed: seedFromText('a match') });

test.each([
  [1, 0, 'Player 2 is not asked anything now; Player 1 is to choose.'],
  [0, 3, '“play-a-card” has options 0 to 2; 3 is not one of them.'],
  [0, -1, '-1 is not one of them'],
  [0, 0.5, '0.5 is not one of them'],
  [0, Number.NaN, 'NaN is not one of them'],
])('seat %d answering %d is refused with a sentence, and nothing changes', (seat, option, sentence) => {
  const match = begin();
  const before = JSON.stringify([match.now.state, match.choices, match.units.length]);
  expect(() => answer(match, seat, option)).toThrow(sentence);
  expect(() => answer(match, seat, option)).toThrow(Fault);
  expect(JSON.stringify([match.now.state, match.choices, match.units.length])).toBe(before);
});

test('when the match is over nobody is asked any more', () => {
  const match = begin();
  while (match.result === undefined) answer(match, match.asks[0]!.seat, 0);
  expect(() => answer(match, 0, 0)).toThrow('The match is over');
  expect(where(match)).toMatchObject({ asked: [], result: match.result });
});

test('where are we: unit, choices, who is asked what, by which clause', () => {
  const match = begin();
  answer(match, 0, 0);
  expect(where(match)).toMatchObject({
    choices: 1,
    asked: [{ seat: expect.any(Number), clause: expect.stringMatching(/^EX-/) }],
  });
});

test('a rule that throws reports game, version, seed and choices, and the match stays as it was', () => {
  const broken: typeof game = {
    ...game,
    turn(t) {
      game.turn(t);
      if (t.state.discard.length + t.state.plates.flat().length > 2) throw new Error('the plates ran out');
    },
  };
  const match = startMatch(broken, { players: 2, seed: seedFromText('a match') });
  let before = '';
  const playUntilItBreaks = () => {
    for (;;) {
      before = JSON.stringify([match.choices, match.now.state, match.units.length]);
      answer(match, match.asks[0]!.seat, 0);
    }
  };
  expect(playUntilItBreaks).toThrow(RuleFailure);
  expect(JSON.stringify([match.choices, match.now.state, match.units.length])).toBe(before);
  expect(playUntilItBreaks).toThrow(`the plates ran out [_example ${game.rulesVersion}, seed ${match.seed}`);
});

test('a choice out of range in a list of choices is a sentence that names it', () => {
  expect(() => playOn(game, { players: 2, seed: seedFromText('x') }, [9])).toThrow(
    'Choice 1 is 9, but “play-a-card” has 3 options',
  );
});

test('choices beyond the end are refused', () => {
  const match = begin();
  while (match.result === undefined) answer(match, match.asks[0]!.seat, 0);
  const { seed, choices } = match;
  expect(() => playOn(game, { players: 2, seed }, [...choices, 0])).toThrow(
    `is over after ${choices.length} choices`,
  );
});

test('a fork in the middle of an effect goes on by itself', () => {
  const t = table({ hands: [['Basket', 'Bun', 'Pie'], ['Bun']] }).answersAll(0, 'Basket', 'Bun');
  const [one, other] = [t.fork, fork(t.fork)];
  answer(one, 0, 0);
  expect(decisionFor(other, 0)?.picking?.picked).toHaveLength(1);
  expect(one.choices.length).toBe(other.choices.length + 1);
});

test('rewinding to any choice gives the events up to there', () => {
  const match = begin();
  const told = [eventsFor(match, 0)];
  while (match.result === undefined) {
    answer(match, match.asks[0]!.seat, 0);
    told.push(eventsFor(match, 0));
  }
  told.forEach((events, choices) => {
    expect(eventsFor(rewind(match, choices), 0)).toEqual(events);
  });
  expect(() => rewind(match, told.length)).toThrow(`there is no position after ${told.length}`);
});
