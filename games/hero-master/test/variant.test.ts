// Variants: a designer’s figures change what is printed, and the rules go by what is printed.

import { expect, test } from 'vitest';
import { table } from './table.ts';

test('HM-LOC-10 a boss under another name is still called by its warning sign', () => {
  const t = table({
    phase: 'location',
    locations: ["Dragon's Den"],
    variant: { 'cards.crackletooth-the-tepid.name': 'Gary' },
    players: [{ hand: ['Brave'] }, {}],
  });
  expect(t.lurking.at(-1)).toBe('Gary');
  expect(t.box.faces[t.idOf("Dragon's Den")]?.warning).toBe('Gary');
});

test('HM-DAMAGE-04 a card given a value of another kind is of that kind', () => {
  const fire = (variant: Record<string, number>) =>
    table({
      phase: 'resolving',
      encounter: 'Fire Imp',
      variant,
      players: [{ row: ['Brave'] }, {}],
    })
      .strikes(0, [2, 1])
      .last('dice');
  expect(fire({})?.armour).toBe(11);
  expect(fire({ 'cards.brave.strength.1': 2 })).toMatchObject({ armour: 9, strength: [4, 2, 0, 0] });
});

test('HM-DAMAGE-04 a card whose value is taken away is not of that kind any more', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Fire Imp',
    variant: { 'cards.emergency-pie.strength.1': 0 },
    players: [{ row: ['Emergency Pie'] }, {}],
  });
  expect(t.strikes(0, [2, 1]).last('dice')?.armour).toBe(12); // Chainmail 11, the card 1
});

test('a designer rewords what is printed: a card’s text, and a Location’s two', () => {
  const { box } = table({
    variant: {
      'cards.headbutt.text': 'Mind your head.',
      'cards.skating-pond.leaderText': 'Fall over.',
      'cards.skating-pond.partyText': 'Laugh.',
    },
    players: [{}, {}],
  });
  const textOf = (key: string) => box.faces.find((face) => face.key === key)?.text;
  expect(textOf('headbutt')).toBe('Mind your head.');
  expect(textOf('skating-pond')).toBe('Leader: Fall over. Party: Laugh.');
});
