// Bots that answer from a single world, and imagine nothing that follows.

import { expect, test } from 'vitest';
import { choose } from '../engine/choose.ts';
import type { Game, Policy } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { startMatch } from '../engine/match.ts';
import type { Question } from '../engine/question.ts';
import type { Table } from '../engine/table.ts';
import { worldsFor } from '../engine/worlds.ts';
import { OPEN_A_DOOR, twoSteps } from '../test/toys/two-steps.ts';
import { makeBot } from './bot.ts';

/** A turn of two doors, one after the other; the policy takes the first that is offered, and notes what it was offered. */
function doorAfterDoor() {
  const offered: (readonly unknown[])[] = [];
  const first: Policy = {
    title: 'First comes first',
    decide: (_t, { options }) => {
      offered.push(options);
      return 0;
    },
  };
  const game: typeof twoSteps = {
    ...twoSteps,
    policies: { first },
    turn(t) {
      t.state.prize = choose(t, 0, OPEN_A_DOOR, [0, 1]) + choose(t, 0, OPEN_A_DOOR, [2, 3, 4]);
    },
  };
  return { game, offered };
}

test('a game’s own policy is asked for by its name, and answers what its seat is asked and nothing that follows', () => {
  const { game, offered } = doorAfterDoor();
  const match = startMatch(game, { players: 2, seed: seedFromText('doors') });
  const bot = makeBot('first', seedFromText('p'), game as unknown as Game);
  expect(bot.name).toBe('first');
  expect(bot.decide(worldsFor(match, 0))).toBe(0);
  expect(offered).toEqual([[0, 1]]);
});

test('where there is a single option, a policy is not asked', () => {
  const { game, offered } = doorAfterDoor();
  const { answer } = makeBot('first', seedFromText('p'), game as unknown as Game).atOnce!;
  const ask = { seat: 0, question: OPEN_A_DOOR as Question, options: ['only'] };
  expect(answer(game as unknown as Game, {} as Table, ask)).toBe(0);
  expect(offered).toEqual([]);
});
