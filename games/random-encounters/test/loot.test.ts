// Loot: Equipment, Items, Enchantments, multicoloured cards, the open window, sharing.

import { describe, expect, test } from 'vitest';
import type { ItemCard } from '../cards/card.ts';
import { COPPER } from '../cards/copper.ts';
import {
  allReady,
  carried,
  health,
  hero,
  items,
  last,
  monster,
  names,
  table,
  told,
  totals,
  worn,
} from './table.ts';

const STAR = 6;
const HERBS = (COPPER['healing-herbs'] as ItemCard).heals;

describe('Equipment', () => {
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

describe('Items', () => {
  test('RE-ITEM-01 RE-RULE-16 one Item on a Combat turn, beside the Attack, by whose turn it is', () => {
    const party = [{ is: 'Golias', health: 9, items: ['Healing Herbs', 'Pepper Bomb'] }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Grumbling Boar'] });
    expect(t.asked).toEqual([0]);
    t.answers(0, 'Use Healing Herbs');
    expect(health(t, 0)).toBe(9 + HERBS);
    expect(t.labels(0)).not.toContain('Use Pepper Bomb');
    expect(t.whyNot(0, 'Use Pepper Bomb')).toBe('RE-ITEM-01: one Item per Combat turn, and it is used');
    t.rolls(1).answers(0, 'Attack with Strength');
    expect(t.asked).toEqual([1]);
  });

  test('RE-ITEM-03 RE-ITEM-04 RE-ITEM-05 RE-LOOT-06 whoever acts takes an Item another holds; then it lies beside its deck', () => {
    const party = [{ is: 'Golias', items: ['Pepper Bomb'] }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Grumbling Boar'] });
    t.answers(0, 'Pass').answers(1, 'Use Pepper Bomb');
    expect(monster(t).health).toBe(monster(t).start - 6);
    expect(items(t, 0)).toEqual([]);
    expect(names(t, t.view().lootDiscards[0]!)).toEqual(['Pepper Bomb']);
  });

  test('RE-RULE-16 after the Attack there is still time for the Item', () => {
    const party = [{ is: 'Golias', items: ['Pepper Bomb'], attackTokens: 7 }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Grumbling Boar'] })
      .rolls(1)
      .answers(0, 'Attack with Strength');
    t.offers(0, ['Use Pepper Bomb', 'End the turn']).answers(0, 'Use Pepper Bomb');
    expect(told(t, 'defeated')).toHaveLength(1);
  });

  test('RE-ITEM-02 outside Combat there is no limit, and Herbs may come before a roll that would knock out', () => {
    const party = [
      { is: 'Golias', health: 4, items: ['Healing Herbs', 'Healing Herbs'] },
      { is: 'Gwyn', health: 3 },
    ];
    const t = table({ party, at: 'window', encounters: ['Wolf'] });
    t.answers(0, 'Use Healing Herbs').answers(0, 'Golias').answers(0, 'Use Healing Herbs').answers(0, 'Gwyn');
    expect([health(t, 0), health(t, 1)]).toEqual([4 + HERBS, 3 + HERBS]);
    const trap = table({ party, encounters: ['Snare Line', 'Wolf'] });
    trap.offers(0, ['Healing Herbs', 'No, roll']).rolls(1).answers(0, 'Healing Herbs').answers(0, 'Golias');
    expect(health(trap, 0)).toBe(4 + HERBS - 5);
  });

  test.each([
    [1, { health: 9, stars: 0, loot: 0 }],
    [3, { health: 12, stars: 0, loot: 0 }],
    [4, { health: 9, stars: 0, loot: 1 }],
    [STAR, { health: 9, stars: 1, loot: 1 }],
  ])('RE-ITEM-06 RE-RULE-25 the Fortune Cookie on a %i', (die, expected) => {
    const party = [{ is: 'Golias', health: 9, items: ['Fortune Cookie'] }, { is: 'Gwyn' }];
    const t = table({ party, at: 'window', encounters: ['Wolf'] })
      .rolls(die)
      .answers(0, 'Use Fortune Cookie');
    expect({ health: health(t, 0), stars: hero(t, 0).stars, loot: told(t, 'loot').length }).toEqual(expected);
  });

  test('RE-ITEM-07 RE-RULE-35 Beast Bait gets rid of the Wolf, which counts as defeated, but not of Grandmother Mossjaw', () => {
    const party = [{ is: 'Golias', items: ['Beast Bait'] }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Wolf'], loot: ['Hunting Bow'] }).answers(0, 'Use Beast Bait');
    expect(told(t, 'monsterDiscarded')).toHaveLength(1);
    expect(names(t, hero(t, 0).kept)).toEqual(['Wolf']);
    expect(carried(t, 0)).toEqual(['Hunting Bow']);
    const boss = table({ party, at: 'boss', boss: 'Grandmother Mossjaw' });
    expect(boss.labels(0)).not.toContain('Use Beast Bait');
    expect(boss.whyNot(0, 'Use Beast Bait')).toBe('RE-ITEM-07: it has no effect on Bosses');
  });

  test('RE-RULE-35 what a defeat would set off does not happen', () => {
    const party = [{ is: 'Golias', items: ['Weedkiller'] }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Sporecap', 'Wolf'] }).answers(0, 'Use Weedkiller');
    expect(health(t, 0)).toBe(19);
  });

  test('RE-RULE-53 an Item gained in a fight can be used at once', () => {
    const party = [{ is: 'Tumble' }, { is: 'Golias' }];
    const t = table({ party, encounters: ['Grumbling Boar'], loot: ['Pepper Bomb'] });
    t.answers(0, 'Stay').rolls(STAR).answers(0, 'Attack with Dexterity').answers(0, 'Use it');
    expect(t.asked).toEqual([1]);
    expect(t.labels(1)).toContain('Use Pepper Bomb');
  });

  test('War Drum, Bottled Starlight and Banner of Hope do what they say', () => {
    const party = [
      { is: 'Golias', health: 9, items: ['War Drum'] },
      { is: 'Gwyn', health: 9, items: ['Banner of Hope', 'Bottled Starlight'] },
    ];
    const t = table({ party, level: 2, encounters: ['Tunnel Badger'] });
    t.answers(0, 'Use War Drum').answers(0, 'Pass');
    expect([hero(t, 0).attackTokens, hero(t, 1).attackTokens]).toEqual([1, 1]);
    const rest = table({ party, at: 'window', level: 2, encounters: ['Tunnel Badger'] });
    rest.answers(0, 'Use Banner of Hope').answers(0, 'Use Bottled Starlight').answers(0, 'Gwyn');
    expect([health(rest, 0), health(rest, 1), hero(rest, 1).stars]).toEqual([13, 13, 1]);
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

describe('sharing', () => {
  test('RE-RULE-30 freely: anybody puts on what anybody carries', () => {
    const t = table({ party: [{ is: 'Golias' }, { is: 'Kafula', carries: ['Short Sword'] }], at: 'window' });
    t.answers(0, 'Short Sword into Weapon slot');
    expect(worn(t, 0)).toEqual(['Short Sword']);
    expect(last(t, 'equipped')).toMatchObject({ seat: 0, from: 1 });
  });

  test('RE-RULE-30 with consent the owner is asked first', () => {
    const party = [{ is: 'Golias' }, { is: 'Kafula', carries: ['Short Sword'] }];
    const ask = () =>
      table({ party, at: 'window', encounters: ['Wolf'], options: { lootSharing: 'consent' } }).answers(
        0,
        'Short Sword',
      );
    const no = ask();
    expect(no.asked).toEqual([1]);
    no.answers(1, 'No');
    expect(worn(no, 0)).toEqual([]);
    expect(worn(ask().answers(1, 'Yes, Short Sword'), 0)).toEqual(['Short Sword']);
  });

  test('RE-RULE-07 an empty Loot deck takes back its discard pile; with neither there is nothing', () => {
    const party = [{ is: 'Golias', items: ['Pepper Bomb'], attackTokens: 9 }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Wolf'], others: 'removed' });
    t.answers(0, 'Use Pepper Bomb').rolls(2).answers(0, 'Attack with Strength');
    expect(items(t, 0)).toEqual(['Pepper Bomb']);
    const empty = table({
      party: [{ is: 'Golias', attackTokens: 9 }],
      encounters: ['Wolf'],
      others: 'removed',
    });
    empty.rolls(2).answers(0, 'Attack with Strength');
    expect(told(empty, 'noLoot')).toHaveLength(1);
  });

  test('RE-RULE-39 Loot comes from the deck of the current Level', () => {
    const t = table({ party: [{ is: 'Golias', attackTokens: 20 }], level: 2, encounters: ['Tunnel Badger'] });
    t.rolls(2).answers(0, 'Attack with Strength');
    expect(t.box.faces[last(t, 'loot').card]!.deck).toBe('Level 2 Loot');
  });

  test('RE-FLOW-03 RE-COMBAT-16 RE-RULE-15 between Encounters everybody acts in any order until all are ready', () => {
    const party = [
      { is: 'Golias', carries: ['Short Sword'] },
      { is: 'Gwyn', carries: ['Leather Jerkin'] },
    ];
    const t = table({ party, at: 'window', encounters: ['Wolf'] });
    expect(t.asked).toEqual([0, 1]);
    t.answers(1, 'Leather Jerkin into Armor slot').answers(0, 'Short Sword into Weapon slot');
    expect([worn(t, 0), worn(t, 1)]).toEqual([['Short Sword'], ['Leather Jerkin']]);
    allReady(t);
    expect(t.view().fight).toBe('encounter');
  });
});
