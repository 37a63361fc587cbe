// Equipment, multicoloured cards and Enchantments: where they go, and what they do there.

import { describe, expect, test } from 'vitest';
import { leavingOf, mainUse, noteOfUse, swapInShort } from '../board/forecast.ts';
import type { SwapData } from '../questions/between.ts';
import { allReady, carried, hero, last, names, table, told, totals, worn } from './table.ts';

describe('Equipment', () => {
  test('RE-EQUIP-07 a card without Stats says before it is put on what it does', () => {
    const t = table({ party: [{ is: 'Golias', carries: ['Lucky Acorn', 'Leather Jerkin'] }], at: 'window' });
    const [acorn, jerkin] = t.decision(0).options.map(({ data }) => data as SwapData);
    expect(acorn!.does).toMatch(/^Add 1 to your Trap/);
    expect([swapInShort(acorn!), swapInShort(jerkin!)]).toEqual(['ability', 'S+1 D+1']);
  });

  test('RE-EQUIP-03 of two empty slots of one kind the first is offered, of two worn ones both', () => {
    const kai = { is: 'Kai', carries: ['Short Sword', 'Quarterstaff'] };
    const t = table({ party: [kai], at: 'window' });
    t.offers(0, ['Short Sword into Weapon slot 1', 'Quarterstaff into Weapon slot 1', 'Ready']);
    t.answers(0, 'Short Sword');
    t.offers(0, [
      'Quarterstaff into Weapon slot 1 instead of Short Sword',
      'Quarterstaff into Weapon slot 2',
      'Ready',
    ]);
  });

  test('RE-EQUIP-03 the empty slot is the one to confirm; another use says which card goes, with which Enchantment', () => {
    const kai = { is: 'Kai', wears: ['Short Sword'], carries: ['Quarterstaff'] };
    const t = table({
      party: [kai, { is: 'Gwyn' }],
      at: 'window',
      enchanted: { 'Short Sword': 'Pruning Rune' },
    });
    const uses = t
      .decision(0)
      .options.map((option, index) => ({ ...option, index }))
      .filter(({ label }) => label.includes(' into '));
    expect(mainUse(uses)?.label).toBe('Quarterstaff into Weapon slot 2');
    expect(mainUse(uses.slice(0, 1))).toBeUndefined();
    const leaving = leavingOf(t.view(0).players[0], (card) => t.box.faces[card]!);
    expect(noteOfUse(uses[0]!, leaving, String)).toMatch(
      /Short Sword goes into the backpack, and Pruning Rune with it: \+1/,
    );
  });

  test('RE-MULTI-04 a multicoloured card moves to a slot of its other kind, not to one like its own', () => {
    const kai = { is: 'Kai', wears: ['Wooden Shield'], carries: ['Barn Cat'] };
    const moves = table({ party: [kai], at: 'window' }).labels(0);
    expect(moves.filter((label) => label.startsWith('Wooden'))).toEqual(['Wooden Shield into Armor slot']);
  });

  test('RE-LOOT-01 Loot is what a finished Encounter earns', () => {
    const t = table({
      party: [{ is: 'Golias', attackTokens: 9 }],
      encounters: ['Wolf'],
      loot: ['Hunting Bow'],
    });
    t.rolls(2).answers(0, 'Attack with Strength');
    expect(carried(t, 0)).toEqual(['Hunting Bow']);
  });

  test('RE-EQUIP-01 RE-EQUIP-03 Weapons, Armor, Trinkets and Familiars go where they fit', () => {
    const carries = ['Short Sword', 'Leather Jerkin', 'Twilight Pendant', 'Barn Cat'];
    const t = table({ party: [{ is: 'Gwyn', carries }], at: 'window' });
    t.offers(0, [
      'Short Sword into Weapon slot',
      'Leather Jerkin into Armor slot',
      'Twilight Pendant into Trinket slot',
      'Barn Cat into Familiar slot',
      'Ready',
    ]);
    t.answersAll(0, 'Short Sword', 'Leather Jerkin', 'Twilight Pendant', 'Barn Cat');
    expect(worn(t, 0)).toEqual(carries);
    expect(totals(t, 0)).toEqual([4 + 1 + 1, 3 + 1 + 1 + 1, 2 + 1]);
  });

  test('RE-EQUIP-02 RE-EQUIP-06 RE-RULE-53 in a fight nothing is put on or handed over', () => {
    const party = [{ is: 'Golias', carries: ['Short Sword'] }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Wolf'] });
    t.offers(0, ['Attack with Strength', 'Attack with Dexterity', 'Attack with Magic', 'Pass']);
  });

  test('RE-EQUIP-05 RE-COMP-09 the same Stat with its Equipment attacks, defends and meets Traps', () => {
    const party = [{ is: 'Golias', wears: ['Leather Jerkin'] }];
    const fight = table({ party, encounters: ['Wolf'] })
      .rolls(2, 1)
      .answers(0, 'Attack with Dexterity');
    expect(last(fight, 'attacked')).toMatchObject({ total: 3 + 1 + 2 });
    expect(last(fight, 'monsterAttacked').blows[0]).toMatchObject({ stat: 4, damage: 0 });
    const trap = table({ party, encounters: ['Snare Line', 'Wolf'], rolls: [3] });
    expect(last(trap, 'trapRolled')).toMatchObject({ total: 3 + 1 + 3, needed: 7, safe: true });
  });

  test('RE-EQUIP-07 Equipment need not have a Stat bonus', () => {
    const t = table({
      party: [{ is: 'Golias', wears: ['Padded Coat'] }],
      at: 'window',
      quests: ['The Woodcutter’s Plea'],
    });
    expect(totals(t, 0)).toEqual([5, 3, 1]);
    expect(hero(t, 0).lessDamage).toBe(1);
  });

  test('RE-RULE-42 what raises the maximum raises no Health, and Health above it is lost when it goes', () => {
    const party = [{ is: 'Golias', carries: ['Heart Locket'] }, { is: 'Gwyn' }];
    const t = table({ party, at: 'window', level: 2 }).answers(0, 'Heart Locket into Trinket slot');
    expect(hero(t, 0)).toMatchObject({ health: 19, maxHealth: 23 });
    const full = table({
      party: [
        { is: 'Golias', wears: ['Heart Locket'], health: 23, items: ['Bottled Starlight'] },
        { is: 'Gwyn' },
      ],
      at: 'window',
      level: 2,
    });
    full.answers(0, 'Take off Heart Locket');
    expect(hero(full, 0)).toMatchObject({ health: 19, maxHealth: 19 });
  });

  test('a swap that could only make things worse is not worth a question', () => {
    const t = table({
      party: [{ is: 'Golias', wears: ['Woodcutter’s Axe'], carries: ['Short Sword'] }],
      at: 'window',
      encounters: ['Wolf'],
    });
    expect(t.question).toBe('your-combat-turn');
  });

  test('an act says what it does to the Stats', () => {
    const t = table({
      party: [{ is: 'Kafula', wears: ['Quarterstaff'], carries: ['Gnarled Wand'] }],
      at: 'window',
    });
    expect(t.decision(0).options[0]).toMatchObject({
      label: 'Gnarled Wand into Weapon slot instead of Quarterstaff',
      data: { act: 'equip', stats: [1, 4, 5], after: [1, 3, 7] },
    });
  });
});

describe('multicoloured cards', () => {
  test('RE-MULTI-01 RE-MULTI-04 either slot, and between Encounters from one to the other', () => {
    const t = table({
      party: [{ is: 'Golias', carries: ['Wooden Shield'], items: ['Fortune Cookie'] }],
      at: 'window',
    });
    t.answers(0, 'Wooden Shield into Weapon slot');
    expect(hero(t, 0).lessDamage).toBe(0);
    t.answers(0, 'Wooden Shield into Armor slot');
    expect(hero(t, 0).slots[1]!.kind).toBe('armor');
    expect(hero(t, 0).lessDamage).toBe(1);
  });
});

describe('Enchantments', () => {
  const marked = (equipment: string) =>
    table({
      party: [{ is: 'Gwyn', wears: [equipment], carries: ['Hunter’s Mark'] }, { is: 'Golias' }],
      at: 'window',
      encounters: ['Wolf'],
    });

  test('RE-ENCH-01 RE-ENCH-02 RE-ENCH-09 onto any equipped card, Familiars included, where both stay in sight', () => {
    const t = marked('Barn Cat').answers(0, 'Hunter’s Mark onto Barn Cat');
    const slot = hero(t, 0).slots.find(({ card }) => card !== undefined)!;
    expect(names(t, [slot.card!, slot.enchantment!])).toEqual(['Barn Cat', 'Hunter’s Mark']);
    const bare = table({
      party: [{ is: 'Gwyn', carries: ['Hunter’s Mark'] }],
      at: 'window',
      encounters: ['Wolf'],
    });
    expect(bare.question).toBe('your-combat-turn');
  });

  test('RE-ENCH-03 RE-RULE-29 +2 to all Stats against a BEAST, attacking and defending, and nothing on a Trap', () => {
    const t = marked('Barn Cat').answers(0, 'Hunter’s Mark onto Barn Cat');
    allReady(t).rolls(1, 2, 1).answers(0, 'Attack with Strength').answers(1, 'Pass');
    expect(last(t, 'attacked').total).toBe(4 + 2 + 1);
    expect(last(t, 'monsterAttacked').blows[0]).toMatchObject({ seat: 0, stat: 3 + 1 + 2 });
    const trap = table({
      party: [{ is: 'Gwyn', wears: ['Barn Cat'] }],
      enchanted: { 'Barn Cat': 'Hunter’s Mark' },
      encounters: ['Whispering Glade', 'Wolf'],
      rolls: [2],
    });
    expect(told(trap, 'trapRolled')[0]).toMatchObject({ total: 2 + 2 + 1 + 1 });
  });

  test('RE-ENCH-04 RE-ENCH-05 RE-ENCH-06 it stays on its card, whoever wears it, and it is the only one there', () => {
    const t = table({
      party: [
        { is: 'Gwyn', wears: ['Short Sword'], carries: ['Pruning Rune'] },
        { is: 'Golias', carries: ['Twilight Pendant'] },
      ],
      enchanted: { 'Short Sword': 'Hunter’s Mark' },
      at: 'window',
    });
    expect(t.labels(1)).toContain('Twilight Pendant into Trinket slot');
    expect(t.labels(0).some((label) => label.startsWith('Pruning Rune'))).toBe(false);
    t.answers(0, 'Take off Short Sword').answers(1, 'Short Sword into Weapon slot');
    const slot = hero(t, 1).slots[0]!;
    expect(names(t, [slot.enchantment!])).toEqual(['Hunter’s Mark']);
  });
});
