// The 25 Level 2 Loot cards: Silver.

import { deckOf } from './builders.ts';
import type { Card, Deck } from './card.ts';

const { equipment, item, enchantment } = deckOf(2);

export const SILVER: Deck<Card> = {
  'steel-longsword': equipment({ name: 'Steel Longsword', slots: ['weapon'], stats: [3, 0, 0] }),
  'repeating-crossbow': equipment({ name: 'Repeating Crossbow', slots: ['weapon'], stats: [0, 3, 0] }),
  'crystal-rod': equipment({ name: 'Crystal Rod', slots: ['weapon'], stats: [0, 0, 3] }),
  'twin-daggers': equipment({ name: 'Twin Daggers', slots: ['weapon'], stats: [1, 2, 0] }),
  'miner-s-maul': equipment({
    name: 'Miner’s Maul',
    slots: ['weapon'],
    stats: [2, 0, 0],
    text: '+2 on your Attack totals against CONSTRUCT and OOZE.',
    attackBonus: 2,
    against: ['CONSTRUCT', 'OOZE'],
  }),
  chainmail: equipment({
    name: 'Chainmail',
    slots: ['armor'],
    stats: [2, 0, 0],
    text: 'Each Monster Attack deals you 1 less damage.',
    lessDamage: 1,
  }),
  'studded-leather': equipment({ name: 'Studded Leather', slots: ['armor'], stats: [1, 2, 0] }),
  'runed-robe': equipment({ name: 'Runed Robe', slots: ['armor'], stats: [0, 1, 2] }),
  'lizardskin-cloak': equipment({ name: 'Lizardskin Cloak', slots: ['armor'], stats: [1, 1, 1] }),
  'silver-ring': equipment({ name: 'Silver Ring', slots: ['trinket'], stats: [1, 1, 1] }),
  'glowstone-lantern': equipment({
    name: 'Glowstone Lantern',
    slots: ['trinket'],
    stats: [0, 0, 1],
    text: 'Add 2 to your Trap rolls.',
    trapBonus: 2,
  }),
  'knight-s-amulet': equipment({ name: 'Knight’s Amulet', slots: ['trinket'], stats: [1, 0, 2] }),
  'heart-locket': equipment({
    name: 'Heart Locket',
    slots: ['trinket'],
    text: 'Your maximum Health is 4 higher.',
    maxHealth: 4,
  }),
  'glow-beetle': equipment({ name: 'Glow Beetle', slots: ['familiar'], stats: [0, 1, 2] }),
  'pocket-badger': equipment({ name: 'Pocket Badger', slots: ['familiar'], stats: [2, 1, 0] }),
  'spiked-buckler': equipment({
    name: 'Spiked Buckler',
    slots: ['weapon', 'armor'],
    stats: [2, 0, 0],
    text: 'In an Armor slot: each Monster Attack deals you 1 less damage.',
    lessDamageAsArmor: 1,
  }),
  'caged-songbat': equipment({ name: 'Caged Songbat', slots: ['trinket', 'familiar'], stats: [0, 2, 1] }),
  'healing-draught': item({
    name: 'Healing Draught',
    copies: 2,
    text: 'One Character heals 7 Health.',
    heals: 7,
  }),
  'thunder-jar': item({ name: 'Thunder Jar', text: 'Deal 10 damage to one Monster or Boss.', damages: 10 }),
  'slime-salts': item({
    name: 'Slime Salts',
    text: 'Discard one OOZE or BUG Monster from play.',
    discards: ['OOZE', 'BUG'],
  }),
  'war-drum': item({ name: 'War Drum', text: 'Every Character gains 1 Attack token.', attackTokens: 1 }),
  'bottled-starlight': item({
    name: 'Bottled Starlight',
    text: 'One Character gains 1 Star token.',
    stars: 1,
  }),
  'rune-of-rest': enchantment({
    name: 'Rune of Rest',
    against: ['UNDEAD'],
    bonus: 3,
    text: '+3 to all Stats against UNDEAD.',
  }),
  'rune-of-shattering': enchantment({
    name: 'Rune of Shattering',
    against: ['CONSTRUCT', 'OOZE'],
    bonus: 3,
    text: '+3 to all Stats against CONSTRUCT and OOZE.',
  }),
};
