// The 25 Level 1 Loot cards: Copper.

import { deckOf } from './builders.ts';
import type { Card, Deck } from './card.ts';

const { equipment, item, enchantment } = deckOf(1);

export const COPPER: Deck<Card> = {
  'short-sword': equipment({ name: 'Short Sword', slots: ['weapon'], stats: [1, 0, 0] }),
  quarterstaff: equipment({ name: 'Quarterstaff', slots: ['weapon'], stats: [0, 1, 0] }),
  'hunting-bow': equipment({ name: 'Hunting Bow', slots: ['weapon'], stats: [0, 2, 0] }),
  'gnarled-wand': equipment({ name: 'Gnarled Wand', slots: ['weapon'], stats: [0, 0, 2] }),
  'woodcutter-s-axe': equipment({ name: 'Woodcutter’s Axe', slots: ['weapon'], stats: [2, 0, 0] }),
  'leather-jerkin': equipment({ name: 'Leather Jerkin', slots: ['armor'], stats: [1, 1, 0] }),
  'apprentice-robe': equipment({ name: 'Apprentice Robe', slots: ['armor'], stats: [0, 1, 1] }),
  'dented-breastplate': equipment({ name: 'Dented Breastplate', slots: ['armor'], stats: [2, 0, 0] }),
  'padded-coat': equipment({
    name: 'Padded Coat',
    slots: ['armor'],
    text: 'Each Monster Attack deals you 1 less damage.',
    lessDamage: 1,
  }),
  'twilight-pendant': equipment({ name: 'Twilight Pendant', slots: ['trinket'], stats: [0, 1, 1] }),
  'lucky-acorn': equipment({
    name: 'Lucky Acorn',
    slots: ['trinket'],
    text: 'Add 1 to your Trap and Side Quest rolls; your natural 1 on a Trap may be re-rolled once.',
    trapBonus: 1,
    questBonus: 1,
    rerollsOne: true,
  }),
  'warm-mitten': equipment({
    name: 'Warm Mitten',
    slots: ['trinket'],
    text: 'At the end of each Encounter heal 1 Health.',
    mends: 1,
  }),
  'cheeky-kwee': equipment({
    name: 'Cheeky-Kwee',
    slots: ['familiar'],
    stats: [0, 1, 0],
    text: 'If Kafula has it equipped: also +1 Magic.',
    friend: 'kafula',
    friendMagic: 1,
  }),
  'barn-cat': equipment({
    name: 'Barn Cat',
    slots: ['familiar'],
    stats: [0, 1, 0],
    text: 'Add 1 to your Trap rolls.',
    trapBonus: 1,
  }),
  'wooden-shield': equipment({
    name: 'Wooden Shield',
    slots: ['weapon', 'armor'],
    stats: [1, 0, 0],
    text: 'In an Armor slot: each Monster Attack deals you 1 less damage.',
    lessDamageAsArmor: 1,
  }),
  'charmed-walking-stick': equipment({
    name: 'Charmed Walking Stick',
    slots: ['weapon', 'trinket'],
    stats: [0, 1, 1],
  }),
  'healing-herbs': item({
    name: 'Healing Herbs',
    copies: 3,
    text: 'One Character heals 5 Health.',
    heals: 5,
  }),
  'pepper-bomb': item({ name: 'Pepper Bomb', text: 'Deal 6 damage to one Monster or Boss.', damages: 6 }),
  'beast-bait': item({
    name: 'Beast Bait',
    text: 'Discard one BEAST Monster from play.',
    discards: ['BEAST'],
  }),
  weedkiller: item({
    name: 'Weedkiller',
    text: 'Discard one PLANT or BUG Monster from play.',
    discards: ['PLANT', 'BUG'],
  }),
  'fortune-cookie': item({
    name: 'Fortune Cookie',
    text: 'Roll a die: 1 nothing; 2-3 you heal 3 Health; 4-5 draw 1 Level 1 Loot; Star draw 1 Level 1 Loot and gain 1 Star token.',
    cookie: 3,
  }),
  'hunter-s-mark': enchantment({
    name: 'Hunter’s Mark',
    against: ['BEAST', 'BUG'],
    bonus: 2,
    text: '+2 to all Stats against BEAST and BUG.',
  }),
  'pruning-rune': enchantment({
    name: 'Pruning Rune',
    against: ['PLANT', 'GOBLIN'],
    bonus: 2,
    text: '+2 to all Stats against PLANT and GOBLIN.',
  }),
};
