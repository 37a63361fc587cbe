// The eight Protest cards, for whoever has the least gold.

import { TAKES_TOKEN } from '../rules/leader.ts';
import { stealGold, takeLoot } from '../rules/reward.ts';
import { refreshOneHeroCard } from '../rules/weapon.ts';
import { type Card, deckOf } from './card.ts';

const { attack, bungle } = deckOf('Protest');

export const PROTESTS: Card[] = [
  attack("It's Not Fair!", {
    hit: 2,
    regular: 4,
    text: 'Take the Party Leader token.',
    on: TAKES_TOKEN,
  }),
  attack('I Could Do That Too', { hit: 2, fire: 4, ice: 4 }),
  attack("I'm Telling", {
    hit: 1,
    spirit: 5,
    text: 'If you defeat the monster: take 2 extra gold from the loot pile.',
    on: {
      defeat(t, you) {
        takeLoot(t, you, 2);
      },
    },
  }),
  attack('Storming Off', {
    hit: 1,
    regular: 4,
    armour: 4,
    text: 'Refresh one of your Hero cards.',
    on: { play: refreshOneHeroCard },
  }),
  bungle('Foot Stamp', { fail: 8, regular: -3 }),
  bungle('Silent Treatment', {
    fail: 6,
    regular: -1,
    fire: -1,
    ice: -1,
    spirit: -1,
    text: 'Neither weapons nor Hero cards may be applied to the bungled attack.',
    on: {
      limits(_t, x) {
        x.weaponsAllowed = 0;
        x.heroAllowed = false;
      },
    },
  }),
  bungle('You Owe Me', {
    fail: 6,
    regular: -1,
    text: 'The attacker gives you 1 gold from their stash, if they have any.',
    on: { play: (t, you, { seat }) => stealGold(t, you, { from: seat, gold: 1 }) },
  }),
  bungle('Full Floor Tantrum', {
    fail: 7,
    fire: -2,
    ice: -2,
    spirit: -2,
    text: 'If the attack fails critically, take 2 gold from the loot pile.',
    on: {
      critFail(t, you) {
        takeLoot(t, you, 2);
      },
    },
  }),
];
