// Drawing: from which deck, what becomes of the card, the extra draw after an event, and the Shortcut Pipe.

import { choose } from '../../../engine/choose.ts';
import { tell as tellSome } from '../../../engine/event.ts';
import { moveCard, putUnder } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { PRECYCLE } from '../cards/regions.ts';
import { type Event, tell } from '../events.ts';
import { YES, YES_OR_NO } from '../questions/answers.ts';
import { EAT_OR_KEEP, SWIFT, THROUGH_THE_PIPE, WHICH_DECK } from '../questions/events.ts';
import { face, isAwake, NOBODY, player, plays, type Table } from '../state.ts';
import { meetCreature } from './creature.ts';
import { happen } from './event-cards.ts';
import { drawToken, eatCard, feeds } from './food.ts';
import { meetShelter } from './hibernation.ts';
import { discard, drawFrom, homeOf } from './piles.ts';
import { meetGate } from './travel.ts';

const PRECYCLE_TURNS = 3; // RW-PRE-06

/** RW-PRE-06, RW-R-65: are cards to be had from the precycle deck only? */
export const isRegionDeckClosed = (t: Table, seat: Seat): boolean =>
  t.state.precycle && player(t, seat).precycleTurns < PRECYCLE_TURNS;

/** RW-TURN-01: the main action. The Rivulet may draw once more where it is (Swift). */
export function drawAsAction(t: Table, seat: Seat, deck: number): void {
  const { region } = player(t, seat);
  draw(t, seat, deck);
  const p = player(t, seat);
  if (p.traitUsed || p.status !== 'awake' || p.region !== region || !plays(t, seat, 'rivulet')) return;
  if (choose(t, seat, SWIFT, YES_OR_NO) !== YES) return;
  p.traitUsed = true;
  draw(t, seat, deck);
}

/** RW-R-55: with nothing left to draw, a food token takes the card's place. */
function draw(t: Table, seat: Seat, deck: number): void {
  const card = drawFrom(t, deck, t.state.drawn);
  if (card === undefined) return drawToken(t, seat);
  tell(t, { kind: 'drew', seat, card, deck });
  resolve(t, seat, card);
}

function resolve(t: Table, seat: Seat, card: CardId): void {
  switch (face(t, card).kind) {
    case 'shelter':
      return meetShelter(t, seat, card);
    case 'gate':
      return meetGate(t, seat, card);
    case 'creature':
      return meetCreature(t, seat, card);
    case 'food':
      return findFood(t, seat, card);
    case 'event':
      return meetEvent(t, seat, card);
    default:
      moveCard(card, t.state.drawn, player(t, seat).items);
      return tell(t, { kind: 'kept', seat, card });
  }
}

/** RW-R-26: eaten now or carried; what cannot feed now is carried. */
function findFood(t: Table, seat: Seat, card: CardId): void {
  const { food } = player(t, seat);
  const eats = feeds(t, seat, card) > 0 && choose(t, seat, EAT_OR_KEEP, YES_OR_NO) === YES;
  moveCard(card, t.state.drawn, food);
  if (eats) eatCard(t, seat, card);
  else tell(t, { kind: 'kept', seat, card });
}

/** RW-R-93: resolve, discard, then draw once more, at most once a turn and only if still awake. */
function meetEvent(t: Table, seat: Seat, card: CardId): void {
  const deck = homeOf(t, card);
  discard(t, card, t.state.drawn);
  tell(t, { kind: 'event', seat, card });
  if (face(t, card).key === 'shortcutPipe') return lookThroughPipe(t, seat, deck);
  happen(t, seat, card);
  if (t.state.extraDrawn || !isAwake(t, seat)) return;
  t.state.extraDrawn = true;
  draw(t, seat, whichDeck(t, seat));
}

/** RW-PRE-07: from the fourth turn on, each draw of a precycle may come from either deck. */
function whichDeck(t: Table, seat: Seat): number {
  const { region } = player(t, seat);
  if (!t.state.precycle) return region;
  return choose(t, seat, WHICH_DECK, isRegionDeckClosed(t, seat) ? [PRECYCLE] : [region, PRECYCLE]);
}

const PIPE_SHOWS = 3;

/** Three cards are seen by their finder only; one is resolved instead of an extra draw, the others go under the deck. */
function lookThroughPipe(t: Table, seat: Seat, deck: number): void {
  const { peeked, drawn, decks } = t.state;
  for (let i = 0; i < PIPE_SHOWS; i++) drawFrom(t, deck, peeked);
  t.state.extraDrawn = true;
  if (peeked.length === 0) return drawToken(t, seat);
  t.state.peeker = seat;
  const rest: Event = { kind: 'peeked', seat, count: peeked.length };
  tellSome<Event>(t, { ...rest, cards: peeked.slice() }, { onlyTo: seat, rest });
  const card = choose(t, seat, THROUGH_THE_PIPE, peeked.slice());
  moveCard(card, peeked, drawn);
  shuffle(t.state.rng, peeked);
  while (peeked.length > 0) putUnder(peeked[peeked.length - 1]!, peeked, decks[deck]!);
  t.state.peeker = NOBODY;
  tell(t, { kind: 'drew', seat, card, deck });
  resolve(t, seat, card);
}
