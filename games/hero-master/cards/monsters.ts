// The thirteen monsters of the Monster deck, and what they do when they hit or are attacked.

import { choose } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { isAttackOf } from '../exchange.ts';
import { YES_OR_NO } from '../questions/answers.ts';
import { PAY_THE_CLERK } from '../questions/resolving.ts';
import { blackDieHits } from '../rules/figures.ts';
import { discardFromHand } from '../rules/hand.ts';
import { wound } from '../rules/health.ts';
import { putGoldOn } from '../rules/monster.ts';
import { dealTreasure } from '../rules/treasure.ts';
import { exhaustOneHeroCard, exhaustOneWeapon } from '../rules/weapon.ts';
import { hero, type Table } from '../state.ts';
import { type Blow, type Card, deckOf, FIRE } from './card.ts';

const { monster } = deckOf('Monster');
const MAUL_ROLLS = 3; // HM-R-56

/** Moves gold from a stash onto a monster, or where HM-R-88 sends it. */
export function yoink(t: Table, you: Seat, { monster: thief }: Blow): void {
  if (hero(t, you).gold === 0) return;
  hero(t, you).gold -= 1;
  const to = putGoldOn(t, thief, 1);
  tell(t, { kind: 'goldMoved', seat: you, monster: thief, gold: 1, to });
}

/** HM-R-56: up to three more rolls against the same armour; a miss, or a defeat (HM-DEFEAT-06), ends it. */
function maul(t: Table, you: Seat, { monster: bear, armour }: Blow): void {
  for (let i = 0; i < MAUL_ROLLS; i++) {
    const roll = rollDie(t.state.rng, 20);
    const hits = blackDieHits(roll, armour);
    tell(t, { kind: 'mauled', seat: you, monster: bear, roll, armour, hits });
    if (!hits || wound(t, you, 1, bear)) return;
  }
}

/** Form in Triplicate: with no gold the −2 applies. */
function payTheClerk(t: Table, you: Seat, x: { hit: number }, clerk: CardId): void {
  if (hero(t, you).gold === 0 || choose(t, you, PAY_THE_CLERK, YES_OR_NO) === 'no') {
    x.hit -= 2;
    return;
  }
  hero(t, you).gold -= 1;
  t.state.loot += 1;
  tell(t, { kind: 'goldMoved', seat: you, monster: clerk, gold: 1, to: 'loot' });
}

