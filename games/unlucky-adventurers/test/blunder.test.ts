// Blunders: they happen at once, cost a turn, and nothing helps.

import { expect, test } from 'vitest';
import { anyOld, discards, handOf, sizes, table, told, turnsOf, unopposed } from './table.ts';

test('UA-BLUNDER-01 UA-BLUNDER-02 UA-BLUNDER-03 UA-BLUNDER-04 UA-R-12 G-13 the Tavern Bill is paid at once, and was the turn', () => {
  const t = table({ hands: [['Rest', 'Trap', 'Ally', 'Thief', 'Rest'], 5], deck: ['Unpaid Tavern Bill'] });
  t.offers(0, ['Rest', 'Trap', 'Ally', 'Thief', 'Rest']).answers(0, 'Trap').answers(0, 'Ally');
  expect(handOf(t, 0)).toEqual(['Rest', 'Thief', 'Rest']);
  expect(discards(t)).toEqual(['Trap', 'Ally', 'Unpaid Tavern Bill']);
  expect(t.view().active).toBe(1);
});

test('UA-BLUNDER-05 UA-R-16 G-14 what is still owed is drawn after the Blunder, and no later turn is missed', () => {
  const t = table({
    hands: [['Lucky Talisman', 2], 5],
    deck: ['Trap', 'Mostly Straight Sword', 'Hole in the Backpack', 'Rest', 'Map Drawn by a Goblin'],
  });
  t.rolls(4).answers(0, 'Lucky Talisman');
  expect(sizes(t)[0]).toBe(4);
  expect(handOf(t, 0).slice(-2)).toEqual(['Rest', 'Map Drawn by a Goblin']);
  expect(t.view().players[0]?.misses).toBe(false);
});

test('UA-BLUNDER-06 UA-BLUNDER-07 UA-R-13 G-15 a Blunder drawn through somebody else eats the coming turn', () => {
  const t = table({
    hands: [['Barrel of Maybe-Ale', 'Rest'], ['Trap', 'Ally'], 4, 4],
    deck: ['Thief', 'Rest', 'Tripped Over Your Own Cape'],
  });
  t.rolls(2).answersAll(0, 'Barrel of Maybe-Ale', 'Player 3').answers(1, 'Trap');
  expect(turnsOf(t)).toEqual([0, 1, 2]);
  expect(told(t, 'missed').length).toBe(1);
  expect(handOf(t, 1)).toEqual(['Ally']);
  expect(t.view().players[1]?.misses).toBe(false);
});

test('UA-BLUNDER-08 G-81 every discarded Quest card ends on one pile', () => {
  const t = table({
    hands: [
      ['Mostly Straight Sword', 'Shield'],
      ['Rest', 'Ally', 2],
    ],
    deck: ['Thief', 'Ally', 'Trap', 'Rest'],
    characters: { 0: 'Dungeon Accountant' },
  });
  t.rolls(4)
    .answers(0, 'Mostly Straight Sword')
    .answers(1, 'Take the hit')
    .answers(1, 'Rest')
    .answers(1, 'Ally');
  t.answersAll(0, 'Dungeon Accountant', 'Trap', 'That is enough');
  expect(discards(t)).toEqual(['Rest', 'Mostly Straight Sword', 'Ally', 'Trap']);
});

test('UA-R-12 X-35 with the option off, a card is still played after the Blunder', () => {
  const options = { blunderEndsTurn: false };
  const one = unopposed(
    table({ hands: [['Rest'], 4, 4], deck: ['Slept Through Your Watch'], options }).answers(0, 'Draw a card'),
  );
  expect(one.view().players[0]?.state).toBe('out');
  const two = table({
    hands: [['Rest', 'Trap', 'Ally'], 4, 4],
    deck: ['Slept Through Your Watch'],
    options,
  }).answers(0, 'Trap');
  expect(two.question).toBe('play-a-card');
  two.offers(0, ['Rest', 'Ally']);
});

