// Battle decks: drawing, reshuffling, fatigue, expending.

import { moveAll, moveCard } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId } from '../../../engine/table.ts';
import { type CreatureId, creature, face, isMinion, type Pack, packOf, type Table } from '../state.ts';
import { note } from './note.ts';

/** DR-DRAW-02, DR-R-61. */
export const HAND_LIMIT = 8;

/** Draws up to so many cards, never above the hand limit (DR-R-61). Returns how many. */
export function draw(t: Table, id: CreatureId, count: number): number {
  const pack = packOf(t, creature(t, id));
  let drawn = 0;
  while (drawn < count && pack.hand.length < HAND_LIMIT && drawOne(t, id, pack)) drawn++;
  if (drawn > 0 && t.tale !== undefined) tellDraw(t, id, drawn);
  return drawn;
}

function tellDraw(t: Table, id: CreatureId, count: number): void {
  const { seat, pack } = creature(t, id);
  const cards = (t.state.packs[pack] as Pack).hand.slice(-count);
  const rest = { kind: 'drew', who: id, count } as const;
  note(t, { ...rest, cards }, { onlyTo: seersOf(t, seat), rest });
}

/** DR-R-98, option openHands: whoever may see a hand. */
export function seersOf(t: Table, seat: number): number[] {
  if (seat === t.box.master || !t.box.options.openHands) return [seat];
  const seats: number[] = [];
  for (let hero = 0; hero < t.box.heroes; hero++) seats.push(hero);
  return seats;
}

function drawOne(t: Table, id: CreatureId, pack: Pack): boolean {
  if (pack.draw.length === 0) reshuffle(t, id, pack);
  const card = pack.draw.pop();
  if (card === undefined) return false;
  pack.hand.push(card);
  return true;
}

/** DR-R-60: only when a card has to be drawn; DR-R-58a: one Fatigue card joins the discard pile first. */
function reshuffle(t: Table, id: CreatureId, pack: Pack): void {
  if (pack.discard.length === 0) return;
  if (!isMinion(t, creature(t, id))) tire(t, id, 1);
  pack.shown.length = 0;
  moveAll(pack.discard, pack.draw);
  shuffle(t.state.rng, pack.draw);
  note(t, { kind: 'reshuffled', who: id, cards: pack.draw.length });
}

/** DR-R-58: Fatigue cards into a discard pile, as long as the supply lasts; the minion deck never gets any. */
export function tire(t: Table, id: CreatureId, count: number): void {
  const of = creature(t, id);
  if (isMinion(t, of)) return;
  let given = 0;
  for (; given < count; given++) {
    const card = t.state.fatigue.pop();
    if (card === undefined) break;
    packOf(t, of).discard.push(card);
  }
  if (given > 0) note(t, { kind: 'fatigued', who: id, count: given });
}

/** DR-REST-05: out of the game for this battle. */
export function expend(t: Table, id: CreatureId, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const { hand, expended } = packOf(t, creature(t, id));
  for (const card of cards) moveCard(card, hand, expended);
  note(t, { kind: 'expended', who: id, cards: cards.slice() });
}

/** Expends Fatigue cards from hand, then discard pile; returns how many. */
export function expendFatigue(t: Table, id: CreatureId, most: number): number {
  const { hand, discard, expended } = packOf(t, creature(t, id));
  const gone: CardId[] = [];
  for (const pile of [hand, discard]) {
    for (const card of pile.slice()) {
      if (gone.length >= most || !face(t, card).isFatigue) continue;
      moveCard(card, pile, expended);
      gone.push(card);
    }
  }
  if (gone.length > 0) note(t, { kind: 'expended', who: id, cards: gone });
  return gone.length;
}
