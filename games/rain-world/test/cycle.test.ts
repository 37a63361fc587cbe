// Cycles and rain: the roll, the rounds, the end of a cycle and what it takes and gives.

import { expect, test } from 'vitest';
import { regionOf } from '../cards/regions.ts';
import { discarded, eats, names, seen, TWO_PIPS, table, told, where } from './table.ts';

test('RW-R-01 RW-CYCLE-03 RW-CYCLE-04 D8 and 6 more: from 7 to 14, and everybody sees it', () => {
  for (const [die, timer] of [
    [1, 7],
    [8, 14],
  ] as const) {
    const t = table({ players: [{ is: 'survivor', pips: 4, shelters: 1 }] });
    t.rolls(die, 20).answers(0, 'Hibernate');
    expect(t.view()).toMatchObject({ cycle: 2, timer });
    expect(told(t, 'rain').at(-1)).toMatchObject({ seat: 0, die, timer });
  }
});

test('RW-CYCLE-06 RW-R-02 RW-R-03 the timer falls by 1 when everybody has had a turn, not before', () => {
  const t = table({ players: [{ is: 'survivor' }, { is: 'monk' }], timer: 5 });
  eats(t, 0, TWO_PIPS);
  expect(t.view().timer).toBe(5);
  eats(t, 1, TWO_PIPS);
  expect(t.view()).toMatchObject({ timer: 4, round: 2 });
});

test('RW-CYCLE-08 RW-CYCLE-09 RW-R-02 at 0 one more round is played, and at −1 the cycle ends', () => {
  const t = table({ players: [{ is: 'survivor' }], timer: 1 });
  eats(t, 0, TWO_PIPS);
  expect(t.view()).toMatchObject({ cycle: 1, timer: 0 });
  t.rolls(TWO_PIPS, 3, 20).answers(0, 'Look for food');
  expect(t.view()).toMatchObject({ cycle: 2, timer: 9 });
  expect(seen(t, 0).deaths).toBe(1);
});

test('RW-CYCLE-02 RW-CYCLE-07 RW-R-04 RW-R-50 with nobody awake the cycle ends at once and the next begins; the timer is not lowered', () => {
  const t = table({
    players: [
      { is: 'survivor', pips: 4, shelters: 1 },
      { is: 'monk', status: 'dead', deaths: 1 },
    ],
    timer: 9,
  });
  t.answers(0, 'Hibernate');
  expect(told(t, 'timer')).toEqual([]);
  expect(t.view()).toMatchObject({ cycle: 2, round: 2 });
  expect(t.asked).toEqual([0]);
});

test('RW-CYCLE-10 RW-R-49 RW-REGION-10 the rain kills whoever is awake, but not in Five Pebbles', () => {
  const t = table({
    players: [
      { is: 'survivor', region: 'SB', pips: 3 },
      { is: 'monk', region: 'SS', pips: 3, karma: 2, food: ['Slime Mold'] },
    ],
    timer: 0,
  });
  eats(t, 0, TWO_PIPS);
  eats(t, 1, TWO_PIPS);
  expect(told(t, 'died')).toMatchObject([{ seat: 0, by: 'rain' }]);
  expect(seen(t, 1)).toMatchObject({ pips: 5, karma: 2, status: 'awake' });
  expect(names(t, seen(t, 1).food)).toEqual(['Slime Mold']);
  expect(where(t, 1)).toBe('SS');
});

test('RW-R-50 an awake player in Five Pebbles holds up the cycle until the timer runs out', () => {
  const t = table({
    players: [
      { is: 'survivor', pips: 4, shelters: 1 },
      { is: 'monk', region: 'SS' },
    ],
    timer: 4,
  });
  t.answers(0, 'Hibernate');
  eats(t, 1, TWO_PIPS);
  expect(t.view()).toMatchObject({ cycle: 1, timer: 3 });
});

test('RW-CYCLE-11 RW-CYCLE-12 RW-KARMA-02 RW-KARMA-03 RW-HIB-03 RW-R-35 hibernating gains one level, dying loses one, once each', () => {
  const t = table({
    players: [
      { is: 'survivor', pips: 4, shelters: 1, karma: 2 },
      { is: 'monk', status: 'dead', karma: 3 },
      { is: 'saint', status: 'starved', karma: 3 },
    ],
  });
  t.answers(0, 'Hibernate');
  expect(t.view().players.map(({ karma }) => karma)).toEqual([3, 2, 3]);
  expect(told(t, 'cycleEnds')[0]!.rows).toMatchObject([
    { fate: 'hibernated', before: 2, karma: 3 },
    { fate: 'died', before: 3, karma: 2 },
    { fate: 'starved', before: 3, karma: 3 },
  ]);
});

test('RW-R-36 RW-R-43 RW-KARMA-06 karma stays between 1 and 5', () => {
  const t = table({
    players: [
      { is: 'survivor', pips: 4, shelters: 1, karma: 5 },
      { is: 'monk', status: 'dead', karma: 1 },
    ],
  });
  t.answers(0, 'Hibernate');
  expect(t.view().players.map(({ karma }) => karma)).toEqual([5, 1]);
});

