// Characters and Allies: once each, in their own moment.

import { expect, test } from 'vitest';
import { markersOf } from '../board/player-markers.ts';
import { anyOld, discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

test('UA-CHAR-03 UA-CHAR-04 UA-CHAR-05 G-09 a used Character is turned over, stays, and is spent', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3, 3],
    deck: ['Ally'],
    characters: { 0: 'Rogue in Squeaky Boots' },
  }).answers(0, 'Rogue');
  expect(t.view().players[0]).toMatchObject({ used: true, cards: 5 });
  expect(t.labels(0)).not.toContain('Rogue in Squeaky Boots');
  expect(t.whyNot(0, 'Rogue in Squeaky Boots')).toContain('UA-CHAR-05');
  expect(t.view().characterDiscard).toEqual([]);
});

test('UA-CHAR-01 UA-CHAR-02 UA-R-42 G-69 the Rogue comes after the draw and before the card, and is not the card', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3, 3],
    deck: ['Ally'],
    characters: { 0: 'Rogue in Squeaky Boots' },
  });
  t.offers(0, ['Rest', 'Trap', 'Ally', 'Rogue in Squeaky Boots']).answers(0, 'Rogue').answers(0, 'Rest');
  expect(sizes(t)).toEqual([4, 3, 2]);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-72 X-31 the Bard cancels an Action before anything is rolled', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Rest'], 3, 3],
    characters: { 2: 'Bard Nobody Hired' },
  }).answers(0, 'Lucky Talisman');
  t.answers(2, 'Use Bard');
  expect(told(t, 'rolled')).toEqual([]);
  expect(discards(t)).toEqual(['Lucky Talisman']);
  expect(t.view().players[2]?.used).toBe(true);
});

test('the Bard cannot stop Shield or Resurrection', () => {
  const t = table({ hands: [['Shield', 'Rest'], 3], characters: { 1: 'Bard Nobody Hired' } }).answers(
    0,
    'Shield',
  );
  expect(t.view().active).toBe(1);
});

// X-32 as specified draws three cards and misses no turn; that won 36.6 % of its matches, so the card was tuned (BALANCE.md).
test('UA-R-42 X-32 the Cleric answers being out, with one card instead of three and a missed turn', () => {
  const t = table({
    hands: [['Rest'], ['Trap', 'Ally'], 3],
    active: 1,
    characters: { 0: 'Cleric of Lost Socks' },
    deck: ['Ally', 'Rest', 'The Mule Quit', 'Trap', 'Thief'],
  });
  unopposed(anyOld(unopposed(t.answers(1, 'Trap')), 'discard'));
  t.answers(0, 'Use Cleric');
  expect(handOf(t, 0)).toEqual(['Rest']);
  expect(t.view().players[0]).toMatchObject({ state: 'living', used: true, misses: true });
});

test('UA-R-49 the Cleric’s save ends the turn: no card is played after it', () => {
  const t = table({
    hands: [['Rest'], 3],
    deck: ['Tripped Over Your Own Cape', 'Trap', 'Ally'],
    characters: { 0: 'Cleric of Lost Socks' },
    options: { blunderEndsTurn: false },
  });
  t.answersAll(0, 'Draw a card', 'Let them go', 'Use Cleric');
  expect(handOf(t, 0)).toEqual(['Trap']);
  expect(told(t, 'played')).toEqual([]);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('the Cleric also helps against a Beast that asks for too much, and ends the turn', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    deck: ['Rustling in the Bushes'],
    beasts: ['Minotaur Asking for Directions'],
    characters: { 0: 'Cleric of Lost Socks' },
  });
  t.answers(0, 'Let them go').answers(0, 'Use Cleric');
  expect(sizes(t)[0]).toBe(1);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-46 the Cleric’s card is a new hand too, which nothing that is running touches', () => {
  const t = table({
    hands: [['Barrel of Maybe-Ale', 'Rest'], ['Rest'], 3],
    deck: ['Rest', 'Ally', 'Rustling in the Bushes', 'Thief'],
    beasts: ['Kraken in a Puddle'],
    characters: { 1: 'Cleric of Lost Socks' },
  });
  t.rolls(4).answersAll(0, 'Barrel of Maybe-Ale', 'Player 2').answers(1, 'Take the hit');
  t.answers(1, 'Let them go').answers(1, 'Use Cleric');
  expect(t.view().effects).toEqual([]);
  expect(handOf(t, 1)).toEqual(['Thief']);
});

