// What is known of cards in other hands: by those who saw them, by everybody, and by those who only watch.

import { expect, test } from 'vitest';
import type { Viewer } from '../../../engine/table.ts';
import { movedFor } from '../../../test/redealt.ts';
import { Scenario } from '../../../test/scenario.ts';
import { game } from '../game.ts';
import { PILES } from '../piles.ts';
import { seatBit } from '../state.ts';
import { names, table, unopposed } from './table.ts';

test('UA-R-39 a spectator does not see a stolen card, although both players know it', () => {
  const t = table({
    hands: [
      ['Thief', 'Rest'],
      ['Trap', 'Ally'],
    ],
    deck: ['Rest', 'Rest'],
  });
  unopposed(t.answersAll(0, 'Thief', 'Player 2', 'That is enough'));
  expect(t.view(1).players[0]!.known.length).toBe(1);
  expect(t.view().players[0]!.known).toEqual([]);
});

test('UA-ACTION-TRADE-03 a spectator does not see hands that two players have swapped', () => {
  const t = table({ hands: [['Trading Post', 'Rest'], ['Trap']] }).answersAll(0, 'Trading Post', 'Player 2');
  expect(names(t, t.view(0).players[1]!.known)).toContain('Rest');
  expect(t.view().players.map(({ known }) => known)).toEqual([[], []]);
});

test('UA-ROLL-05 what is shown to everybody, a spectator sees as well', () => {
  const t = table({ hands: [['Patchy Invisibility Tonic', 'Trap', 'Ally'], 3, 3], deck: ['Rest'] });
  t.rolls(1).answersAll(0, 'Patchy', 'Trap');
  expect(names(t, t.view().players[0]!.known).sort()).toEqual(['Ally', 'Rest']);
});

test('UA-R-79 a card that comes back to a hand has been seen by all', () => {
  const t = table({ hands: [['Boomerang That Holds a Grudge', 'Rest'], 3], deck: ['Ally'] });
  t.rolls(2).answersAll(0, 'Boomerang');
  expect(names(t, t.view().players[0]!.known)).toEqual(['Boomerang That Holds a Grudge']);
});

test('UA-ACTION-TRADE-03 UA-ACTION-RES-06 whoever gets cards, by trading, rising or drawing, knows every one of them', () => {
  const traded = table({ hands: [['Trading Post', 'Rest'], ['Trap'], 3] });
  traded.answersAll(0, 'Trading Post', 'Player 2');
  const risen = table({ hands: [['Resurrection'], 3] }).answers(0, 'Rise again');
  const drawn = table({ hands: [['Rest', 'Trap'], 3], deck: ['Ally'] });
  for (const [t, seat] of [
    [traded, 0],
    [traded, 1],
    [risen, 0],
    [drawn, 0],
  ] as const)
    for (const card of t.state.hands[seat]!) expect(t.state.knownBy[card]! & seatBit(seat)).not.toBe(0);
});

const MAP = 'Map Drawn by a Goblin';

test('UA-SETUP-07 in a fresh match everybody knows their own hand, and nobody knows more', () => {
  const { box, state } = new Scenario(game, { players: 3, seed: 'fresh' });
  const holder = (card: number) => state.hands.findIndex((held) => held.includes(card));
  const knowers = Array.from({ length: box.questCards }, (_, card) =>
    holder(card) < 0 ? 0 : seatBit(holder(card)),
  );
  expect(state.knownBy).toEqual(knowers);
});

test('UA-BLUNDER-08 what was discarded has been seen by all, also in the hand that it is taken back to', () => {
  const hands = [
    ['Trap', 'Rest'],
    ['Newtify', 'Necromancy, Volume One', 'Ally'],
  ];
  const t = table({ hands, nightfall: true }).answers(0, 'Trap').answersAll(1, 'Take the hit', 'Newtify');
  t.rolls(6).answers(1, 'Necromancy');
  expect(names(t, t.view().players[1]!.known).sort()).toEqual(['Newtify', 'Trap']);
});

test('UA-R-66 what a ghost has turned up has been seen by all', () => {
  const t = table({
    hands: [3, [], ['Necromancy, Volume One', 'Rest'], 3],
    out: [1],
    active: 1,
    deck: ['Ally'],
    options: { ghosts: true },
    nightfall: true,
  })
    .rolls(6, 2)
    .answersAll(1, 'Roll', 'Draw')
    .answersAll(2, 'Necromancy', 'Player 1');
  expect(names(t, t.view().players[2]!.known)).toEqual(['Ally']);
});

test('UA-ROLL-05 passL: a card that is passed on is known to whoever passed it, and to nobody else', () => {
  const hands = [['Hiccup Syrup', 'Rest', 'Ally'], ['Trap', 'Thief'], ['Newtify', 'Ally'], 3];
  const t = table({ hands, nightfall: true }).rolls(3).answersAll(0, 'Hiccup', 'Player 2');
  t.answers(0, 'Rest').answers(1, 'Trap').answers(2, 'Newtify').picks(3, 0);
  const known = [0, 1, 2, 3].map((viewer) => t.view(viewer).players.map((player) => names(t, player.known)));
  expect(known.slice(0, 3)).toEqual([
    [[], ['Rest'], [], []],
    [[], [], ['Trap'], []],
    [[], [], [], ['Newtify']],
  ]);
});

test('UA-R-39 of two cards that were seen, neither is known once one has left unseen', () => {
  const hands = [
    ['Mirror of Mild Regret', 'Rest'],
    ['Thief', 'Rest'],
    ['Trap', 'Ally'],
  ];
  const t = table({ hands, nightfall: true }).rolls(2).answersAll(0, 'Mirror', 'Player 3');
  unopposed(t.answersAll(1, 'Thief', 'Player 3', 'That is enough'));
  expect(t.view(0).players.map(({ known }) => known)).toEqual([[], [], []]);
});

test('UA-R-05 a new hand without trouble in it leaves the deck as it lies, for whoever has looked', () => {
  const deck = ['Trap', 'Ally', 'Thief', 'Winds of Change', 'Ally', 'Trading Post', 'Newtify', 'Rest'];
  const t = table({
    hands: [[MAP, 'Rest'], ['Resurrection'], 3],
    deck,
    nightfall: true,
    options: { startingHand: 5 },
  });
  t.rolls(2).answersAll(0, MAP, 'Thief', 'Ally').answers(1, 'Rise again');
  expect(names(t, t.state.questDeck.slice(-3)).reverse()).toEqual(['Trading Post', 'Newtify', 'Rest']);
});

test('issue 11: what a bot imagines is every deck in another order, the Beasts too, and every hand but its own', () => {
  const { table } = new Scenario(game, { players: 3, seed: 'imagined' });
  const decks = ['questDeck', 'characterDeck', 'beastDeck'];
  const moved = (viewer: Viewer) => movedFor(game, PILES, table, viewer).sort();
  expect(moved(0)).toEqual([...decks, 'hand 1', 'hand 2'].sort());
  expect(moved(2)).toEqual([...decks, 'hand 0', 'hand 1'].sort());
  expect(moved('spectator')).toEqual([...decks, 'hand 0', 'hand 1', 'hand 2'].sort());
});
