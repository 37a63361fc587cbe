// Attack rolls and outcomes: every type rolls, the die picks the line, and each step does what it says.

import { expect, test } from 'vitest';
import { outcomes, tableText } from '../cards/notation.ts';
import { anyOld, discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

test('UA-ROLL-05 G-10 on a 2 the sword does nothing', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest'], 3, 3, 3] })
    .rolls(2)
    .answersAll(0, 'Mostly Straight Sword', 'Player 2');
  expect(sizes(t)).toEqual([2, 4, 3, 3]);
  expect(discards(t)).toEqual(['Mostly Straight Sword']);
});

test('UA-ROLL-05 UA-R-09 G-11 on a 1 it turns on its owner, and is spent all the same', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest'], 3, 3, 3], deck: ['Trap'] }).rolls(1);
  t.answersAll(0, 'Mostly Straight Sword', 'Player 2').offers(0, ['Rest', 'Trap']).answers(0, 'Rest');
  expect(discards(t)).toEqual(['Rest', 'Mostly Straight Sword']);
  expect(sizes(t)[1]).toBe(4);
});

test('UA-ROLL-01 UA-R-75 G-70 an Item rolls', () => {
  const t = table({ hands: [['Suspicious Sandwich', 'Rest'], 3], deck: ['Ally', 'Trap', 'Thief'] })
    .rolls(4)
    .answers(0, 'Suspicious Sandwich');
  expect(handOf(t, 0)).toEqual(['Rest', 'Ally', 'Trap', 'Thief']);
});

test('UA-ROLL-02 UA-R-75 G-71 a Potion rolls', () => {
  const t = table({
    hands: [['Potion of Modest Healing', 'Rest'], 3],
    deck: ['Ally', 'Trap', 'Thief', 'Trap'],
  });
  t.rolls(6).answers(0, 'Potion of Modest Healing');
  expect(handOf(t, 0)).toEqual(['Rest', 'Ally', 'Trap', 'Thief', 'Trap']);
});

test('UA-ROLL-04 G-72 a Spell rolls', () => {
  const t = table({ hands: [['Fireball, Probably', 'Rest'], 3, 5, 3] })
    .rolls(5)
    .answersAll(0, 'Fireball, Probably', 'Player 3');
  anyOld(t.answers(2, 'Take the hit'), 'discard');
  expect(sizes(t)[2]).toBe(3);
});

test('UA-ROLL-06 UA-ROLL-07 UA-ROLL-08 UA-R-25 G-73 clean cards carry 0 to 4, and outside a fight that means nothing', () => {
  const t = table({ hands: [['Axe with Commitment Issues', 'Rest'], 5, 3, 3] });
  for (const { type, value } of t.box.faces) {
    if (type === 'blunder' || type === 'encounter') expect(value).toBe(0);
    else expect([0, 1, 2, 3, 4]).toContain(value);
  }
  anyOld(
    t.rolls(4).answersAll(0, 'Axe with Commitment Issues', 'Player 2').answers(1, 'Take the hit'),
    'discard',
  );
  expect(sizes(t)[1]).toBe(4); // five, less two, and one drawn
});

test('UA-R-09 a failed roll gives no second try', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest'], 3] })
    .rolls(3)
    .answersAll(0, 'Mostly Straight Sword');
  expect(t.view().active).toBe(1);
});

test('UA-R-10 aiming comes before the roll', () => {
  const t = table({ hands: [['Newtify', 'Rest'], 3, 3] }).answers(0, 'Newtify');
  expect(t.question).toBe('choose-target');
  expect(told(t, 'rolled')).toEqual([]);
});

test('UA-R-10 the richest is worked out after the roll, and whoever’s turn it is picks among equals', () => {
  const t = table({ hands: [['Slingshot of Petty Envy', 'Rest'], 6, 4, 6] })
    .rolls(4)
    .answers(0, 'Slingshot of Petty Envy');
  expect(t.question).toBe('pick-among-equals');
  t.offers(0, ['Player 2 (6 cards)', 'Player 4 (6 cards)']).answers(0, 'Player 4');
  expect(t.asked).toEqual([3]);
});

test('UA-R-10 the poorest gets what a Fake Charity collects', () => {
  const t = table({ hands: [3, 6, 2, 6], deck: ['Gave Generously to a Fake Charity'] });
  t.picks(0, 0);
  expect(sizes(t)).toEqual([2, 7, 3, 6]);
});

test('UA-R-10 a random opponent is any of them, and never a team mate', () => {
  const hit = new Set<number>();
  for (const seed of 'abcdefghijkl') {
    const hands = [['Axe with Commitment Issues', 'Rest'], 3, 3, 3];
    const t = table({ hands, seed, options: { teams: true } }).rolls(2);
    unopposed(t.answersAll(0, 'Axe', 'Player 2'));
    const [lost, ...more] = told(t, 'discarded');
    expect([lost?.atRandom, more]).toEqual([true, []]);
    hit.add(lost!.seat);
  }
  expect([...hit].toSorted()).toEqual([1, 3]);
});