test('UA-R-72 own re-roll first, then the Jester; each time the new die stands', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest'], 3, 3],
    characters: { 0: 'Overconfident Knight', 2: 'Jester in the Wrong Castle' },
    askMe: [2],
  });
  t.rolls(2, 6, 1)
    .answersAll(0, 'Mostly Straight Sword', 'Player 2', 'Use Overconfident')
    .answers(2, 'Use Jester');
  expect(t.view().effects[0]).toMatchObject({ die: 1, dice: [2, 6, 1] });
  expect(t.asked).toEqual([0]);
});

test('the Wizard names the result of a Spell, and no die is rolled', () => {
  const t = table({
    hands: [['Fireball, Probably', 'Rest'], 4, 4],
    characters: { 0: 'Wizard with a Provisional Licence', 1: 'Jester in the Wrong Castle' },
  });
  t.answersAll(0, 'Fireball', 'Player 2', 'Name a 5');
  expect(t.question).toBe('defend');
  expect(told(t, 'rolled')).toEqual([]);
});

test('the Alchemist rolls two dice for a Potion and keeps one', () => {
  const t = table({
    hands: [['Potion of Modest Healing', 'Rest'], 4],
    deck: ['Trap', 'Ally', 'Ally', 'Ally'],
    characters: { 0: 'Alchemist Without Eyebrows' },
  });
  t.rolls(1, 6)
    .answersAll(0, 'Potion of Modest', 'Use Alchemist')
    .offers(0, ['Keep the 1', 'Keep the 6'])
    .answers(0, 'Keep the 6');
  expect(sizes(t)[0]).toBe(5);
  expect(told(t, 'kept')).toMatchObject([{ seat: 0, die: 6 }]);
});

test('the Hero plays a second card, but not after a Blunder', () => {
  const t = table({
    hands: [['Rest', 'Rest', 'Ally'], 4],
    deck: ['Trap'],
    characters: { 0: 'Hero, Retired' },
  }).answersAll(0, 'Ask me about Hero', 'Rest', 'Use Hero');
  t.offers(0, ['Rest', 'Ally', 'Trap']).answers(0, 'Rest');
  expect(turnsOf(t)).toEqual([0, 1]);
  const blunder = table({
    hands: [3, 4],
    deck: ['Tripped Over Your Own Cape'],
    characters: { 0: 'Hero, Retired' },
  }).picks(0, 0);
  expect(blunder.view().active).toBe(1);
});

test('UA-CHAR-01 declining the extra card of Second Thoughts leaves the Hero his moment', () => {
  const t = table({
    hands: [['Potion of Second Thoughts', 'Rest', 'Shield'], 4],
    deck: ['Trap', 'Ally'],
    characters: { 0: 'Hero, Retired' },
  });
  t.rolls(4).answersAll(0, 'Ask me about Hero', 'Potion of Second', 'Leave it at that', 'Use Hero');
  t.offers(0, ['Rest', 'Shield', 'Trap', 'Ally']);
});

test('UA-R-72 a Hero’s owner is asked after a card only on request, and the request lasts a turn', () => {
  const t = table({
    hands: [
      ['Rest', 'Thief', 'Ally', 'Shield'],
      ['Rest', 'Shield'],
    ],
    deck: ['Trap', 'Ally', 'Thief', 'Thief'],
    characters: { 0: 'Hero, Retired' },
  });
  t.answersAll(0, 'Ask me about Hero').offers(0, ['Rest', 'Thief', 'Ally', 'Shield', 'Trap']);
  const seen = t.view(1);
  expect(markersOf(seen, 0, 4)).toContainEqual(expect.objectContaining({ word: 'may step in' }));
  expect(markersOf(seen, 1, 2)).not.toContainEqual(expect.objectContaining({ word: 'may step in' }));
  t.answersAll(0, 'Shield', 'Not now').answers(1, 'Rest').answers(0, 'Rest');
  expect(turnsOf(t)).toEqual([0, 1, 0, 1]);
});

