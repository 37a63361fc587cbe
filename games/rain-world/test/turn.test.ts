// Turns: main actions, drawing, tokens, items, lost turns, and what nobody is asked.

import { expect, test } from 'vitest';
import {
  dataOf,
  deckNumber,
  discarded,
  eats,
  names,
  ONE_PIP,
  seen,
  THREE_PIPS,
  TWO_PIPS,
  table,
  told,
  where,
} from './table.ts';

test('RW-R-27 one main action of these, each with its cost in turns', () => {
  const t = table({
    players: [
      { is: 'survivor', region: 'UWW', pips: 4, shelters: 1, gates: ['UWW-SS'] },
      { is: 'monk', region: 'UWW' },
    ],
  });
  t.offers(0, [
    'Draw in The Wall',
    'Look for food',
    'Search for a shelter',
    'Through the gate to Five Pebbles',
    'Climb to The Underhang',
    'Hunt Player 2',
    'Hibernate',
  ]);
  expect(dataOf(t, 0, 'Search')).toMatchObject({ turns: 3 });
  expect(dataOf(t, 0, 'Hibernate')).toMatchObject({ turns: 1, sleep: { pips: 4, need: 4, starves: false } });
  expect(dataOf(t, 0, 'Through')).toMatchObject({ turns: 1, region: deckNumber('SS'), karma: 1 });
});

test('RW-R-27 the question says how many pips the night still needs, or that there are enough', () => {
  const why = (pips: number) => table({ players: [{ is: 'survivor', pips }], timer: 5 }).decision(0).why;
  expect(why(3)).toBe('3 of 4 pips, rain in 5');
  expect(why(6)).toBe('fed, rain in 5');
});

test('RW-TURN-01 RW-TURN-04 a card is drawn from the deck of the region one is in, and from no other', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'HI' }],
    decks: { HI: ['Spear'], SU: ['White Pearl'] },
  });
  expect(t.labels(0).filter((label) => label.startsWith('Draw'))).toEqual(['Draw in Industrial Complex']);
  t.answers(0, 'Draw');
  expect(told(t, 'drew')).toMatchObject([{ deck: deckNumber('HI') }]);
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
});

test('RW-TURN-02 RW-R-25 a food token instead of a card: one, two or three pips from the bag', () => {
  for (const [token, pips] of [
    [ONE_PIP, 1],
    [TWO_PIPS, 2],
    [THREE_PIPS, 3],
  ] as const) {
    const t = eats(table({ players: [{ is: 'survivor' }] }), 0, token);
    expect(seen(t, 0).pips).toBe(pips);
  }
});

test('RW-R-16 pips beyond the maximum are lost: six and a three-pip token make seven', () => {
  const t = eats(table({ players: [{ is: 'survivor', pips: 6 }] }), 0, THREE_PIPS);
  expect(seen(t, 0).pips).toBe(7);
});

test('RW-R-27 with a full board there is nothing to look for, and one may wait', () => {
  const t = table({ players: [{ is: 'survivor', pips: 7 }] });
  expect(t.labels(0)).toContain('Do nothing');
  expect(t.labels(0)).not.toContain('Look for food');
  t.answers(0, 'Do nothing');
  expect(seen(t, 0).turns).toBe(1);
});

test('RW-TURN-03 RW-R-26 items and food are used at any moment of one’s own turn and cost nothing', () => {
  const t = table({
    players: [{ is: 'survivor', items: ['Karma Flower'], food: ['Popcorn Plant'] }, { is: 'monk' }],
  });
  t.answers(0, 'Use Karma Flower').answers(0, 'Eat Popcorn Plant');
  expect(seen(t, 0)).toMatchObject({ reinforced: true, pips: 3, turns: 0 });
  expect(t.asked).toEqual([0]);
});

test('RW-TURN-05 RW-R-17 a creature must be fought, unless it is prey, which is simply eaten', () => {
  const lizard = table({ players: [{ is: 'survivor' }], decks: { SU: ['Green Lizard'] } }).answers(0, 'Draw');
  lizard.offers(0, ['Attack', 'Flee']);
  const batfly = table({ players: [{ is: 'survivor' }], decks: { SU: ['Batfly'] } }).answers(0, 'Draw');
  expect(batfly.question).toBe('turn');
  expect(seen(batfly, 0)).toMatchObject({ pips: 1, carcasses: [] });
  expect(discarded(batfly, 'SU')).toEqual(['Batfly']);
});

test('RW-TURN-06 when nothing further follows, the turn ends', () => {
  const t = table({ players: [{ is: 'survivor' }, { is: 'monk' }], decks: { SU: ['Spear'] } }).answers(
    0,
    'Draw',
  );
  expect(t.asked).toEqual([1]);
  expect(seen(t, 0).turns).toBe(1);
});

test('RW-R-29 what is drawn is kept without asking, as much as there is; a slugpup may be let go', () => {
  const t = table({
    players: [{ is: 'survivor', tamed: ['Slugpup'] }],
    decks: { SU: ['Spear', 'Spear', 'White Pearl', 'SU-LF'] },
  });
  for (let i = 0; i < 4; i++) t.answers(0, 'Draw');
  expect(names(t, seen(t, 0).items)).toEqual(['Spear', 'Spear', 'White Pearl']);
  expect(seen(t, 0).gates).toHaveLength(1);
  expect(seen(t, 0).need).toBe(5);
  t.answers(0, 'Let Slugpup go');
  expect(seen(t, 0)).toMatchObject({ tamed: [], need: 4 });
});

