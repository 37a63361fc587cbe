// The sixteen Locations: what waits there, what the leader gets on arrival, and what holds for the whole party.

import { choose } from '../../../engine/choose.ts';
import { moveAll, moveCard, takeOut } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { type Exchange, isAttackOf } from '../exchange.ts';
import { AMBUSH_FIRST, ROB_WHOM, SEARCH_DECK, SPEND_A_CARD, SPEND_HERO_CARD } from '../questions/location.ts';
import { discardFromHand, discardThisCard, drawCards } from '../rules/hand.ts';
import { heal } from '../rules/health.ts';
import { drawMonster } from '../rules/monster.ts';
import { mayDraw } from '../rules/powers.ts';
import { stealGold } from '../rules/reward.ts';
import { sellOne, takeTopTreasure } from '../rules/treasure.ts';
import { exhaust, readyHeroCards, refreshAllHeroCards, refreshOneHeroCard } from '../rules/weapon.ts';
import { hero, isLeader, isOf, isType, NONE, players, type Table } from '../state.ts';
import { type Card, type Damage, deckOf, FIRE, ICE, REGULAR, SPIRIT } from './card.ts';

const { location } = deckOf('Location');

/** A lasting change to attacks of one damage type. */
const attacksHave = (x: Exchange, type: Damage, bonus: number): void => {
  if (isAttackOf(x, type)) x.strength[type]! += bonus;
};

function sellAny(t: Table, you: Seat, price: number): void {
  while (sellOne(t, you, price));
}

/** Crumbling Fort. The deck is offered in the order of the cards' numbers, so that its own order stays unknown. */
function searchDeck(t: Table, you: Seat): void {
  const { deck, hand } = hero(t, you);
  if (deck.length === 0) return;
  const sorted = deck.slice().sort((one, other) => one - other);
  const card = choose(t, you, SEARCH_DECK, sorted);
  moveCard(card, deck, hand);
  tell(t, { kind: 'searched', seat: you, card }, { onlyTo: you, rest: { kind: 'searched', seat: you } });
  shuffle(t.state.rng, deck);
}

function robSomeone(t: Table, you: Seat): void {
  const victims: Seat[] = [];
  for (let seat = 0; seat < players(t); seat++)
    if (seat !== you && hero(t, seat).gold > 0) victims.push(seat);
  if (victims.length > 0) stealGold(t, you, { from: choose(t, you, ROB_WHOM, victims), gold: 1 });
}

function mayTradeCard(t: Table, you: Seat): void {
  const { hand } = hero(t, you);
  if (hand.length === 0) return;
  const card = choose(t, you, SPEND_A_CARD, [...hand, NONE]);
  if (card === NONE) return;
  discardThisCard(t, you, card);
  drawCards(t, you, 2);
}

/** Boggy Crossroads: the two cards lie before the leader while they are put in order. */
function arrangeMonsters(t: Table, you: Seat): void {
  const { looking, monsterDeck } = t.state;
  for (let i = 0; i < 2; i++) {
    const monster = drawMonster(t);
    if (monster !== NONE) looking.push(monster);
  }
  if (looking.length === 0) return;
  t.state.lookingSeat = you;
  const first = choose(t, you, AMBUSH_FIRST, looking);
  takeOut(looking, first);
  moveAll(looking, monsterDeck);
  monsterDeck.push(first);
  t.state.lookingSeat = NONE;
}

function maySpendHeroCard(t: Table, you: Seat): void {
  const ready = readyHeroCards(t, you);
  if (ready.length === 0) return;
  const card = choose(t, you, SPEND_HERO_CARD, [...ready, NONE]);
  if (card === NONE) return;
  exhaust(t, you, card);
  takeTopTreasure(t, you);
}

function payToll(t: Table, you: Seat): void {
  if (isLeader(t, you) || hero(t, you).gold === 0) return;
  hero(t, you).gold -= 1;
  t.state.loot += 1;
  tell(t, { kind: 'tollPaid', seat: you });
}

