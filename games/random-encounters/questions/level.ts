// Questions between Levels and at the sale desk, and those of the set-up.

import { seatName } from '../../../engine/names.ts';
import { DONE, type Done, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { METALS, type SlotKind, STAT_NAMES, type Stat } from '../cards/card.ts';
import { ownerOf, stat } from '../rules/equipment.ts';
import { healthOf } from '../rules/health.ts';
import { PRICE, worthOf } from '../rules/price.ts';
import { adventurer, characterOf, enchantmentOn, face, NONE, nameOf, type Table } from '../state.ts';
import { aCard, cardText } from './answers.ts';

export type StatData = { now: number; after: number };

export const STAT_TOKEN = question<Table, Stat, StatData>({
  name: 'stat-token',
  clause: 'RE-LEVEL-04',
  ask: whichToken,
  why: (t) => `Level ${t.state.level} is beaten`,
  key: (which) => which,
  label: (_t, which) => STAT_NAMES[which],
  at: (_t, which, seat) => ({ spot: `stat ${which}`, seat }),
  detail: (t, which, seat) => `${stat(t, seat, which)} becomes ${stat(t, seat, which) + 1}`,
  data: (t, which, seat) => ({ now: stat(t, seat, which), after: stat(t, seat, which) + 1 }),
  standard: (t, seat, options) => bestPrinted(t, seat, options),
});

/** RE-LEVEL-09: two after Level 2, one after the other, beside the one of Level 1. */
function whichToken(t: Table, seat: Seat): string {
  if (t.state.level !== 2) return 'For which Stat is your token?';
  const placed = adventurer(t, seat).statTokens.reduce((sum, each) => sum + each, 0);
  return `For which Stat is your ${placed < 2 ? 'first' : 'second'} token?`;
}

function bestPrinted(t: Table, seat: Seat, options: readonly Stat[]): Stat {
  const { stats } = characterOf(t, seat);
  return options.reduce((best, each) => (stats[each]! > stats[best]! ? each : best));
}

export type SaleData = { worth: number; offered: number; price: number };

/** RE-RULE-38: cards are offered one by one until the price is reached exactly. */
export const OFFER_FOR_SALE = question<Table, CardId | Done, SaleData>({
  name: 'offer-for-sale',
  clause: 'RE-LEVEL-13',
  ask: (t) =>
    t.state.offered.length === 0
      ? `Sell Loot for one ${METALS[t.state.prices + 1]} Loot card?`
      : `What else goes towards the ${METALS[t.state.prices + 1]} Loot card?`,
  why: (t) =>
    t.state.prices === 1 ? '2 Copper = 1 Silver' : '2 Silver, 4 Copper, or 2 Copper and 1 Silver = 1 Gold',
  key: (card) => card,
  label: (t, card) =>
    card === DONE ? 'No more sales' : `${nameOf(t, card)} (${METALS[face(t, card).level]})`,
  at: (_t, card) => (card === DONE ? undefined : { card }),
  done: 'No more sales',
  detail: (t, card) => (card === DONE ? undefined : saleInWords(t, card)),
  data: (t, card) => ({
    worth: card === DONE ? 0 : worthOf(t, card),
    offered: t.state.offered.reduce((sum, each) => sum + worthOf(t, each), 0),
    price: PRICE[t.state.prices],
  }),
  standard: (_t, _seat, options) => (options.includes(DONE) ? DONE : options[0]!),
});

/** RE-RULE-38: who draws the new card, and what goes with the old one. */
function saleInWords(t: Table, card: CardId): string {
  const first = t.state.offered[0] ?? card;
  const charm = enchantmentOn(t, card);
  const along = charm === NONE ? '' : `${nameOf(t, charm)} is sold with it. `;
  return `${along}The new card goes to ${seatName(ownerOf(t, first))}: the first card offered decides.`;
}

export type CharacterData = { health: number; printed: number; stats: number[]; slots: SlotKind[] };

export const PICK_A_CHARACTER = question<Table, CardId, CharacterData>({
  name: 'pick-a-character',
  clause: 'RE-SETUP-03',
  ask: 'Which Character do you play?',
  isTaste: true,
  ...aCard,
  label: (t, card) => {
    const { name, title } = t.box.characters[card]!;
    return `${name}, ${title}`;
  },
  detail: cardText,
  data: (t, card) => {
    const character = t.box.characters[card]!;
    const { stats, slots } = character;
    return {
      health: healthOf(t.box, character),
      printed: character.health,
      stats: stats.slice(),
      slots: slots.slice(),
    };
  },
});

export const PICK_A_BOSS = question<Table, CardId>({
  name: 'pick-a-boss',
  clause: 'RE-BOSS-02',
  ask: (t) =>
    `Which Boss waits at the end of Level ${t.state.bosses.findIndex(({ length }) => length === 3) + 1}?`,
  ...aCard,
  detail: cardText,
});