test('UA-R-14 X-42 UA-R-15 two Blunders won from a Beast off-turn both happen, and one turn is missed', () => {
  const t = table({
    hands: [['Barrel of Maybe-Ale', 'Rest'], ['Fireball, Probably', 4], 4, 4],
    deck: ['Ally', 'Rest', 'Rustling in the Bushes', 'Tripped Over Your Own Cape', 'Unpaid Tavern Bill'],
    beasts: ['Goblin on Work Experience'],
  });
  t.rolls(2).answersAll(0, 'Barrel of Maybe-Ale', 'Player 3').answers(1, 'Fireball');
  anyOld(t, 'discard');
  expect(told(t, 'blunder').length).toBe(2);
  expect(sizes(t)[1]).toBe(1);
  expect(turnsOf(t)).toEqual([0, 1, 2]);
  expect(told(t, 'willMiss').length).toBe(1);
});

test('UA-R-76 X-48 a Blunder that hits everybody costs nobody else a turn', () => {
  const t = table({ hands: [4, 4, 4, 4], deck: ['Read the Cursed Scroll Aloud'] });
  expect(t.asked).toEqual([1, 2, 3, 0]);
  anyOld(t, 'discard');
  expect(sizes(t)).toEqual([3, 4, 3, 3]);
  expect(told(t, 'willMiss')).toEqual([]);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-38 who is asked for more than they hold loses all they hold', () => {
  const t = unopposed(
    table({ hands: [['Rest'], 4, 4], deck: ['Unpaid Tavern Bill'] }).answers(0, 'Draw a card'),
  );
  expect(t.view().players[0]?.state).toBe('out');
});

test('UA-R-55 X-07 hands are checked after all draws of the effect, not in between', () => {
  const t = table({ hands: [['Lucky Talisman'], 4], deck: ['Trap', 'Unpaid Tavern Bill', 'Rest'] }).answers(
    0,
    'Draw a card',
  );
  t.rolls(2).answers(0, 'Lucky Talisman');
  expect(handOf(t, 0)).toEqual(['Rest']);
  expect(t.view().players[0]?.state).toBe('living');
});

test('UA-R-77 starter hands are clean, so nobody blunders while coming back', () => {
  const t = table({ hands: [['Resurrection'], 4], deck: ['The Mule Quit', 'Unpaid Tavern Bill'] }).answers(
    0,
    'Rise again',
  );
  expect(told(t, 'blunder')).toEqual([]);
  expect(sizes(t)[0]).toBe(7);
});

test('each Blunder does what it says', () => {
  const half = anyOld(table({ hands: [7, 4], deck: ['The Mule Quit'] }), 'discard');
  expect(sizes(half)[0]).toBe(4);
  const swap = table({ hands: [2, 4, 6], deck: ['Took the Wrong Luggage'] });
  expect(sizes(swap)).toEqual([6, 5, 2]);
  const flip = table({ hands: [3, 4, 4], deck: ['Held the Map Upside Down'] }).picks(0, 0);
  expect(flip.view()).toMatchObject({ direction: -1, active: 2 });
  const squirrel = table({ hands: [3, 4, 4], deck: ['Outwitted by a Squirrel'] });
  expect(sizes(squirrel)).toEqual([2, 6, 4]);
  const wand = table({ hands: [5, 4, 4] }).picks(0, 0);
  expect(wand.box.faces.find(({ key }) => key === 'bln-wand')?.text).toContain(
    '1–3: You discard 2 cards at random.',
  );
});

test('UA-R-16 what a Blunder in the middle of a draw does is told as its own doing, and the rest as the Talisman’s', () => {
  const t = table({
    hands: [['Lucky Talisman', 3], 5],
    deck: ['Trap', 'Mostly Straight Sword', 'Hole in the Backpack', 'Rest', 'Map Drawn by a Goblin'],
  });
  t.rolls(4).answers(0, 'Lucky Talisman');
  const talisman = told(t, 'played')[0]!.card;
  const hole = told(t, 'blunder')[0]!.card;
  const drawn = told(t, 'drew').filter(({ seat }) => seat === 0);
  expect(drawn.map(({ cause }) => cause)).toEqual([undefined, ...Array(3).fill(talisman)]);
  expect(told(t, 'discarded').map(({ cause }) => cause)).toEqual([hole, hole]);
});
