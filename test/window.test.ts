// Open windows: anybody acts in any order until all are ready; a unit per act, and nobody goes on for ever.

import { expect, test } from 'vitest';
import { makeBot } from '../bots/bot.ts';
import { playWithBots } from '../bots/play.ts';
import type { Chooser } from '../engine/choose.ts';
import { PROMISES } from '../engine/conformance/index.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, decisionFor, type Match, seatsAsked, startMatch } from '../engine/match.ts';
import { because, lookAt } from '../engine/question.ts';
import { readRulebook } from '../engine/rulebook.ts';
import { layTable } from '../engine/table.ts';
import { undoFor } from '../engine/undo.ts';
import { isClosed, nextAct, openWindow, READY, unready, windowQuestion } from '../engine/window.ts';
import { camp, HAND_OVER } from './toys/camp.ts';

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
  expect(seatsAsked(match)).toEqual([1]);
  answer(match, 1, 0);
  expect(match.now.state).toMatchObject({ camps: 1, window: { ready: [false, true, true] } });
});

test('whoever has acted is asked although nothing is left to do, and can take it back before it goes on', () => {
  const match = begun();
  answer(match, 0, 2);
  answer(match, 1, 0);
  expect(decisionFor(match, 1)!.options.map(({ label }) => label)).toEqual(['On we go']);
  expect(undoFor(match, { seat: 1 }).possible).toBe(true);
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

test('sixty times somebody acts in a window; then they are ready, and nobody makes them unready', () => {
  const window = openWindow(1);
  const again: Chooser = { pick: () => 0, pickAny: () => 0 };
  const t = layTable(camp.unpack({ players: 1, options: {}, figures: {} }), begun().now.state, again);
  let acts = 0;
  for (; acts < 99 && nextAct(t, window, HAND_OVER, () => [1, 2]) !== undefined; acts++)
    expect(isClosed(window)).toBe(false);
  expect([acts, isClosed(window)]).toEqual([60, true]);
  unready(window, 0);
  expect(isClosed(window)).toBe(true);
  window.acts[0] = 59;
  unready(window, 0);
  expect(isClosed(window)).toBe(false);
});

test('READY has its own words and points at nothing; everything else is as the question says', () => {
  const t = begun().now;
  const asked = windowQuestion<typeof t, number>({
    name: 'arrange',
    clause: 'TOY-CAMP-02',
    ask: 'What do you do?',
    key: (n) => n,
    label: (_t, n) => `Thing ${n}`,
    at: (_t, n) => ({ card: n }),
    detail: (_t, n) => `detail ${n}`,
    data: (_t, n) => ({ n }),
    considers: () => [1, 2, 3],
    whyNot: (_t, n) => because('TOY-CAMP-03', `no ${n}`),
    ready: 'On we go',
  });
  const { options, notPossible, standard } = lookAt(t, { seat: 0, question: asked, options: [1, 2, READY] });
  expect(options).toEqual([
    { key: 1, label: 'Thing 1', at: { card: 1 }, detail: 'detail 1', data: { n: 1 } },
    { key: 2, label: 'Thing 2', at: { card: 2 }, detail: 'detail 2', data: { n: 2 } },
    { key: 'ready', label: 'On we go' },
  ]);
  expect(notPossible).toEqual([{ label: 'Thing 3', at: { card: 3 }, clause: 'TOY-CAMP-03', reason: 'no 3' }]);
  expect(standard).toBe(2);
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
