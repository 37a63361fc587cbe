// The twenty-six treasures: eight weapons, four armours, eight attacks and six bungles.

import { exchangeOf, isWeaponOf } from '../exchange.ts';
import { drawCards } from '../rules/hand.ts';
import { heal, wound } from '../rules/health.ts';
import { TAKES_TOKEN, takeToken } from '../rules/leader.ts';
import { mayLookAtCriticalFail } from '../rules/powers.ts';
import { othersPresent } from '../rules/presence.ts';
import { refresh } from '../rules/weapon.ts';
import { face, isLeader, isType } from '../state.ts';
import { type Card, deckOf, FIRE, ICE, REGULAR } from './card.ts';

const { weapon, armour, attack, bungle } = deckOf('Treasure');

const WEAPONS: Card[] = [
  weapon('Staff of Inner Fire', {
    regular: 2,
    text: "If this is a Fire weapon in this attack, heal 2; and if the attack's total Fire is 4 or more, heal 1 more.",
    on: {
      resolve(t, you, x, self) {
        if (isWeaponOf(t, x, self, FIRE)) heal(t, you, 2);
      },
      totals(t, you, x, self) {
        if (isWeaponOf(t, x, self, FIRE) && (x.strength[FIRE] as number) >= 4) heal(t, you, 1);
      },
    },
  }),
  weapon('Sword of Vague Destiny', { hit: 1, regular: 3 }),
  weapon('Icicle on a Stick', {
    hit: 1,
    ice: 2,
    text: '+2 Ice against a Dragon.',
    on: {
      passive(t, x) {
        if (isType(t, x.monster, 'Dragon')) x.strength[ICE]! += 2;
      },
    },
  }),
  weapon('Frying Pan of Justice', {
    regular: 2,
    fire: 1,
    text: 'Your armour is 2 higher while this is applied.',
    on: {
      passive(_t, x) {
        x.armour += 2;
      },
    },
  }),
  weapon('Haunted Rapier', {
    hit: 1,
    spirit: 3,
    text: 'If the attack fails critically: take 1 wound.',
    on: { critFail: (t, you, _x, self) => void wound(t, you, 1, self) },
  }),
  weapon('Torch, Lit', {
    fire: 3,
    text: 'The Ferocity wounds of each Beast that hits you in this exchange, the Ambusher included, are 1 fewer.',
    on: {
      passive(_t, x) {
        x.beastFerocity -= 1;
      },
    },
  }),
  weapon('Crossbow of Second Thoughts', {
    hit: 3,
    regular: 1,
    text: 'About to resolve: you may look at the top card of the Critical Fail deck, then leave it there or put it on the bottom.',
    on: { resolve: mayLookAtCriticalFail },
  }),
  weapon('Boomerang', {
    hit: 1,
    regular: 1,
    ice: 1,
    text: 'If the attack fails without a Critical Fail, this weapon is not exhausted.',
    on: { failed: (t, you, _x, self) => refresh(t, you, self) },
  }),
];

const ARMOURS: Card[] = [
  armour('Actual Plate Mail', 15, {
    text: 'Your attacks have −1 to hit.',
    on: {
      passive(_t, x) {
        x.hit -= 1;
      },
    },
  }),
  armour('Cloak of Plausible Deniability', 12, {
    text: 'Ambusher follow-up rolls against you have −4.',
    on: {
      passive(_t, x) {
        x.followUpHit -= 4;
      },
    },
  }),
  armour('Fireproof Long Johns', 13, {
    text: 'Wounds from a Fiend, a Dragon or a Critical Fail card are 1 lower each time.',
    on: {
      wounds(t, wounds, source) {
        const { kind, types } = face(t, source);
        return kind === 'critical fail' || types.includes('Fiend') || types.includes('Dragon')
          ? wounds - 1
          : wounds;
      },
    },
  }),
  armour('Lucky Pants', 12, { goldLost: 1, text: 'When you are defeated you lose 1 gold instead of 3.' }),
];

const ATTACKS: Card[] = [
  attack('Borrowed Heroics', { hit: 2, regular: 5 }),
  attack('Storm in a Bottle', {
    hit: 1,
    fire: 3,
    ice: 3,
    spirit: 3,
    text: 'If it fails critically: take 1 wound.',
    on: { critFail: (t, you, _x, self) => void wound(t, you, 1, self) },
  }),
  attack('Enormous Snowball', {
    hit: 1,
    ice: 5,
    text: 'If the monster hits you, the Ambusher gets no follow-up.',
    on: {
      monsterHit(t) {
        exchangeOf(t).followUp = false;
      },
    },
  }),
  attack('Scroll of Fireball, Probably', {
    fire: 6,
    text: 'If it fails critically: every other present hero takes 1 wound.',
    on: {
      critFail(t, you, _x, self) {
        for (const other of othersPresent(t, you)) wound(t, other, 1, self);
      },
    },
  }),
  attack('Ghostly Apology', { hit: 1, spirit: 5 }),
  attack("Giant-Slayer's Diary", {
    hit: 1,
    regular: 3,
    text: '+4 Regular against a Brute or a Dragon.',
    on: {
      passive(t, x) {
        if (isType(t, x.monster, 'Brute') || isType(t, x.monster, 'Dragon')) x.strength[REGULAR]! += 4;
      },
    },
  }),
  attack('Throwing Sausage', {
    hit: 1,
    regular: 3,
    armour: 2,
    text: 'Heal 3.',
    on: { play: (t, you) => heal(t, you, 3) },
  }),
  attack('Trumpet of Command', {
    hit: 1,
    regular: 2,
    spirit: 3,
    text: 'Take the Party Leader token and draw 1 Action card.',
    on: {
      laid: TAKES_TOKEN.laid,
      play(t, you) {
        takeToken(t, you);
        drawCards(t, you, 1);
      },
    },
  }),
];

const BUNGLES: Card[] = [
  bungle('Banana Skin', { fail: 10 }),
  bungle('Jar of Bees', {
    fail: 7,
    regular: -1,
    fire: -1,
    ice: -1,
    spirit: -1,
    text: 'If the monster hits the attacker, the attacker takes 1 more wound.',
    on: { monsterHit: (t, _you, blow) => void wound(t, blow.hero, 1, exchangeOf(t).bungle) },
  }),
  bungle('Whoopee Cushion of Woe', {
    fail: 7,
    ice: -1,
    spirit: -3,
    text: 'If the attack fails critically: you draw 1 Action card.',
    on: { critFail: (t, you) => drawCards(t, you, 1) },
  }),
  bungle('Sudden Fog', {
    fail: 5,
    text: 'The bungled attack has −4 to hit.',
    on: {
      passive(_t, x) {
        x.hit -= 4;
      },
    },
  }),
  bungle('Strongly Worded Petition', {
    fail: 5,
    regular: -1,
    text: 'If the attacker holds the Party Leader token, take it.',
    on: {
      play(t, you, { seat }) {
        if (isLeader(t, seat)) takeToken(t, you);
      },
    },
  }),
  bungle('Small Print', {
    fail: 5,
    regular: -2,
    fire: -1,
    text: 'If the bungled attack defeats the monster, you take one treasure from the pile before the attacker takes any.',
    on: {
      passive(_t, x) {
        x.treasureToBungler = 1;
      },
    },
  }),
];

export const TREASURES: Card[] = [...WEAPONS, ...ARMOURS, ...ATTACKS, ...BUNGLES];
