// Resurrection: when it may be used, and what becomes of the cards that were about to be lost.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { JUST_NO, USE, USE_OR_NOT } from '../questions/answers.ts';
import { RESURRECT, RISE_AT_THE_START } from '../questions/resurrection.ts';
import { type Effect, face, findIn, hand, includes, NO_CARD, type Table } from '../state.ts';
import { leaveTroubleBehind } from './elimination.ts';
import { discardFromPlay, tell } from './piles.ts';
import { isAmong } from './reach.ts';
import { drawCleanHand } from './starter-hand.ts';

const resurrectionIn = (t: Table, pile: readonly CardId[]): CardId => findIn(pile, t.box.isResurrection);

/** UA-R-45 (a): with a single card, before drawing. Everybody with a single card is asked: it might be one. */
export function risesAtTheStart(t: Table, seat: Seat): boolean {
  if (hand(t, seat).length !== 1) return false;
  const card = resurrectionIn(t, hand(t, seat));
  if (choose(t, seat, RISE_AT_THE_START, card === NO_CARD ? JUST_NO : USE_OR_NOT) !== USE) return false;
  rise(t, seat, card);
  return true;
}

/**
 * UA-R-46, UA-R-48: the whole hand is about to be lost. Everybody in that place is asked, whatever they hold, so that
 * asking tells nothing; `loseRest` does to the other cards what the effect does.
 */
export function risesInstead(t: Table, seat: Seat, loseRest: () => void): boolean {
  return !drawsLater(t, seat) && mayRise(t, seat, loseRest);
}

/** The same where no later draw can help: before a Beast that asks for too many cards (UA-R-47). */
export function mayRise(t: Table, seat: Seat, loseRest: () => void): boolean {
  if (hand(t, seat).length === 0) return false;
  const card = resurrectionIn(t, hand(t, seat));
  if (choose(t, seat, RESURRECT, card === NO_CARD ? JUST_NO : USE_OR_NOT) !== USE) return false;
  moveCard(card, hand(t, seat), t.state.inPlay);
  loseRest();
  riseFromPlay(t, seat, { card, fromHand: true });
  return true;
}

/** Uses a Resurrection that is the only card, or that is played. */
function rise(t: Table, seat: Seat, card: CardId): void {
  moveCard(card, hand(t, seat), t.state.inPlay);
  riseFromPlay(t, seat, { card, fromHand: true });
}

/** Whether it comes from the hand, or lay on the table already. */
type Resurrection = { readonly card: CardId; readonly fromHand: boolean };

/** UA-ACTION-RES-06, UA-ACTION-RES-08: a new hand, and the turn is over. The Resurrection stays in play until it is drawn. */
export function riseFromPlay(t: Table, seat: Seat, { card, fromHand }: Resurrection): void {
  leaveTroubleBehind(t, seat);
  const cards = drawCleanHand(t, seat, t.box.options.startingHand);
  tell(t, { kind: 'resurrected', seat, card, cards, fromHand });
  discardFromPlay(t, card);
}

/** UA-R-46: does what is running still give this seat cards? Then its hand will not stay empty. */
function drawsLater(t: Table, seat: Seat): boolean {
  if ((t.state.owed[seat] as number) > 0) return true;
  for (const effect of t.state.effects) if (drawsInLaterStep(t, effect, seat)) return true;
  return false;
}

function drawsInLaterStep(t: Table, effect: Effect, seat: Seat): boolean {
  const row = face(t, effect.card).rows[effect.row];
  if (row === undefined || includes(effect.blocked, seat)) return false;
  for (let step = effect.step + 1; step < row.steps.length; step++) {
    const { op, who } = row.steps[step] as (typeof row.steps)[number];
    if (op === 'draw' && isAmong(t, effect, who, seat)) return true;
  }
  return false;
}
