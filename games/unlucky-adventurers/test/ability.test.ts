// What Characters do on their owner's turn: whom they reach, and when there is nothing they could do.

import { expect, test } from 'vitest';
import { handOf, sizes, table, told } from './table.ts';

test('UA-R-37 a single card is enough for the Trader', () => {
  const t = table({ hands: [['Rest'], ['Trap'], 3], characters: { 0: 'Trader' }, nightfall: true });
  t.answersAll(0, 'Draw a card', 'Trader', 'Player 2');
  expect([told(t, 'traded').map(({ cards }) => cards), handOf(t, 1)]).toEqual([[1], ['Rest']]);
});

test.each([0, 1, 2, 3, 4])(
  'UA-R-59 the Rogue robs both neighbours and nobody else, in seat %i too',
  (seat) => {
    const t = table({
      hands: [3, 3, 3, 3, 3],
      active: seat,
      characters: { [seat]: 'Rogue in Squeaky Boots' },
      nightfall: true,
    }).answers(seat, 'Rogue');
    const robbed = told(t, 'stole').map(({ from }) => from);
    expect(robbed).toEqual([(seat + 1) % 5, (seat + 4) % 5]);
  },
);

test('UA-R-61 with friendly fire off neither Rogue nor Tax Collector takes from a team mate', () => {
  const team = (character: string) =>
    table({
      hands: [2, [], [], 4, 4, 4],
      out: [1, 2],
      characters: { 0: character },
      options: { teams: true, friendlyFire: false },
      nightfall: true,
    }).answers(0, character);
  expect(told(team('Rogue in Squeaky Boots'), 'stole').map(({ from }) => from)).toEqual([5]);
  expect(team('Tax Collector, Off Duty').asked).toEqual([4, 5]);
});

test('UA-CHAR-01 the Tax Collector has nothing to collect where nobody holds more', () => {
  const t = table({ hands: [4, 4, 3], characters: { 0: 'Tax Collector, Off Duty' }, nightfall: true });
  expect(t.labels(0)).not.toContain('Tax Collector, Off Duty');
});

test('UA-ACTION-ALLY-02 an Ally is offered beside a Character that has nothing to do', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    characters: { 0: 'Chatty Gravedigger' },
    allies: { 0: ['Rogue in Squeaky Boots'] },
    nightfall: true,
  });
  t.offers(0, ['Rest', 'Trap', 'Rogue in Squeaky Boots']);
});

test('UA-R-55 whoever loses the last card to the Rogue is out before the turn goes on', () => {
  const t = table({
    hands: [3, ['Ally'], 3],
    characters: { 0: 'Rogue in Squeaky Boots' },
    nightfall: true,
  })
    .answers(0, 'Rogue')
    .answers(1, 'Let them go');
  expect([t.question, t.asked, t.view().players[1]!.state]).toEqual(['play-a-card', [0], 'out']);
  expect(sizes(t)).toEqual([5, 0, 2]);
});
