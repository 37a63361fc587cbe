// Precycles: the check, the three turns, and a deck that is made whole again.

import { expect, test } from 'vitest';
import { deckNumber, discarded, eats, names, seen, TWO_PIPS, table, told } from './table.ts';

const nightfall = (precycles: boolean) =>
  table({ players: [{ is: 'survivor', pips: 4, shelters: 1 }], options: { precycles } });

test('RW-PRE-01 precycles are used only if the table wants them', () => {
  const t = nightfall(false).rolls(5, 1).answers(0, 'Hibernate');
  expect(told(t, 'precycleRoll')).toEqual([]);
  expect(t.view().precycle).toBe(false);
});

test('RW-PRE-02 RW-PRE-03 a D20 opens each cycle, and only a 1 makes it a precycle', () => {
  expect(nightfall(true).rolls(5, 2).answers(0, 'Hibernate').view().precycle).toBe(false);
  expect(nightfall(true).rolls(5, 1).answers(0, 'Hibernate').view().precycle).toBe(true);
});

test('RW-PRE-04 RW-R-64 the timer is raised by 2 after the roll: 5 on the D8 makes 13', () => {
  expect(nightfall(true).rolls(5, 1).answers(0, 'Hibernate').view().timer).toBe(13);
});

const flooded = (precycleTurns: number, more: object = {}) =>
  table({ players: [{ is: 'survivor', precycleTurns, ...more }], precycle: true });

test('RW-PRE-05 RW-PRE-06 in the first three turns cards come from the precycle deck only; a food token is still allowed', () => {
  for (const turn of [0, 1, 2]) {
    const t = flooded(turn);
    expect(t.labels(0)).toContain('Draw from the precycle deck');
    expect(t.labels(0)).toContain('Look for food');
    expect(t.labels(0)).not.toContain('Draw in Outskirts');
    expect(t.whyNot(0, 'Draw in Outskirts')).toContain('RW-PRE-06');
  }
});

test('RW-PRE-07 from the fourth turn on, either deck', () => {
  const t = flooded(3);
  expect(t.labels(0)).toEqual(expect.arrayContaining(['Draw in Outskirts', 'Draw from the precycle deck']));
});

test('RW-PRE-06 three own turns, not three rounds', () => {
  const t = flooded(2);
  eats(t, 0, TWO_PIPS);
  expect(t.labels(0)).toContain('Draw in Outskirts');
});

test('RW-R-64 RW-R-33 a search in those turns goes through the precycle deck, later through either', () => {
  expect(flooded(0).labels(0)).toContain('Search the precycle deck');
  expect(flooded(0).labels(0)).not.toContain('Search for a shelter');
  expect(flooded(3).labels(0)).toEqual(
    expect.arrayContaining(['Search for a shelter', 'Search the precycle deck']),
  );
});

test('RW-R-64 the three turns limit where cards come from and nothing else', () => {
  const t = table({
    players: [
      { is: 'survivor', region: 'UWW', pips: 4, shelters: 1, gates: ['UWW-SS'] },
      { is: 'monk', region: 'UWW' },
    ],
    precycle: true,
  });
  t.offers(0, [
    'Draw from the precycle deck',
    'Look for food',
    'Search the precycle deck',
    'Through the gate to Five Pebbles',
    'Climb to The Underhang',
    'Hunt Player 2',
    'Hibernate',
  ]);
});

test('RW-R-64 a precycle shelter belongs to the region where it was drawn', () => {
  const t = table({
    players: [{ is: 'survivor', karma: 3, gates: ['SU-HI'] }],
    precycle: true,
    decks: { PRE: ['Shelter'] },
  });
  t.answers(0, 'Draw from').answers(0, 'Take it along').answers(0, 'Through the gate');
  expect(seen(t, 0).shelters).toEqual([]);
  expect(discarded(t, 'PRE')).toEqual(['Shelter']);
});