test('RW-R-26 food is eaten now or carried; what cannot feed is carried without asking, and feeds no one after the night', () => {
  const t = table({
    players: [{ is: 'survivor' }],
    decks: { SU: ['Popcorn Plant', 'Slime Mold'], GW: ['Fresh Carcass'] },
  });
  t.answers(0, 'Draw').answers(0, 'Carry it');
  t.answers(0, 'Draw').answers(0, 'Eat it');
  expect(seen(t, 0).pips).toBe(1);
  t.answers(0, 'Eat Popcorn Plant');
  expect(seen(t, 0).pips).toBe(4);
  const meat = table({
    players: [{ is: 'survivor', region: 'GW' }],
    decks: { GW: ['Fresh Carcass'] },
  }).answers(0, 'Draw');
  expect(names(meat, seen(meat, 0).food)).toEqual(['Fresh Carcass']);
});

test('RW-R-55 an empty deck is made from its discard pile; with nothing left a token takes the card’s place', () => {
  const t = table({
    players: [{ is: 'survivor' }],
    decks: { SU: [] },
    only: ['SU'],
    discards: { SU: ['Spear'] },
  });
  t.answers(0, 'Draw');
  expect(told(t, 'reshuffled')).toMatchObject([{ cards: 1 }]);
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
  t.rolls(TWO_PIPS).answers(0, 'Draw');
  expect(seen(t, 0).pips).toBe(2);
});

test('RW-R-94 a lost turn passes by itself and counts as a turn', () => {
  const t = table({ players: [{ is: 'survivor' }, { is: 'monk', lost: 1 }] });
  eats(t, 0, TWO_PIPS);
  expect(t.asked).toEqual([0]);
  expect(seen(t, 1)).toMatchObject({ lost: 0, turns: 1, pips: 0 });
});

test('RW-R-98 whoever does not answer looks for food, flees, or keeps what was found', () => {
  const standard = (t: ReturnType<typeof table>) => {
    const { standard: at, options } = t.decision(0);
    return options[at!]!.label;
  };
  const t = table({ players: [{ is: 'survivor', karma: 3 }], decks: { SU: ['Green Lizard'] } });
  expect(standard(t)).toBe('Look for food');
  expect(standard(t.answers(0, 'Draw'))).toBe('Flee');
  const gate = table({ players: [{ is: 'survivor', karma: 3 }], decks: { SU: ['SU-HI'] } }).answers(
    0,
    'Draw',
  );
  expect(standard(gate)).toBe('Take it along');
  const shelter = (timer: number) =>
    table({ players: [{ is: 'survivor', pips: 4 }], decks: { SU: ['Shelter'] }, timer }).answers(0, 'Draw');
  expect(standard(shelter(3))).toBe('Take it along');
  expect(standard(shelter(0))).toBe('Hibernate');
});

test('RW-R-93 an event is resolved and discarded, and then one more card is drawn, but only once a turn', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'SS' }],
    decks: { SS: ['Zero Gravity', 'White Pearl'] },
  });
  t.answers(0, 'Draw');
  expect(told(t, 'drew')).toHaveLength(2);
  expect(names(t, seen(t, 0).items)).toEqual(['White Pearl']);
  const twice = table({
    players: [{ is: 'survivor', region: 'SS' }],
    decks: { SS: ['Zero Gravity', 'Zero Gravity', 'White Pearl'] },
  });
  twice.answers(0, 'Draw');
  expect(told(twice, 'drew')).toHaveLength(2);
  expect(seen(twice, 0)).toMatchObject({ items: [], turns: 1 });
});

test('RW-R-93 an Overseer names a gate of the region; used at once, the extra draw is made on the other side', () => {
  const t = table({ players: [{ is: 'survivor', karma: 3 }], decks: { SU: ['Overseer'], HI: ['Spear'] } });
  t.answers(0, 'Draw');
  t.offers(0, ['The gate to Industrial Complex', 'The gate to Drainage System', 'The gate to Farm Arrays']);
  expect(t.decision(0).options[0]!.at).toEqual({ spot: 'HI' });
  t.answers(0, 'The gate to Industrial').answers(0, 'To Industrial');
  expect(where(t, 0)).toBe('HI');
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
});

test('RW-R-93 a second Overseer, drawn for the first, asks in other words and says which gate is in hand already', () => {
  const t = table({
    players: [{ is: 'survivor', karma: 3 }],
    decks: { SU: ['Overseer', 'Overseer', 'SU-HI'] },
    only: ['SU'],
    discards: { SU: ['SU-HI'] },
  });
  t.answers(0, 'Draw');
  const first = t.decision(0);
  t.answers(0, 'The gate to Industrial').answers(0, 'Take it along');
  const second = t.decision(0);
  expect([first.question, second.question]).toEqual(['overseer', 'overseer']);
  expect(second.ask).not.toBe(first.ask);
  expect([first, second].map(({ options }) => options[0]!.detail)).toEqual([
    'karma 3',
    'karma 3; you hold one of these already',
  ]);
});
