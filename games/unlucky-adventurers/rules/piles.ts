// The three decks and their discard piles: drawing from the top, discarding, and turning a pile over when it runs out.

import { tell as tellTable } from '../../../engine/event.ts';
import { drawTo, moveCard, shuffleInto } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';
import { current, NO_CARD, type Table } from '../state.ts';
import { everybodyForgets, everybodyLearns } from './knowledge.ts';

/** Tells an event of this game. */
export function tell(t: Table, event: Event): void {
  if (t.tale === undefined) return;
  nameCause(t, event);
  tellTable<Event>(t, event);
}

/** Tells some seats the whole, and the others what they may know. */
export function tellOnly(t: Table, event: Event, onlyTo: Seat | Seat[], rest: Event): void {
  if (t.tale === undefined) return;
  nameCause(t, event);
  nameCause(t, rest);
  tellTable<Event>(t, event, { onlyTo, rest });
}

/** What is being carried out made it happen, unless the event itself says what did. */
function nameCause(t: Table, event: Event): void {
  const effect = current(t);
  if (effect !== undefined && event.cause === undefined) event.cause = effect.card;
}

/** UA-BLUNDER-08, UA-R-79: every used or discarded Quest card ends on one pile, face up. */
export function toQuestDiscard(t: Table, card: CardId): void {
  t.state.questDiscard.push(card);
  everybodyLearns(t, card);
}

/** A card that lay in the middle of the table, for everybody to see, goes there too. */
export function discardFromPlay(t: Table, card: CardId): void {
  moveCard(card, t.state.inPlay, t.state.questDiscard);
}

/** UA-TURN-08, UA-R-06: an empty Quest deck is replaced at the moment a card is due. NO_CARD when both piles are empty. */
export function takeTopQuestCard(t: Table): CardId {
  const { questDeck, questDiscard } = t.state;
  if (questDeck.length === 0 && questDiscard.length > 0) recycleQuestCards(t);
  return questDeck.pop() ?? NO_CARD;
}

function recycleQuestCards(t: Table): void {
  const s = t.state;
  tell(t, { kind: 'reshuffled', pile: 'quest', cards: s.questDiscard.length });
  shuffleInto(s.rng, s.questDiscard, s.questDeck);
  everybodyForgets(t, s.questDeck);
  s.reshuffles++;
}

export function shuffleIntoQuestDeck(t: Table, cards: CardId[]): void {
  for (const card of cards) t.state.questDeck.push(card);
  shuffle(t.state.rng, t.state.questDeck);
  everybodyForgets(t, t.state.questDeck);
}

/** UA-ACTION-ALLY-04: an empty Character deck is made anew of its discard pile. */
export function drawCharacterTo(t: Table, pile: CardId[]): CardId | undefined {
  const { characterDeck, characterDiscard, rng } = t.state;
  if (characterDeck.length === 0 && characterDiscard.length > 0) {
    tell(t, { kind: 'reshuffled', pile: 'character', cards: characterDiscard.length });
    shuffleInto(rng, characterDiscard, characterDeck);
  }
  return drawTo(characterDeck, pile);
}

/** UA-BEAST-19: an empty Beast deck is made anew of its discard pile. NO_CARD when every Beast is out (UA-R-28). */
export function takeTopBeast(t: Table): CardId {
  const { beastDeck, beastDiscard, rng } = t.state;
  if (beastDeck.length === 0 && beastDiscard.length > 0) {
    tell(t, { kind: 'reshuffled', pile: 'beast', cards: beastDiscard.length });
    shuffleInto(rng, beastDiscard, beastDeck);
  }
  return beastDeck.pop() ?? NO_CARD;
}
