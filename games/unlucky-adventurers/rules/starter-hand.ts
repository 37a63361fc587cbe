// Starter hands: seven clean cards, at set-up and for whoever comes back from the dead.

import { tell as tellTable } from '../../../engine/event.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';
import { hand, NO_CARD, type Table } from '../state.ts';
import { learns } from './knowledge.ts';
import { shuffleIntoQuestDeck, takeTopQuestCard } from './piles.ts';

/**
 * UA-R-04, UA-R-05: deals from the top. Blunders and Beast Encounters are laid aside without effect (UA-SETUP-11) and
 * returned for shuffling in; when both piles are exhausted the hand stays short.
 */
export function dealCleanCards(t: Table, seat: Seat, count: number): CardId[] {
  const aside: CardId[] = [];
  for (let dealt = 0; dealt < count; ) {
    const card = takeTopQuestCard(t);
    if (card === NO_CARD) break;
    if (t.box.isTrouble[card]) {
      aside.push(card);
      continue;
    }
    hand(t, seat).push(card);
    learns(t, seat, card);
    t.state.fresh.push(card);
    dealt++;
  }
  return aside;
}

/** UA-ACTION-RES-06, UA-ACTION-RES-07: a new clean hand. Returns how many cards there were to be had. */
export function drawCleanHand(t: Table, seat: Seat, count: number): number {
  const before = hand(t, seat).length;
  const aside = dealCleanCards(t, seat, count);
  if (aside.length > 0) shuffleIntoQuestDeck(t, aside);
  const cards = hand(t, seat).slice(before);
  tellTable<Event>(t, { kind: 'newHand', seat, cards }, { onlyTo: seat });
  return cards.length;
}