test('UA-R-11 a target that is gone is not replaced', () => {
  // The barrel makes its target draw; a beast eats them, and the two cards are discarded by nobody.
  const t = table({
    hands: [['Barrel of Maybe-Ale', 'Rest'], ['Trap'], 4],
    deck: ['Ally', 'Thief', 'Rustling in the Bushes'],
    beasts: ['Minotaur Asking for Directions'],
  });
  unopposed(t.rolls(4).answersAll(0, 'Barrel of Maybe-Ale', 'Player 2'));
  expect(t.view().players[1]?.state).toBe('out');
  expect(sizes(t)).toEqual([3, 0, 5]);
});

test('UA-R-59 X-39 the single opponent is both neighbours, and is hit once', () => {
  const t = table({ hands: [['Giant’s Confidence', 'Rest'], 4] })
    .rolls(4)
    .answers(0, 'Giant’s Confidence');
  anyOld(t.answers(1, 'Take the hit'), 'discard');
  expect(sizes(t)[1]).toBe(4);
});

test('UA-R-59 neighbours are the nearest living ones, whichever way play goes', () => {
  const t = table({ hands: [['Extremely Long Spear', 'Rest'], [], 4, 4], out: [1], direction: -1 });
  expect(t.view(0).mine).toMatchObject({ left: 2, right: 3 });
  t.rolls(3).answers(0, 'Extremely Long Spear');
  expect(t.asked).toEqual([2]);
});

test('X-30 UA-R-72 in a duel the dice fall in turn order; equal is safe', () => {
  const t = table({ hands: [['Loaded Die (Loaded With What?)', 'Rest'], 4, 4, 4] })
    .rolls(4, 3, 4, 1)
    .answers(0, 'Loaded Die');
  expect(t.asked).toEqual([1, 3]);
  anyOld(unopposed(t), 'discard');
  expect(sizes(t)).toEqual([2, 4, 4, 3]);
});

test('X-33 UA-R-29 everybody passes a card to the left and nobody is out', () => {
  const t = table({
    hands: [['Hiccup Syrup', 'Rest'], ['Trap'], ['Ally'], ['Thief']],
    nightfall: true,
  }).rolls(3);
  t.answersAll(0, 'Hiccup Syrup', 'Player 2');
  expect([0, 1, 2, 3].map((seat) => handOf(t, seat)[0])).toEqual(['Thief', 'Rest', 'Trap', 'Ally']);
  expect(told(t, 'out')).toEqual([]);
});

test('a passed card is picked in secret: nobody sees a pick before the last one is in', () => {
  const t = table({ hands: [['Hiccup Syrup', 'Rest', 'Trap'], 3, 3] })
    .rolls(3)
    .answersAll(0, 'Hiccup Syrup', 'Player 2');
  const before = JSON.stringify(t.view(2).players);
  t.picks(1, 0);
  expect(JSON.stringify(t.view(2).players)).toBe(before);
});

test('the map looks at three cards and puts them back in any order', () => {
  const t = table({
    hands: [['Map Drawn by a Goblin', 'Rest'], 3],
    deck: ['Trap', 'Ally', 'Thief', 'Lucky Talisman', 'Rest'],
  }).rolls(4);
  t.answers(0, 'Map Drawn by a Goblin').offers(0, ['Ally', 'Thief', 'Lucky Talisman']);
  expect(names(t, t.view(0).deckTop)).toEqual(['Ally', 'Thief', 'Lucky Talisman']);
  expect(t.view(1).deckTop).toEqual([]);
  t.answersAll(0, 'Lucky Talisman', 'Thief');
  expect(handOf(t, 0)).toEqual(['Rest', 'Trap', 'Lucky Talisman']);
});

test('a look stays between the two, and is remembered for as long as it holds', () => {
  const t = table({ hands: [['Mirror of Mild Regret', 'Rest'], ['Trap', 'Ally'], 3] })
    .rolls(2)
    .answersAll(0, 'Mirror', 'Player 2');
  expect(names(t, t.view(0).players[1]!.known).sort()).toEqual(['Ally', 'Trap']);
  expect(t.view(2).players[1]!.known).toEqual([]);
  expect(told(t, 'looked', 2)).toEqual([{ kind: 'looked', seat: 0, at: 1, cause: expect.any(Number) }]);
});