export const MONSTERS: Card[] = [
  monster('Giant', {
    rank: 'Normal',
    types: ['Brute'],
    armour: 11,
    regular: 7,
    fire: 6,
    ice: 6,
    spirit: 5,
    ferocity: 4,
    gold: 5,
    treasure: 2,
    text: 'Flatten. If it hits: exhaust one of your refreshed weapons.',
    on: { monsterHit: exhaustOneWeapon },
  }),
  monster('Gigantic Spider', {
    rank: 'Normal',
    types: ['Beast'],
    ambusher: true,
    armour: 12,
    regular: 3,
    fire: 2,
    ice: 3,
    spirit: 4,
    ferocity: 2,
    gold: 2,
    treasure: 2,
    text: 'Sticky Situation. If it hits: you may apply no weapon to your next attack this encounter.',
    on: {
      monsterHit(t, you, { parting }) {
        if (!parting && hero(t, you).stuck === 'no') hero(t, you).stuck = 'next';
      },
    },
  }),
  monster('Orc Warrior', {
    rank: 'Normal',
    types: ['Greenie'],
    armour: 10,
    regular: 5,
    fire: 4,
    ice: 6,
    spirit: 2,
    ferocity: 2,
    gold: 3,
    treasure: 1,
    text: 'Bruiser. If it hits: discard one Action card of your choice from your hand.',
    on: { monsterHit: discardFromHand },
  }),
  monster('Fire Imp', {
    rank: 'Normal',
    types: ['Fiend'],
    fromAmbush: true,
    armour: 10,
    regular: 4,
    fire: 7,
    ice: 3,
    spirit: 4,
    ferocity: 2,
    gold: 3,
    treasure: 1,
    text: 'Feeds the Flames. Also from the Ambusher slot: a hero resolving a Fire attack has 2 less armour.',
    on: {
      passive(_t, x) {
        if (isAttackOf(x, FIRE)) x.armour -= 2;
      },
    },
  }),
  monster('Grizzly Bear', {
    rank: 'Normal',
    types: ['Beast'],
    armour: 11,
    regular: 5,
    fire: 4,
    ice: 6,
    spirit: 4,
    ferocity: 3,
    gold: 4,
    treasure: 1,
    text: 'Maul 3. If it hits: roll the black die again, up to three times. Each roll that hits you causes 1 wound. Stop at the first miss.',
    on: { monsterHit: maul },
  }),
  monster('Goblin Pickpocket', {
    rank: 'Normal',
    types: ['Greenie'],
    ambusher: true,
    armour: 12,
    regular: 2,
    fire: 2,
    ice: 2,
    spirit: 2,
    ferocity: 1,
    gold: 1,
    treasure: 1,
    text: 'Yoink. If it hits: move 1 gold from your stash onto this monster.',
    on: { monsterHit: yoink },
  }),
  monster('Skeleton Clerk', {
    rank: 'Normal',
    types: ['Undead'],
    fromAmbush: true,
    armour: 9,
    regular: 3,
    fire: 4,
    ice: 6,
    spirit: 3,
    ferocity: 2,
    gold: 2,
    treasure: 1,
    text: 'Form in Triplicate. Also from the Ambusher slot, about to resolve: pay 1 gold into the loot pile, or this attack has −2 to hit.',
    on: { resolve: payTheClerk },
  }),
  monster('Moss Troll', {
    rank: 'Normal',
    types: ['Brute', 'Greenie'],
    armour: 10,
    regular: 5,
    fire: 4,
    ice: 6,
    spirit: 4,
    ferocity: 3,
    gold: 4,
    treasure: 1,
    text: 'Grows Back. A Critical Hit against this monster is not doubled unless the attack is a Fire attack.',
    on: {
      passive(_t, x) {
        if (!isAttackOf(x, FIRE)) x.criticalDoubles = false;
      },
    },
  }),
  monster('Swamp Wraith', {
    rank: 'Normal',
    types: ['Undead'],
    ambusher: true,
    armour: 11,
    regular: 6,
    fire: 5,
    ice: 5,
    spirit: 3,
    ferocity: 2,
    gold: 3,
    treasure: 1,
    text: 'Chill Touch. If it hits: exhaust one of your refreshed Hero cards.',
    on: { monsterHit: exhaustOneHeroCard },
  }),
  monster('Frost Gremlin', {
    rank: 'Normal',
    types: ['Greenie', 'Fiend'],
    armour: 10,
    regular: 4,
    fire: 3,
    ice: 7,
    spirit: 3,
    ferocity: 2,
    gold: 3,
    treasure: 1,
    text: 'Mischief. Every attack against this monster has its critical-fail threshold raised by 1.',
    on: {
      passive(_t, x) {
        x.threshold += 1;
      },
    },
  }),
  monster('Ogre Bouncer', {
    rank: 'Normal',
    types: ['Brute'],
    fromAmbush: true,
    armour: 9,
    regular: 6,
    fire: 6,
    ice: 5,
    spirit: 4,
    ferocity: 3,
    gold: 4,
    treasure: 1,
    text: 'Not On the List. Also from the Ambusher slot: attacks by the Party Leader have −2 to hit.',
    on: {
      passive(_t, x) {
        if (x.leads) x.hit -= 2;
      },
    },
  }),
  monster('Bat Swarm', {
    rank: 'Normal',
    types: ['Beast'],
    ambusher: true,
    armour: 13,
    regular: 2,
    fire: 1,
    ice: 2,
    spirit: 2,
    ferocity: 1,
    gold: 1,
    treasure: 1,
    text: 'In Your Hair. If it hits: your next attack this encounter has −2 to hit.',
    on: {
      monsterHit(t, you, { parting }) {
        if (!parting) hero(t, you).nextAttackHit = -2;
      },
    },
  }),
  monster('Mimic', {
    rank: 'Normal',
    types: ['Fiend'],
    ambusher: true,
    armour: 9,
    regular: 4,
    fire: 4,
    ice: 5,
    spirit: 5,
    ferocity: 2,
    gold: 1,
    treasure: 2,
    text: 'Full of Stuff. If you defeat it: before rewards are taken, add the top card of the Treasure deck to the treasure pile.',
    on: {
      defeat(t) {
        dealTreasure(t);
      },
    },
  }),
];
