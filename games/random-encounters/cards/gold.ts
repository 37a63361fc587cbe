// The 25 Level 3 Loot cards: Gold.

import { deckOf } from './builders.ts';
import type { Card, Deck } from './card.ts';

const { equipment, item, enchantment } = deckOf(3);

export const GOLD: Deck<Card> = {
  'kingsguard-greatsword': equipment({ name: 'Kingsguard Greatsword', slots: ['weapon'], stats: [5, 0, 0] }),
  'dragonbone-bow': equipment({ name: 'Dragonbone Bow', slots: ['weapon'], stats: [0, 5, 0] }),
  'archmage-s-staff': equipment({ name: 'Archmage’s Staff', slots: ['weapon'], stats: [0, 0, 5] }),
  'royal-rapier': equipment({ name: 'Royal Rapier', slots: ['weapon'], stats: [2, 3, 0] }),
  'rune-etched-blade': equipment({ name: 'Rune-Etched Blade', slots: ['weapon'], stats: [3, 0, 3] }),
  'royal-plate': equipment({
    name: 'Royal Plate',
    slots: ['armor'],
    stats: [3, 0, 0],
    text: 'Each Monster Attack deals you 2 less damage.',
    lessDamage: 2,
  }),
  'shadow-mail': equipment({ name: 'Shadow Mail', slots: ['armor'], stats: [1, 3, 1] }),
  'mantle-of-dusk': equipment({ name: 'Mantle of Dusk', slots: ['armor'], stats: [0, 2, 3] }),
  'surcoat-of-the-crown': equipment({ name: 'Surcoat of the Crown', slots: ['armor'], stats: [2, 2, 2] }),
  'crown-jewel': equipment({ name: 'Crown Jewel', slots: ['trinket'], stats: [2, 2, 2] }),
  'phoenix-feather': equipment({
    name: 'Phoenix Feather',
    slots: ['trinket'],
    text: 'The first time each Level you would be knocked out, you stay up with 5 Health instead.',
    saves: 5,
  }),
  'king-s-signet': equipment({ name: 'King’s Signet', slots: ['trinket'], stats: [3, 0, 2] }),
  'boots-of-the-courier': equipment({
    name: 'Boots of the Courier',
    slots: ['trinket'],
    stats: [0, 3, 0],
    text: 'Add 2 to your Trap rolls.',
    trapBonus: 2,
  }),
  'ember-whelp': equipment({ name: 'Ember Whelp', slots: ['familiar'], stats: [1, 0, 3] }),
  'ghost-owl': equipment({
    name: 'Ghost Owl',
    slots: ['familiar'],
    stats: [0, 2, 2],
    text: 'Once per Combat you may re-roll your Attack die.',
    rerollsAttack: true,
  }),
  'war-hound': equipment({ name: 'War Hound', slots: ['familiar'], stats: [3, 1, 0] }),
  'tower-shield': equipment({
    name: 'Tower Shield',
    slots: ['weapon', 'armor'],
    stats: [3, 0, 0],
    text: 'In an Armor slot: each Monster Attack deals you 2 less damage.',
    lessDamageAsArmor: 2,
  }),
  'clockwork-serpent': equipment({
    name: 'Clockwork Serpent',
    slots: ['weapon', 'familiar'],
    stats: [1, 3, 1],
  }),
  'royal-elixir': item({
    name: 'Royal Elixir',
    copies: 2,
    text: 'One Character heals 10 Health.',
    heals: 10,
  }),
  'banner-of-hope': item({ name: 'Banner of Hope', text: 'Every Character heals 4 Health.', healsAll: 4 }),
  'meteor-scroll': item({
    name: 'Meteor Scroll',
    text: 'Deal 16 damage to one Monster or Boss.',
    damages: 16,
  }),
  'holy-water': item({
    name: 'Holy Water',
    text: 'Discard one UNDEAD Monster from play.',
    discards: ['UNDEAD'],
  }),
  'dragonbane-rune': enchantment({
    name: 'Dragonbane Rune',
    against: ['DRAGON', 'BEAST'],
    bonus: 4,
    text: '+4 to all Stats against DRAGON and BEAST.',
  }),
  'rune-of-the-last-king': enchantment({
    name: 'Rune of the Last King',
    against: ['UNDEAD', 'CONSTRUCT'],
    bonus: 4,
    text: '+4 to all Stats against UNDEAD and CONSTRUCT.',
  }),
};
