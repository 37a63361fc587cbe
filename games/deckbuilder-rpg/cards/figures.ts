// Every figure a designer may vary, by sheet and card.

import { ABILITIES } from './abilities.ts';
import { GENERAL_ADVANCES } from './advances.ts';
import { ARENAS } from './arenas.ts';
import { ARMOUR } from './armour.ts';
import { BOSS_ABILITIES } from './boss-abilities.ts';
import { BOSS_DECKS, BOSS_POWERS, BOSS_WEAPONS, BOSSES } from './bosses.ts';
import { CONSUMABLES } from './consumables.ts';
import { HEROES, STARTING } from './heroes.ts';
import { MINION_DECK, MINION_POWERS, MINIONS } from './minions.ts';
import { PARTY_SIZE } from './party-size.ts';
import { POWERS } from './powers.ts';
import { ATTACK_SPELLS, OTHER_SPELLS } from './spells.ts';
import { TRAPS } from './traps.ts';
import { SCROLLS, TREASURE_ARMOUR, TREASURE_WEAPONS, TRINKETS } from './treasure.ts';
import { WEAPONS } from './weapons.ts';

export const FIGURES = {
  heroes: HEROES,
  starting: STARTING,
  abilities: ABILITIES,
  powers: POWERS,
  weapons: WEAPONS,
  armour: ARMOUR,
  attackSpells: ATTACK_SPELLS,
  otherSpells: OTHER_SPELLS,
  consumables: CONSUMABLES,
  minions: MINIONS,
  minionPowers: MINION_POWERS,
  minionDeck: MINION_DECK,
  bosses: BOSSES,
  bossWeapons: BOSS_WEAPONS,
  bossDecks: BOSS_DECKS,
  bossPowers: BOSS_POWERS,
  bossAbilities: BOSS_ABILITIES,
  arenas: ARENAS,
  traps: TRAPS,
  treasureWeapons: TREASURE_WEAPONS,
  treasureArmour: TREASURE_ARMOUR,
  trinkets: TRINKETS,
  scrolls: SCROLLS,
  advances: GENERAL_ADVANCES,
  partySize: PARTY_SIZE,
};

export type Figures = typeof FIGURES;
