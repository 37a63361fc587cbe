// The sale desk: whose word is needed, what makes the price, and what becomes of what is sold.

import { describe, expect, test } from 'vitest';
import { allReady, carried, health, hero, items, last, names, table, told, worn } from './table.ts';

const trade = { lootSharing: 'consent' } as const;

describe('with consent', () => {
  const party = [
    { is: 'Golias', carries: ['Short Sword'] },
    { is: 'Swish', carries: ['Leather Jerkin'], items: ['Healing Herbs'] }, // Swish has no slot for Armor.
  ];
  const desk = (options = {}) => table({ party, at: 'reward sale', options }).answers(0, 'Short Sword');

  test('RE-RULE-38 what is of no use to its owner is sold freely, with consent only with their word', () => {
    expect(told(desk().answers(0, 'Leather Jerkin'), 'sold')).toHaveLength(1);
    const asks = desk(trade).answers(0, 'Leather Jerkin');
    expect([asks.asked, asks.question, told(asks, 'sold')]).toEqual([[1], 'lend', []]);
    expect(asks.decision(1)).toMatchObject({ standard: 1 });
    expect(told(asks.answers(1, 'Yes'), 'sold')).toHaveLength(1);
  });

  test('RE-RULE-38 a refusal clears the desk, is told, and stands until the desk closes', () => {
    const t = desk(trade).answers(0, 'Leather Jerkin').answers(1, 'No');
    expect(told(t, 'refused')).toMatchObject([{ seat: 1, card: hero(t, 1).carried[0] }]);
    t.offers(0, ['Short Sword (Copper)', 'Healing Herbs (Copper)', 'No more sales']);
    expect(t.state).toMatchObject({ offered: [], asking: { seat: -1, card: -1, slot: -1 } });
    t.answers(0, 'No more sales');
    expect(t.state.refused).toEqual([]);
  });

  test('RE-ITEM-04 RE-RULE-38 Items are in one backpack: nobody is asked for them', () => {
    const t = desk(trade).answers(0, 'Healing Herbs');
    expect(told(t, 'sold')).toHaveLength(1);
    expect(told(t, 'sold')[0]!.prices).toBe(1);
  });

  test('RE-RULE-38 the Leader’s own cards need nobody’s word', () => {
    const own = [{ is: 'Golias', carries: ['Short Sword', 'Hunting Bow'] }, { is: 'Gwyn' }];
    const t = table({ party: own, at: 'reward sale', options: trade, lootOf: { 2: ['Silver Ring'] } });
    t.answers(0, 'Short Sword');
    expect(told(t, 'sold')).toHaveLength(1);
    expect(carried(t, 0)).toEqual(['Silver Ring']);
  });
});

describe('what the desk says', () => {
  const party = [
    { is: 'Golias', carries: ['Short Sword'] },
    { is: 'Gwyn', wears: ['Leather Jerkin'], carries: ['Hunting Bow'] },
  ];

  test('RE-RULE-38 who draws the new card: whoever owned the first one', () => {
    const t = table({ party, at: 'reward sale' });
    const detail = (label: string) =>
      t.decision(0).options.find((each) => each.label.startsWith(label))!.detail;
    expect(t.decision(0).ask).toBe('Sell Loot for one Silver Loot card?');
    expect(detail('Hunting Bow')).toBe('The new card goes to Player 2: the first card offered decides.');
    expect(t.view(0).sale).not.toHaveProperty('draws');
    t.answers(0, 'Short Sword');
    expect(t.view(1).sale).toMatchObject({ draws: 0 });
    expect(detail('Hunting Bow')).toBe('The new card goes to Player 1: the first card offered decides.');
  });

  test('RE-ENCH-07 an Enchantment that is sold with its card says so', () => {
    const t = table({ party, at: 'event sale', level: 2, enchanted: { 'Leather Jerkin': 'Pruning Rune' } });
    const jerkin = t.decision(0).options.find(({ label }) => label.startsWith('Leather Jerkin'));
    expect(jerkin?.detail).toMatch(/^Pruning Rune is sold with it\./);
  });

  test('RE-RULE-38 who keeps a card clears the desk, and the story says so', () => {
    const t = table({ party, at: 'reward sale', options: trade }).answers(0, 'Short Sword');
    t.answers(0, 'Hunting Bow').answers(1, 'No');
    expect(told(t, 'refused')).toMatchObject([{ seat: 1, clearsDesk: true }]);
  });

  test('RE-EVENT-05 before a merchant is passed by, it is known whether there is enough to sell', () => {
    const ahead = (carries: string[]) =>
      table({ party: [{ is: 'Golias', carries }], level: 3, encounters: ['The Last Merchant'] }).decision(0);
    const [few, enough] = [
      ahead(['Short Sword']),
      ahead(['Short Sword', 'Hunting Bow', 'Leather Jerkin', 'Quarterstaff']),
    ];
    expect([few, enough].map(({ question, options }) => [question, options[0]!.data])).toEqual([
      ['skip-the-event', { isEnough: false }],
      ['skip-the-event', { isEnough: true }],
    ]);
  });
});

