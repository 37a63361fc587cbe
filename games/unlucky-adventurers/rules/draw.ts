// Drawing Quest cards: clean ones go to the hand, Blunders happen at once, Beast Encounters turn up a Beast.

import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { face, facedBy, hand, isLiving, isOver, NO_CARD, type Table } from '../state.ts';
import { carryOutBlunder } from './blunder.ts';
import { everybodyLearns, learns } from './knowledge.ts';
import { missNextTurn } from './missed-turn.ts';
import { discardFromPlay, takeTopBeast, takeTopQuestCard, tell, tellOnly } from './piles.ts';

/**
 * Draws so many cards (UA-R-16: all of them). UA-BEAST-04: Beasts that were turned up wait until the draw is complete;
 * whoever calls this sees to the fighting (fight.ts).
 */
export function drawQuestCards(t: Table, seat: Seat, count: number): void {
  t.state.owed[seat]! += count;
  drawOwed(t, seat, count);
}

/** Draws cards that were owed before: so many of them, unless a new hand or an elimination has cancelled the debt. */
export function drawOwed(t: Table, seat: Seat, count: number): void {
  const { owed } = t.state;
  const settled = owed[seat]! - count;
  while (owed[seat]! > settled && isLiving(t, seat) && !isOver(t)) {
    owed[seat]! -= 1;
    drawQuestCard(t, seat);
  }
}

function drawQuestCard(t: Table, seat: Seat): void {
  const card = takeTopQuestCard(t);
  if (card === NO_CARD) return tell(t, { kind: 'noCardLeft', seat }); // UA-R-06, UA-R-07: the draw is lost.
  if (t.box.types[card] === 'blunder') return meetBlunder(t, seat, card);
  if (t.box.types[card] === 'encounter') return meetBeast(t, seat, card);
  hand(t, seat).push(card);
  learns(t, seat, card);
  t.state.fresh.push(card);
  if (t.tale !== undefined) tellOnly(t, { kind: 'drew', seat, card }, seat, { kind: 'drew', seat });
}

function meetBlunder(t: Table, seat: Seat, card: CardId): void {
  if (seat !== t.state.active)
    missNextTurn(t, seat); // UA-BLUNDER-07, UA-R-13
  else if (t.box.options.blunderEndsTurn) t.state.playUsed = true; // UA-R-12
  carryOutBlunder(t, seat, card);
}

function meetBeast(t: Table, seat: Seat, card: CardId): void {
  t.state.inPlay.push(card); // UA-R-17
  everybodyLearns(t, card);
  tell(t, { kind: 'encounter', seat, card });
  if (seat !== t.state.active)
    missNextTurn(t, seat); // UA-R-15: it was the card of the coming turn.
  else t.state.playUsed = true; // UA-BEAST-03
  if (turnUpBeast(t, seat, { encounter: card, place: 'last' })) return;
  discardFromPlay(t, card); // UA-R-28: all Beasts are out already.
}

type TurnUp = { readonly encounter: CardId; readonly place: 'first' | 'last' };

/** UA-BEAST-01: the top Beast, open for everybody (UA-BEAST-02). False when there is none. */
export function turnUpBeast(t: Table, seat: Seat, { encounter, place }: TurnUp): boolean {
  const beast = takeTopBeast(t);
  if (beast === NO_CARD) {
    tell(t, { kind: 'noBeast', seat });
    return false;
  }
  const { points, dieAdds } = face(t, beast);
  const die = dieAdds ? rollDie(t.state.rng, 6) : 0;
  const facing = { beast, points: points + die, encounter };
  if (place === 'first') facedBy(t, seat).unshift(facing);
  else facedBy(t, seat).push(facing);
  tell(t, { kind: 'turnedUp', seat, beast, points: facing.points, ...(dieAdds ? { die } : {}) });
  return true;
}
