// The ladder: who is better comes out above, and what is the deal's is told from what is the player's.

import { expect, test } from 'vitest';
import { type Game, won } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { game as picnic } from '../../games/_example/game.ts';
import { rigged } from '../test/rigged.ts';
import { Ring } from './duel.ts';
import { type Fought, standingsOf } from './rating.ts';

const seed = seedFromText('ladder');

function fought(game: Game, bots: string[], deals: number): Fought[] {
  const ring = new Ring(game, { game: game.id, wishes: { players: 2 }, bots, seed });
  return bots.flatMap((_, one) =>
    bots.slice(one + 1).map((_bot, after) => {
      const other = one + 1 + after;
      return { one, other, deals: ring.fight({ one, other, from: 0, to: deals }) };
    }),
  );
}

test('random is below the beginner, who is below the greedy bot', () => {
  const bots = ['random', 'greedy', 'beginner'];
  const { rungs, pairings } = standingsOf(bots, fought(picnic as unknown as Game, bots, 60));
  expect(rungs.map(({ bot }) => bot)).toEqual(['greedy', 'beginner', 'random']);
  for (const { rating } of rungs) {
    expect(rating.low).toBeLessThan(rating.value);
    expect(rating.high).toBeGreaterThan(rating.value);
  }
  expect(rungs[0]!.rating.low).toBeGreaterThan(rungs[2]!.rating.high);
  expect(rungs[0]!.matches).toBe(240);
  const duel = pairings.find(({ one, other }) => one === 'random' && other === 'greedy')!;
  expect(duel.wins.high).toBeLessThan(0.4);
  expect(duel.sameBot.value).toBeGreaterThan(0.5);
});

test('where only the deal decides, the same side wins whoever sits there', () => {
  // The lot is drawn from the deal's own chance, and nothing anybody does changes it.
  const { pairings } = standingsOf(
    ['random', 'beginner'],
    fought(rigged as unknown as Game, ['random', 'beginner'], 80),
  );
  expect(pairings[0]!.sameSide.value).toBe(1);
  expect(pairings[0]!.wins.value).toBe(0.5);
});

test('few deals leave much open, and nothing beyond all or none', () => {
  const winsAfter = (deals: readonly (readonly [number, number])[]) =>
    standingsOf(['one', 'other'], [{ one: 0, other: 1, deals }]).pairings[0]!.wins;
  for (const deals of [
    [[0, 0]],
    [[0, 1]],
    [
      [0, 0],
      [0, 1],
      [0, 0],
    ],
    [
      [0.5, 0.5],
      [0.5, 0.5],
    ],
  ] as const) {
    const { low, high } = winsAfter(deals);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(high - low).toBeGreaterThan(0.5);
  }
  const many = winsAfter(Array.from({ length: 40 }, (_, deal) => [deal % 2, (deal >> 1) % 2] as const));
  expect(many.high - many.low).toBeLessThan(0.25);
});

test('the same duels give the same ratings', () => {
  const duels = fought(picnic as unknown as Game, ['random', 'beginner'], 20);
  expect(standingsOf(['random', 'beginner'], duels)).toEqual(standingsOf(['random', 'beginner'], duels));
});

test('a party that wins or loses together is played by each bot as a whole', () => {
  const together: Game = {
    ...(picnic as unknown as Game),
    // Both have won when the fuller plate is the first one’s.
    result(t) {
      const result = (picnic as unknown as Game).result(t);
      return result && won('Over', result.winners.includes(0) ? [0, 1] : [], 2);
    },
  };
  const ring = new Ring(together, {
    game: 'picnic',
    wishes: { players: 2 },
    bots: ['random', 'beginner'],
    seed,
  });
  expect(ring.isParty).toBe(true);
  const scores = ring.fight({ one: 0, other: 1, from: 0, to: 40 }).flat();
  expect(new Set(scores)).toEqual(new Set([0, 0.5, 1]));
  expect(new Ring(picnic as unknown as Game, ring.plan).isParty).toBe(false);
});

test('seats of one role are one side of a duel', () => {
  const roles: Game = { ...(picnic as unknown as Game), roles: () => ['Hero', 'Hero', 'Keeper'] };
  const ring = new Ring(roles, {
    game: 'picnic',
    wishes: { players: 3 },
    bots: ['random', 'beginner'],
    seed,
  });
  expect(ring.sides).toEqual([0, 0, 1]);
});
