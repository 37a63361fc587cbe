// Lines that no printed card has, and that a designer may write in the outcome notation.

import { expect, test } from 'vitest';
import { anyOld, sizes, table, told, unopposed } from './table.ts';

/** Newtify with this line on a 4, played by the first of three. */
const newtify = (line: string, more = {}) =>
  table({
    hands: [['Newtify', 'Rest', 'Ally'], 4, 4],
    variant: { 'spells.spl-newt.outcomes.4-5': line },
    nightfall: true,
    ...more,
  })
    .rolls(4)
    .answersAll(0, 'Newtify', 'Player 2');

test('UA-R-29 half: who is attacked would lose half of the hand, rounded down', () => {
  const t = newtify('half(OTH)', { hands: [['Newtify', 'Rest'], 5, 2] });
  expect(t.view().effects[0]!.atStake).toEqual([0, 2, 1]);
});

test('UA-R-29 what one step takes, the next cannot take again', () => {
  const t = newtify('disc(T,1); downto(T,2)', { hands: [['Newtify', 'Rest'], 4, 4] });
  expect(t.view().effects[0]!.atStake).toEqual([0, 2, 0]);
  anyOld(unopposed(t), 'discard');
  expect(sizes(t)[1]).toBe(2);
});

test('UA-R-54 a Beast for everybody: once one side is left, nobody else has to fight', () => {
  const t = newtify('beast(ALL)', {
    hands: [['Newtify', 'Rest', 'Ally'], ['Trap'], ['Thief']],
    beasts: ['Kraken in a Puddle', 'Minotaur Asking for Directions', 'Damp Slime'],
  });
  unopposed(t);
  expect([told(t, 'turnedUp').map(({ seat }) => seat), t.result?.winners]).toEqual([[1, 2], [0]]);
});

test('UA-R-46 UA-R-49 nothing is paid out of the player’s own new hand', () => {
  const t = newtify('disc(me,1); pay(T,1)', { hands: [['Newtify', 'Resurrection'], 4, 4] });
  t.answers(0, 'Rise again');
  expect([sizes(t), t.asked]).toEqual([[7, 4, 4], [1]]);
});

test('UA-R-11 nobody looks at the hand of a target who is gone', () => {
  const t = newtify('draw(T,1); look(T)', {
    hands: [['Newtify', 'Rest', 'Ally'], ['Trap'], 4],
    deck: ['Rustling in the Bushes'],
    beasts: ['Kraken in a Puddle'],
  });
  unopposed(t);
  expect([told(t, 'out').map(({ seat }) => seat), told(t, 'looked')]).toEqual([[1], []]);
});

test('UA-WIN-06 a Beast for everybody else is not sent to one who has gone meanwhile', () => {
  const t = newtify('beast(OTH)', {
    hands: [['Newtify', 'Rest', 'Ally'], ['Trap', 'Shield', 'Ally'], ['Thief'], 4],
    deck: ['Tripped Over Your Own Cape'],
    beasts: ['Damp Slime', 'Kraken in a Puddle'],
    variant: { 'spells.spl-newt.outcomes.4-5': 'beast(OTH)', 'blunders.bln-cape.effect': 'beast(L)' },
  });
  unopposed(t.answers(1, 'Trap'));
  expect(t.view().players[2]!.state).toBe('out');
  expect(told(t, 'turnedUp').map(({ seat }) => seat)).toEqual([1, 2, 3]);
});
