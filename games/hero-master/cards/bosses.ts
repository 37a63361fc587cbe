// The six great monsters: four Bosses and two Legendary, each called by the warning sign of one Location.

import { discardFromHand } from '../rules/hand.ts';
import { wound } from '../rules/health.ts';
import { othersPresent } from '../rules/presence.ts';
import { discardAttack, lastUnresolved } from '../rules/row.ts';
import { hero, isLeader, NONE } from '../state.ts';
import { type Card, deckOf } from './card.ts';
import { yoink } from './monsters.ts';

const { monster } = deckOf('Boss');

export const BOSSES: Card[] = [
  monster('King Grumblegut', {
    rank: 'Boss',
    types: ['Greenie'],
    armour: 10,
    regular: 7,
    fire: 6,
    ice: 6,
    spirit: 5,
    ferocity: 3,
    gold: 6,
    treasure: 2,
    text: 'Royal Guard. +2 armour while any other monster is in a Lurking slot or the Ambusher slot.',
    on: {
      passive(t, x) {
        if (t.state.lurking.length > 0 || t.state.ambusher !== NONE) x.monsterArmour += 2;
      },
    },
  }),
  monster('Sir Rattlesworth', {
    rank: 'Boss',
    types: ['Undead'],
    armour: 11,
    regular: 7,
    fire: 6,
    ice: 9,
    spirit: 5,
    ferocity: 3,
    gold: 6,
    treasure: 2,
    text: 'En Garde. If it hits: take 1 more wound if you hold the Party Leader token.',
    on: {
      monsterHit(t, you, blow) {
        if (isLeader(t, you)) wound(t, you, 1, blow.monster);
      },
    },
  }),
  monster('Mother Mandible', {
    rank: 'Boss',
    types: ['Beast'],
    ambusher: true,
    armour: 11,
    regular: 6,
    fire: 5,
    ice: 6,
    spirit: 7,
    ferocity: 3,
    gold: 5,
    treasure: 3,
    text: 'Gift Wrapped. If it hits: you may apply no weapons to your remaining attacks this encounter.',
    on: {
      monsterHit(t, you, { parting }) {
        if (!parting) hero(t, you).stuck = 'all';
      },
    },
  }),
  monster('Big Dennis', {
    rank: 'Boss',
    types: ['Brute'],
    armour: 10,
    regular: 8,
    fire: 7,
    ice: 7,
    spirit: 6,
    ferocity: 4,
    gold: 7,
    treasure: 2,
    text: 'Toll. If it hits: move 1 gold from your stash onto this monster.',
    on: { monsterHit: yoink },
  }),
  monster('The Sleepless King', {
    rank: 'Legendary',
    types: ['Undead'],
    armour: 11,
    regular: 8,
    fire: 7,
    ice: 9,
    spirit: 6,
    ferocity: 3,
    gold: 8,
    treasure: 3,
    text: 'Lullaby. If it hits: discard your right-most unresolved attack; if you have none, discard one Action card of your choice from your hand.',
    on: {
      monsterHit(t, you) {
        const slot = lastUnresolved(t, you);
        if (slot === NONE) discardFromHand(t, you);
        else discardAttack(t, you, slot);
      },
    },
  }),
  monster('Crackletooth the Tepid', {
    rank: 'Legendary',
    types: ['Dragon'],
    armour: 11,
    regular: 8,
    fire: 12,
    ice: 6,
    spirit: 7,
    ferocity: 4,
    gold: 10,
    treasure: 3,
    text: 'Lukewarm Breath. If it hits: every other present hero takes 1 wound.',
    on: {
      monsterHit(t, you, blow) {
        for (const other of othersPresent(t, you)) wound(t, other, 1, blow.monster);
      },
    },
  }),
];
