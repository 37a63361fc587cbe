// Habits: what each persona makes of the same prospects.

import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { startMatch } from '../engine/match.ts';
import type { Question } from '../engine/question.ts';
import { rngFrom } from '../engine/random.ts';
import type { Table } from '../engine/table.ts';
import { type Worlds, worldsFor } from '../engine/worlds.ts';
import { game } from '../games/_example/game.ts';
import { BOT_SPECS, botWith, makeBot } from './bot.ts';
import { PERSONAS } from './personas.ts';
import { playWithBots } from './play.ts';

const NONE = {} as Question;

/** A decision whose options lead, world after world, to these outlooks for seats 0 and 1. */
function prospects(
  options: readonly (readonly [number, number])[][],
  instinct: Pick<Game, 'instinct' | 'trust'> = {},
): Worlds {
  const looks = options.map(() => 0);
  const judge = (t: unknown) => (t as { outlook: number[] }).outlook;
  const judged = { judge, ...instinct, result: () => undefined };
  return {
    game: judged as unknown as Game,
    box: { players: 2, options: {}, faces: [] },
    seat: 0,
    options: options.length,
    isTaste: false,
    fitting: options.map((_, index) => index),
    imagine(_rng, chooser) {
      const t = {} as Table;
      const option = chooser.pick(t, 0, NONE, options);
      const worlds = options[option]!;
      return { ...t, outlook: worlds[looks[option]!++ % worlds.length] } as unknown as Table;
    },
  };
}

const choice = (spec: string, worlds: Worlds) => botWith(spec, rngFrom([1, 2, 3, 4])).decide(worlds);

test('the cautious one takes the safe half, the greedy one the gamble that is a little better on average', () => {
  const safeOrGamble = () =>
    prospects([
      [[0.5, 0.5]],
      [
        [1, 0],
        [0.1, 0.9],
      ],
    ]);
  expect(choice('greedy', safeOrGamble())).toBe(1);
  expect(choice('cautious', safeOrGamble())).toBe(0);
});

test.each(['greedy', 'search:20'])('in a matter of taste %s takes any, however one of them looks', (spec) => {
  const bot = botWith(spec, rngFrom([1, 2, 3, 4]));
  const taste = { ...prospects([[[0.9, 0.1]], [[0.1, 0.9]]]), isTaste: true };
  expect(new Set(Array.from({ length: 30 }, () => bot.decide(taste)))).toEqual(new Set([0, 1]));
});

test('in a matter of taste one that answers at once takes any too, whatever its instinct says', () => {
  const { answer } = botWith('natural', rngFrom([1, 2, 3, 4])).atOnce!;
  const firstOnly = { instinct: () => [1, 0] } as unknown as Game;
  const ask = { seat: 0, question: { isTaste: true } as Question, options: ['this', 'that'] };
  const taken = Array.from({ length: 30 }, () => answer(firstOnly, {} as Table, ask));
  expect(new Set(taken)).toEqual(new Set([0, 1]));
});

test('the spiteful one gives up a little to take much from another', () => {
  const ownOrHarm = () => prospects([[[0.5, 0.6]], [[0.45, 0.2]]]);
  expect(choice('greedy', ownOrHarm())).toBe(0);
  expect(choice('spiteful', ownOrHarm())).toBe(1);
});

test('the casual one does what looks natural where little is at stake, and where more is, it does not', () => {
  const secondIsNatural = (first: number) =>
    prospects([[[first, 0.5]], [[0.5, 0.5]]], { instinct: () => [1, 9], trust: 4 });
  expect(choice('greedy', secondIsNatural(0.53))).toBe(0);
  expect(choice('casual', secondIsNatural(0.53))).toBe(1);
  expect(choice('casual', secondIsNatural(0.55))).toBe(0);
  const untrusted = prospects([[[0.53, 0.5]], [[0.5, 0.5]]], { instinct: () => [1, 9] });
  expect(choice('casual', untrusted)).toBe(0);
});

test('the forgetful one often takes the best, and sometimes does not think of it', () => {
  const bot = botWith('forgetful', rngFrom([5, 6, 7, 8]));
  const best = Array.from({ length: 300 }, () =>
    bot.decide(prospects([[[0.2, 0.8]], [[0.9, 0.1]], [[0.3, 0.7]]])),
  );
  const share = best.filter((option) => option === 1).length / best.length;
  expect(share).toBeGreaterThan(0.55);
  expect(share).toBeLessThan(0.85);
});

/** Share of wins against random, seats swapped every match. */
function againstRandom(spec: string, matches: number): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const seat = i % 2;
    const match = startMatch(game, { players: 2, seed: seedFromText(`persona ${i}`) });
    const specs = seat === 0 ? [spec, 'random'] : ['random', spec];
    playWithBots(
      match,
      specs.map((each, at) => makeBot(each, seedFromText(`${i} ${at}`))),
    );
    if (match.result!.winners.includes(seat)) won += 1 / match.result!.winners.length;
  }
  return won / matches;
}

test.each(['beginner', 'natural', 'casual', 'forgetful', 'cautious', 'spiteful'])(
  '%s plays better than chance',
  (spec) => {
    expect(againstRandom(spec, 150)).toBeGreaterThan(0.55);
  },
);

test('a beginner is worse than the greedy bot, and decides alike for a seed', () => {
  expect(againstRandom('beginner', 150)).toBeLessThan(againstRandom('greedy', 150));
  const match = startMatch(game, { players: 3, seed: seedFromText('twice') });
  const decide = () => makeBot('beginner', seedFromText('b')).decide(worldsFor(match, 0));
  expect(decide()).toBe(decide());
});

test('every persona can be asked for by name', () => {
  for (const spec of ['beginner', 'natural', ...Object.keys(PERSONAS)]) {
    expect(BOT_SPECS).toContain(spec);
    expect(makeBot(spec, seedFromText('x')).name).toBe(spec);
  }
});

test.each(['greedy', 'casual', 'cautious', 'spiteful'])(
  'of prospects that look the same, %s takes the first',
  (spec) => {
    expect(choice(spec, prospects([[[0.4, 0.6]], [[0.5, 0.5]], [[0.5, 0.5]]]))).toBe(1);
  },
);

test.each(['greedy', 'casual', 'cautious', 'spiteful', 'forgetful', 'search:10'])(
  'where there is a single option, %s takes it without imagining anything',
  (spec) => {
    const imagine = () => {
      throw new Error('There is nothing to think about.');
    };
    expect(choice(spec, { ...prospects([[[0.5, 0.5]]]), imagine })).toBe(0);
  },
);

test('a beginner does what looks natural five times in six, and else anything', () => {
  const natural = { instinct: () => [0, 1, 0] } as unknown as Game;
  const beginner = botWith('beginner', rngFrom([1, 2, 3, 4])).atOnce!;
  const ask = { seat: 0, question: NONE, options: [7, 8, 9] };
  const picks = Array.from({ length: 1800 }, () => beginner.answer(natural, {} as Table, ask));
  const times = [0, 1, 2].map((option) => picks.filter((pick) => pick === option).length);
  for (const [option, often] of [100, 1600, 100].entries())
    expect(Math.abs(times[option]! - often)).toBeLessThan(40);
});
