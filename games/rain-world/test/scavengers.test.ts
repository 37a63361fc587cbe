// Scavengers, reputation and trade.

import { expect, test } from 'vitest';
import { type DeckName, dataOf, discarded, names, type Placed, seen, table, told } from './table.ts';

function meets(placed: Partial<Placed> = {}, deck: DeckName = 'SU', scavenger = 'Scavenger') {
  const who: Placed = { is: 'survivor', traitUsed: true, ...placed };
  return table({ players: [who, { is: 'saint' }], decks: { [deck]: [scavenger] } });
}

test('RW-SCAV-02 RW-SCAV-03 RW-SCAV-10 at reputation 1 and 2 it is a fight: attack, flee, or give', () => {
  for (const reputation of [1, 2]) {
    const t = meets({ reputation, items: ['White Pearl'] }).answers(0, 'Draw');
    t.offers(0, ['Attack', 'Flee', 'Give it something']);
    t.rolls(2, 10, 5).answers(0, 'Flee');
    expect(told(t, 'struck')).toHaveLength(1);
  }
});

test('RW-SCAV-04 RW-R-67 attacking lowers reputation by 1, once per encounter, and never below 1', () => {
  const t = meets({ reputation: 4 })
    .answers(0, 'Draw')
    .rolls(2, 2)
    .answers(0, 'Attack')
    .rolls(2, 2)
    .answers(0, 'Attack');
  expect(seen(t, 0).reputation).toBe(3);
  const low = meets({ reputation: 1 }).answers(0, 'Draw').rolls(2, 2).answers(0, 'Attack');
  expect(seen(low, 0).reputation).toBe(1);
});

test('RW-SCAV-05 RW-R-68 one level for each half pearl: a White Pearl makes 3 of 1 and the scavenger goes', () => {
  const t = meets({ items: ['White Pearl'] })
    .answers(0, 'Draw')
    .answers(0, 'Give it something');
  expect(seen(t, 0)).toMatchObject({ reputation: 3, items: [] });
  expect(told(t, 'left')).toMatchObject([{ how: 'bows' }]);
  expect(discarded(t, 'SU')).toContain('Scavenger');
});

test('RW-R-66 a gift that leaves reputation at 2 does not end the fight', () => {
  const t = meets({ items: ['Spear'] })
    .answers(0, 'Draw')
    .rolls(3)
    .answers(0, 'Give it something');
  expect(seen(t, 0).reputation).toBe(2);
  expect(told(t, 'struck')).toHaveLength(1);
});

test('RW-R-68 several things may be given; reputation stops at 5', () => {
  const t = meets({ items: ['White Pearl', 'Coloured Pearl', 'Rock'] })
    .answers(0, 'Draw')
    .answers(0, 'Give');
  t.offers(0, ['White Pearl', 'Coloured Pearl']).answers(0, 'White Pearl').answers(0, 'Coloured Pearl');
  expect(seen(t, 0).reputation).toBe(5);
  expect(names(t, seen(t, 0).items)).toEqual(['Rock']);
});

test('RW-SCAV-06 fleeing changes nothing', () => {
  const t = meets({ reputation: 2 }).answers(0, 'Draw').rolls(20, 1).answers(0, 'Flee');
  expect(seen(t, 0).reputation).toBe(2);
});

test('RW-SCAV-07 a Coloured Pearl lifts 1 to 5, the highest there is', () => {
  const t = meets({ items: ['Coloured Pearl'] })
    .answers(0, 'Draw')
    .answers(0, 'Give it something');
  expect(seen(t, 0).reputation).toBe(5);
});

test('RW-SCAV-09 RW-R-70 the Artificer cannot gain reputation, so there is nothing to give; trade is still open', () => {
  const t = meets({ is: 'artificer', region: 'SU', items: ['White Pearl'] }).answers(0, 'Draw');
  expect(t.labels(0)).not.toContain('Give it something');
  const merchant = table({
    players: [{ is: 'artificer', items: ['White Pearl'] }],
    decks: { GW: ['Scavenger Merchant'], TREASURE: ['Lantern', 'Spear', 'Mushroom'] },
  }).answers(0, 'Draw');
  expect(merchant.labels(0)).toContain('Lantern for 1 pearl');
});

