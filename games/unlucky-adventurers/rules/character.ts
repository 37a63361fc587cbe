// Characters and Allies: using an ability, and what becomes of the card.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Face, Timing } from '../cards/card.ts';
import { NO, USE } from '../questions/answers.ts';
import { USE_ABILITY } from '../questions/character.ts';
import { alliesOf, face, NO_CARD, type Table } from '../state.ts';
import { tell } from './piles.ts';

/** UA-CHAR-05, UA-ACTION-ALLY-02: the Characters of this timing that a seat could use: its own if unspent, and its Allies. */
export function charactersFor(t: Table, seat: Seat, timing: Timing): CardId[] {
  const ready: CardId[] = [];
  const own = t.state.characters[seat] as CardId;
  if (!t.state.used[seat] && t.box.timings[own] === timing) ready.push(own);
  for (const ally of alliesOf(t, seat)) if (t.box.timings[ally] === timing) ready.push(ally);
  return ready;
}

/** The first such Character, or NO_CARD. */
export function characterFor(t: Table, seat: Seat, timing: Timing): CardId {
  const own = t.state.characters[seat] as CardId;
  if (!t.state.used[seat] && t.box.timings[own] === timing) return own;
  for (const ally of alliesOf(t, seat)) if (t.box.timings[ally] === timing) return ally;
  return NO_CARD;
}

/** The first such Character that touches rolls of this kind, or NO_CARD. */
export function rollCharacterFor(t: Table, seat: Seat, timing: Timing, touches: Face['touches']): CardId {
  const own = t.state.characters[seat] as CardId;
  if (!t.state.used[seat] && t.box.timings[own] === timing && face(t, own).touches === touches) return own;
  for (const ally of alliesOf(t, seat)) {
    if (t.box.timings[ally] === timing && face(t, ally).touches === touches) return ally;
  }
  return NO_CARD;
}

/** UA-CHAR-03, UA-CHAR-04: an own Character is turned over and stays. UA-ACTION-ALLY-03: an Ally is discarded. */
export function spendCharacter(t: Table, seat: Seat, card: CardId): void {
  const ally = t.state.characters[seat] !== card;
  tell(t, { kind: 'ability', seat, card, ally });
  if (ally) moveCard(card, alliesOf(t, seat), t.state.characterDiscard);
  else t.state.used[seat] = true;
}

/** Asks the owner of a Character of this timing, if there is one; true when it was used. */
export function isUsed(t: Table, seat: Seat, timing: Timing): boolean {
  const card = characterFor(t, seat, timing);
  return card !== NO_CARD && agreesToUse(t, seat, card);
}

/** Asks whether to use this Character now; it is spent when the answer is yes. */
export function agreesToUse(t: Table, seat: Seat, card: CardId): boolean {
  const { answer } = choose(t, seat, USE_ABILITY, [
    { card, answer: USE },
    { card, answer: NO },
  ]);
  if (answer === NO) return false;
  spendCharacter(t, seat, card);
  return true;
}
