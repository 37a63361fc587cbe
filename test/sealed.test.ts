// Answers under seal: nobody learns one before the last is in, by no road.

import { expect, test } from 'vitest';
import type { Chooser } from '../engine/choose.ts';
import { countOptions, PlayoutChooser } from '../engine/choosers.ts';
import { imagines } from '../engine/conformance/imagines.ts';
import { Broken } from '../engine/conformance/subject.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, decisionFor, startMatch } from '../engine/match.ts';
import { rngFrom } from '../engine/random.ts';
import { readRulebook } from '../engine/rulebook.ts';
import { everyoneSome, forgetSealed } from '../engine/sealed.ts';
import { layTable } from '../engine/table.ts';
import { undoFor } from '../engine/undo.ts';
import { worldsFor } from '../engine/worlds.ts';
import { boundByHand, twoEnvelopes } from './toys/two-envelopes.ts';

const begun = () => startMatch(twoEnvelopes, { players: 2, seed: seedFromText('envelopes') });
const rulebook = readRulebook('');

/** The first seat's answer in every world that the second imagines. */
function bidsImagined(truth: number): number[] {
  const match = begun();
  answer(match, 0, truth);
  const worlds = worldsFor(match, 1);
  return Array.from({ length: 40 }, (_, i) => {
    const t = worlds.imagine(rngFrom([i, 1, 2, 3]), new PlayoutChooser(rngFrom([i, 4, 5, 6])));
    return (t.state as unknown as { last: number[] }).last[0]!;
  });
}

test('whoever answers second imagines the same, whatever the first has put under seal', () => {
  expect(new Set(bidsImagined(0))).toEqual(new Set([1, 2, 3]));
  expect(bidsImagined(2)).toEqual(bidsImagined(0));
});

test('in an imagined world one’s own answer stays under seal, and so does what nobody was asked for', () => {
  const { now: t } = begun();
  const envelope = (seat: number, isForced: boolean) => ({
    seat,
    picks: isForced ? [] : ['a'],
    min: 1,
    max: 1,
    isForced,
    isClosed: true,
  });
  const [own, others, forced] = [envelope(0, false), envelope(1, false), envelope(2, true)];
  t.sealed = [own, others, forced];
  forgetSealed(t, 0);
  expect(t.sealed).toEqual([own, { ...others, picks: [], isClosed: false }, forced]);
});

test('the suite finds answers that are kept in a variable instead of under seal', () => {
  expect(() => imagines.check({ game: boundByHand, rulebook })).toThrow(Broken);
  imagines.check({ game: twoEnvelopes, rulebook, matches: 20 });
});

test('both are asked, the answers come out in the order of the seats', () => {
  const match = begun();
  expect(match.asks.map(({ seat }) => seat)).toEqual([0, 1]);
  answer(match, 1, 2);
  expect(match.asks.map(({ seat }) => seat)).toEqual([0]);
  expect(match.now.state.last).toEqual([]);
  answer(match, 0, 0);
  expect(match.now.state.last).toEqual([1, 3]);
});

test('of several picks under seal each seat sees its own, and may stop from the minimum on', () => {
  const match = begun();
  answer(match, 0, 0);
  answer(match, 1, 0);
  answer(match, 0, 1);
  expect(decisionFor(match, 0)?.picking).toEqual({ picked: [{ key: 2, label: '2 coins' }], min: 1, max: 2 });
  expect(decisionFor(match, 1)?.picking).toEqual({ picked: [], min: 1, max: 2 });
  expect(decisionFor(match, 0)?.options.map(({ label }) => label)).toEqual(['1 coins', '3 coins', 'Done']);
  answer(match, 0, 2);
  expect(decisionFor(match, 0)).toBeUndefined();
});

test('an answer under seal can be taken back until another’s answer opens it', () => {
  const match = begun();
  answer(match, 0, 0);
  expect(undoFor(match, { seat: 0 })).toEqual({ possible: true, to: 0 });
  answer(match, 1, 2);
  expect(undoFor(match, { seat: 1 }).possible).toBe(false);
});

/** What is offered, answer after answer, when two seats pick up to two of three under seal, and what comes out. */
function pickingAtLeast(min: number, answers: readonly number[]) {
  const offered: number[] = [];
  const pickAny: Chooser['pickAny'] = (_t, asks) => {
    offered.push(countOptions(asks));
    return answers[offered.length - 1]!;
  };
  const chooser: Chooser = {
    pick: (t, seat, question, options) => pickAny(t, [{ seat, question, options }]),
    pickAny,
  };
  const t = layTable({ players: 2, options: {}, faces: [] }, { rng: rngFrom([1, 2, 3, 4]) }, chooser);
  const picked = everyoneSome(
    t,
    [0, 1],
    begun().asks[0]!.question,
    () => ['a', 'b', 'c'],
    () => ({ min, max: 2 }),
  );
  return { offered, picked };
}

test('whoever need not pick anything may be done at once, anybody else not before the minimum', () => {
  const nothing = pickingAtLeast(0, [3, 3]);
  expect(nothing).toEqual({ offered: [8, 4], picked: [[], []] });
  const one = pickingAtLeast(1, [0, 5, 2, 2]);
  expect(one).toEqual({ offered: [6, 6, 6, 3], picked: [['a'], ['c']] });
});

test('whoever has to pick all there is answers with it unasked, unless not being asked would tell a secret', () => {
  const asked: number[] = [];
  const pickAny: Chooser['pickAny'] = (_t, [ask]) => {
    asked.push(ask!.seat);
    return 0;
  };
  const chooser: Chooser = {
    pick: (t, seat, question, options) => pickAny(t, [{ seat, question, options }]),
    pickAny,
  };
  const t = layTable({ players: 2, options: {}, faces: [] }, { rng: rngFrom([1, 2, 3, 4]) }, chooser);
  const { question } = begun().asks[0]!;
  const optionsOf = (seat: number) => (seat === 0 ? ['a', 'b'] : ['c', 'd', 'e']);
  const two = () => ({ min: 2, max: 2 });
  const answers = (of: typeof question) => everyoneSome(t, [0, 1], of, optionsOf, two);
  expect(answers(question)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(asked).toEqual([1, 1]);
  answers({ ...question, secret: true });
  expect(new Set(asked.slice(2))).toEqual(new Set([0, 1]));
});
