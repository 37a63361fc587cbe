// Monsters on the game board: drawing them, the Ambusher slot, changing places, and gold lying on them.

import { shuffle } from '../../../engine/random.ts';
import type { CardId } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { face, NONE, remove, type Table } from '../state.ts';

/** HM-R-41: an empty deck is made anew from the discards without Boss and Legendary cards; NONE if that is empty too. */
export function drawMonster(t: Table): CardId {
  if (t.state.monsterDeck.length === 0) refillMonsterDeck(t);
  return t.state.monsterDeck.pop() ?? NONE;
}

export function monsterCanCome(t: Table): boolean {
  return (
    t.state.monsterDeck.length > 0 || t.state.monsterDiscard.some((card) => face(t, card).rank === 'Normal')
  );
}

function refillMonsterDeck(t: Table): void {
  const { monsterDiscard, monsterDeck, rng } = t.state;
  for (const card of monsterDiscard.filter((each) => face(t, each).rank === 'Normal')) {
    remove(monsterDiscard, card);
    monsterDeck.push(card);
  }
  shuffle(rng, monsterDeck);
}

export function shuffleIntoMonsterDeck(t: Table, monster: CardId): void {
  t.state.monsterDeck.push(monster);
  shuffle(t.state.rng, t.state.monsterDeck);
}

/** HM-AMBUSH-01: an empty Ambusher slot is filled by the left-most Lurking monster with the trait; HM-AMBUSH-02: or by none. */
export function refillAmbush(t: Table): void {
  if (t.state.ambusher !== NONE) return;
  const next = t.state.lurking.find((card) => face(t, card).ambusher);
  if (next === undefined) return;
  remove(t.state.lurking, next);
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
  if (t.state.ambusher !== monster) return remove(t.state.lurking, monster);
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
  remove(t.state.lurking, monster);
  ambush(t, monster);
}

/** HM-R-82: a Legendary monster is not replaced by a drawn one. */
export const canBeReplaced = (t: Table): boolean =>
  t.state.encounter !== NONE && face(t, t.state.encounter).rank !== 'Legendary' && monsterCanCome(t);

/** HM-R-49: the new monster is drawn first; then the old one is shuffled away, its gold going to the loot pile (HM-R-30). */
export function replaceMonster(t: Table): void {
  if (!canBeReplaced(t)) return;
  const outgoing = t.state.encounter;
  const incoming = drawMonster(t);
  t.state.encounter = incoming;
  dropGold(t, outgoing);
  removeMark(t, outgoing);
  shuffleIntoMonsterDeck(t, outgoing);
  tell(t, { kind: 'polymorphed', incoming, outgoing });
}

function dropGold(t: Table, monster: CardId): void {
  t.state.loot += t.state.goldOn[monster] ?? 0;
  t.state.goldOn[monster] = 0;
}

/** Marked for Mockery: the token returns to the supply when its monster leaves. */
export function removeMark(t: Table, monster: CardId): void {
  if (t.state.marked !== monster) return;
  t.state.marked = NONE;
  t.state.markedBy = NONE;
}
