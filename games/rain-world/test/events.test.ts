// Event cards, peaceful creatures and Worm Grass.

import { expect, test } from 'vitest';
import {
  deckNumber,
  discarded,
  eats,
  names,
  type Placed,
  seen,
  TWO_PIPS,
  table,
  told,
  where,
} from './table.ts';

test('RW-R-35 an Echo raises karma at once, the first time in each region', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'CC', karma: 2 }],
    decks: { CC: ['Echo', 'Spear'] },
  }).answers(0, 'Draw');
  expect(seen(t, 0)).toMatchObject({ karma: 3, echoes: [deckNumber('CC')] });
  const again = table({
    players: [{ is: 'survivor', region: 'CC', karma: 2, echoes: 4 }],
    decks: { CC: ['Echo', 'Spear'] },
  });
  expect(seen(again.answers(0, 'Draw'), 0).karma).toBe(2);
});

test('RW-CYCLE-04 a Long Dusk puts the rain off by one', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'CC' }, { is: 'monk' }],
    decks: { CC: ['Long Dusk', 'Spear'] },
    timer: 5,
  });
  expect(t.answers(0, 'Draw').view().timer).toBe(6);
});

test('RW-R-94 a Sheer Drop costs the next turn on 6 or less in all, and a natural 1 is nothing special', () => {
  const drop = (die: number) =>
    table({
      players: [{ is: 'monk', region: 'UWW' }, { is: 'saint' }],
      decks: { UWW: ['Sheer Drop', 'Spear'] },
    })
      .rolls(die)
      .answers(0, 'Draw');
  expect(seen(drop(2), 0).lost).toBe(1);
  expect(seen(drop(3), 0).lost).toBe(0);
});

test('RW-R-30 RW-R-93 a Shortcut Pipe shows three cards to its finder only; one is resolved, the others go under the deck', () => {
  const t = table({
    players: [{ is: 'survivor' }, { is: 'monk' }],
    decks: { SU: ['Shortcut Pipe', 'Spear', 'Overseer', 'White Pearl'] },
  }).answers(0, 'Draw');
  t.offers(0, ['Spear', 'Overseer', 'White Pearl']);
  expect(t.view(0).pipe?.cards).toHaveLength(3);
  expect(t.view(1).pipe).toEqual({ seat: 0, count: 3 });
  expect(t.log(1)).toContain('P1 looks at 3 cards through the pipe.');
  t.answers(0, 'Spear');
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
  expect(names(t, t.state.decks[0]!.slice(0, 2)).toSorted()).toEqual(['Overseer', 'White Pearl']);
  expect(t.asked).toEqual([1]);
});

test('RW-R-93 an event picked through the pipe brings no further draw', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'UWU' }, { is: 'monk' }],
    decks: { UWU: ['Shortcut Pipe', 'Overseer', 'Rock', 'Mushroom'] },
  });
  t.answers(0, 'Draw').answers(0, 'Overseer').answers(0, 'The gate to Shaded').answers(0, 'Take it along');
  expect(t.asked).toEqual([1]);
});

test('RW-R-17 a Garbage Worm takes an item at random, an Inspector a pearl or fly of your choice', () => {
  const worm = table({
    players: [{ is: 'survivor', region: 'GW', items: ['Spear'] }],
    decks: { GW: ['Garbage Worm'] },
  }).answers(0, 'Draw');
  expect(seen(worm, 0).items).toEqual([]);
  const inspector = table({
    players: [{ is: 'survivor', region: 'SS', items: ['White Pearl', 'Neuron Fly', 'Spear'] }],
    decks: { SS: ['Inspector'] },
  });
  inspector.answers(0, 'Draw').offers(0, ['White Pearl', 'Neuron Fly']).answers(0, 'White Pearl');
  expect(names(inspector, seen(inspector, 0).items)).toEqual(['Neuron Fly', 'Spear']);
});

const inTheGrass = (card: string, more: Partial<Placed> = {}) =>
  table({
    players: [{ is: 'monk', region: 'LF', grass: 1, ...more }, { is: 'saint' }],
    decks: { GRASS: [card] },
  });

test('RW-R-54 RW-REGION-13 what the grass does: a lost turn, a pip or an item, death, a ride', () => {
  const stalks = inTheGrass('Rustling Stalks').rolls(TWO_PIPS, 2, 18).answers(0, 'Look for food');
  expect(told(stalks, 'grassContest')[0]).toMatchObject({ roll: { total: 6, success: false }, against: 12 });
  expect(seen(stalks, 0).lost).toBe(1);
  const tangle = eats(inTheGrass('Tangle', { pips: 1 }), 0, TWO_PIPS);
  expect(seen(tangle, 0).pips).toBe(2);
  const field = inTheGrass('Hungry Field').rolls(TWO_PIPS, 2, 18).answers(0, 'Look for food');
  expect(told(field, 'died')).toMatchObject([{ by: 'grass' }]);
  expect(seen(eats(inTheGrass('Deer Trail'), 0, TWO_PIPS), 0).skip).toBe(true);
  expect(discarded(field, 'GRASS')).toEqual(['Hungry Field']);
});

test('RW-R-54 with no pips a Tangle takes an item of one’s choice, and a Spore Puff keeps any grass off', () => {
  const t = inTheGrass('Tangle', { items: ['Spear', 'Rock'] }).answers(0, 'Search');
  t.offers(0, ['Spear', 'Rock']).answers(0, 'Rock');
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
  const puff = inTheGrass('Hungry Field', { items: ['Spore Puff'] });
  eats(puff, 0, TWO_PIPS).answers(0, 'Spore Puff');
  expect(seen(puff, 0)).toMatchObject({ status: 'awake', items: [] });
});

test('RW-R-54 a Rock thrown at the grass helps in that contest alone, and is no help against a Tangle', () => {
  const t = inTheGrass('Rustling Stalks', { items: ['Rock'] });
  eats(t, 0, TWO_PIPS).rolls(2, 14).answers(0, 'Rock');
  expect(told(t, 'grassContest')[0]).toMatchObject({ roll: { total: 8, success: false }, against: 8 });
  expect(seen(t, 0).flee).toBe(4);
  const tangle = eats(inTheGrass('Tangle', { pips: 1, items: ['Rock'] }), 0, TWO_PIPS);
  expect(seen(tangle, 0).pips).toBe(2);
});

test('RW-R-54 a Rain Deer carries its rider over the next grass', () => {
  const t = table({ players: [{ is: 'monk', region: 'LF' }], decks: { LF: ['Rain Deer'] } }).answers(
    0,
    'Draw',
  );
  expect(seen(t, 0)).toMatchObject({ skip: true, grass: 1 });
  eats(t, 0, TWO_PIPS);
  expect(told(t, 'grassSkipped')).toHaveLength(1);
  expect(where(t, 0)).toBe('LF');
});