test('RW-CYCLE-13 RW-CYCLE-14 RW-CYCLE-15 RW-R-15 carcasses, pips and food are discarded; what is tamed stays, and so does a slugpup', () => {
  const t = table({
    players: [
      {
        is: 'survivor',
        pips: 6,
        shelters: 1,
        carcasses: ['Vulture'],
        tamed: ['Pink Lizard', 'Slugpup'],
        food: ['Slime Mold'],
        items: ['Spear'],
      },
    ],
  });
  t.answers(0, 'Hibernate');
  expect(seen(t, 0)).toMatchObject({ pips: 0, carcasses: [], food: [] });
  expect(names(t, seen(t, 0).tamed)).toEqual(['Pink Lizard', 'Slugpup']);
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
  expect([...discarded(t, 'HI'), ...discarded(t, 'SU'), ...discarded(t, 'CC')]).toContain('Vulture');
  expect(names(t, told(t, 'cycleEnds')[0]!.rows[0]!.discarded)).toEqual(['Vulture', 'Slime Mold']);
});

test('RW-R-41 RW-R-42 RW-R-34 death takes belongings at once and nothing learned; the dead return where they last slept', () => {
  const t = table({
    players: [
      {
        is: 'survivor',
        region: 'HI',
        slept: 'GW',
        pips: 3,
        items: ['Spear'],
        gates: ['SU-HI'],
        tamed: ['Pink Lizard'],
        mark: true,
        counted: 1,
        reputation: 4,
        glow: true,
        karma: 3,
      },
      { is: 'monk', pips: 3, shelters: 1 },
    ],
    timer: 0,
  });
  eats(t, 0, TWO_PIPS);
  t.answers(1, 'Hibernate');
  expect(seen(t, 0)).toMatchObject({ items: [], gates: [], tamed: [], pips: 0, deaths: 1, karma: 2 });
  expect(seen(t, 0)).toMatchObject({ mark: true, counted: 1, reputation: 4, glow: true, status: 'awake' });
  expect(where(t, 0)).toBe('GW');
});

test('RW-R-42 whoever never slept returns to the starting region, and the end of the cycle says so', () => {
  const t = table({ players: [{ is: 'nightcat', region: 'HI' }], timer: 0 });
  eats(t, 0, TWO_PIPS);
  expect(where(t, 0)).toBe('SL');
  expect(told(t, 'cycleEnds')[0]!.rows).toMatchObject([{ fate: 'died', region: regionOf('SL') }]);
});

test('RW-R-05 the order never changes, and those who are not awake are skipped', () => {
  const t = table({
    players: [{ is: 'survivor' }, { is: 'monk', status: 'hibernating' }, { is: 'saint' }],
  });
  eats(t, 0, TWO_PIPS);
  expect(t.asked).toEqual([2]);
  eats(t, 2, TWO_PIPS);
  expect(t.asked).toEqual([0]);
});

test('RW-R-95 once-per-cycle effects, hunts and bans are reset when the cycle ends', () => {
  const t = table({
    players: [
      {
        is: 'artificer',
        pips: 5,
        shelters: 1,
        tamed: ['Eggbug'],
        traitUsed: true,
        prey: 1,
        bans: 2,
        eggUsed: true,
      },
      { is: 'monk', status: 'dead' },
    ],
  });
  const egg = () => t.labels(0).some((label) => label.includes('Eggbug') && !label.startsWith('Let'));
  expect(egg()).toBe(false);
  t.answers(0, 'Hibernate');
  expect(egg()).toBe(true);
  expect(seen(t, 0)).toMatchObject({ traitUsed: false, bans: [], status: 'awake' });
  expect(seen(t, 0).prey).toBeUndefined();
});

test('RW-R-05 the first who is not ascending rolls for the rain and begins', () => {
  const t = table({
    players: [{ is: 'survivor' }, { is: 'monk', pips: 3, shelters: 1 }],
    ascended: [0],
    active: 1,
  });
  t.answers(1, 'Hibernate');
  expect(told(t, 'rain')).toMatchObject([{ seat: 1 }]);
  expect(t.asked).toEqual([1]);
});

test('RW-R-30 everything held is open to everybody; the order of a deck is not', () => {
  const t = table({ players: [{ is: 'survivor', items: ['Spear'] }, { is: 'monk' }] });
  expect(names(t, t.view(1).players[0]!.items)).toEqual(['Spear']);
  expect(t.view(0).decks.every((deck) => typeof deck === 'number')).toBe(true);
});

test('RW-R-54 the grass counts from the beginning of a cycle', () => {
  const t = table({ players: [{ is: 'survivor', region: 'LF', grass: 1, pips: 4, shelters: 1 }] });
  t.answers(0, 'Hibernate');
  expect(seen(t, 0).grass).toBe(0);
});
