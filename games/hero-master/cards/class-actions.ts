// The twenty-four Class Action cards, six for each class.

import { choose } from '../../../engine/choose.ts';
import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { isWeaponOf } from '../exchange.ts';
import { YES_OR_NO } from '../questions/answers.ts';
import { SLIP_AWAY } from '../questions/powers.ts';
import { heal } from '../rules/health.ts';
import { TAKES_TOKEN } from '../rules/leader.ts';
import {
  mayDiscardOwnAttack,
  mayDraw,
  mayExchangeMonster,
  mayLayOver,
  mayReplaceMonster,
  maySwapAttack,
} from '../rules/powers.ts';
import { stealGold } from '../rules/reward.ts';
import { takeFromRow } from '../rules/row.ts';
import { refreshOneHeroCard } from '../rules/weapon.ts';
import { face, hero, isType, type Table } from '../state.ts';
import { type Card, deckOf, FIRE, REGULAR, SPIRIT } from './card.ts';

const barbarian = deckOf('Class Action', 'Barbarian');
const wizard = deckOf('Class Action', 'Wizard');
const rogue = deckOf('Class Action', 'Rogue');
const cleric = deckOf('Class Action', 'Cleric');

const BARBARIAN: Card[] = [
  barbarian.attack('Wild Swings!', {
    hit: 1,
    regular: 5,
    text: 'You may play no further attack cards this encounter; bungles are still allowed.',
    on: {
      play(t, you) {
        hero(t, you).mayLayAttacks = false;
      },
    },
  }),
  barbarian.attack('Headbutt', {
    regular: 3,
    armour: -2,
    text: 'If you defeat the monster: refresh one of your Hero cards.',
    on: { defeat: refreshOneHeroCard },
  }),
  barbarian.attack('Shouty Charge', {
    regular: 3,
    armour: -1,
    text: 'Take the Party Leader token.',
    on: TAKES_TOKEN,
  }),
  barbarian.attack('Bellow', {
    hit: 1,
    regular: 1,
    spirit: 3,
    text: 'If you lead: you may draw 1 Action card.',
    on: { leader: mayDraw },
  }),
  barbarian.bungle("Come 'ere!", {
    fail: 3,
    spirit: -1,
    text: 'You may exchange the encountered monster with a Lurking monster of your choice or with the Ambusher.',
    on: { play: mayExchangeMonster },
  }),
  barbarian.bungle('Huh?!', {
    fail: 8,
    fire: -1,
    ice: -1,
    spirit: -1,
    text: 'No Hero card may be applied to the bungled attack.',
    on: {
      limits(_t, x) {
        x.heroAllowed = false;
      },
    },
  }),
];

const WIZARD: Card[] = [
  wizard.attack('Pyromaniac', {
    fire: 2,
    text: 'Refresh one of your Hero cards. If a Fire weapon is applied to this attack, the Fire value on this card is doubled.',
    on: {
      play: refreshOneHeroCard,
      passive(t, x, self) {
        // HM-R-20: adding the card's own value once more is the doubling, whatever else is added.
        const own =
          x.changed === self && x.changedFrom === FIRE ? 0 : (face(t, self).strength[FIRE] as number);
        if (x.weapons.some((weapon) => isWeaponOf(t, x, weapon, FIRE))) x.strength[FIRE]! += own;
      },
    },
  }),
  wizard.attack('Polymorph', {
    hit: 1,
    spirit: 3,
    text: 'You may draw the top card of the Monster deck into the Encounter slot in place of the encountered monster, which is shuffled into the deck. Not against a Legendary monster.',
    on: { play: mayReplaceMonster },
  }),
  wizard.attack('Frosty Reception', {
    ice: 3,
    text: "The encountered monster's Ferocity is 1 lower against you during this attack.",
    on: {
      passive(_t, x) {
        x.ferocity -= 1;
      },
    },
  }),
  wizard.attack('Everything At Once', {
    hit: -2,
    regular: 1,
    fire: 3,
    ice: 3,
    spirit: 3,
    text: 'If you lead: you may draw 1 Action card.',
    on: { leader: mayDraw },
  }),
  wizard.bungle('Magic Shield', {
    fail: 4,
    fire: -2,
    ice: -2,
    spirit: -1,
    text: "The monster's armour is 1 higher against the bungled attack.",
    on: {
      passive(_t, x) {
        x.monsterArmour += 1;
      },
    },
  }),
  wizard.bungle('Unstable Portal', {
    fail: 6,
    regular: -1,
    text: "You may exchange the bungled attack with another attack in the same hero's row; each keeps its own bungle.",
    on: { play: maySwapAttack },
  }),
];

