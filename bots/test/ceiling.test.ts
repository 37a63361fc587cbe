// The ceiling sees everything, and nobody is ever offered it.

import { expect, test } from 'vitest';
import { Fault } from '../../engine/fault.ts';
import { seedFromText } from '../../engine/hash.ts';
import { startMatch } from '../../engine/match.ts';
import { rngFrom } from '../../engine/random.ts';
import type { Table } from '../../engine/table.ts';
import { game } from '../../games/_example/game.ts';
import { type Table as ExampleTable, hand } from '../../games/_example/state.ts';
import { makeBot } from '../bot.ts';
import { ceiling, theTruth } from './ceiling.ts';

test('the ceiling sees the cards others hold and the chance to come, whatever it draws itself', () => {
  const match = startMatch(game, { players: 3, seed: seedFromText('truth') });
  const truth = String(hand(match.now as ExampleTable, 1));
  const ends = [1, 2, 3].map((word) => {
    const look = (t: Table) => {
      expect(String(hand(t as ExampleTable, 1))).toBe(truth);
      return 0;
    };
    const t = theTruth(match, 0).imagine(rngFrom([word, 0, 0, 0]), { pick: look, pickAny: look });
    return JSON.stringify(t.state);
  });
  expect(new Set(ends).size).toBe(1);
});

test('the ceiling leaves the dice to come as they lie, also beyond the unit with the decision', () => {
  const match = startMatch({ ...game, moment: () => 0 }, { players: 2, seed: seedFromText('dice') });
  expect(theTruth(match, 0).game).not.toHaveProperty('moment');
  expect(theTruth(match, 0).game).toHaveProperty('judge');
});

test('it answers what it is asked, and leaves the match as it was', () => {
  const match = startMatch(game, { players: 2, seed: seedFromText('asked') });
  const before = JSON.stringify(match.now.state);
  const option = ceiling({ iterations: 50 }, rngFrom([1, 2, 3, 4]))(match, 0);
  expect(match.asks[0]!.options[option]).toBeDefined();
  expect(JSON.stringify(match.now.state)).toBe(before);
});

test.each(['ceiling', 'ceiling:400', 'truth'])('no spec makes one: “%s” is refused', (spec) => {
  expect(() => makeBot(spec, seedFromText('x'), game)).toThrow(Fault);
});