const JESTER = { 1: 'Jester in the Wrong Castle' };

test('UA-R-72 a Jester’s owner is asked about a roll that would cost cards', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest'], 3, 3], characters: JESTER });
  t.rolls(4).answersAll(0, 'Mostly Straight Sword', 'Player 2');
  t.offers(1, ['Use Jester in the Wrong Castle', 'Not now, Jester in the Wrong Castle']);
});

test('UA-R-72 and about any other roll on request only', () => {
  const sword = (askMe: number[]) =>
    table({ hands: [['Mostly Straight Sword', 'Rest'], 3, 3], characters: JESTER, askMe })
      .rolls(4)
      .answersAll(0, 'Mostly Straight Sword', 'Player 3');
  expect(sword([]).question).toBe('defend');
  expect(sword([1]).question).toBe('use-ability');
});

test('UA-R-72 nobody is asked to request what is theirs already', () => {
  const t = table({ hands: [['Rest', 'Rest', 'Ally'], 3], characters: { 0: 'Overconfident Knight' } });
  expect(t.labels(0).filter((label) => label.startsWith('Ask me'))).toEqual([]);
});

test('UA-R-72 the Bard is not asked about a Rest', () => {
  const bard = { 1: 'Bard Nobody Hired' };
  const t = table({ hands: [['Rest', 'Trap'], 3], characters: bard }).answers(0, 'Rest');
  expect(turnsOf(t)).toEqual([0, 1]);
  expect(table({ hands: [['Trap', 'Rest'], 3], characters: bard }).answers(0, 'Trap').asked).toEqual([1]);
});

test('the Fortune Teller looks before the draw', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 4],
    deck: ['Ally', 'Thief', 'Rest', 'Trap'],
    characters: { 0: 'Fortune Teller (No Refunds)' },
  });
  t.answers(0, 'Fortune Teller')
    .offers(0, ['Ally', 'Thief', 'Rest', 'Trap'])
    .answersAll(0, 'Thief', 'Ally', 'Rest');
  t.offers(0, ['Rest', 'Trap', 'Thief']);
});

test('the Tax Collector takes a card of their choice from everybody richer', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 6, 3, 2],
    deck: ['Ally'],
    characters: { 0: 'Tax Collector, Off Duty' },
  }).answers(0, 'Tax Collector');
  expect(t.asked).toEqual([1]);
  t.picks(1, 0);
  expect(sizes(t)).toEqual([4, 5, 3, 2]);
});

test('the Gravedigger digs through the top six, never for trouble or a Resurrection', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    discard: ['Resurrection', 'The Mule Quit', 'Ally', 'Thief'],
    characters: { 0: 'Chatty Gravedigger' },
  });
  t.answers(0, 'Chatty Gravedigger').offers(0, ['Ally', 'Thief']).answers(0, 'Thief');
  expect(handOf(t, 0)).toContain('Thief');
});

test('the Accountant discards and draws; a Blunder met that way uses up the play', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    deck: ['Ally', 'Tripped Over Your Own Cape', 'Thief', 'Trap'],
    characters: { 0: 'Dungeon Accountant' },
  });
  t.answersAll(0, 'Dungeon Accountant', 'Rest', 'Trap', 'That is enough');
  expect(handOf(t, 0)).toEqual(['Thief', 'Trap']); // two written off, and one for the trouble
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('the Trader exchanges one or two cards unseen for random ones', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 5, 3],
    deck: ['Ally'],
    characters: { 0: 'Trader' },
  }).answersAll(0, 'Trader', 'Player 2', 'Rest', 'Trap');
  expect(sizes(t)).toEqual([3, 5, 3]);
  expect(names(t, t.view(0).players[1]!.known).sort()).toEqual(['Rest', 'Trap']);
  expect(t.view(2).players[1]?.known).toEqual([]);
});

test('UA-R-42 a missed turn closes every moment of that turn', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3, ['Rest', 'Trap']],
    misses: [1],
    characters: { 1: 'Fortune Teller (No Refunds)' },
  }).answers(0, 'Rest');
  expect(t.asked).toEqual([2]);
});
