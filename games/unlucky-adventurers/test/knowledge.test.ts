// What is known of cards in other hands: by those who saw them, by everybody, and by those who only watch.

import { expect, test } from 'vitest';
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

test('UA-ACTION-TRADE-03 UA-ACTION-RES-06 whoever gets a hand, by trading or by rising, knows every card of it', () => {
  const traded = table({ hands: [['Trading Post', 'Rest'], ['Trap'], 3] });
  traded.answersAll(0, 'Trading Post', 'Player 2');
  const risen = table({ hands: [['Resurrection'], 3] }).answers(0, 'Rise again');
  for (const [t, seat] of [
    [traded, 0],
    [traded, 1],
    [risen, 0],
  ] as const)
    for (const card of t.state.hands[seat]!) expect(t.state.knownBy[card]! & seatBit(seat)).not.toBe(0);
});
