// Shelters, hibernation and starvation.

import { expect, test } from 'vitest';
import { discarded, eats, names, seen, TWO_PIPS, table, told, where } from './table.ts';

test('RW-TURN-07 RW-R-31 a drawn shelter: sleep now, or take it along; the sleeper keeps it', () => {
  const t = table({ players: [{ is: 'survivor', pips: 4 }], decks: { SU: ['Shelter'] } }).answers(0, 'Draw');
  t.offers(0, ['Hibernate', 'Take it along']).rolls(3, 20).answers(0, 'Hibernate');
  expect(seen(t, 0)).toMatchObject({ karma: 2, status: 'awake' });
  expect(seen(t, 0).shelters).toHaveLength(1);
});

test('RW-TURN-08 RW-R-32 RW-HIB-04 a shelter taken along is come back to for one turn, and slept in', () => {
  const t = table({ players: [{ is: 'survivor', pips: 4 }], decks: { SU: ['Shelter'] } });
  t.answers(0, 'Draw').answers(0, 'Take it along');
  expect(seen(t, 0)).toMatchObject({ turns: 1, status: 'awake' });
  t.rolls(3, 20).answers(0, 'Hibernate');
  expect(seen(t, 0)).toMatchObject({ turns: 2, karma: 2 });
});

test('RW-HIB-01 as many pips as the line shows, and no fewer', () => {
  const rested = (pips: number) => table({ players: [{ is: 'survivor', pips, shelters: 1 }] }).labels(0);
  expect(rested(4)).toContain('Hibernate');
  expect(rested(3)).not.toContain('Hibernate');
  expect(rested(3)).toContain('Starve through the night');
});

test('RW-HIB-04 without a shelter there is no sleep', () => {
  const t = table({ players: [{ is: 'survivor', pips: 4 }] });
  expect(t.labels(0)).not.toContain('Hibernate');
  expect(t.whyNot(0, 'Sleep')).toBe('RW-HIB-04: you carry no shelter');
});

test('RW-STARVE-01 RW-STARVE-03 RW-STARVE-04 RW-R-38 starving: all pips gone, alive, karma as it was', () => {
  const t = table({ players: [{ is: 'survivor', pips: 3, shelters: 1, karma: 3 }] });
  t.rolls(3, 20).answers(0, 'Starve');
  expect(told(t, 'slept')).toMatchObject([{ how: 'starves' }]);
  expect(seen(t, 0)).toMatchObject({ pips: 0, karma: 3, deaths: 0, status: 'awake', starving: true });
});

test('RW-STARVE-02 starving needs a shelter', () => {
  expect(table({ players: [{ is: 'survivor', pips: 3 }] }).labels(0)).not.toContain(
    'Starve through the night',
  );
});

test('RW-STARVE-05 RW-STARVE-06 RW-STARVE-07 after a starved night: −1 to attacking and fleeing, and the whole board to fill', () => {
  const t = table({ players: [{ is: 'survivor', starving: true }] });
  expect(seen(t, 0)).toMatchObject({ attack: 1, flee: 2, need: 7 });
});

test('RW-R-39 whoever is starving cannot starve again', () => {
  const t = table({ players: [{ is: 'survivor', starving: true, pips: 6, shelters: 1 }] });
  expect(t.labels(0)).not.toContain('Starve through the night');
  expect(t.labels(0)).not.toContain('Hibernate');
  expect(t.whyNot(0, 'Starve through the night')).toContain('RW-R-39: you are starving: 1 pip more');
  eats(t, 0, TWO_PIPS);
  expect(t.labels(0)).toContain('Hibernate');
});

test('RW-R-40 starving ends with a full night or with death, not by sitting in Five Pebbles', () => {
  const fed = table({ players: [{ is: 'survivor', starving: true, pips: 7, shelters: 1 }] });
  expect(seen(fed.rolls(3, 20).answers(0, 'Hibernate'), 0).starving).toBe(false);
  const dead = table({ players: [{ is: 'survivor', starving: true }], timer: 0 });
  expect(seen(eats(dead, 0, TWO_PIPS), 0).starving).toBe(false);
  const dry = table({ players: [{ is: 'survivor', starving: true, region: 'SS' }], timer: 0 });
  expect(seen(eats(dry, 0, TWO_PIPS), 0)).toMatchObject({ starving: true, pips: 2 });
});

test('RW-TURN-09 RW-R-33 a search takes this turn and the next two, then a shelter from the deck, to sleep in or keep', () => {
  const t = table({ players: [{ is: 'survivor', pips: 4 }, { is: 'monk' }] });
  t.answers(0, 'Search');
  for (let i = 0; i < 2; i++) eats(t, 1, TWO_PIPS);
  expect(t.asked).toEqual([0]);
  t.offers(0, ['Hibernate', 'Take it along']).answers(0, 'Take it along');
  expect(seen(t, 0).turns).toBe(3);
  expect(seen(t, 0).shelters).toHaveLength(1);
  expect(told(t, 'searched').map(({ left }) => left)).toEqual([2, 1, 0]);
});

