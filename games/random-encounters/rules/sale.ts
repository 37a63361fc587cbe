// The sale desk: cards offered one by one until they make exactly the price of a better one. One sale is one unit.

import { choose } from '../../../engine/choose.ts';
import { DONE, type Done } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Level } from '../cards/card.ts';
import { tell } from '../events.ts';
import { OFFER_FOR_SALE } from '../questions/level.ts';
import { LEND } from '../questions/loot.ts';
import { adventurer, NONE, nobodyAsks, type Table } from '../state.ts';
import { ownerOf } from './equipment.ts';
import { finishEncounter, keepEncounter } from './finish.ts';
import { trimHealth } from './health.ts';
import { beginNextLevel } from './level.ts';
import { discardLoot, drawLoot } from './loot.ts';
import { couldUse } from './of-use.ts';
import { canPay, PRICE, worthOf } from './price.ts';

/** RE-LEVEL-13: an offer, never an obligation. The Leader runs the desk (RE-RULE-38). */
export function runSale(t: Table): void {
  const { offered } = t.state;
  let missing: number = PRICE[t.state.prices];
  while (missing > 0) {
    const card = offerNext(t, missing);
    if (card === DONE) return closeSale(t);
    if (!isGranted(t, card)) return takeBack(t, card);
    offered.push(card);
    missing -= worthOf(t, card);
  }
  sell(t, ownerOf(t, offered[0]!));
}

function offerNext(t: Table, missing: number): CardId | Done {
  const options: (CardId | Done)[] = sellable(t, missing);
  if (t.state.offered.length === 0) options.push(DONE);
  else if (sumOf(t, options as CardId[]) === missing) return options[0]!; // all that is left is needed
  return choose(t, t.state.leader, OFFER_FOR_SALE, options);
}

const sumOf = (t: Table, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + worthOf(t, card), 0);

/** Cards with which the price can still be met exactly; no change is given, and nobody is asked for the same card twice. */
function sellable(t: Table, missing: number): CardId[] {
  const { party, offered, refused } = t.state;
  const cards: CardId[] = [];
  for (const { worn, carried, items } of party) {
    for (const pile of [carried, items, worn]) {
      for (const card of pile)
        if (card !== NONE && !offered.includes(card) && !refused.includes(card)) cards.push(card);
    }
  }
  const worths = cards.map((card) => worthOf(t, card));
  return cards.filter((_, i) => worths[i]! > 0 && canPay(worths, i, missing - worths[i]!));
}

/** RE-RULE-38: nobody sells what another player wears or could use without asking; with consent, no Equipment at all. */
function isGranted(t: Table, card: CardId): boolean {
  const owner = ownerOf(t, card);
  const { leader } = t.state;
  if (owner === leader || t.box.items[card] !== undefined) return true;
  if (t.box.options.lootSharing === 'free' && !isOfUse(t, owner, card)) return true;
  t.state.asking = { seat: leader, card, slot: NONE };
  const granted = choose(t, owner, LEND, [card, NONE]) === card;
  t.state.asking = nobodyAsks();
  if (!granted) tell(t, { kind: 'refused', seat: owner, card, clearsDesk: true });
  return granted;
}

const isOfUse = (t: Table, owner: Seat, card: CardId): boolean =>
  adventurer(t, owner).worn.includes(card) || couldUse(t, owner, card);

/** RE-RULE-38: sold cards go to the discard piles of their decks, the new one is drawn from the top of its own. */
function sell(t: Table, seat: Seat): void {
  const { offered, prices } = t.state;
  const sold = offered.slice();
  for (const card of sold) discardLoot(t, card);
  clearOffered(offered);
  for (const each of t.box.seats) trimHealth(t, each);
  tell(t, { kind: 'sold', seat, cards: sold, prices });
  drawLoot(t, seat, (prices + 1) as Level);
}

function clearOffered(offered: CardId[]): void {
  while (offered.length > 0) offered.pop();
}

/** Without it the rest may no longer make a price: the desk is cleared. */
function takeBack(t: Table, refused: CardId): void {
  t.state.refused.push(refused);
  clearOffered(t.state.offered);
}

function closeSale(t: Table): void {
  clearOffered(t.state.offered);
  t.state.refused = [];
  if (t.state.saleOf === 'rewards') return beginNextLevel(t);
  keepEncounter(t, t.state.facing[0]!);
  finishEncounter(t, t.state.leader, 0);
}
