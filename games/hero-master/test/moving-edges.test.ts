// Edges of a stay and of the way to the next: hands, decks and what chance must touch.

import { expect, test } from 'vitest';
import { type Position, table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;
const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const rogue = ['Dwarf', 'Rogue'] as const;
const wizard = ['Elf', 'Wizard'] as const;
const barbarian = ['Gnome', 'Barbarian'] as const;

/** What a pile looks like afterwards, for a few seeds: chance has touched it when it is not always the same. */
const orders = (pile: (seed: string) => readonly number[]): number =>
  new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => String(pile(seed)))).size;

test('HM-END-05 the standings say how far each sat from the leader', () => {
  const t = table({
    phase: 'move',
    location: "Dragon's Den",
    leader: 1,
    players: [{ gold: 8 }, { gold: 2 }, { gold: 5 }],
  });
  const ranking = t.last('gameOver')!.ranking.map(({ seat, gold, distance }) => [seat, gold, distance]);
  expect(ranking).toEqual([
    [0, 8, 2],
    [2, 5, 1],
    [1, 2, 0],
  ]);
});

test('HM-R-40 with a second wind and no card anywhere there is nothing to draw, and nobody is asked', () => {
  const t = table({
    ...laying,
    options: { secondWind: true },
    players: [
      { is: barbarian, hand: ['Bellow', "Come 'ere!"], part: 'in' },
      { row: ['Brave'], is: ['Halfling', 'Cleric'] },
    ],
  }).answers(0, 'Bellow');
  expect(t.question).not.toBe('draw-a-card');
});

test('HM-DEFEAT-16 a race may change the starting hand size as well', () => {
  const deck = [
    'Brave',
    'Unexpected',
    'Dozed Off',
    'Down Here!',
    'Emergency Pie',
    'Righteous Tantrum',
    'Blunt Sermon',
    'Excessive Blessing',
  ];
  const t = table({ phase: 'hands', variant: { 'cards.halfling.handSize': 1 }, players: [{ deck }, {}] });
  expect(t.player(0).cards).toBe(7);
});

test('HM-MOVE-10 a hand of exactly the starting size is left as it is', () => {
  const hand = ['Brave', 'Unexpected', 'Dozed Off', 'Down Here!', 'Emergency Pie', 'Righteous Tantrum'];
  const t = table({ phase: 'hands', players: [{ hand, deck: ['Blunt Sermon'] }, {}] });
  expect([t.hand(0), t.discards(0), t.told('discarded')]).toEqual([hand, [], []]);
});

test('HM-SETUP-21 mulligans are counted anew for each stay', () => {
  const deck = ['Brave', 'Unexpected', 'Dozed Off', 'Down Here!', 'Emergency Pie', 'Righteous Tantrum'];
  const t = table({ phase: 'hands', options: { mulligans: true }, players: [{ deck }, {}] }).answers(
    0,
    'Mulligan',
  );
  expect(t.hand(0)).toHaveLength(5);
});

test('HM-LOC-01 a stay is counted', () => {
  const t = table({
    phase: 'location',
    stay: 3,
    locations: ['Skating Pond', 'Training Yard', "Dragon's Den"],
    players: [{ hand: ['Brave'] }, {}],
  }).answers(0, 'Skating Pond');
  expect(t.state.stay).toBe(4);
});

test('HM-LOC-14 the Den goes back by chance: it is not always where it was put', () => {
  const left = (seed: string) =>
    table({
      seed,
      phase: 'location',
      locations: ["Dragon's Den", 'Training Yard', 'Skating Pond', 'Cutpurse Alley', 'Webbed Hollow'],
      players: [{ hand: ['Brave'] }, {}],
    }).answers(0, 'Training Yard').state.locationDeck;
  expect(orders(left)).toBeGreaterThan(2);
});

const ROAD = ['Skating Pond', 'Training Yard', "Dragon's Den"];