test('RW-R-33 a search takes from the discard pile when the deck has no shelter, and cannot begin when neither has', () => {
  const from = table({
    players: [{ is: 'survivor' }],
    decks: { SU: ['Spear'] },
    only: ['SU'],
    discards: { SU: ['Shelter'] },
  });
  from.answers(0, 'Search').answers(0, 'Take it along');
  expect(seen(from, 0)).toMatchObject({ turns: 3 });
  expect(seen(from, 0).shelters).toHaveLength(1);
  const holdsAll = table({ players: [{ is: 'survivor', shelters: 7 }] });
  expect(holdsAll.labels(0)).not.toContain('Search for a shelter');
  expect(holdsAll.whyNot(0, 'Search for a shelter')).toContain('RW-R-33');
});

test('RW-R-33 after a search the deck is shuffled', () => {
  const t = table({ players: [{ is: 'survivor' }] });
  const before = t.state.decks[0]!.slice();
  t.answers(0, 'Search').answers(0, 'Take it along');
  const left = before.filter((card) => !seen(t, 0).shelters.includes(card));
  expect(t.state.decks[0]).not.toEqual(left);
  expect(t.state.decks[0]!.toSorted()).toEqual(left.toSorted());
});

test('RW-R-33 if the last shelter goes meanwhile there is nothing to find', () => {
  const t = table({
    players: [{ is: 'survivor' }, { is: 'monk', searching: 1, searched: 0, shelters: 6 }],
    decks: { SU: ['Shelter', 'Spear'] },
    only: ['SU'],
  });
  t.answers(0, 'Draw').answers(0, 'Take it along');
  expect(told(t, 'foundNothing')).toMatchObject([{ seat: 1 }]);
});

test('RW-R-33 a search fails when the seeker dies', () => {
  const t = table({ players: [{ is: 'survivor' }], timer: 0 })
    .rolls(4, 20)
    .answers(0, 'Search');
  expect(seen(t, 0)).toMatchObject({ deaths: 1, searching: 0 });
  expect(t.question).toBe('turn');
});

test('RW-R-34 a sleeper has no turns and is no target', () => {
  const t = table({ players: [{ is: 'survivor' }, { is: 'monk', pips: 3, status: 'hibernating' }] });
  expect(t.labels(0)).not.toContain('Hunt Player 2');
  eats(t, 0, TWO_PIPS);
  expect(t.asked).toEqual([0]);
});

test('RW-R-32 in front of a shelter there is still time to eat what is carried', () => {
  const t = table({
    players: [{ is: 'survivor', pips: 2, food: ['Popcorn Plant'] }],
    decks: { SU: ['Shelter'] },
  });
  t.answers(0, 'Draw').offers(0, ['Starve through the night', 'Take it along', 'Eat Popcorn Plant first']);
  t.answers(0, 'Eat Popcorn').offers(0, ['Hibernate', 'Take it along']);
});

test('RW-R-92 a slugpup: adopted or left, +1 FLEE, and one pip more for every hibernation, up to the maximum', () => {
  const t = table({ players: [{ is: 'survivor' }], decks: { SU: ['Slugpup'] } }).answers(0, 'Draw');
  t.offers(0, ['Adopt it', 'Leave it']).answers(0, 'Adopt it');
  expect(seen(t, 0)).toMatchObject({ need: 5, flee: 4, attack: 2 });
  const starving = table({ players: [{ is: 'survivor', starving: true, tamed: ['Slugpup'] }] });
  expect(seen(starving, 0).need).toBe(7);
  const left = table({ players: [{ is: 'survivor' }], decks: { SU: ['Slugpup'] } });
  left.answers(0, 'Draw').answers(0, 'Leave it');
  expect(discarded(left, 'SU')).toEqual(['Slugpup']);
  expect(names(left, seen(left, 0).tamed)).toEqual([]);
  expect(where(left, 0)).toBe('SU');
});

test('RW-TURN-07 a shelter asks with what is eaten and how long it stays dry, in the words of a turn', () => {
  const asked = (pips: number, timer: number) =>
    table({ players: [{ is: 'survivor', pips }], decks: { SU: ['Shelter'] }, timer })
      .answers(0, 'Draw')
      .decision(0).why;
  expect([asked(3, 4), asked(5, 4), asked(5, 0)]).toEqual([
    '3 of 4 pips, rain in 4',
    'fed, rain in 4',
    'fed, last round before the rain',
  ]);
});

test('RW-CYCLE-10 in the last round a shelter says what taking it along would mean, but not in Five Pebbles', () => {
  const keeping = (region: 'SU' | 'SS', timer: number) =>
    table({ players: [{ is: 'survivor', region, pips: 4 }], decks: { [region]: ['Shelter'] }, timer })
      .answers(0, 'Draw')
      .decision(0)
      .options.find(({ label }) => label === 'Take it along')?.detail;
  expect(keeping('SU', 0)).toBe('and be awake when the rain comes, and die');
  expect([keeping('SU', 1), keeping('SS', 0)]).toEqual([undefined, undefined]);
});