test('RW-R-64 when the precycle ends its shelters come back even from hands, and items stay', () => {
  const t = table({
    players: [{ is: 'survivor', pips: 4, precycleTurns: 1 }],
    precycle: true,
    decks: { PRE: ['Spear', 'Shelter'] },
  });
  t.answers(0, 'Draw from').answers(0, 'Draw from');
  t.rolls(4, 20).answers(0, 'Hibernate');
  expect(seen(t, 0).shelters).toEqual([]);
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
  expect(t.view().decks[deckNumber('PRE')]).toBe(39);
  expect(t.view().precycle).toBe(false);
});

test('RW-R-64 a search of the precycle deck fails when the precycle ends, dry in Five Pebbles too', () => {
  const t = table({ players: [{ is: 'survivor', region: 'SS' }], precycle: true, timer: 0 });
  t.rolls(4, 20).answers(0, 'Search the precycle deck');
  expect(t.view()).toMatchObject({ cycle: 2, precycle: false });
  expect(seen(t, 0)).toMatchObject({ status: 'awake', searching: 0 });
  expect(t.labels(0)).toContain('Look for food');
});

test('RW-PRE-06 while its deck is closed a region is not searched, and that is the reason given', () => {
  const t = table({ players: [{ is: 'survivor' }], precycle: true });
  expect(t.whyNot(0, 'Search for a shelter')).toContain('RW-PRE-06');
});

test('RW-R-33 whoever would search after others is told how many shelters are left, and when there is none for them', () => {
  const searching = { searching: 2, searched: deckNumber('PRE') };
  const others = ['monk', 'hunter', 'saint', 'inv'].map((is) => ({ is, ...searching }));
  const offered = (ahead: number) => {
    const t = table({ players: [{ is: 'survivor' }, ...others.slice(0, ahead)], precycle: true });
    return t.decision(0).options.find(({ label }) => label === 'Search the precycle deck');
  };
  expect(offered(0)?.data).toMatchObject({ search: { left: 4, ahead: 0 } });
  expect(offered(3)?.detail).toBe(
    'this turn and the next two; 3 others have begun before you, and 4 shelters are left',
  );
  expect(offered(4)?.detail).toContain('none for you');
});

test('RW-R-65 an extra draw in those turns comes from the precycle deck, and the Overseer Eye is of no use', () => {
  const t = table({
    players: [{ is: 'survivor', items: ['Overseer Eye'] }],
    precycle: true,
    decks: { PRE: ['Flash Flood', 'Rock'], SU: ['Spear'] },
  });
  expect(t.labels(0)).not.toContain('Use Overseer Eye');
  t.answers(0, 'Draw from');
  expect(told(t, 'drew').map(({ deck }) => deck)).toEqual([deckNumber('PRE'), deckNumber('PRE')]);
  const later = table({
    players: [{ is: 'survivor', precycleTurns: 3, items: ['Overseer Eye'] }],
    precycle: true,
    decks: { PRE: ['Flash Flood'], SU: ['Spear'] },
  });
  expect(later.labels(0)).toContain('Use Overseer Eye');
  later
    .answers(0, 'Draw from')
    .offers(0, ['The deck of Outskirts', 'The precycle deck'])
    .answers(0, 'The deck of');
  expect(names(later, seen(later, 0).items)).toContain('Spear');
});

test('RW-R-28 a flood drawn by somebody else can be kept off with Bubble Weed, and the Rivulet does not mind', () => {
  const t = table({
    players: [
      { is: 'survivor', pips: 2 },
      { is: 'monk', pips: 2, items: ['Bubble Weed'] },
      { is: 'rivulet', region: 'SU', pips: 2 },
      { is: 'saint', pips: 2 },
    ],
    precycle: true,
    decks: { PRE: ['Flash Flood', 'Rock'] },
  });
  t.answers(0, 'Draw from').answers(1, 'Bubble Weed');
  expect(t.view().players.map(({ pips }) => pips)).toEqual([1, 2, 2, 2]);
});

test('RW-PRE-06 the three turns are counted anew in every precycle', () => {
  const t = table({
    players: [{ is: 'survivor', pips: 4, shelters: 1, precycleTurns: 3 }],
    precycle: true,
  });
  t.rolls(4, 1).answers(0, 'Hibernate');
  expect(t.view()).toMatchObject({ cycle: 2, precycle: true });
  expect(t.whyNot(0, 'Draw in Outskirts')).toContain('RW-PRE-06');
});
