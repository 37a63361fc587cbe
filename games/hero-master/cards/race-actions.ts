// The twenty Race Action cards, five for each race.

import { choose } from '../../../engine/choose.ts';
import { YES_OR_NO } from '../questions/answers.ts';
import { MOVE_TO_END, PIE_OR_HERO } from '../questions/powers.ts';
import { heal } from '../rules/health.ts';
import { TAKES_TOKEN } from '../rules/leader.ts';
import { mayDraw } from '../rules/powers.ts';
import { takeLoot } from '../rules/reward.ts';
import { moveToEnd } from '../rules/row.ts';
import { exhaustedHeroCards, refresh, refreshOneHeroCard, refreshOneWeapon } from '../rules/weapon.ts';
import { face, hero, isType } from '../state.ts';
import { type Card, deckOf, FIRE, REGULAR } from './card.ts';

const dwarf = deckOf('Race Action', 'Dwarf');
const halfling = deckOf('Race Action', 'Halfling');
const elf = deckOf('Race Action', 'Elf');
const gnome = deckOf('Race Action', 'Gnome');

const DWARF: Card[] = [
  dwarf.attack('Insubordinate', {
    regular: 4,
    text: 'Take the Party Leader token. −3 Regular unless you hold it when this attack resolves.',
    on: {
      ...TAKES_TOKEN,
      passive(_t, x) {
        if (!x.leads) x.strength[REGULAR]! -= 3;
      },
    },
  }),
  dwarf.attack('Hot Forged Temper', {
    regular: 3,
    fire: 3,
    text: '+1 Regular and +1 Fire if you have taken a wound during this encounter.',
    on: {
      passive(t, x) {
        if (!hero(t, x.attacker).woundedThisEncounter) return;
        x.strength[REGULAR]! += 1;
        x.strength[FIRE]! += 1;
      },
    },
  }),
  dwarf.attack('One for the Road', {
    regular: 3,
    armour: 1,
    text: 'Heal 2.',
    on: { play: (t, you) => heal(t, you, 2) },
  }),
  dwarf.bungle('Portly', {
    fail: 7,
    regular: -1,
    text: 'No weapon may be applied to the bungled attack.',
    on: {
      limits(_t, x) {
        x.weaponsAllowed = 0;
      },
    },
  }),
  dwarf.bungle('Mind the Beard', {
    fail: 5,
    regular: -1,
    fire: -1,
    text: 'If the attack fails critically, you take 1 gold from the loot pile.',
    on: {
      critFail(t, you) {
        takeLoot(t, you, 1);
      },
    },
  }),
];

const HALFLING: Card[] = [
  halfling.attack('Brave', {
    regular: 4,
    text: '+2 Regular against a Brute.',
    on: {
      passive(t, x) {
        if (isType(t, x.monster, 'Brute')) x.strength[REGULAR]! += 2;
      },
    },
  }),
  halfling.attack('Unexpected', {
    hit: 1,
    regular: 2,
    spirit: 2,
    text: 'Take the Party Leader token.',
    on: TAKES_TOKEN,
  }),
  halfling.attack('Emergency Pie', {
    hit: 1,
    fire: 3,
    armour: 1,
    text: 'Heal 1, or refresh one of your Hero cards.',
    on: {
      play(t, you) {
        const pick = choose(t, you, PIE_OR_HERO, ['heal', ...exhaustedHeroCards(t, you)]);
        if (pick === 'heal') heal(t, you, 1);
        else refresh(t, you, pick);
      },
    },
  }),
  halfling.bungle('Dozed Off', {
    fail: 6,
    regular: -1,
    spirit: -1,
    text: 'A positive hit bonus printed on the bungled attack counts as 0.',
    on: {
      passive(t, x) {
        x.hit -= Math.max(0, face(t, x.attack).hit);
      },
    },
  }),
  halfling.bungle('Down Here!', {
    fail: 4,
    regular: -2,
    text: "You may move the bungled attack, this bungle with it, to the right end of its owner's row.",
    on: {
      play(t, you, { seat, slot }) {
        const isLast = slot === hero(t, seat).row.length - 1;
        if (!isLast && choose(t, you, MOVE_TO_END, YES_OR_NO) === 'yes') moveToEnd(t, seat, slot);
      },
    },
  }),
];

const ELF: Card[] = [
  elf.attack('Condescending Volley', {
    regular: 2,
    ice: 2,
    text: 'If you lead: you may draw 1 Action card.',
    on: { leader: mayDraw },
  }),
  elf.attack('Moonlit Monologue', {
    hit: -1,
    spirit: 4,
    text: 'Refresh one of your Hero cards.',
    on: { play: refreshOneHeroCard },
  }),
  elf.attack('Marked for Mockery', {
    ice: 3,
    armour: 1,
    text: 'Put a skill token on the encountered monster. While it is encountered this encounter, all your attacks against it have +2 to hit. Played again, the token moves to the monster then encountered.',
    on: {
      play(t, you) {
        t.state.marked = t.state.encounter;
        t.state.markedBy = you;
      },
      laid(x) {
        x.marked = true;
      },
    },
  }),
  elf.bungle('Backseat Archery', {
    fail: 5,
    regular: -1,
    ice: -1,
    text: 'The bungled attack has −2 to hit.',
    on: {
      passive(_t, x) {
        x.hit -= 2;
      },
    },
  }),
  elf.bungle('Pointed Sigh', {
    fail: 6,
    fire: -1,
    spirit: -2,
    text: 'If the monster hits the attacker, you heal 1.',
    on: { monsterHit: (t, you) => heal(t, you, 1) },
  }),
];

const GNOME: Card[] = [
  gnome.attack('Prototype Number Six', {
    hit: 1,
    fire: 4,
    text: 'If it fails critically: after the Critical Fail card, return this card to your hand and put a skill token on your board, if you have none. +2 Fire while your board holds the token, until the party moves.',
    on: {
      afterCritFail(t, you, x) {
        x.attackReturns = true;
        hero(t, you).prototype = true;
      },
      passive(t, x) {
        if (hero(t, x.attacker).prototype) x.strength[FIRE]! += 2;
      },
    },
  }),
  gnome.attack('Steam-Powered Boot', {
    hit: 1,
    regular: 3,
    fire: 2,
    text: 'If you defeat the monster: refresh one of your weapons and one of your Hero cards.',
    on: {
      defeat(t, you) {
        refreshOneWeapon(t, you);
        refreshOneHeroCard(t, you);
      },
    },
  }),
  gnome.attack('Bag of Cogs', {
    regular: 3,
    ice: 2,
    armour: 1,
    text: 'About to resolve: refresh one of your weapons before you apply any.',
    on: { resolve: refreshOneWeapon },
  }),
  gnome.bungle("It's Meant to Do That", {
    fail: 9,
    text: 'If the attack fails critically, two Critical Fail cards are drawn instead of one. You choose which of them the attacker suffers.',
    on: {
      critFail(_t, _you, x) {
        x.criticalFailsDrawn = 2;
      },
    },
  }),
  gnome.bungle('Loose Screw', {
    fail: 4,
    regular: -2,
    fire: -1,
    text: 'At most one weapon may be applied to the bungled attack.',
    on: {
      limits(_t, x) {
        x.weaponsAllowed = Math.min(1, x.weaponsAllowed);
      },
    },
  }),
];

export const RACE_ACTIONS: Card[] = [...DWARF, ...HALFLING, ...ELF, ...GNOME];
