// Loot that is handed over between Encounters: whoever gets it decides what becomes of it.

import { expect, test } from 'vitest';
import type { ActData } from '../questions/between.ts';
import { carried, last, table, worn } from './table.ts';

const sword = () =>
  table({
    party: [
      { is: 'Golias', carries: ['Short Sword'] },
      { is: 'Gwyn', wears: ['Quarterstaff'] },
      { is: 'Swish' },
    ],
    at: 'window',
    encounters: ['Wolf'],
  });

test('RE-RULE-30 RE-FLOW-03 what one carries is given to another, who puts it on', () => {
  const t = sword().answers(0, 'Give Short Sword to Player 2');
  expect([t.asked, t.question]).toEqual([[1], 'take-the-gift']);
  expect(last(t, 'gave')).toMatchObject({ seat: 0, to: 1 });
  t.offers(1, ['Into Weapon slot instead of Quarterstaff', 'Only carry it']);
  t.answers(1, 'Into Weapon slot');
  expect([worn(t, 1), carried(t, 1), carried(t, 0)]).toEqual([['Short Sword'], ['Quarterstaff'], []]);
});

test('RE-RULE-30 nobody has to wear a present', () => {
  const t = sword().answers(0, 'Give Short Sword to Player 2').answers(1, 'Only carry it');
  expect([worn(t, 1), carried(t, 1)]).toEqual([['Quarterstaff'], ['Short Sword']]);
});

test('RE-RULE-30 with consent too: whoever gives has agreed', () => {
  const t = table({
    party: [{ is: 'Golias', carries: ['Short Sword'] }, { is: 'Gwyn' }],
    at: 'window',
    options: { lootSharing: 'consent' },
  });
  t.answers(0, 'Give Short Sword to Player 2').answers(1, 'Into Weapon slot');
  expect(worn(t, 1)).toEqual(['Short Sword']);
});

test('RE-CHAR-04 RE-RULE-30 only what is carried, and only to whoever could use it', () => {
  const t = table({
    party: [
      { is: 'Golias', carries: ['Leather Jerkin'], wears: ['Short Sword'] },
      { is: 'Swish' },
      { is: 'Gwyn' },
    ],
    at: 'window',
  });
  const gifts = t.labels(0).filter((label) => label.startsWith('Give'));
  expect(gifts).toEqual(['Give Leather Jerkin to Player 3']);
});

test('RE-ENCH-01 an Enchantment is given to whoever wears something it can be attached to', () => {
  const t = table({
    party: [
      { is: 'Golias', carries: ['Hunter’s Mark'], items: ['Fortune Cookie'] },
      { is: 'Gwyn', wears: ['Short Sword'] },
    ],
    at: 'window',
  });
  t.answers(0, 'Give Hunter’s Mark to Player 2').answers(1, 'Onto Short Sword');
  expect(last(t, 'enchanted')).toMatchObject({ seat: 1 });
});

test('a gift says what it would do to whoever gets it', () => {
  const { options } = sword().decision(0)!;
  const gift = options.find(({ label }) => label === 'Give Short Sword to Player 3')!.data as Extract<
    ActData,
    { act: 'give' }
  >;
  expect(gift).toMatchObject({ to: 2, swap: { stats: [1, 4, 5], after: [2, 4, 5] } });
});
