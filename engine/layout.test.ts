// Piles declared once: zones, views, areas and redeals follow from one declaration.

import { expect, test } from 'vitest';
import { areasOfPiles, type Layout, redealPiles, seenPiles, zonesOf } from './layout.ts';
import { rngFrom } from './random.ts';

type State = { deck: number[]; beasts: number[]; discard: number[]; hands: number[][] };

const PILES = {
  deck: { title: 'Deck', back: 'quest', openTo: 'nobody', pile: (state) => state.deck },
  beasts: { title: 'Beasts', back: 'beast', openTo: 'nobody', pile: (state) => state.beasts },
  discard: { title: 'Discards', back: 'quest', openTo: 'everyone', pile: (state) => state.discard },
  hand: { title: 'Hand', back: 'quest', openTo: 'owner', piles: (state) => state.hands },
} as const satisfies Layout<State>;

const dealt = (): State => ({
  deck: [1, 2, 3, 4],
  beasts: [20, 21, 22],
  discard: [9],
  hands: [
    [5, 6],
    [7, 8],
  ],
});

test('every pile is a zone', () => {
  expect(zonesOf(PILES, dealt())).toEqual([[1, 2, 3, 4], [20, 21, 22], [9], [5, 6], [7, 8]]);
});

test('a viewer sees the own hand and what lies open, and counts the rest', () => {
  expect(seenPiles(PILES, dealt(), 1)).toEqual({
    deck: { count: 4 },
    beasts: { count: 3 },
    discard: { count: 1, cards: [9] },
    hand: [{ count: 2 }, { count: 2, cards: [7, 8] }],
  });
  expect(seenPiles(PILES, dealt(), 'spectator').hand).toEqual([{ count: 2 }, { count: 2 }]);
});

test('areas name the piles, with the owner of each hand', () => {
  const areas = areasOfPiles(PILES, seenPiles(PILES, dealt(), 1));
  expect(areas.map(({ spot, owner, count }) => ({ spot, owner, count }))).toEqual([
    { spot: 'deck', owner: undefined, count: 4 },
    { spot: 'beasts', owner: undefined, count: 3 },
    { spot: 'discard', owner: undefined, count: 1 },
    { spot: 'hand', owner: 0, count: 2 },
    { spot: 'hand', owner: 1, count: 2 },
  ]);
  expect(areas[4]?.cards).toEqual([{ card: 7 }, { card: 8 }]);
});

test('a redeal mixes the hidden piles of one back, and leaves what the viewer sees', () => {
  const decks = new Set<string>();
  const beasts = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const state = dealt();
    redealPiles(PILES, state, 1, rngFrom([i, 1, 2, 3]));
    expect(state.hands[1]).toEqual([7, 8]);
    expect(state.discard).toEqual([9]);
    expect([...state.deck, ...state.hands[0]!].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(state.beasts.toSorted()).toEqual([20, 21, 22]);
    decks.add(state.deck.join());
    beasts.add(state.beasts.join());
  }
  expect(decks.size).toBeGreaterThan(20);
  expect(beasts.size).toBe(6);
});

test('a single pile has no owner, so nobody sees into one that is open to its owner', () => {
  const chest = { chest: { title: 'Chest', openTo: 'owner', pile: (state: State) => state.deck } } as const;
  expect(seenPiles(chest, dealt(), 0)).toEqual({ chest: { count: 4 } });
  const state = dealt();
  redealPiles(chest, state, 0, rngFrom([1, 2, 3, 4]));
  expect(state.deck).not.toEqual(dealt().deck);
});

test('an area whose cards are not seen has none, not an empty list', () => {
  const areas = areasOfPiles(PILES, seenPiles(PILES, dealt(), 1));
  expect(areas[0]).not.toHaveProperty('cards');
});
