// Loot: the decks it comes from, the open window, and sharing.

import { describe, expect, test } from 'vitest';
import { whatFor } from '../board/trial-scenes.ts';
import { allReady, items, last, names, table, told, worn } from './table.ts';

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
    const { ask: words, options } = no.decision(1);
    expect(words).toBe('Golias (Player 1) would like Short Sword. Do they get it?');
    expect(options.map(({ at }) => at)).toEqual([undefined, undefined]); // Two buttons: neither is quicker.
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

  test.each([
    ['Leather Jerkin', ['Gwyn'], 'Gwyn can wear it.'],
    ['Short Sword', ['Swish', 'Gwyn'], 'Swish and Gwyn can wear it.'],
    ['Pepper Bomb', [], 'Into the backpack, for everybody.'],
    ['Hunter’s Mark', [], 'For anything that somebody wears.'],
  ])('RE-CHAR-04 Loot that is drawn says who can wear it: %s', (loot, wearers, words) => {
    const party = [{ is: 'Swish', attackTokens: 20 }, { is: 'Gwyn' }];
    const t = table({ party, encounters: ['Wolf'], loot: [loot] });
    t.rolls(2).answers(0, 'Attack with Strength');
    const { card, fits } = last(t, 'loot');
    expect(names(t, fits)).toEqual(wearers);
    expect(whatFor(card, fits, t.box)).toBe(words);
  });

  test('RE-CHAR-04 Relic Seeker: both cards say who can wear them', () => {
    const party = [{ is: 'Reginald', attackTokens: 20 }, { is: 'Swish' }];
    const t = table({ party, encounters: ['Wolf'], loot: ['Leather Jerkin', 'Short Sword'] });
    t.rolls(2).answers(0, 'Attack with Strength');
    const details = t.decision(0).options.map(({ detail }) => detail);
    expect(details[0]).toMatch(/For Reginald\.$/);
    expect(details[1]).toMatch(/For Reginald, Swish\.$/);
  });

  test('RE-RULE-39 Loot comes from the deck of the current Level', () => {
    const t = table({ party: [{ is: 'Golias', attackTokens: 20 }], level: 2, encounters: ['Tunnel Badger'] });
    t.rolls(2).answers(0, 'Attack with Strength');
    expect(t.box.faces[last(t, 'loot').card]!.deck).toBe('Level 2 Loot');
  });

  test('RE-RULE-15 whoever is ready stays ready, unless a swap sets free what they could wear', () => {
    const swap = (bystander: string) =>
      table({
        party: [
          { is: 'Rolyn', wears: ['Leather Jerkin'], carries: ['Chainmail'] },
          { is: bystander, wears: ['Short Sword'], carries: ['Quarterstaff'] },
        ],
        at: 'last window',
        level: 2,
      })
        .answers(1, 'Ready')
        .answers(0, 'Chainmail into Armor slot 1 instead of Leather Jerkin');
    expect(swap('Swish').asked).toEqual([0]); // no slot for Armor
    expect(swap('Gwyn').asked).toEqual([0, 1]);
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

  test('RE-RULE-15 whoever has put on the last useful card says that they are ready, and may take it off first', () => {
    const party = [{ is: 'Golias', carries: ['Short Sword'] }, { is: 'Gwyn' }];
    const t = table({ party, at: 'window', encounters: ['Wolf'] });
    t.answers(0, 'Short Sword into Weapon slot');
    expect([t.asked, t.canUndo(0).possible]).toEqual([[0], true]);
    t.answers(0, 'Ready');
    expect(t.view().fight).toBe('encounter');
  });

  test('RE-RULE-16 whoever could do with all of a cure is asked, whoever leads; for a scratch the Leader alone', () => {
    const hurt = (health: number) => {
      const party = [{ is: 'Golias' }, { is: 'Gwyn', health, items: ['Healing Herbs'] }];
      return table({ party, at: 'window', encounters: ['Wolf'] });
    };
    const { heals } = Object.values(hurt(9).box.items).find((item) => item?.name === 'Healing Herbs')!;
    const full = hurt(9).view().players[1]!.maxHealth;
    expect(hurt(full - heals).asked).toContain(1);
    expect(hurt(full - heals).labels(1)).toContain('Use Healing Herbs');
    expect(hurt(full - heals + 1).asked).toEqual([0]);
  });
});
