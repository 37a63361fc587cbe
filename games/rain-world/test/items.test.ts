// What each item does.

import { expect, test } from 'vitest';
import {
  type DeckName,
  dataOf,
  discarded,
  eats,
  names,
  type Placed,
  seen,
  TWO_PIPS,
  table,
  told,
} from './table.ts';

function meets(creature: string, items: string[], placed: Partial<Placed> = {}, deck: DeckName = 'SU') {
  const who: Placed = { is: 'monk', items, ...placed };
  return table({ players: [who], decks: { [deck]: [creature] } }).answers(0, 'Draw');
}

test('RW-TURN-03 a Rock adds 2 to the next roll, attack or flight, and is gone', () => {
  const t = meets('Green Lizard', ['Rock']).answers(0, 'Rock');
  expect(dataOf(t, 0, 'Attack')).toMatchObject({ attack: { total: 1 } });
  t.rolls(2, 2).answers(0, 'Attack');
  expect(dataOf(t, 0, 'Attack')).toMatchObject({ attack: { total: -1 } });
  expect(seen(t, 0).items).toEqual([]);
  const runs = meets('Green Lizard', ['Rock']).answers(0, 'Rock');
  expect(dataOf(runs, 0, 'Flee')).toMatchObject({ flee: { total: 6 } });
  runs.rolls(2, 20, 2).answers(0, 'Flee');
  expect(dataOf(runs, 0, 'Flee')).toMatchObject({ flee: { total: 4 } });
});

test('RW-R-07 a Spear adds 3 and breaks on a natural 1', () => {
  const t = meets('Green Lizard', ['Spear']).rolls(1, 2).answers(0, 'Attack');
  expect(told(t, 'broke')).toHaveLength(1);
  expect(dataOf(t, 0, 'Attack')).toMatchObject({ attack: { total: -1 } });
});

test('RW-R-07 with both spears the better one is the holder’s choice; it breaks on 3 and less', () => {
  const t = meets('Green Lizard', ['Spear', 'Electric Spear']);
  expect(dataOf(t, 0, 'Attack')).toMatchObject({ attack: { total: 2 } });
  expect(dataOf(t, 0, 'Attack with Electric Spear')).toMatchObject({ attack: { total: 3 } });
  t.rolls(3, 2).answers(0, 'Attack with Electric Spear');
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
});

test('RW-R-07 a weapon that makes no difference is left out, and so cannot break', () => {
  const t = table({
    players: [{ is: 'hunter', region: 'SU', items: ['Spear'] }],
    decks: { SU: ['Infant Centipede'] },
  });
  t.answers(0, 'Draw').rolls(1).answers(0, 'Attack');
  expect(names(t, seen(t, 0).items)).toEqual(['Spear']);
});

test('RW-HLL-07 RW-R-81 against an explosive, Explosive creatures have HP 5: the Monk kills Daddy Long Legs with a 2', () => {
  const t = meets('Daddy Long Legs', ['Scavenger Bomb'], { region: 'UWU' }, 'UWU');
  expect(dataOf(t, 0, 'Attack with Scavenger Bomb')).toMatchObject({
    attack: { total: 5, beat: 5, needed: 2, chance: 0.95 },
  });
  t.rolls(2).answers(0, 'Attack with Scavenger Bomb');
  expect(told(t, 'killed')).toHaveLength(1);
  expect(discarded(t, 'GW')).toEqual(['Scavenger Bomb']);
});

test('RW-R-81 an Explosive Spear is thrown once: +6, and no other weapon counts with it', () => {
  const t = meets('Green Lizard', ['Spear', 'Explosive Spear']);
  expect(dataOf(t, 0, 'Attack with Explosive Spear')).toMatchObject({ attack: { total: 5, beat: 14 } });
});

test('RW-R-15 a Singularity Bomb kills without a roll and leaves nothing to eat', () => {
  const t = meets('Leviathan', ['Singularity Bomb'], { region: 'SL' }, 'SL').answers(0, 'Singularity Bomb');
  expect(told(t, 'killed')).toMatchObject([{ gained: 0 }]);
  const edible = meets('Centipede', ['Singularity Bomb'], { region: 'HI' }, 'HI').answers(
    0,
    'Singularity Bomb',
  );
  expect(seen(edible, 0).pips).toBe(0);
});

