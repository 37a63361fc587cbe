// What stands on the cards: the figures of each, and that a card does nothing that is not printed on it.

import { describe, expect, test } from 'vitest';
import { openBox } from '../../../engine/setup.ts';
import { type Card, MAGIC, STRENGTH, statBit } from '../cards/card.ts';
import { game } from '../game.ts';
import type { Box } from '../state.ts';

const box = () => openBox(game, { players: 3 }).box as Box;

/** By card, what is said of it; cards of which nothing is said are left out, and two of one name are told by their Level. */
function whoHas(figure: string, cards: readonly (Card | undefined)[]): Record<string, unknown> {
  const all = [...new Set(cards)].flatMap((card) => {
    const value = card && (card as unknown as Record<string, unknown>)[figure];
    const says =
      value !== 0 && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);
    return card && says ? [[card.name, value]] : [];
  });
  return Object.fromEntries(all);
}

describe('Loot', () => {
  test.each([
    ['lessDamage', { 'Padded Coat': 1, Chainmail: 1, 'Royal Plate': 2 }],
    ['lessDamageAsArmor', { 'Wooden Shield': 1, 'Spiked Buckler': 1, 'Tower Shield': 2 }],
    ['trapBonus', { 'Lucky Acorn': 1, 'Barn Cat': 1, 'Glowstone Lantern': 2, 'Boots of the Courier': 2 }],
    ['questBonus', { 'Lucky Acorn': 1 }],
    ['rerollsOne', { 'Lucky Acorn': true }],
    ['rerollsAttack', { 'Ghost Owl': true }],
    ['mends', { 'Warm Mitten': 1 }],
    ['maxHealth', { 'Heart Locket': 4 }],
    ['saves', { 'Phoenix Feather': 5 }],
    ['friend', { 'Cheeky-Kwee': 'kafula' }],
    ['friendMagic', { 'Cheeky-Kwee': 1 }],
    ['attackBonus', { 'Miner’s Maul': 2 }],
    ['against', { 'Miner’s Maul': ['CONSTRUCT', 'OOZE'] }],
  ])('RE-EQUIP-07 %s is on these pieces of Equipment, and on no other', (figure, cards) => {
    expect(whoHas(figure, box().equipment)).toEqual(cards);
  });

  test('RE-EQUIP-04 the bonuses on a card are the bonuses it gives', () => {
    const LETTERS = ['Strength', 'Dexterity', 'Magic'];
    for (const card of new Set(box().equipment)) {
      if (card === undefined) continue;
      const printed = card.text.split('.')[0]!;
      const given = card.stats.flatMap((bonus, stat) => (bonus > 0 ? [`+${bonus} ${LETTERS[stat]}`] : []));
      expect([card.name, given.join(', ') || 'none']).toEqual([
        card.name,
        printed.startsWith('+') ? printed : 'none',
      ]);
    }
  });

  test('RE-EQUIP-07 a card with bonuses and more says both, and repeats no bonus beside them', () => {
    const text = (name: string) => box().faces.find((card) => card.name === name)!.text;
    expect(text('Chainmail')).toBe('+2 Strength. Each Monster Attack deals you 1 less damage.');
    expect(text('Silver Ring')).toBe('+1 Strength, +1 Dexterity, +1 Magic.');
    expect(text('Padded Coat')).toBe('Each Monster Attack deals you 1 less damage.');
  });

  test.each([
    ['heals', { 'Healing Herbs': 5, 'Healing Draught': 7, 'Royal Elixir': 10 }],
    ['healsAll', { 'Banner of Hope': 4 }],
    ['damages', { 'Pepper Bomb': 6, 'Thunder Jar': 10, 'Meteor Scroll': 16 }],
    [
      'discards',
      {
        'Beast Bait': ['BEAST'],
        Weedkiller: ['PLANT', 'BUG'],
        'Slime Salts': ['OOZE', 'BUG'],
        'Holy Water': ['UNDEAD'],
      },
    ],
    ['stars', { 'Bottled Starlight': 1 }],
    ['attackTokens', { 'War Drum': 1 }],
    ['cookie', { 'Fortune Cookie': 3 }],
  ])('RE-ITEM-01 %s is what these Items do, and no other', (figure, cards) => {
    expect(whoHas(figure, box().items)).toEqual(cards);
  });
});

