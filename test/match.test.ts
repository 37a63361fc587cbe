// Matches of the example game: answers, wrong answers, forks, where are we, and what a broken rule reports.

import { expect, test } from 'vitest';
import { anyone, choose } from '../engine/choose.ts';
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
import { camp } from './toys/camp.ts';
import { OPEN_A_DOOR, twoSteps } from './toys/two-steps.ts';

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
  const notes = () => {
    const { choices, makers, keys, tales, now, units, asks } = match;
    return JSON.stringify([choices, makers, keys, tales, now.state, units.length, asks]);
  };
  const playUntilItBreaks = () => {
    for (;;) {
      before = notes();
      answer(match, match.asks[0]!.seat, 0);
    }
  };
  expect(playUntilItBreaks).toThrow(RuleFailure);
  expect(notes()).toBe(before);
  expect(playUntilItBreaks).toThrow(`the plates ran out [_example ${game.rulesVersion}, seed ${match.seed}`);
});

test.each([9, 3, -1])(
  'a choice out of range in a list of choices is a sentence that names it: %d',
  (choice) => {
    expect(() => playOn(game, { players: 2, seed: seedFromText('x') }, [choice])).toThrow(
      `Choice 1 is ${choice}, but “play-a-card” has 3 options`,
    );
  },
);

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

/** The toy with another turn, in a match just begun. */
const beginToy = (turn: typeof twoSteps.turn, more: Partial<typeof twoSteps> = {}) =>
  startMatch({ ...twoSteps, turn, ...more }, { players: 2, seed: seedFromText('toy') });

test('rules that catch the waiting are told so, whether they go on to their end or ask again', () => {
  const swallow = (t: Parameters<typeof twoSteps.turn>[0]) => {
    try {
      choose(t, 0, OPEN_A_DOOR, [0, 1]);
    } catch {}
  };
  expect(() => beginToy(swallow)).toThrow(RuleFailure);
  expect(() => beginToy(swallow)).toThrow('The rules caught the waiting: remove the try around choose().');
  const asksAgain = (t: Parameters<typeof twoSteps.turn>[0]) => {
    swallow(t);
    choose(t, 1, OPEN_A_DOOR, [0, 1]);
  };
  expect(() => beginToy(asksAgain)).toThrow(RuleFailure);
  expect(() => beginToy(asksAgain)).toThrow('caught the waiting and asked “open” (TOY-STEP-02) as well');
});

test('ten thousand units may go by without a question, and no more', () => {
  const silentFor = (units: number) =>
    beginToy(
      (t) => {
        t.state.prize++;
      },
      {
        result: ({ state }) =>
          state.prize + 1 < units ? undefined : { outcome: 'Over', winners: [0], scores: [1, 0] },
      },
    );
  expect(silentFor(10_000).units).toHaveLength(10_000);
  expect(() => silentFor(10_001)).toThrow('10000 units went by without a question or a result.');
});

test('a match may have any number of units in which somebody is asked', () => {
  const long: typeof twoSteps = {
    ...twoSteps,
    turn(t) {
      t.state.prize += 1 + choose(t, 0, OPEN_A_DOOR, [0, 1]);
    },
    result: () => undefined,
  };
  const setup = { players: 2, seed: seedFromText('long') };
  expect(playOn(long, setup, new Array<number>(10_001).fill(0)).units).toHaveLength(10_002);
});

test('what was offered is read once, however often the unit is run again', () => {
  let read = 0;
  const READ_ONCE = {
    ...OPEN_A_DOOR,
    key(door: number) {
      read++;
      return door;
    },
  };
  const match = beginToy((t) => {
    for (let door = 0; door < 3; door++) choose(t, 0, READ_ONCE, [0, 1]);
    for (let door = 0; door < 3; door++) anyone(t, [0, 1], READ_ONCE, () => [0, 1]);
  });
  for (let choice = 0; choice < 6; choice++) answer(match, 0, 0);
  expect(read).toBe(3 * 2 + 3 * 4);
});

test('a decision keeps its id while others answer, and the next one has another', () => {
  const match = startMatch(camp, { players: 3, seed: seedFromText('camp') });
  const id = decisionFor(match, 0)!.id;
  answer(match, 1, 2);
  expect(decisionFor(match, 0)!.id).toBe(id);
  answer(match, 0, 0);
  expect(decisionFor(match, 0)!.id).not.toBe(id);
});