test('Mind Reading takes a card of one’s choice; the boomerang comes back; the elixir hits all', () => {
  const mind = table({ hands: [['Mind Reading for Beginners', 'Rest'], ['Trap', 'Shield'], 3] }).rolls(4);
  mind
    .answersAll(0, 'Mind Reading', 'Player 2')
    .answers(1, 'Take the hit')
    .offers(0, ['Trap', 'Shield'])
    .answers(0, 'Shield');
  expect(handOf(mind, 0)).toContain('Shield');
  expect(told(mind, 'handed', 0)).toMatchObject([{ seat: 1, to: 0 }]);
  expect(told(mind, 'stole', 0)).toEqual([]);
  const boomerang = table({ hands: [['Boomerang That Holds a Grudge', 'Rest'], 3] })
    .rolls(2)
    .answersAll(0, 'Boomerang');
  expect(handOf(boomerang, 0)).toContain('Boomerang That Holds a Grudge');
  const elixir = table({ hands: [['Exploding Elixir', 'Rest', 'Rest'], 3, 3] })
    .rolls(2)
    .answersAll(0, 'Exploding Elixir', 'Player 2');
  anyOld(unopposed(elixir), 'discard');
  expect(sizes(elixir)).toEqual([2, 3, 2]);
});

test('Second Thoughts grants one more card, which may be left', () => {
  const t = table({ hands: [['Potion of Second Thoughts', 'Rest', 'Shield'], 3], deck: ['Trap', 'Ally'] })
    .rolls(4)
    .answers(0, 'Potion of Second');
  t.offers(0, ['Rest', 'Shield', 'Trap', 'Ally', 'Leave it at that']).answers(0, 'Rest');
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('Necromancy takes the topmost usable cards, never trouble or a Resurrection', () => {
  const t = table({
    hands: [['Necromancy, Volume One', 'Rest'], 3],
    discard: ['Resurrection', 'The Mule Quit', 'Trap', 'Ally'],
    deck: ['Winds of Change'],
  }).rolls(2);
  t.answersAll(0, 'Necromancy');
  expect(handOf(t, 0)).toEqual(['Rest', 'Winds of Change', 'Trap']);
  expect(discards(t)).toEqual(['Ally', 'The Mule Quit', 'Resurrection', 'Necromancy, Volume One']);
});

test('the Shrinking Draught makes everybody else discard down to five', () => {
  const t = table({ hands: [['Shrinking Draught', 'Rest'], 7, 5, 6] })
    .rolls(6)
    .answers(0, 'Shrinking Draught');
  expect(t.asked).toEqual([1, 3]);
  anyOld(unopposed(t), 'discard');
  expect(sizes(t).slice(1)).toEqual([6, 5, 5]);
});

test('the notation makes the printed text, and refuses what it cannot read', () => {
  expect(
    tableText(outcomes({ 1: 'disc(me,1)', '2-3': '-', '4-5': 'miss(T); steal(T,1)', 6: 'passL(1)' })),
  ).toBe(
    '1: You discard 1 card. 2–3: Nothing happens. 4–5: Your target misses the next turn. You take 1 card at random from your target. 6: Everybody passes 1 card to the left.',
  );
  expect(() => outcomes({ '1-6': 'disk(T,1)' })).toThrow('is no step');
  expect(() => outcomes({ '1-5': '-' })).toThrow('do not cover');
});

test('UA-ROLL-05 the log speaks of whoever rolled, to whoever reads it', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest', 'Ally'], 3, 3] });
  t.rolls(1).answersAll(0, 'Mostly Straight Sword', 'Player 2');
  const line = (viewer: number) => t.log(viewer).find((each) => each.startsWith('Mostly Straight Sword, 1'));
  expect(line(0)).toBe('Mostly Straight Sword, 1: you discard 1 card.');
  expect(line(1)).toBe('Mostly Straight Sword, 1: P1 discards 1 card.');
  const nothing = table({ hands: [['Mostly Straight Sword', 'Rest', 'Ally'], 3] }).rolls(2);
  expect(nothing.answers(0, 'Mostly').log()).toContain('Mostly Straight Sword, 2–3: nothing happens.');
  const later = table({ hands: [3, ['Mostly Straight Sword', 'Rest', 'Ally'], 3], active: 1 });
  later.rolls(1).answersAll(1, 'Mostly Straight Sword', 'Player 1');
  expect(later.log(0)).toContain('Mostly Straight Sword, 1: P2 discards 1 card.');
});

test('UA-R-59 stealing from both neighbours takes one card of the only one there is', () => {
  const t = table({ hands: [['Lockpick Made of Cheese', 'Rest'], 4] })
    .rolls(6)
    .answers(0, 'Lockpick');
  unopposed(t);
  expect(sizes(t)).toEqual([3, 4]); // three left, and one drawn
});

test('what was seen in a hand is no longer known once a card has left it unseen', () => {
  const hands = [
    ['Mirror of Mild Regret', 'Rest'],
    ['Thief', 'Rest'],
    ['Trap', 'Ally', 'Thief'],
  ];
  const t = table({ hands, deck: ['Rest', 'Ally'] })
    .rolls(2)
    .answersAll(0, 'Mirror', 'Player 3');
  expect(t.view(0).players[2]?.known.length).toBe(3);
  unopposed(t.answersAll(1, 'Thief', 'Player 3', 'That is enough'));
  expect(t.view(0).players[2]?.known).toEqual([]);
  expect(t.view(2).players[1]?.known.length).toBe(1);
});
