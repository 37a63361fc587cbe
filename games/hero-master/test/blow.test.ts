// What follows when a monster's blow falls: texts that answer it, wounds that are remembered, and the dice themselves.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const fight = { phase: 'resolving', encounter: 'Moss Troll' } as const;
/** A hero who stays in the stay after the exchange. */
const more = { hand: ['Emergency Pie'] };

test('HM-EFFECT-11 Enormous Snowball: if the monster hits, the Ambusher does not follow; behind another attack it does', () => {
  const followUps = (attack: string, black: number) =>
    table({ ...fight, ambusher: 'Orc Warrior', players: [{ row: [attack], ...more }, {}] })
      .strikes(0, [2, black, 1])
      .told('ambusherRolls').length;
  expect(followUps('Enormous Snowball', 19)).toBe(0);
  expect(followUps('Unexpected', 19)).toBe(1);
});

test.each([
  ['Jar of Bees', 19, [6, 5]],
  ['Jar of Bees', 2, [10, 5]],
  ['Pointed Sigh', 19, [7, 6]],
  ['Pointed Sigh', 2, [10, 5]],
])('HM-EFFECT-11 a bungle answers the blow, and only a blow: %s, black die %i', (bungle, black, health) => {
  const t = table({
    ...fight,
    players: [
      { row: [['Brave', bungle, 1]], ...more },
      { is: ['Elf', 'Wizard'], health: 5 },
    ],
  }).strikes(0, [20, black]);
  expect(t.health).toEqual(health);
});

test('HM-MONSTER-06 a hit effect follows a hit that costs no health', () => {
  const t = table({
    ...fight,
    encounter: 'Giant',
    variant: { 'cards.giant.ferocity': 0 },
    players: [{ row: ['Brave', 'Unexpected'] }, {}],
  }).strikes(0, [2, 15]);
  expect(t.health[0]).toBe(10);
  expect(t.told('wounded')).toEqual([]);
  expect(t.question).toBe('exhaust-which');
});

test.each([
  [19, [4, 4, 0, 0]],
  [2, [3, 3, 0, 0]],
])('Hot Forged Temper is warmed by a wound of the same encounter: black die %i', (black, strength) => {
  const t = table({
    ...fight,
    players: [{ is: ['Dwarf', 'Cleric'], row: ['Brave', 'Hot Forged Temper'], ...more }, {}],
  });
  expect(t.strikes(0, [2, black]).strikes(0, [2, 1]).last('dice')).toMatchObject({ strength });
});

test.each([
  [20, 1],
  [19, 0],
])('HM-R-22 a natural 20 hits any armour, a %i where 25 is worn: %i hits', (black, hits) => {
  const t = table({
    ...fight,
    variant: { 'cards.sunday-chainmail.armour': 25 },
    players: [{ row: ['Brave'], ...more }, {}],
  }).strikes(0, [2, black]);
  expect(t.told('monsterHits')).toHaveLength(hits);
});

/** All four dice of an exchange with Second Glance, in which the monster nearly always hits. */
function diceOf(seed: string): Record<'green' | 'black' | 'again' | 'ambusher', number> {
  const t = table({
    ...fight,
    seed,
    ambusher: 'Orc Warrior',
    variant: { 'cards.best-bathrobe.armour': -10 },
    players: [{ is: ['Elf', 'Wizard'], row: ['Frosty Reception'], ...more }, { is: ['Gnome', 'Rogue'] }],
  }).answersAll(0, 'Elf', 'Roll the dice', 'Roll again');
  if (t.question === 'keep-which-die') t.picks(0, 0);
  const { green, black } = t.last('dice')!;
  return {
    green,
    black,
    again: t.last('rolledAgain')!.second,
    ambusher: t.last('ambusherRolls')?.roll ?? 10,
  };
}

test.each(['green', 'black', 'again', 'ambusher'] as const)(
  'HM-RESOLVE-07 a die has twenty sides: %s',
  (die) => {
    const rolls = new Set(Array.from({ length: 150 }, (_, deal) => diceOf(`dice ${deal}`)[die]));
    expect([...rolls].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  },
);
