// Corners that other tests pass by: what a robbery brings back, who is asked, and what is told.

import { expect, test } from 'vitest';
import { readSteps, stepsText } from '../cards/notation.ts';
import { anyOld, names, sizes, table, told } from './table.ts';

test('UA-R-78 UA-ACTION-THIEF-01 a robbery is thrown back as well', () => {
  const t = table({
    hands: [['Thief', 'Rest', 'Ally', 'Trap'], ['Shield', 'Newtify', 'Rest'], 3],
    characters: { 1: 'Squire with a Very Shiny Tray' },
    deck: ['Winds of Change'],
  }).answersAll(0, 'Thief', 'Player 2', 'Player 2');
  anyOld(t.answers(1, 'Send the Squire'), 'discard');
  // Player 2 lost nothing, and has drawn since.
  expect(sizes(t).slice(0, 2)).toEqual([4 + 1 - 1 - 2, 3 + 1]);
});

test('UA-R-46 UA-ROLL-05 pick: whoever has nothing but a Resurrection may rise before the hand is looked at', () => {
  const t = table({ hands: [['Mind Reading for Beginners', 'Rest'], ['Resurrection'], 3] })
    .rolls(4)
    .answersAll(0, 'Mind Reading', 'Player 2')
    .answers(1, 'Take it');
  expect([t.question, t.asked]).toEqual(['resurrect', [1]]);
  t.picks(1, 0);
  expect([told(t, 'looked'), t.view().players[1]!.state]).toEqual([[], 'living']);
});

test('UA-R-66 a ghost’s card is told', () => {
  const t = table({
    hands: [3, [], 3, 3],
    out: [1],
    active: 1,
    deck: ['The Mule Quit'],
    options: { ghosts: true },
  })
    .rolls(6)
    .answersAll(1, 'Roll', 'Draw');
  expect(told(t, 'ghostDrew').map(({ seat, card }) => [seat, ...names(t, [card])])).toEqual([
    [1, 'The Mule Quit'],
  ]);
});

test('UA-R-72 a die that is rolled again is told with who had it rolled', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest'], 3, 3],
    characters: { 1: 'Jester in the Wrong Castle' },
  })
    .rolls(4, 1)
    .answersAll(0, 'Mostly Straight Sword', 'Player 2')
    .answers(1, 'Use Jester');
  expect(told(t, 'rerolled')).toMatchObject([{ seat: 0, by: 1, die: 1 }]);
});

test('UA-R-72 whoever has the Jester may ask to be asked', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3], characters: { 0: 'Jester in the Wrong Castle' } });
  expect(t.labels(0).filter((label) => label.startsWith('Ask me'))).toEqual([
    'Ask me about Jester in the Wrong Castle',
  ]);
});

test('UA-ROLL-05 salvage: a card, or several, in words', () => {
  expect([1, 2].map((n) => stepsText(readSteps(`salvage(${n})`)))).toEqual([
    'You take the topmost usable card of the Quest discard pile.',
    'You take the topmost 2 usable cards of the Quest discard pile.',
  ]);
});