test('RW-R-14 a Cherrybomb escapes from any creature, a Spore Puff from an Insect', () => {
  const away = meets('Green Lizard', ['Cherrybomb']).answers(0, 'Cherrybomb');
  expect(told(away, 'left')).toMatchObject([{ how: 'escaped' }]);
  const puff = meets('Centipede', ['Spore Puff'], { region: 'HI' }, 'HI').answers(0, 'Spore Puff');
  expect(puff.question).toBe('turn');
  expect(meets('Green Lizard', ['Spore Puff']).labels(0)).not.toContain('Spore Puff');
});

test('RW-R-19 a Flashbang costs the creature its next answer, and a light-shy one leaves', () => {
  const t = meets('Green Lizard', ['Flashbang']).answers(0, 'Flashbang').rolls(2).answers(0, 'Attack');
  expect(told(t, 'struck')).toEqual([]);
  expect(told(t, 'dazzled')).toHaveLength(1);
  t.rolls(2, 2).answers(0, 'Attack');
  expect(told(t, 'struck')).toHaveLength(1);
  const spider = meets('Big Spider', ['Flashbang'], { region: 'SH' }, 'SH').answers(0, 'Flashbang');
  expect(spider.question).toBe('turn');
});

test('RW-R-96 a Mushroom adds 3 to all own rolls until the turn ends', () => {
  const t = meets('Green Lizard', ['Mushroom']).answers(0, 'Mushroom');
  expect(dataOf(t, 0, 'Attack')).toMatchObject({ attack: { total: 2 } });
  expect(dataOf(t, 0, 'Flee')).toMatchObject({ flee: { total: 7 } });
  t.rolls(20, 1).answers(0, 'Flee');
  expect(seen(t, 0)).toMatchObject({ attack: -1, flee: 4 });
});

test('RW-R-36 a Karma Flower saves the karma of the next death, once', () => {
  const t = table({ players: [{ is: 'survivor', karma: 3, items: ['Karma Flower'] }], timer: 0 });
  t.answers(0, 'Use Karma Flower');
  eats(t, 0, TWO_PIPS);
  expect(seen(t, 0)).toMatchObject({ karma: 3, deaths: 1, reinforced: false });
});

test('RW-R-52 a Neuron Fly feeds 1 pip to anybody and gives the Glow, which outlives death', () => {
  const t = table({ players: [{ is: 'spearmaster', region: 'SH', items: ['Neuron Fly'] }], timer: 0 });
  t.answers(0, 'Use Neuron Fly');
  expect(seen(t, 0)).toMatchObject({ pips: 1, glow: true, attack: 4 });
  eats(t, 0, TWO_PIPS);
  expect(seen(t, 0)).toMatchObject({ deaths: 1, glow: true });
});

test('RW-R-96 a mask helps to flee from Lizards only, and of two the better counts', () => {
  const flee = (items: string[], creature: string, deck: DeckName) => {
    const { total } = (
      dataOf(meets(creature, items, { region: deck as 'SU' }, deck), 0, 'Flee') as { flee: { total: number } }
    ).flee;
    return total;
  };
  expect(flee(['Vulture Mask'], 'Green Lizard', 'SU')).toBe(6);
  expect(flee(['Vulture Mask', 'King Vulture Mask'], 'Green Lizard', 'SU')).toBe(8);
  expect(flee(['King Vulture Mask'], 'Vulture', 'HI')).toBe(4);
});

test('RW-R-93 an Overseer Eye finds a gate without costing the turn', () => {
  const t = table({ players: [{ is: 'survivor', karma: 1, items: ['Overseer Eye'] }] });
  t.answers(0, 'Use Overseer Eye').answers(0, 'The gate to Drainage System');
  expect(names(t, seen(t, 0).gates)).toEqual(['Karma Gate SU–DS']);
  expect(t.question).toBe('turn');
  expect(seen(t, 0).turns).toBe(0);
});

test('RW-R-53 Bubble Weed keeps a High Tide off', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'DS', pips: 2, items: ['Bubble Weed'] }],
    decks: { DS: ['High Tide', 'Rock'] },
  });
  t.answers(0, 'Draw').offers(0, ['Bubble Weed', 'Let it come']).answers(0, 'Bubble Weed');
  expect(seen(t, 0).pips).toBe(2);
  const wet = table({
    players: [{ is: 'survivor', region: 'DS', pips: 2 }],
    decks: { DS: ['High Tide', 'Rock'] },
  }).answers(0, 'Draw');
  expect(seen(wet, 0).pips).toBe(1);
});