const ROGUE: Card[] = [
  rogue.attack('Dirty Tactics', {
    hit: 1,
    ice: 4,
    text: 'If you lead: you may draw 1 Action card.',
    on: { leader: mayDraw },
  }),
  rogue.attack('Hide in Shadows', {
    regular: 2,
    armour: 3,
    text: 'From any of your slots while unresolved: if another hero defeats the monster, you may return this card to your hand.',
    on: { watches: slipAway },
  }),
  rogue.attack('Evasion', {
    armour: 6,
    text: 'You may lay this card in a slot where you have an attack. That attack moves to the slot Evasion would have taken, without its bungle, which is now on Evasion.',
    on: { play: mayLayOver },
  }),
  rogue.attack('Backstab, Sidestab', {
    hit: 3,
    regular: 5,
    text: '+2 Regular if another hero has already resolved an attack this encounter.',
    on: {
      passive(t, x) {
        if (t.state.heroes.some((other, seat) => seat !== x.attacker && other.resolvedThisEncounter))
          x.strength[REGULAR]! += 2;
      },
    },
  }),
  rogue.bungle('Untrustworthy', {
    fail: 6,
    regular: -1,
    fire: -2,
    text: 'You may discard one of your own attacks in play.',
    on: { play: mayDiscardOwnAttack },
  }),
  rogue.bungle('Light Fingers', {
    fail: 9,
    ice: -1,
    spirit: -1,
    text: "If the attack fails critically, take up to 3 gold from the attacker's stash.",
    on: { critFail: (t, you, x) => stealGold(t, you, { from: x.attacker, gold: 3 }) },
  }),
];

/** HM-R-54: it waits unresolved, and another hero has won. */
function slipAway(t: Table, you: Seat): void {
  if (choose(t, you, SLIP_AWAY, YES_OR_NO) === 'no') return;
  const slot = hero(t, you).row.findIndex(({ card }) => face(t, card).on.watches === slipAway);
  const card = takeFromRow(t, you, slot);
  hero(t, you).hand.push(card);
  tell(t, { kind: 'slippedAway', seat: you, card });
}

const CLERIC: Card[] = [
  cleric.attack('Reluctant Smiting', {
    spirit: 3,
    text: '+2 Spirit against an Undead or a Fiend.',
    on: {
      passive(t, x) {
        if (isType(t, x.monster, 'Undead') || isType(t, x.monster, 'Fiend')) x.strength[SPIRIT]! += 2;
      },
    },
  }),
  cleric.attack('Blunt Sermon', {
    hit: 1,
    regular: 3,
    spirit: 2,
    text: 'If you lead: you may draw 1 Action card.',
    on: { leader: mayDraw },
  }),
  cleric.attack('Thoughts and Prayers', {
    spirit: 3,
    armour: 2,
    text: 'Heal 2.',
    on: { play: (t, you) => heal(t, you, 2) },
  }),
  cleric.attack('Righteous Tantrum', {
    hit: 1,
    regular: 3,
    text: 'About to resolve: if you have 5 health or less, refresh one of your Hero cards before you apply any.',
    on: {
      resolve(t, you) {
        if (hero(t, you).health <= 5) refreshOneHeroCard(t, you);
      },
    },
  }),
  cleric.bungle('Excessive Blessing', {
    fail: 5,
    regular: -2,
    text: 'You heal 1.',
    on: { play: (t, you) => heal(t, you, 1) },
  }),
  cleric.bungle('Moral Objection', {
    fail: 4,
    regular: -1,
    fire: -2,
    text: 'If the bungled attack defeats the monster, 1 gold of the reward from the loot pile goes to you instead of the attacker.',
    on: {
      passive(_t, x) {
        x.goldToBungler = 1;
      },
    },
  }),
];

export const CLASS_ACTIONS: Card[] = [...BARBARIAN, ...WIZARD, ...ROGUE, ...CLERIC];
