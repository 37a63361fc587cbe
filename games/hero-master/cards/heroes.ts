// The eight Hero cards: four races and four classes, each with one power.

import { heal, healingHelps } from '../rules/health.ts';
import { attacksToTakeBack, changeDamage, takeBackAttack, whyNotTakeBack } from '../rules/powers.ts';
import { exhaustedWeapons, refreshAllWeapons } from '../rules/weapon.ts';
import { type Card, deckOf, REGULAR } from './card.ts';

const race = deckOf('Race').hero;
const heroClass = deckOf('Class').hero;

export const RACES: Card[] = [
  race('Dwarf', 'Strength', {
    text: 'Thick Skull. Apply: this attack fails critically on a 1 only, whatever bungle, Location or monster says. All else about the bungle still counts.',
    on: {
      passive(_t, x) {
        x.thresholdIsOne = true;
      },
    },
  }),
  race('Halfling', 'Stealth', {
    text: 'Easily Overlooked. Apply: the black die is not rolled for this attack. The monster cannot hit you, and the Ambusher does not follow up.',
    on: {
      passive(_t, x) {
        x.monsterRolls = false;
      },
    },
  }),
  race('Elf', 'Magic', {
    text: 'Second Glance. Apply: once the dice are rolled you may roll the green die again and keep whichever result you like.',
    on: {
      passive(_t, x) {
        x.secondGreen = true;
      },
    },
  }),
  race('Gnome', '', {
    text: 'Spare Parts. On your turn while cards are laid, or applied before you choose weapons: refresh up to two of your weapons.',
    on: {
      applied: refreshAllWeapons,
      power: { helps: (t, you) => exhaustedWeapons(t, you).length > 0, use: refreshAllWeapons },
    },
  }),
];

export const CLASSES: Card[] = [
  heroClass('Barbarian', 'Strength', {
    text: 'Red Mist. Apply: +2 Regular to this attack. Your armour is 2 lower for the whole exchange.',
    on: {
      passive(_t, x) {
        x.strength[REGULAR]! += 2;
        x.armour -= 2;
      },
    },
  }),
  heroClass('Wizard', 'Magic', {
    handSize: 1, // HM-R-34
    text: 'Your starting hand size is 1 larger, always. A Hint of Talent. Apply: one printed strength of this attack, or of a weapon applied to it, is of another damage type of your choice.',
    on: { resolve: changeDamage },
  }),
  heroClass('Rogue', 'Stealth', {
    text: 'Sneaky. On your turn while cards are laid: take one of your attacks in play back into your hand, but none that refreshed this card. A bungle on it is discarded.',
    on: {
      power: {
        helps: (t, you) => attacksToTakeBack(t, you).length > 0,
        use: takeBackAttack,
        whyNot: whyNotTakeBack,
      },
    },
  }),
  heroClass('Cleric', 'Faith', {
    text: 'Charity Begins At Home. On your turn while cards are laid, or applied: heal 3.',
    on: {
      resolve: (t, you) => heal(t, you, 3),
      power: { helps: healingHelps, use: (t, you) => heal(t, you, 3) },
    },
  }),
];
