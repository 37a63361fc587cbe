// The Beast Encounters of the Quest deck: one function, twelve titles.

import type { Deck, EncounterCard } from './card.ts';

export const BEAST_ENCOUNTERS = {
  'enc-01': { name: 'Rustling in the Bushes' },
  'enc-02': { name: 'Growling Behind the Door' },
  'enc-03': { name: 'That Was Not the Wind' },
  'enc-04': { name: 'Footprints, Fresh, Large' },
  'enc-05': { name: 'Somebody Left the Cage Open' },
  'enc-06': { name: 'It Followed Us From the Inn' },
  'enc-07': { name: 'The Bridge Has an Owner' },
  'enc-08': { name: 'Do Not Feed It (You Fed It)' },
  'enc-09': { name: 'A Smell of Wet Fur' },
  'enc-10': { name: 'Two Eyes in the Dark, Then Six' },
  'enc-11': { name: 'The Statue Blinked' },
  'enc-12': { name: 'Dinner Guests, Uninvited' },
} as const satisfies Deck<EncounterCard>;
