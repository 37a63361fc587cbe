// A new hand, by Resurrection or Cleric: nothing that is still running touches it.

import { expect, test } from 'vitest';
import { discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

const BEAST = 'Rustling in the Bushes';
const SEVEN_CLEAN = ['Trap', 'Ally', 'Thief', 'Rest', 'Shield', 'Winds of Change', 'Trading Post'];

test('UA-R-46 UA-R-47 a Beast that was waiting leaves, when a Blunder takes the last cards and they rise again', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Resurrection'], 3],
    deck: ['Rest', BEAST, 'Unpaid Tavern Bill', ...SEVEN_CLEAN],
    beasts: ['Kraken in a Puddle'],
  });
  t.rolls(2).answersAll(0, 'Lucky Talisman', 'Rise again');
  expect(handOf(t, 0)).toEqual(SEVEN_CLEAN);
  expect(names(t, t.view().beastDiscard)).toEqual(['Kraken in a Puddle']);
  expect(t.view().questDiscard.length).toBe(5); // Rest, Blunder, Resurrection, Encounter, Talisman
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-46 UA-R-49 cards still owed are not drawn on top of a new hand', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Resurrection'], 3],
    deck: ['Rest', 'Shouted Hello Into a Cave', ...SEVEN_CLEAN, 'Rest', 'Ally', 'Thief'],
    beasts: ['Kraken in a Puddle'],
  });
  t.rolls(3).answersAll(0, 'Lucky Talisman', 'Rise again');
  expect(handOf(t, 0)).toEqual(SEVEN_CLEAN);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-46 UA-R-49 after the Cleric’s save no Encounter follows in the same turn', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Rest'], 3],
    deck: ['Ally', 'Shouted Hello Into a Cave', 'Trap', BEAST],
    beasts: ['Kraken in a Puddle'],
    characters: { 0: 'Cleric of Lost Socks' },
  });
  t.rolls(2).answersAll(0, 'Lucky Talisman', 'Let them go', 'Use Cleric');
  expect(handOf(t, 0)).toEqual(['Trap']);
  expect(told(t, 'encounter').filter(({ seat }) => seat === 0)).toEqual([]);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-38 cards that were chosen go before hands that are lost whole', () => {
  const t = table({
    hands: [['Trap', 'Rest'], ['Resurrection'], ['Ally', 'Thief']],
    deck: ['Rest', ...SEVEN_CLEAN],
  });
  unopposed(t.answers(0, 'Trap')).answers(2, 'Ally');
  expect(t.question).toBe('resurrect');
  expect(discards(t)).toEqual(['Ally']);
});

test('UA-R-46 a draw owed by a fight that was won is not drawn on top of a new hand either', () => {
  const t = table({
    hands: [['Trap', 'Resurrection', 'Ally'], 3],
    deck: [BEAST, 'Shouted Hello Into a Cave', ...SEVEN_CLEAN, 'Ally'],
    beasts: ['Goblin on Work Experience', 'Kraken in a Puddle'],
  });
  t.answersAll(0, 'Trap', 'Rise again');
  expect(handOf(t, 0)).toEqual(SEVEN_CLEAN);
  expect(sizes(t)).toEqual([7, 4]);
});

test('UA-ACTION-RES-06 a new hand is told to its owner, card by card, and to nobody else', () => {
  const t = table({ hands: [['Resurrection'], 3], deck: SEVEN_CLEAN }).answers(0, 'Rise again');
  const dealt = (seat: number) => t.log(seat).filter((line) => line.startsWith('The new hand:'));
  expect(dealt(0)).toHaveLength(1);
  for (const card of SEVEN_CLEAN) expect(dealt(0)[0]).toContain(card);
  expect(dealt(1)).toEqual([]);
});

test('UA-R-49 whoever rises in another’s turn does not end that turn', () => {
  const t = table({
    hands: [['Trap', 'Rest', 'Ally'], ['Resurrection']],
    characters: { 0: 'Hero, Retired' },
    askMe: [0],
    nightfall: true,
  });
  t.answersAll(0, 'Ask me about Hero', 'Trap').answers(1, 'Take the hit').answers(1, 'Rise again');
  expect([t.question, t.asked]).toEqual(['use-ability', [0]]);
  expect(t.view(1).mine!.fresh).toHaveLength(7); // All of it is new until that turn is over.
});

test('UA-R-32 UA-R-46 whoever has blocked a card is given nothing by it, and may rise', () => {
  const t = table({
    hands: [['Barrel of Maybe-Ale', 'Rest', 'Ally'], ['Shield', 'Resurrection'], 3],
    deck: ['Trap', 'Read the Cursed Scroll Aloud'],
  });
  t.rolls(4).answersAll(0, 'Barrel of Maybe-Ale', 'Player 2').answers(1, 'Raise a Shield');
  while (t.question === 'discard') t.picks(t.asked[0]!, 0);
  expect([t.question, t.asked]).toEqual(['resurrect', [1]]);
});

test.each([
  ['what follows is no draw', 'Frying Pan of Justice'],
  ['another draws', 'Giant’s Confidence'],
])('UA-R-46 whoever loses the last card may rise, although the card goes on: %s', (_why, card) => {
  const t = table({ hands: [[card, 'Rest', 'Ally'], ['Resurrection'], 3], nightfall: true }).rolls(6);
  t.answers(0, card);
  if (t.question === 'choose-target') t.answers(0, 'Player 2');
  while (t.question === 'defend') t.answers(t.asked[0]!, 'Take the hit');
  while (t.question === 'discard') t.picks(t.asked[0]!, 0);
  expect([t.question, t.asked]).toEqual(['resurrect', [1]]);
});

test('UA-ACTION-RES-07 what was laid aside beside a new hand is shuffled into the deck', () => {
  const next = (seed: string) => {
    const deck = [...SEVEN_CLEAN.slice(0, 6), 'The Mule Quit', 'Newtify'];
    const t = table({ hands: [['Resurrection'], 3], deck, seed, nightfall: true }).answers(0, 'Rise again');
    return names(t, t.state.questDeck.slice(-1))[0];
  };
  expect(new Set(['a', 'b', 'c', 'd'].map(next)).size).toBeGreaterThan(1);
});

test('UA-R-05 where there is no card to be had, not even the Cleric saves anybody', () => {
  const t = table({
    hands: [3, ['Ally'], 3],
    characters: { 0: 'Rogue in Squeaky Boots', 1: 'Cleric of Lost Socks' },
    deckEnds: true,
  });
  t.answers(0, 'Rogue').answersAll(1, 'Let them go', 'Use Cleric');
  expect(t.view().players[1]).toMatchObject({ state: 'out', cards: 0 });
});
