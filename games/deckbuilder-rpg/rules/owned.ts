// What a hero owns beyond the printed kit: treasure, consumables, ordinary gear that was traded for.

import type { CardId } from '../../../engine/table.ts';
import { face, type Table } from '../state.ts';

const FOUND = new Set(['Treasure', 'Consumable']);

/** A card that was found or traded for, and is kept; not a spell that was lent for this adventure. */
export const isOwn = (t: Table, card: CardId): boolean =>
  (FOUND.has(face(t, card).deck) || t.box.stock.includes(card)) && !t.state.journey.borrowed.includes(card);
