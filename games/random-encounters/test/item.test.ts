// Items: one backpack, one on a Combat turn, and what each does.

import { describe, expect, test } from 'vitest';
import type { ItemCard } from '../cards/card.ts';
import { COPPER } from '../cards/copper.ts';
import { carried, health, hero, items, monster, names, table, told } from './table.ts';

const STAR = 6;
const HERBS = (COPPER['healing-herbs'] as ItemCard).heals;

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

  test('RE-ITEM-01 RE-RULE-27 an Item says that it costs no Attack, and what a token does', () => {
    const party = [{ is: 'Golias', items: ['War Drum'] }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Grumbling Boar'] });
    const { detail } = t.decision(0).options.find(({ label }) => label === 'Use War Drum')!;
    expect(detail).toMatch(/adds 1 to every Attack in this fight\. You still attack\.$/);
  });

  test('RE-RULE-16 on the road an Item that would do nothing says why', () => {
    const items = ['Healing Herbs', 'Pepper Bomb', 'Fortune Cookie'];
    const t = table({ party: [{ is: 'Golias', items }], at: 'last window', encounters: ['Wolf'] });
    expect(t.whyNot(0, 'Use Healing Herbs')).toBe('RE-RULE-16: nobody is hurt');
    expect(t.whyNot(0, 'Use Pepper Bomb')).toBe('RE-RULE-16: it is for a fight');
  });

  test('RE-ITEM-03 RE-ITEM-04 RE-ITEM-05 RE-LOOT-06 whoever acts takes an Item another holds; then it lies beside its deck', () => {
    const party = [{ is: 'Golias', items: ['Pepper Bomb'] }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Grumbling Boar'] });
    t.answers(0, 'Pass').answers(1, 'Use Pepper Bomb');
    expect(monster(t).health).toBe(monster(t).start - 6);
    expect(items(t, 0)).toEqual([]);
    expect(names(t, t.view().lootDiscards[0]!)).toEqual(['Pepper Bomb']);
  });

  test('RE-LOOT-06 an Item works a single time: in a fight, between Encounters and before a roll', () => {
    const party = [{ is: 'Golias', health: 4, items: ['Healing Herbs'] }, { is: 'Gwyn' }];
    const inAFight = table({ party, encounters: ['Grumbling Boar'] }).answers(0, 'Use Healing Herbs');
    const between = table({ party, at: 'window', encounters: ['Wolf'] }).answers(0, 'Use Healing Herbs');
    const beforeARoll = table({ party, encounters: ['Snare Line', 'Wolf'] })
      .rolls(1)
      .answers(0, 'Healing Herbs');
    for (const t of [inAFight, between, beforeARoll]) {
      expect([items(t, 0), items(t, 1)]).toEqual([[], []]);
      expect(names(t, t.view().lootDiscards[0]!)).toEqual(['Healing Herbs']);
      for (const seat of t.asked) expect(t.labels(seat).join()).not.toContain('Healing Herbs');
      expect(told(t, 'itemUsed')).toHaveLength(1);
    }
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
