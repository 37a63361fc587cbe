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
