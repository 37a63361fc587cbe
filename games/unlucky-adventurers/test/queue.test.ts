// Beasts that queue up, and cards that change hands unseen: in which order, and who knows what of it afterwards.

import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { story } from '../story.ts';
import { names, table, told, unopposed } from './table.ts';

const BEAST = 'Rustling in the Bushes';

test('UA-R-19 a Beast that a reward brings in somebody else’s turn is fought before that turn goes on', () => {
  const t = table({
    hands: [['Beast Whistle', 'Rest'], ['Trap', 'Ally', 'Thief'], 3],
    deck: ['Winds of Change', BEAST],
    beasts: ['Damp Slime', 'Goblin on Work Experience'],
  })
    .rolls(6)
    .answersAll(0, 'Beast Whistle', 'Player 2')
    .answers(1, 'Trap');
  const beaten = told(t, 'beat').map(({ seat, beast }) => [seat, ...names(t, [beast])]);
  expect(beaten).toEqual([
    [1, 'Damp Slime'],
    [1, 'Goblin on Work Experience'],
  ]);
});

test('UA-R-19 a Beast that is called is fought before those that wait', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Trap', 'Ally', 'Thief'], 3],
    deck: ['Rest', BEAST, 'Shouted Hello Into a Cave'],
    beasts: ['Chair with Teeth', 'Damp Slime'],
  })
    .rolls(2)
    .answersAll(0, 'Lucky Talisman', 'Thief');
  expect(told(t, 'beat').map(({ beast }) => names(t, [beast])[0])).toEqual(['Damp Slime']);
});

test('UA-ROLL-05 trade: with nothing to give nothing is traded', () => {
  const t = table({ hands: [['Unaimed Teleport'], 3, 3], nightfall: true })
    .rolls(5)
    .answersAll(0, 'Draw a card', 'Player 2');
  expect(told(unopposed(t), 'traded')).toEqual([]);
});

test('UA-ROLL-05 trade: whoever had seen a hand no longer knows what is in it', () => {
  const t = table({
    hands: [
      ['Unaimed Teleport', 'Rest', 'Trap'],
      ['Ally', 'Thief', 'Newtify'],
      ['Mirror of Mild Regret', 'Rest'],
    ],
    active: 2,
    nightfall: true,
  })
    .rolls(2, 5)
    .answersAll(2, 'Mirror', 'Player 2');
  expect(t.view(2).players[1]!.known).toHaveLength(3);
  unopposed(t.answersAll(0, 'Unaimed Teleport', 'Player 2'));
  expect(t.view(2).players.map(({ known }) => known)).toEqual([[], [], []]);
});

test('UA-R-49 what is shuffled back into the deck beside a new hand is known to nobody, whoever had looked', () => {
  const t = table({
    hands: [['Map Drawn by a Goblin', 'Rest'], ['Resurrection'], 3],
    deck: ['Winds of Change', 'Trap', 'The Mule Quit', 'Ally'],
  })
    .rolls(2)
    .answers(0, 'Map');
  while (t.asked[0] === 0) t.picks(0, 0);
  const mule = t.box.faces.findIndex(({ name }) => name === 'The Mule Quit');
  expect(t.state.knownBy[mule]).not.toBe(0);
  t.answers(1, 'Rise again');
  expect([t.state.questDeck.includes(mule), t.state.knownBy[mule]]).toEqual([true, 0]);
});

test('UA-BEAST-04 a Beast that waits is fought when the draw is complete, though a Blunder’s Beast is fought in the middle of it', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Trap', 'Ally', 'Newtify'], 3],
    deck: ['Rest', BEAST, 'Shouted Hello Into a Cave', 'Winds of Change', 'Thief'],
    beasts: ['Goblin on Work Experience', 'Damp Slime'],
  })
    .rolls(3)
    .answersAll(0, 'Lucky Talisman', 'Trap');
  const happened = t.events<Event>('spectator').flatMap(({ kind }) => (ORDER.has(kind) ? [kind] : []));
  expect([...happened.slice(-3), t.question]).toEqual(['beat', 'drew', 'drew', 'put-down']);
});

const ORDER = new Set(['drew', 'beat', 'putDown']);

test('UA-BEAST-13 UA-BLUNDER-01 of a reward it is told what of it never reached the hand, and nothing if all did', () => {
  const rewardOf = (...deck: string[]) => {
    const t = table({
      hands: [['Lucky Talisman', 'Trap', 'Ally', 'Thief'], 3, 3],
      deck: ['Rest', BEAST, ...deck],
      beasts: ['Goblin on Work Experience', 'Damp Slime'],
    });
    t.rolls(1).answers(0, 'Lucky Talisman');
    while (t.question === 'put-down' || t.question === 'discard') t.picks(t.asked[0]!, 0);
    const [event] = told(t, 'spoiled');
    return event && story(t.box, event).join('');
  };
  expect(rewardOf('Trap', 'Ally', 'Thief')).toBeUndefined();
  expect(rewardOf('The Mule Quit', 'Footprints, Fresh, Large', 'Thief')).toMatch(
    /^Reward: \d cards, of which 1 was a Blunder and 1 a Beast Encounter\.$/,
  );
});
