// Monsters: drawing and replacing them, where they lie, and the gold on them. The Ambusher slot is in ambush.ts.

import { moveCard } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId } from '../../../engine/table.ts';
import { type MonsterSlot, tell } from '../events.ts';
import { face, NONE, type Table } from '../state.ts';

// HM-R-11 and HM-R-88: at the Location, in whichever slot.
export const isHere = (t: Table, monster: CardId): boolean =>
  t.state.encounter === monster || t.state.ambusher === monster || t.state.lurking.includes(monster);

/** The Lurking monsters, and the Ambusher. */
export function unencountered(t: Table): CardId[] {
  const { lurking, ambusher } = t.state;
  return ambusher === NONE ? lurking.slice() : [...lurking, ambusher];
}

/** HM-DECLINE-06, HM-R-11: the right-most Lurking monster; if none, the encountered one; if none, the Ambusher. */
export function partingMonster(t: Table): CardId {
  const { lurking, encounter, ambusher } = t.state;
  return lurking.at(-1) ?? (encounter === NONE ? ambusher : encounter);
}

export function slotOfMonster(t: Table, monster: CardId): MonsterSlot {
  if (t.state.encounter === monster) return 'encounter';
  return t.state.ambusher === monster ? 'ambusher' : 'lurking';
}

// HM-R-10: no monster in Encounter, Lurking and Ambusher slots.
export const noMonsterLeft = (t: Table): boolean =>
  t.state.encounter === NONE && t.state.ambusher === NONE && t.state.lurking.length === 0;

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
  for (const card of monsterDiscard.filter((each) => face(t, each).rank === 'Normal'))
    moveCard(card, monsterDiscard, monsterDeck);
  shuffle(rng, monsterDeck);
}

export function shuffleIntoMonsterDeck(t: Table, monster: CardId): void {
  t.state.monsterDeck.push(monster);
  shuffle(t.state.rng, t.state.monsterDeck);
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

/** HM-R-88: gold meant for a monster that is no longer there goes to the loot pile. */
export function putGoldOn(t: Table, card: CardId, gold: number): 'monster' | 'loot' {
  const stands = face(t, card).kind === 'monster' && isHere(t, card);
  if (stands) t.state.goldOn[card] = (t.state.goldOn[card] ?? 0) + gold;
  else t.state.loot += gold;
  return stands ? 'monster' : 'loot';
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