describe('Encounters', () => {
  test.each([
    ['bloodScent', { Wolf: 2, 'Dire Hound': 3 }],
    ['charge', { 'Grumbling Boar': 2, 'Tunnel Badger': 2 }],
    ['higher', { 'Thornback Bear': 2, 'Mimic Chest': 2, 'Skeleton Legion': 1, 'Barrow Giant': 3 }],
    ['thorns', { 'Briar Imp': 1, 'Crystal Golem': 2 }],
    ['thornsOn', { 'Briar Imp': statBit(STRENGTH), 'Crystal Golem': statBit(MAGIC) }],
    ['burst', { Sporecap: 2, 'Goblin Sapper': 3, 'Corpse Bloom': 4 }],
    ['entangle', { 'Strangler Vine': 2 }],
    ['venom', { 'Wood Spider': 1, 'Throne-Room Widow': 1 }],
    ['least', { Drakeling: 2 }],
    ['cap', { 'Hornet Swarm': 2, 'Shrieker Bats': 5, 'Plague Rats': 7 }],
    ['firstLess', { 'Mossy Totem': 2, 'Rusted Sentinel': 4 }],
    ['everyLess', { 'Parapet Gargoyle': 2 }],
    ['halves', { 'Ironback Beetle': statBit(STRENGTH) }],
    ['missedOn', { 'Will-o’-Wisp': 1 }],
    ['regains', { 'Goblin Hexer': 1, 'Bone Conjurer': 2 }],
    ['reassembles', { 'Bone Delver': 2 }],
    ['extraLoot', { 'Mimic Chest': 1 }],
    ['flipsWeapons', { 'Jelly Cube': true }],
    ['flipsLeader', { 'Haunted Armory': true }],
    ['corrodes', { 'Acid Slime': true }],
    ['webs', { 'Cave Widow': true }],
    ['pilfers', { 'Goblin Cutpurse': true }],
    ['stealsStars', { 'Goblin Usurper': true }],
    ['piercesArmor', { 'Goblin Miner': true }],
    ['dreads', { 'Pale Wraith': true }],
    ['wails', { 'Hall Banshee': true }],
    ['attacksAfterStar', { 'King Snagtooth': true }],
  ])('RE-COMBAT-01 %s is the ability of these Monsters, and of no other', (figure, cards) => {
    expect(whoHas(figure, box().monsters)).toEqual(cards);
  });

  test('RE-COMBAT-12 who strikes less than the whole Party', () => {
    const strikes = Object.entries(whoHas('strikes', box().monsters)).filter(([, whom]) => whom !== 'party');
    expect(Object.fromEntries(strikes)).toEqual({
      'Thornback Bear': 'leader',
      'Mimic Chest': 'leader',
      'Skeleton Legion': 'leader and left',
      'Barrow Giant': 'leader',
    });
  });

  test.each([
    ['hurtsAll', { 'Slumber Pollen': true, 'Rusted Portcullis': true, 'The Vanishing Floor': true }],
    ['takesStar', { 'Cursed Mirror': true }],
  ])('RE-TRAP-09 %s is the penalty of these Traps, and of no other', (figure, cards) => {
    expect(whoHas(figure, box().traps)).toEqual(cards);
  });

  test.each([
    ['amount', { 'Quiet Clearing': 5, 'Underground Spring': 5, 'Hidden Passage': 11, 'Ruined Chapel': 6 }],
    ['damage', { 'Suspicious Mushroom': 5, 'Hidden Passage': 3 }],
    [
      'skippable',
      {
        'Travelling Peddler': true,
        'Suspicious Mushroom': true,
        'Goblin Black Market': true,
        'Hidden Passage': true,
        'The Last Merchant': true,
      },
    ],
  ])('RE-EVENT-01 RE-EVENT-03 %s stands on these Events, and on no other', (figure, cards) => {
    expect(whoHas(figure, box().events)).toEqual(cards);
  });

  test('RE-RULE-38 the first peddler sells Silver, the others Gold', () => {
    const prices = box().events.flatMap((card) => (card?.does === 'sale' ? [[card.name, card.prices]] : []));
    expect(prices).toEqual([
      ['Travelling Peddler', 1],
      ['Goblin Black Market', 2],
      ['The Last Merchant', 2],
    ]);
  });
});