test('RW-SCAV-11 RW-SCAV-12 at 3 and 4 it does nothing unless attacked, and may be left without a roll', () => {
  for (const reputation of [3, 4]) {
    const t = meets({ reputation }).answers(0, 'Draw').offers(0, ['Attack', 'Leave']).answers(0, 'Leave');
    expect(told(t, 'struck')).toEqual([]);
    expect(told(t, 'fled')).toEqual([]);
    expect(t.asked).toEqual([1]);
  }
  const attacked = meets({ reputation: 3 }).answers(0, 'Draw').rolls(2, 2).answers(0, 'Attack');
  attacked.offers(0, ['Attack', 'Flee']);
});

test('RW-SCAV-13 RW-R-69 at 5 its ability is ignored and it joins, as a helper that stays', () => {
  const t = meets({ region: 'SB', reputation: 5, shelters: 1, pips: 4 }, 'SB', 'Elite Scavenger').answers(
    0,
    'Draw',
  );
  expect(told(t, 'struck')).toEqual([]);
  t.offers(0, ['Attack', 'Take it along']).answers(0, 'Take it along');
  expect(names(t, seen(t, 0).tamed)).toEqual(['Elite Scavenger']);
  t.answers(1, 'Search');
  t.answers(0, 'Hibernate');
  expect(names(t, seen(t, 0).tamed)).toEqual(['Elite Scavenger']);
});

test('RW-SCAV-13 RW-R-66 below 3 an Elite Scavenger strikes first; a gift that brings 5 makes a friend of it', () => {
  const t = meets({ region: 'SB', items: ['Coloured Pearl'] }, 'SB', 'Elite Scavenger')
    .rolls(2)
    .answers(0, 'Draw');
  expect(told(t, 'struck')).toMatchObject([{ first: true }]);
  t.answers(0, 'Give it something');
  expect(names(t, seen(t, 0).tamed)).toEqual(['Elite Scavenger']);
});

test('RW-SCAV-14 RW-R-66 three in hand are enough: a fourth is left as at 3 and 4', () => {
  const t = meets(
    { reputation: 5, tamed: ['Scavenger', 'Scavenger', 'Scavenger'], region: 'SI' },
    'SI',
  ).answers(0, 'Draw');
  t.offers(0, ['Attack', 'Leave']);
});

test('RW-TRADE-01 RW-TRADE-02 RW-TRADE-03 RW-TRADE-04 RW-R-71 RW-R-72 a merchant shows three cards; items of enough value buy them, without change', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'GW', items: ['White Pearl', 'Spear', 'Rock'] }],
    decks: { GW: ['Scavenger Merchant'], TREASURE: ['Lantern', 'Electric Spear', 'Singularity Bomb'] },
  }).answers(0, 'Draw');
  expect(names(t, t.view().stall)).toEqual(['Lantern', 'Electric Spear', 'Singularity Bomb']);
  t.offers(0, ['Lantern for 1 pearl', 'Electric Spear for 1.5 pearls', 'Leave the stall']);
  expect(t.whyNot(0, 'Singularity Bomb for 3 pearls')).toContain('RW-TRADE-04');
  expect(dataOf(t, 0, 'Lantern')).toEqual({ price: 1, purse: 1.5 });
  t.answers(0, 'Lantern').offers(0, ['White Pearl', 'Spear']);
  expect(t.decision(0).ask).toBe('What do you pay with for Lantern? 1 pearl to go, and no change.');
  t.answers(0, 'Spear');
  expect(names(t, seen(t, 0).items)).toEqual(['Rock', 'Lantern']);
  expect(discarded(t, 'SU')).toEqual(['Spear', 'White Pearl']);
});

test('RW-R-72 RW-R-71 what is not bought goes under the Treasure deck, and the merchant is no one to fight', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'GW' }],
    decks: { GW: ['Scavenger Merchant'], TREASURE: ['Lantern', 'Spear', 'Mushroom'] },
  }).answers(0, 'Draw');
  expect(t.question).toBe('turn');
  const bottom = t.state.decks[14]!.slice(0, 3);
  expect(names(t, bottom).toSorted()).toEqual(['Lantern', 'Mushroom', 'Spear']);
  expect(discarded(t, 'GW')).toEqual(['Scavenger Merchant']);
});