test('HM-MOVE-03 HM-MOVE-06 HM-MOVE-08 HM-PROTEST-08 moving shuffles monsters, Critical Fails, Action decks and Protests', () => {
  const deck = ['Brave', 'Unexpected', 'Dozed Off', 'Down Here!', 'Emergency Pie', 'Righteous Tantrum'];
  const moved = (seed: string) =>
    table({
      seed,
      phase: 'move',
      locations: ROAD.slice(1),
      location: 'Skating Pond',
      lurking: ['Giant'],
      players: [{ hand: ['Foot Stamp'], deck, marker: 3 }, {}],
    }).state;
  expect(orders((seed) => moved(seed).monsterDeck)).toBe(5);
  expect(orders((seed) => moved(seed).protestDeck)).toBe(5);
  expect(orders((seed) => [...moved(seed).heroes[0]!.hand, ...moved(seed).heroes[0]!.deck])).toBe(5);
});

test('HM-MOVE-06 HM-R-42 the Critical Fails of a stay are shuffled back when the party moves', () => {
  const t = table({ ...fight, criticalFails: ['Do-Over'], players: [{ row: ['Brave'] }, {}] }).strikes(
    0,
    [1, 1],
  );
  expect(t.state.criticalFailDiscard).toHaveLength(1);
  t.rolls(1).idle(0);
  expect(t.told('moved')).toHaveLength(1);
  expect([t.state.criticalFailDiscard, t.state.criticalFailDeck.length]).toEqual([[], 12]);
});

test('HM-PROTEST-07 a used Protest card goes back by chance', () => {
  const after = (seed: string) =>
    table({ seed, ...fight, players: [{ row: ["It's Not Fair!"], hand: ['Brave'] }, {}] }).strikes(0, [2, 1])
      .state.protestDeck;
  expect(orders(after)).toBeGreaterThan(3);
});

test('HM-PROTEST-02 the last card of the Protest deck can be had', () => {
  const t = table({
    phase: 'protests',
    stay: 2,
    protests: ['Foot Stamp'],
    only: ['protests'],
    players: [{ gold: 0, hand: ['Brave'] }, { gold: 5 }],
  }).answers(0, 'Protest');
  expect(t.hand(0)).toContain('Foot Stamp');
});

test('HM-R-44 HM-R-43 a great one that roams in the deck is searched out, and the deck shuffled', () => {
  const after = (seed: string) => {
    const t = table({
      seed,
      phase: 'location',
      locations: ['Goblin Warren', 'Training Yard', "Dragon's Den"],
      monsterDeck: [
        'Mimic',
        'Giant',
        'Moss Troll',
        'King Grumblegut',
        'Orc Warrior',
        'Bat Swarm',
        'Fire Imp',
      ],
      only: ['monsterDeck'],
      players: [{ hand: ['Brave'] }, {}],
    }).answers(0, 'Goblin Warren');
    expect(t.lurking.at(-1)).toBe('King Grumblegut');
    return t.state.monsterDeck;
  };
  expect(orders(after)).toBeGreaterThan(1);
});

test('HM-R-49 the last card of the Monster deck will do for a Polymorph, and the old monster is shuffled in', () => {
  const polymorph = (position: Partial<Position>) =>
    table({
      ...laying,
      players: [{ is: wizard, hand: ['Polymorph', 'Pyromaniac'], part: 'in' }, { is: rogue }],
      ...position,
    }).answersAll(0, 'Polymorph', 'Replace it');
  const last = polymorph({ monsterDeck: ['Mimic'], only: ['monsterDeck'] });
  expect([last.encounter, last.names(last.state.monsterDeck)]).toEqual(['Mimic', ['Giant']]);
  expect(orders((seed) => polymorph({ seed }).state.monsterDeck)).toBe(5);
});

test('HM-R-42 an empty Treasure deck is made anew of its discards, and not before', () => {
  const hollow = (treasureDeck: string[]) => {
    const t = table({
      phase: 'location',
      locations: ['Snoozehaven Market', 'Training Yard', "Dragon's Den"],
      treasureDeck,
      only: ['treasureDeck'],
      players: [{ hand: ['Brave'], stash: ['Lucky Pants'] }, {}],
    }).answersAll(0, 'Snoozehaven Market', 'Lucky Pants');
    return t.names(t.view().treasurePile ?? t.state.treasurePile);
  };
  expect(hollow([])).toEqual(['Lucky Pants']);
  expect(hollow(['Boomerang'])).toEqual(['Boomerang', 'Lucky Pants']);
});
