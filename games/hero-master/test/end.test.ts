// The end: who is the Hero Master, and what decides a tie.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const DEN = "Dragon's Den";

test('HM-END-01 HM-END-02 HM-END-03 the stay at the Den ends the game, by victory or by flight after the parting blow; most gold wins', () => {
  const flight = table({
    location: DEN,
    lurking: ['Giant'],
    players: [
      { hand: ['Brave'], gold: 4, stash: ['Lucky Pants'] },
      { hand: ['Polymorph'], gold: 6 },
    ],
  });
  flight.answers(0, 'Decline').rolls(2).answers(1, 'Decline');
  expect(flight.told('partingAttack')).toHaveLength(1);
  expect(flight.result).toMatchObject({ winners: [1], places: [2, 1], scores: [0, 1] });
  const victory = table({
    phase: 'resolving',
    location: DEN,
    encounter: 'Goblin Pickpocket',
    loot: 9,
    players: [{ row: ['Brave'], gold: 6 }, { gold: 6 }],
  }).strikes(0, [20, 1]);
  expect(victory.result?.winners).toEqual([0]);
  expect(victory.log().at(-1)).toBe('P1 wins with 7 gold.');
});

test('HM-END-04 HM-R-65 with equal gold more treasures win, wherever they lie', () => {
  const t = table({
    phase: 'move',
    location: DEN,
    players: [
      { gold: 5, stash: ['Lucky Pants'] },
      { gold: 5, hand: ['Ghostly Apology'], weapons: ['Boomerang', 'Knobbly Staff'] },
      { gold: 4, stash: ['Torch, Lit', 'Small Print', 'Jar of Bees'] },
    ],
  });
  expect(t.result).toMatchObject({ winners: [1], places: [2, 1, 3] });
  const why = 'Two have 5 gold. Treasures decide: 2 against 1.';
  expect(t.result?.why).toBe(why);
  expect(t.log().at(-1)).toBe(`P2 wins with 5 gold. ${why}`);
  expect(t.view().players.map(({ treasures }) => treasures)).toEqual([1, 2, 3]); // as everybody saw them all along
});

test('HM-END-04 HM-END-05 the end says what decided a tie, and nothing of ties where the gold decides', () => {
  const why = (...golds: number[]) =>
    table({ phase: 'move', location: DEN, players: golds.map((gold) => ({ gold })) }).result?.why;
  expect(why(5, 4)).toBeUndefined();
  expect(why(5, 5)).toBe('5 gold and 0 treasures each. The seat nearest to the leader decides.');
  expect(why(5, 2, 5)).toBe('Two have 5 gold and 0 treasures. The seat nearest to the leader decides.');
});

test('HM-END-05 HM-R-65 if that is equal too, the seat nearest the leader wins, the leader nearest of all', () => {
  const result = (leader: number) =>
    table({ phase: 'move', location: DEN, leader, players: [{ gold: 5 }, { gold: 2 }, { gold: 5 }] }).result
      ?.winners;
  expect(result(0)).toEqual([0]);
  expect(result(1)).toEqual([2]);
  expect(result(2)).toEqual([2]);
});
