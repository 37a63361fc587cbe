// The Ambusher slot and the Lurking row: who slips in, who joins, and monsters that change places.

import { takeOut } from '../../../engine/pile.ts';
import type { CardId } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { face, NONE, type Table } from '../state.ts';

/** HM-AMBUSH-01: an empty Ambusher slot is filled by the left-most Lurking monster with the trait; HM-AMBUSH-02: or by none. */
export function refillAmbush(t: Table): void {
  if (t.state.ambusher !== NONE) return;
  const next = t.state.lurking.find((card) => face(t, card).ambusher);
  if (next === undefined) return;
  takeOut(t.state.lurking, next);
  ambush(t, next);
}

function ambush(t: Table, monster: CardId): void {
  t.state.ambusher = monster;
  tell(t, { kind: 'ambusherMovesIn', monster });
}

/** HM-AMBUSH-03: with the trait, and the slot empty, a monster about to join the row goes into ambush instead. */
export function joinLurking(t: Table, monster: CardId, at: 'left' | 'right'): void {
  if (face(t, monster).ambusher && t.state.ambusher === NONE) return ambush(t, monster);
  if (at === 'left') t.state.lurking.unshift(monster);
  else t.state.lurking.push(monster);
}

/** Takes a monster out of its Lurking or Ambusher slot; gaps close to the left (HM-R-46). */
export function takeFromSlot(t: Table, monster: CardId): void {
  if (t.state.ambusher !== monster) return takeOut(t.state.lurking, monster);
  t.state.ambusher = NONE;
  refillAmbush(t);
}

/** HM-R-50: the encountered monster changes places with another; for the Ambusher, HM-R-46. */
export function exchangeMonsters(t: Table, incoming: CardId): void {
  const outgoing = t.state.encounter;
  const place = t.state.lurking.indexOf(incoming);
  if (place >= 0) {
    t.state.lurking[place] = outgoing;
    trapInRow(t, outgoing);
  } else {
    takeFromSlot(t, incoming);
    joinLurking(t, outgoing, 'left');
  }
  t.state.encounter = incoming;
  tell(t, { kind: 'monstersExchanged', incoming, outgoing });
}

// HM-AMBUSH-03 holds for a monster that joins the row in another's place, too.
function trapInRow(t: Table, monster: CardId): void {
  if (!face(t, monster).ambusher || t.state.ambusher !== NONE) return;
  takeOut(t.state.lurking, monster);
  ambush(t, monster);
}
