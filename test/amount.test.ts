// A whole number is asked with a stepper: the decision says from where to where, and of what.

import { expect, test } from 'vitest';
import { chooseAmount } from '../engine/choose.ts';
import { won } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, decisionFor, startMatch } from '../engine/match.ts';
import { amount } from '../engine/question.ts';
import { copyRng, type Rng } from '../engine/random.ts';
import { type ToyTable, toy } from './toys/toy.ts';

type State = { rng: Rng; bid: number };

const BID = amount<ToyTable<State>>({
  name: 'bid',
  clause: 'TOY-BID-02',
  ask: 'How much do you bid?',
  of: 'gold',
  standard: () => 2,
});

const auction = toy<State, number>({
  id: 'auction',
  setup: (_box, rng) => ({ rng, bid: -1 }),
  turn(t) {
    t.state.bid = chooseAmount(t, 0, BID, { min: 2, max: 40 });
  },
  result: ({ state }) => (state.bid < 0 ? undefined : won('Sold', [0], 2)),
  copy: ({ rng, bid }) => ({ rng: copyRng(rng), bid }),
  view: ({ state }) => state.bid,
  redeal: () => {},
});

test('the decision says from where to where, of what, and what silence means', () => {
  const match = startMatch(auction, { players: 2, seed: seedFromText('auction') });
  const { amount: range, standard, options } = decisionFor(match, 0)!;
  expect(range).toEqual({ min: 2, max: 40, of: 'gold' });
  expect(options[standard!]?.label).toBe('2 gold');
  answer(match, 0, 11);
  expect(match.now.state).toMatchObject({ bid: 13 });
});
