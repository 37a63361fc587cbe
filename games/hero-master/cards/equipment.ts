// Starting equipment: two weapons and an armour for each class.

import { takeLoot } from '../rules/reward.ts';
import { type Card, deckOf } from './card.ts';

const barbarian = deckOf('Equipment', 'Barbarian');
const wizard = deckOf('Equipment', 'Wizard');
const rogue = deckOf('Equipment', 'Rogue');
const cleric = deckOf('Equipment', 'Cleric');

export const EQUIPMENT: Card[] = [
  barbarian.weapon('Crum', { regular: 2 }),
  barbarian.weapon("Crum's Little Brother", { hit: 1, regular: 1 }),
  barbarian.armour('Fur Underpants', 10),
  wizard.weapon('Knobbly Staff', { regular: 1, spirit: 1 }),
  wizard.weapon('Singed Wand', { hit: 1, fire: 1 }),
  wizard.armour('Best Bathrobe', 9),
  rogue.weapon('Dagger', { regular: 2 }),
  rogue.weapon('Clobberstick', { hit: 1, regular: 1 }),
  rogue.armour('Borrowed Leathers', 8),
  cleric.weapon('Mace of Mild Rebuke', { regular: 1, spirit: 1 }),
  cleric.weapon('Collection Plate', {
    regular: 1,
    text: 'If you defeat the monster: take 1 extra gold from the loot pile.',
    on: {
      defeat(t, you) {
        takeLoot(t, you, 1);
      },
    },
  }),
  cleric.armour('Sunday Chainmail', 11),
];