export const LOCATIONS: Card[] = [
  location("Dragon's Den", {
    monsters: 2,
    gold: 20,
    treasure: 6,
    warning: 'Crackletooth the Tepid',
    leader: 'Refresh all your Hero cards.',
    party: 'Each hero heals 2. Ice attacks have +1 Ice.',
    on: {
      leader: refreshAllHeroCards,
      party: (t, you) => heal(t, you, 2),
      passive: (_t, x) => attacksHave(x, ICE, 1),
    },
  }),
  location('Crumbling Fort', {
    monsters: 4,
    gold: 12,
    treasure: 5,
    leader: 'Look through your Action deck, put one card of your choice into your hand, shuffle the deck.',
    party: 'Ambusher follow-up rolls have −2.',
    on: {
      leader: searchDeck,
      passive(_t, x) {
        x.followUpHit -= 2;
      },
    },
  }),
  location('The Dozing Griffin Inn', {
    monsters: 3,
    gold: 9,
    treasure: 4,
    leader: 'Heal 3.',
    party: 'Each player may sell any number of treasures from their stash for 2 gold each.',
    on: { leader: (t, you) => heal(t, you, 3), party: (t, you) => sellAny(t, you, 2) },
  }),
  location('Snoozehaven Market', {
    monsters: 3,
    gold: 10,
    treasure: 5,
    leader: 'You may sell one treasure from your stash for 5 gold.',
    party: 'Each player may sell any number for 3 gold each.',
    on: { leader: (t, you) => void sellOne(t, you, 5), party: (t, you) => sellAny(t, you, 3) },
  }),
  location('Training Yard', {
    monsters: 4,
    gold: 12,
    treasure: 4,
    leader: 'Refresh one of your Hero cards.',
    party: "A Strength hero's Regular attacks have +1 Regular.",
    on: {
      leader: refreshOneHeroCard,
      passive(t, x) {
        if (isOf(t, x.attacker, 'Strength')) attacksHave(x, REGULAR, 1);
      },
    },
  }),
  location('Overdue Library', {
    monsters: 4,
    gold: 11,
    treasure: 4,
    leader: 'Draw 2 Action cards, then discard 1 card from your hand.',
    party: 'Each Magic hero may draw 1 Action card.',
    on: {
      leader(t, you) {
        drawCards(t, you, 2);
        discardFromHand(t, you);
      },
      party(t, you) {
        if (isOf(t, you, 'Magic')) mayDraw(t, you);
      },
    },
  }),
  location('Cutpurse Alley', {
    monsters: 4,
    gold: 12,
    treasure: 4,
    leader: 'Take 1 gold from the stash of a player of your choice.',
    party: 'Stealth heroes have +2 armour.',
    on: { leader: robSomeone, stayArmour: (t, you) => (isOf(t, you, 'Stealth') ? 2 : 0) },
  }),
  location('Chapel of Mild Concern', {
    monsters: 3,
    gold: 9,
    treasure: 4,
    leader: 'Heal 2, besides the party effect.',
    party: 'Each hero heals 2; each Faith hero also refreshes one Hero card.',
    on: {
      leader: (t, you) => heal(t, you, 2),
      party(t, you) {
        heal(t, you, 2);
        if (isOf(t, you, 'Faith')) refreshOneHeroCard(t, you);
      },
    },
  }),
  location('Skating Pond', {
    monsters: 4,
    gold: 11,
    treasure: 4,
    leader: 'Take 1 gold from the supply.',
    party: 'Ice attacks have +1 Ice; Fire attacks have −1 Fire.',
    on: {
      leader(t, you) {
        hero(t, you).gold += 1;
        tell(t, { kind: 'goldTaken', seat: you, gold: 1, from: 'supply', short: 0 });
      },
      passive(_t, x) {
        attacksHave(x, ICE, 1);
        attacksHave(x, FIRE, -1);
      },
    },
  }),
  location('Smouldering Quarry', {
    monsters: 4,
    gold: 12,
    treasure: 4,
    leader: 'You may discard one card from your hand to draw 2 Action cards.',
    party: 'Fire attacks have +1 Fire; Ice attacks have −1 Ice.',
    on: {
      leader: mayTradeCard,
      passive(_t, x) {
        attacksHave(x, FIRE, 1);
        attacksHave(x, ICE, -1);
      },
    },
  }),
  location('Boggy Crossroads', {
    monsters: 5,
    gold: 13,
    treasure: 4,
    leader:
      'Look at the top two cards of the Monster deck and put them back in the order you like; the first becomes the Ambusher.',
    party: 'Every critical-fail threshold is 1 higher.',
    on: {
      leader: arrangeMonsters,
      passive(_t, x) {
        x.threshold += 1;
      },
    },
  }),
  location('Goblin Warren', {
    monsters: 3,
    gold: 14,
    treasure: 5,
    warning: 'King Grumblegut',
    leader: 'Refresh one of your Hero cards.',
    party: 'Greenies have +1 armour.',
    on: {
      leader: refreshOneHeroCard,
      passive(t, x) {
        if (isType(t, x.monster, 'Greenie')) x.monsterArmour += 1;
      },
    },
  }),
  location('Restless Graveyard', {
    monsters: 3,
    gold: 14,
    treasure: 5,
    warning: 'Sir Rattlesworth',
    leader: 'Draw 1 Action card.',
    party: 'Spirit attacks have +1 Spirit.',
    on: { leader: (t, you) => drawCards(t, you, 1), passive: (_t, x) => attacksHave(x, SPIRIT, 1) },
  }),
  location('Webbed Hollow', {
    monsters: 3,
    gold: 13,
    treasure: 6,
    warning: 'Mother Mandible',
    leader: 'You may exhaust one of your refreshed Hero cards to take the top card of the Treasure deck.',
    party: 'When the Ambusher hits, its Ferocity counts 1 higher.',
    on: {
      leader: maySpendHeroCard,
      passive(_t, x) {
        x.ambusherFerocity += 1;
      },
    },
  }),
  location("Dennis's Bridge", {
    monsters: 3,
    gold: 13,
    treasure: 5,
    warning: 'Big Dennis',
    leader: 'You are exempt from the toll.',
    party: 'Each other player puts 1 gold from their stash into the loot pile, if they have any.',
    on: { party: payToll },
  }),
  location('Palace of Long Naps', {
    monsters: 3,
    gold: 16,
    treasure: 6,
    warning: 'The Sleepless King',
    leader: 'Heal 2.',
    party: 'The first hero to pass in each encounter heals 1.',
    on: { leader: (t, you) => heal(t, you, 2), firstPass: (t, you) => heal(t, you, 1) },
  }),
];