describe('the price', () => {
  test('RE-LEVEL-13 with all that is left needed, nobody asks which; before that anybody may change their mind', () => {
    const party = [{ is: 'Golias', items: ['Healing Herbs', 'Beast Bait'] }];
    const t = table({ party, at: 'reward sale' });
    t.offers(0, ['Healing Herbs (Copper)', 'Beast Bait (Copper)', 'No more sales']);
    t.answers(0, 'Beast Bait');
    expect(told(t, 'sold')).toHaveLength(1);
    expect(names(t, last(t, 'sold').cards).toSorted()).toEqual(['Beast Bait', 'Healing Herbs']);
  });

  test('RE-RULE-38 two Silver, four Copper, or two Copper and one Silver buy a Gold: what cannot fit is not offered', () => {
    const of = (carries: string[]) =>
      table({ party: [{ is: 'Golias', carries }], at: 'event sale', level: 2 }).decision(0);
    const labels = (carries: string[]) => of(carries).options.map(({ label }) => label);
    expect(labels(['Steel Longsword', 'Chainmail'])).toHaveLength(3);
    const mixed = ['Steel Longsword', 'Short Sword', 'Hunting Bow'];
    expect(labels(mixed)).toHaveLength(4);
    // One Silver and one Copper make no Gold, three Copper neither, and the Gold card buys nothing.
    expect(labels(['Steel Longsword', 'Chainmail', 'Short Sword'])).toEqual([
      'Steel Longsword (Silver)',
      'Chainmail (Silver)',
      'No more sales',
    ]);
    const four = ['Short Sword', 'Hunting Bow', 'Quarterstaff', 'Gnarled Wand', 'Kingsguard Greatsword'];
    expect(labels(four)).toHaveLength(5);
    expect(of(mixed).options[0]!.data).toEqual({ worth: 2, offered: 0, price: 4 });
  });

  test('RE-RULE-38 the new card goes to whose card came first onto the desk', () => {
    const party = [
      { is: 'Golias', items: ['Beast Bait'] },
      { is: 'Gwyn', items: ['Healing Herbs'] },
    ];
    const desk = () => table({ party, at: 'reward sale', lootOf: { 2: ['Silver Ring'] } });
    expect(carried(desk().answers(0, 'Healing Herbs'), 1)).toEqual(['Silver Ring']);
    expect(carried(desk().answers(0, 'Beast Bait'), 0)).toEqual(['Silver Ring']);
  });

  test('RE-RULE-42 whoever sells the Locket they wear has no more Health than they may', () => {
    const party = [{ is: 'Golias', wears: ['Heart Locket', 'Chainmail'], health: 22 }];
    const t = table({ party, at: 'event sale', level: 2 });
    t.answers(0, 'Heart Locket');
    expect(told(t, 'sold')).toHaveLength(1);
    expect([health(t, 0), hero(t, 0).maxHealth, worn(t, 0)]).toEqual([19, 19, []]);
  });

  test('RE-ITEM-05 RE-ENCH-04 sold cards lie on the discard piles of their Levels, and a charm goes with what bore it', () => {
    const party = [{ is: 'Golias', wears: ['Chainmail'], carries: ['Short Sword'] }];
    const t = table({ party, at: 'event sale', level: 2, enchanted: { Chainmail: 'Hunter’s Mark' } });
    t.answers(0, 'Chainmail');
    expect(t.state.lootDiscards.map((pile) => names(t, pile).toSorted())).toEqual([
      ['Hunter’s Mark', 'Short Sword'],
      ['Chainmail'],
      [],
    ]);
    expect([t.state.attached, t.state.attachedTo]).toEqual([[], []]);
  });
});

test('RE-EVENT-01 a peddler packs up: the Event lies beside the Leader, and the next one leads', () => {
  const party = [{ is: 'Golias', items: ['Beast Bait', 'Healing Herbs'] }, { is: 'Gwyn' }];
  const t = table({ party, encounters: ['Travelling Peddler', 'Wolf'] }).answers(0, 'Go in');
  t.answers(0, 'No more sales');
  expect(names(t, hero(t, 0).kept)).toEqual(['Travelling Peddler']);
  expect(told(t, 'loot')).toEqual([]);
  expect(items(t, 0)).toEqual(['Beast Bait', 'Healing Herbs']);
  expect(told(allReady(t), 'leads').map(({ seat }) => seat)).toEqual([0, 1]);
});
