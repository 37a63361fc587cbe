// Open windows: anybody acts in any order until all are ready; a unit per act, and nobody goes on for ever.

import { expect, test } from 'vitest';
import { makeBot } from '../bots/bot.ts';
import { playWithBots } from '../bots/play.ts';
import { PROMISES } from '../engine/conformance/index.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, decisionFor, type Match, seatsAsked, startMatch } from '../engine/match.ts';
import { readRulebook } from '../engine/rulebook.ts';
import { undoFor } from '../engine/undo.ts';
import { camp } from './toys/camp.ts';

const begun = () => startMatch(camp, { players: 3, seed: seedFromText('camp') });
const rulebook = readRulebook('**TOY-CAMP-01** Hand over what you like.');

test('whoever can act is asked, and whoever can do nothing is not', () => {
  expect(seatsAsked(begun())).toEqual([0, 1]);
});

test('every act is a unit of its own, and READY closes the window when all have said it', () => {
  const match = begun();
  answer(match, 1, 0);
  expect(match.units).toHaveLength(2);
  answer(match, 0, 2);
  expect(match.now.state).toMatchObject({ camps: 1, window: { ready: [false, true, true] } });
});

test('an act that concerns somebody who was ready asks them again', () => {
  const match = begun();
  answer(match, 1, 2);
  expect(seatsAsked(match)).toEqual([0]);
  answer(match, 0, 0);
  expect(seatsAsked(match)).toEqual([0, 1]);
});

test('READY is the standard answer, and can be taken back', () => {
  const match = begun();
  const { options, standard, isWindow } = decisionFor(match, 0)!;
  expect(options[standard!]?.label).toBe('On we go');
  expect(isWindow).toBe(true);
  answer(match, 0, standard!);
  expect(undoFor(match, { seat: 0 })).toEqual({ possible: true, to: 0 });
});

test.each(['ends', 'waits', 'repeats', 'replays', 'undoes', 'hides', 'imagines', 'offers'])(
  'windows keep the promise “%s” when everybody goes in circles',
  (name) => {
    const first = (match: Match) => (match.asks.length > 0 ? 0 : -1);
    PROMISES.find((promise) => promise.name === name)!.check({ game: camp, rulebook, player: first });
  },
);

test.each(['random', 'greedy', 'search:20'])('%s bots know when to stop', (spec) => {
  const match = begun();
  playWithBots(
    match,
    [0, 1, 2].map((seat) => makeBot(spec, seedFromText(`${spec} ${seat}`))),
  );
  expect(match.result?.party).toBe('won');
  expect(match.choices.length).toBeLessThan(400);
});
