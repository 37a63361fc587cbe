// Hunting other players.

import { expect, test } from 'vitest';
import { eats, names, type Placed, seen, TWO_PIPS, table, told } from './table.ts';

const pair = (one: Partial<Placed> = {}, other: Partial<Placed> = {}) =>
  table({
    players: [
      { is: 'survivor', traitUsed: true, ...one },
      { is: 'monk', ...other },
    ],
  });

/** The first has hunted the second, who looked for food, and attacks. */
const caught = (one: Partial<Placed> = {}, other: Partial<Placed> = {}) => {
  const t = pair(one, other).answers(0, 'Hunt Player 2');
  return eats(t, 1, TWO_PIPS).answers(0, 'Attack Player 2');
};

test('RW-PVP-01 RW-R-73 a turn is spent hunting an awake player in the same region, and everybody sees it', () => {
  const t = pair().answers(0, 'Hunt Player 2');
  expect(seen(t, 0)).toMatchObject({ prey: 1, turns: 1 });
  expect(table({ players: [{ is: 'survivor' }, { is: 'saint' }] }).labels(0)).not.toContain('Hunt Player 2');
});

test('RW-PVP-02 RW-R-73 on the following turn the hunter may attack; whoever does something else has lost the trail', () => {
  const t = eats(pair().answers(0, 'Hunt Player 2'), 1, TWO_PIPS);
  expect(t.labels(0)).toContain('Attack Player 2');
  eats(t, 0, TWO_PIPS);
  expect(seen(t, 0).prey).toBeUndefined();
  const gone = pair({}, { karma: 3, gates: ['SU-HI'] })
    .answers(0, 'Hunt Player 2')
    .answers(1, 'Through');
  expect(gone.labels(0)).not.toContain('Attack Player 2');
});

test('RW-PVP-03 RW-R-74 the attacker acts first, then the defender, each against the other’s health', () => {
  const t = caught();
  t.offers(0, ['Attack', 'Break off']).rolls(12).answers(0, 'Attack');
  expect(told(t, 'attacked')[0]).toMatchObject({ at: 1, roll: { total: 14, beat: 14, success: false } });
  t.offers(1, ['Attack', 'Flee']).rolls(13).answers(1, 'Attack');
  expect(told(t, 'attacked')[1]).toMatchObject({ at: 0, roll: { total: 12, beat: 13 } });
  t.rolls(13).answers(0, 'Attack');
  expect(told(t, 'died')).toMatchObject([{ seat: 1, by: 'player', killer: 0 }]);
});

test('RW-PVP-04 tamed creatures help against the hunted player', () => {
  const t = caught({ tamed: ['Vulture'] })
    .rolls(2, 20)
    .answers(0, 'Attack');
  expect(told(t, 'helped')).toHaveLength(1);
  expect(seen(t, 1).deaths).toBe(1);
});

test('RW-PVP-05 RW-R-75 whose target flees cannot attack it again this cycle; the other way round it may', () => {
  const t = caught().rolls(2).answers(0, 'Attack').rolls(20, 1).answers(1, 'Flee');
  expect(told(t, 'fled')).toMatchObject([{ seat: 1, from: 0, roll: { success: true } }]);
  expect(seen(t, 0).bans).toEqual([1]);
  expect(t.labels(1)).toContain('Hunt Player 1');
  eats(t, 1, TWO_PIPS);
  expect(t.labels(0)).not.toContain('Hunt Player 2');
});

test('RW-R-75 RW-R-12 a fight broken off, or still undecided after ten exchanges, counts as a flight', () => {
  const off = caught().answers(0, 'Break off');
  expect(seen(off, 0).bans).toEqual([1]);
  const long = caught();
  for (let exchange = 0; exchange < 10; exchange++)
    long.rolls(2).answers(0, 'Attack').rolls(2).answers(1, 'Attack');
  expect(long.question).toBe('turn');
  expect(seen(long, 0).bans).toEqual([1]);
});

test('RW-R-76 the killer takes one item and no food; the rest is discarded', () => {
  const t = caught({}, { items: ['Spear', 'Lantern'] })
    .rolls(20)
    .answers(0, 'Attack');
  expect(t.decision(0).ask).toBe('You have killed Player 2. Which item do you take?');
  t.offers(0, ['Spear', 'Lantern']).answers(0, 'Lantern');
  expect(names(t, seen(t, 0).items)).toEqual(['Lantern']);
  expect(seen(t, 0).pips).toBe(0);
  expect(seen(t, 1).items).toEqual([]);
});

test('RW-R-77 sleepers, the dead, the ascending and those elsewhere cannot be hunted', () => {
  for (const status of ['hibernating', 'starved', 'dead', 'ascending'] as const)
    expect(pair({}, { status }).labels(0)).not.toContain('Hunt Player 2');
  expect(pair({ bans: 2 }).labels(0)).not.toContain('Hunt Player 2');
  expect(pair().labels(0)).toContain('Hunt Player 2');
});

test('RW-R-11 a pursuing slugcat chases with its own FLEE total', () => {
  const t = caught().rolls(2).answers(0, 'Attack');
  const flee = t.decision(1).options.find(({ label }) => label === 'Flee')!;
  expect(flee.data).toMatchObject({ flee: { total: 4, against: 3 } });
});

test('RW-PVP-01 alone there is nobody to hunt', () => {
  expect(
    table({ players: [{ is: 'survivor' }] })
      .labels(0)
      .some((label) => label.startsWith('Hunt')),
  ).toBe(false);
});
