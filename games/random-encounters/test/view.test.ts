// What the table shows before anybody chooses: damage of a die that would stand, threats, trials, the desk.

import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { RollData } from '../questions/roll.ts';
import { allReady, table } from './table.ts';

const golias = { is: 'Golias', wears: ['Short Sword'], stars: 1 };
const kafula = { is: 'Kafula' };

const rollData = (t: ReturnType<typeof table>, key: string) =>
  t.decision(0).options.find((option) => option.key === key)?.data as RollData;

test('RE-COMBAT-07 after the roll each answer says what comes of it', () => {
  const t = table({ party: [golias, kafula], encounters: ['Wolf'] });
  t.rolls(3).answers(0, 'Attack with Strength'); // 6 + 3 − 2
  expect(rollData(t, 'keep')).toMatchObject({ die: 3, total: 9, damage: 7 });
  expect(rollData(t, 'star')).toMatchObject({ stars: 0, ability: 'Skullsplitter' });
});

test('RE-COMBAT-13 a Monster in play shows what its next Attack would do to whom', () => {
  const t = table({ party: [golias, { ...kafula, health: 4 }], encounters: ['Wolf'] });
  expect(t.view().monsters[0]?.threats).toEqual([
    { seat: 0, stat: 3, less: 0, least: 1, most: 5, falls: 0 },
    { seat: 1, stat: 3, less: 0, least: 3, most: 7, falls: 0.8 }, // at half Health or less: 2 more
  ]);
});

test('RE-BOSS-06 RE-BOSS-07 what a Boss would do counts its Abilities: Swat on the Leader, a Roar one time in six', () => {
  const t = table({
    party: [
      { is: 'Golias', health: 2 }, // Strength 5 against 4 + die: 0 to 4, and Swat 1
      { is: 'Kafula', health: 8 }, // Strength 1: 4 to 8, or Roar 2
    ],
    at: 'boss',
    boss: 'Grandmother Mossjaw',
  });
  const [leader, other] = t.view().monsters[0]!.threats;
  expect(leader).toMatchObject({ least: 1, most: 5 });
  expect(leader!.falls).toBeCloseTo(5 / 6); // all but a rolled 1: a Star too
  expect(other).toMatchObject({ least: 2, most: 8 });
  expect(other!.falls).toBeCloseTo(1 / 6);
});

test('RE-BOSS-06 the Colossus attacks higher each turn, and shows what its next Attack will be', () => {
  const t = table({ party: [golias, kafula], level: 3, at: 'boss', boss: 'The Castle Colossus' });
  expect(t.view().monsters[0]).toMatchObject({ attack: 10, gears: 0 });
});

test('RE-EVENT-13 in a Nest the chance to fall counts both Monsters', () => {
  const t = table({
    party: [{ is: 'Swish', health: 10 }, golias],
    encounters: ['monster-nest-1', 'Wood Spider', 'Grumbling Boar'],
  });
  const [spider, boar] = t.view().monsters.map(({ threats }) => threats[0]!);
  expect(spider!.most).toBeLessThan(10);
  expect(boar!.most).toBeLessThan(10);
  expect(spider!.falls).toBeGreaterThan(0);
  expect(boar!.falls).toBe(spider!.falls);
});

test('RE-RULE-04 whom a Second Wind would catch does not fall yet', () => {
  const alone = (soloSecondWind: boolean) =>
    table({
      party: [{ is: 'Swish', health: 1 }],
      encounters: ['Grumbling Boar'],
      options: { soloSecondWind },
    }).view().monsters[0]!.threats[0]!.falls;
  expect([alone(true), alone(false)]).toEqual([0, 1]);
});

test('RE-TRAP-01 a Trap shows who rolls, in which order, with which Stat and chance', () => {
  const t = table({ party: [golias, kafula], encounters: ['Leaf-Covered Pit'], rolls: [1] });
  expect(t.view().trial).toMatchObject({
    needed: 6,
    damage: 3,
    rollers: [
      { seat: 0, stat: 1, bonus: 3, chance: 4 / 6 },
      { seat: 1, stat: 1, bonus: 3, chance: 4 / 6 },
    ],
  });
});

test('RE-RULE-38 the desk shows its price and what lies on it', () => {
  const party = [{ ...golias, carries: ['Padded Coat', 'Gnarled Wand', 'Leather Jerkin'] }, kafula];
  const t = table({ party, at: 'event sale' });
  t.answers(0, 'Padded Coat');
  expect(t.view().sale).toMatchObject({ of: 'event', price: 2, worth: 1 });
});

test('RE-RULE-15 what has been drawn since the last window is marked as new until it closes', () => {
  const t = table({ party: [{ ...golias, carries: ['Padded Coat'] }], at: 'window', encounters: ['Wolf'] });
  expect(t.view().fresh).toHaveLength(1);
  expect(allReady(t).view().fresh).toEqual([]);
});

test('RE-SETUP-07 nobody has secrets: every seat sees the same, so no curtain falls between people at one screen', () => {
  const t = table({ party: [golias, kafula], encounters: ['Wolf'] });
  expect(game.isOpen).toBe(true);
  expect(t.view(1)).toEqual(t.view(0));
});

test('RE-ENCH-03 in a fight a Character shows what its Enchantments add against this type, and otherwise nothing', () => {
  const enchanted = { 'Short Sword': 'Hunter’s Mark' };
  const charmAgainst = (monster: string) =>
    table({ party: [golias, kafula], enchanted, encounters: [monster] })
      .view()
      .players.map(({ charm }) => charm);
  expect(charmAgainst('Wolf')).toEqual([2, 0]);
  expect(charmAgainst('Mossy Totem')).toEqual([0, 0]);
});

test('RE-EVENT-14 RE-EVENT-15 a Nest shows who takes the Loot of which Monster', () => {
  const t = table({
    party: [golias, { is: 'Gwyn' }],
    encounters: ['monster-nest-1', 'Wolf', 'Briar Imp'],
    leader: 1,
  });
  expect(t.view().nestLoot).toEqual([1, 0]);
  t.state.fallen = 1;
  expect(t.view().nestLoot).toEqual([0]);
  expect(table({ party: [golias, { is: 'Gwyn' }], encounters: ['Wolf'] }).view().nestLoot).toEqual([]);
});
