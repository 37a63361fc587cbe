// Before an adventure: abilities are exchanged, and what the heroes own changes hands.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { EXCHANGE, HAND_OVER, HAND_OVER_TO, PAIR } from '../questions/fitting.ts';
import { type Character, creature, gear, NONE, type Pack, sheetOf, type Table } from '../state.ts';
import { note } from './note.ts';
import { isOwn } from './owned.ts';

/** One hero a unit; then the way begins. */
export function fitOutParty(t: Table): void {
  const { journey } = t.state;
  const seat = journey.dealtWith++;
  if (seat >= t.box.heroes) {
    journey.dealtWith = 0;
    t.state.phase = 'journey';
    return;
  }
  if ((t.state.characters[seat] as Character).dead) return;
  t.state.asking = seat;
  exchangeAbilities(t, seat);
  handOver(t, seat);
}

const MOST_EXCHANGES = 2;

/** DR-BETWEEN-02: starting and latent abilities one for one, so that the battle deck keeps its two. */
function exchangeAbilities(t: Table, seat: Seat): void {
  for (let time = 0; time < MOST_EXCHANGES; time++) {
    const { starting, known } = t.state.characters[seat] as Character;
    const pairs: number[] = [NONE];
    for (const out of starting)
      for (const into of known) if (!starting.includes(into)) pairs.push(out * PAIR + into);
    const pair = choose(t, seat, EXCHANGE, pairs);
    if (pair === NONE) return;
    const into = pair % PAIR;
    starting[starting.indexOf(Math.floor(pair / PAIR))] = into;
    note(t, { kind: 'exchanged', seat, out: Math.floor(pair / PAIR), card: into });
  }
}

const MOST_GIFTS = 5;

/** DR-BETWEEN-03: treasure and items go to whoever makes better use of them. */
function handOver(t: Table, seat: Seat): void {
  for (let time = 0; time < MOST_GIFTS; time++) {
    const others = othersThan(t, seat);
    const gifts = giftsOf(t, seat);
    if (others.length === 0 || gifts.length === 0) return;
    const card = choose(t, seat, HAND_OVER, [NONE, ...gifts]);
    if (card === NONE) return;
    const to = choose(t, seat, HAND_OVER_TO, others);
    const { atHand, book } = t.state.packs[seat] as Pack;
    moveCard(card, atHand.includes(card) ? atHand : book, pileFor(t, to, card));
    note(t, { kind: 'handedOver', seat, card, to });
  }
}

function othersThan(t: Table, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (const [other, { dead }] of t.state.characters.entries())
    if (other !== seat && !dead) others.push(other);
  return others;
}

/** What the hero found or bought, and has not made ready. */
function giftsOf(t: Table, seat: Seat): CardId[] {
  const { atHand, book } = t.state.packs[seat] as Pack;
  return [...atHand, ...book].filter((card) => isOwn(t, card));
}

/** A spell goes into the book of whoever can read it. */
export function pileFor(t: Table, seat: Seat, card: CardId): CardId[] {
  const { atHand, book } = t.state.packs[seat] as Pack;
  const { slot, for: readers } = gear(t, card);
  return slot === 'spell' && readers.includes(sheetOf(t, creature(t, seat)).key) ? book : atHand;
}
