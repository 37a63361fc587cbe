// The Character deck: text, moment and effect of each. UA-CHAR-01: the card says how and when.

import { accountant, gravedigger, rogue, seer, taxman, trader } from '../rules/ability.ts';
import type { Ability } from '../state.ts';
import type { Deck, RolledType, Timing } from './card.ts';

export type CharacterCard = {
  readonly name: string;
  readonly timing: Timing;
  readonly text: string;
  readonly line: string;
  /** The number in its text, where there is one: `{n}`, or `{cards}` for so many cards. */
  readonly amount?: number;
  /** What it does on its owner's turn; the others answer something, and are asked where that happens. */
  readonly ability?: Ability;
  /** Which attack rolls it touches. */
  readonly touches?: RolledType | 'others';
};

export const CHARACTERS = {
  'chr-trader': {
    name: 'Trader',
    timing: 'T-MAIN',
    text: 'On your turn, before you play: exchange up to {n} of your cards, and at least 1, unseen, for as many random cards of another player.',
    amount: 2,
    line: 'Everything has a price. Nothing has a receipt.',
    ability: trader,
  },
  'chr-knight': {
    name: 'Overconfident Knight',
    timing: 'ON-ROLL',
    text: 'After your attack roll for a Weapon: roll again. The second result stands.',
    line: 'Has never lost a duel he remembers.',
    touches: 'weapon',
  },
  'chr-wizard': {
    name: 'Wizard with a Provisional Licence',
    timing: 'ON-PLAY',
    text: 'As you play a Spell: do not roll, but name the result.',
    line: 'Must be accompanied by a qualified adult.',
    touches: 'spell',
  },
  'chr-rogue': {
    name: 'Rogue in Squeaky Boots',
    timing: 'T-MAIN',
    text: 'On your turn, before you play: take {cards} at random from each neighbour.',
    amount: 1,
    line: 'You will hear him coming. You will not care enough.',
    ability: rogue,
  },
  'chr-bard': {
    name: 'Bard Nobody Hired',
    timing: 'ON-ACTION',
    text: 'When another player plays an Action (not a Shield, not a Resurrection): cancel it. It is discarded without effect.',
    line: 'Takes requests to stop.',
  },
  'chr-cleric': {
    name: 'Cleric of Lost Socks',
    timing: 'ON-OUT',
    text: 'When you would be out: discard what you hold and draw {cards} instead, no Blunder and no Beast Encounter. Beasts you face leave, your turn ends, and you miss the next one.',
    amount: 1,
    line: 'Performs small, slightly damp miracles.',
  },
  'chr-ranger': {
    name: 'Ranger Who Is Definitely Not Lost',
    timing: 'ON-BEAST',
    text: 'When your fight with a Beast begins: it leaves. Nothing is put down, and there is no reward and no twist.',
    line: 'This is exactly where we are meant to be.',
  },
  'chr-barbarian': {
    name: 'Vegetarian Barbarian',
    timing: 'ON-FIGHT',
    text: 'When you put cards down against a Beast: add {n} points. You still need enough cards.',
    amount: 4,
    line: 'Will fight anything. Will eat the salad.',
  },
  'chr-seer': {
    name: 'Fortune Teller (No Refunds)',
    timing: 'T-START',
    text: 'At the start of your turn: look at the top {n} Quest cards and put them back in any order.',
    amount: 4,
    line: 'Sees a tall, dark invoice in your future.',
    ability: seer,
  },
  'chr-jester': {
    name: 'Jester in the Wrong Castle',
    timing: 'ON-ROLL',
    text: 'After another player rolls for any card: they roll again. The second result stands.',
    line: 'Still waiting for the laugh.',
    touches: 'others',
  },
  'chr-taxman': {
    name: 'Tax Collector, Off Duty',
    timing: 'T-MAIN',
    text: 'On your turn, before you play: everybody who holds more cards than you hands you 1 card of their choice.',
    line: 'Never really off duty.',
    ability: taxman,
  },
  'chr-alchemist': {
    name: 'Alchemist Without Eyebrows',
    timing: 'ON-PLAY',
    text: 'As you play a Potion: roll two dice and keep the one you like better.',
    line: 'They grow back. They grow back. They grow back.',
    touches: 'potion',
  },
  'chr-hero': {
    name: 'Hero, Retired',
    timing: 'AFTER-PLAY',
    text: 'After a card you played from your hand: play a second card.',
    line: 'One last job. Another one last job.',
  },
  'chr-gravedigger': {
    name: 'Chatty Gravedigger',
    timing: 'T-MAIN',
    text: 'On your turn, before you play: take 1 card from the top {n} of the Quest discard pile (no Blunder, Beast Encounter or Resurrection).',
    amount: 6,
    line: 'Gets on well with everybody, eventually.',
    ability: gravedigger,
  },
  'chr-squire': {
    name: 'Squire with a Very Shiny Tray',
    timing: 'ON-ATTACK',
    text: 'When an attack would cost you cards: it does nothing to you, and the attacker discards as many as you would have lost.',
    line: 'Polished it himself. Sees himself in it. Often.',
  },
  'chr-accountant': {
    name: 'Dungeon Accountant',
    timing: 'T-MAIN',
    text: 'On your turn, before you play: discard up to {n} cards, then draw one more than you discarded.',
    amount: 3,
    line: 'Loot, less depreciation.',
    ability: accountant,
  },
} as const satisfies Deck<CharacterCard>;
