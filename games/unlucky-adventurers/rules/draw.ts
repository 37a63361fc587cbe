// Drawing Quest cards: clean ones go to the hand, Blunders happen at once, Beast Encounters turn up a Beast.

import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';
import { current, face, facedBy, hand, isLiving, isOver, NO_CARD, type Table } from '../state.ts';
import { meetBlunder } from './blunder.ts';
import { learns } from './knowledge.ts';
import { missNextTurn } from './missed-turn.ts';
import { discardFromPlay, takeTopBeast, takeTopQuestCard, tell, tellOnly } from './piles.ts';

/** UA-BEAST-13: what a Beast pays. UA-R-19: whatever turns up waits at the end of the queue (fight.ts). */
export function drawReward(t: Table, seat: Seat, beast: CardId): void {
  const { reward } = face(t, beast);
  t.state.owed[seat]! += reward;
  const drawn = drawFor(t, seat, { count: reward, cause: beast });
  if (t.tale !== undefined) tellSpoiled(t, { seat, beast, drawn });
}

type Reward = { readonly seat: Seat; readonly beast: CardId; readonly drawn: readonly CardId[] };

/** UA-BLUNDER-01, UA-BEAST-01: of these cards some never reached the hand. */
function tellSpoiled(t: Table, { seat, beast, drawn }: Reward): void {
  const count = (type: string): number => drawn.filter((card) => t.box.types[card] === type).length;
  const [blunders, encounters] = [count('blunder'), count('encounter')];
  if (blunders + encounters === 0 || !isLiving(t, seat) || isOver(t)) return;
  tell(t, { kind: 'spoiled', seat, beast, reward: drawn.length, blunders, encounters, cause: beast });
}

/**
 * Draws cards that were owed before: so many of them (UA-R-16), unless a new hand or an elimination has cancelled the debt.
 * UA-BEAST-04: Beasts that were turned up wait until the draw is complete; whoever calls this sees to the fighting.
 */
export function drawOwed(t: Table, seat: Seat, count: number): void {
  drawFor(t, seat, { count, cause: current(t)?.card ?? NO_CARD });
}

type Draw = { readonly count: number; readonly cause: CardId };

function drawFor(t: Table, seat: Seat, { count, cause }: Draw): CardId[] {
  const { owed } = t.state;
  const drawn: CardId[] = [];
  const settled = owed[seat]! - count;
  while (owed[seat]! > settled && isLiving(t, seat) && !isOver(t)) {
    owed[seat]! -= 1;
    const card = takeTopQuestCard(t);
    if (card === NO_CARD) {
      tell(t, { kind: 'noCardLeft', seat }); // UA-R-06, UA-R-07: the draw is lost.
      continue;
    }
    drawn.push(card);
    receive(t, seat, { card, cause });
  }
  return drawn;
}

function receive(t: Table, seat: Seat, { card, cause }: { card: CardId; cause: CardId }): void {
  if (t.box.types[card] === 'blunder') return meetBlunder(t, seat, card);
  if (t.box.types[card] === 'encounter') return meetBeast(t, seat, card);
  hand(t, seat).push(card);
  learns(t, seat, card);
  t.state.fresh.push(card);
  if (t.tale !== undefined) tellDrawn(t, { seat, card, cause });
}

function tellDrawn(t: Table, { seat, card, cause }: { seat: Seat; card: CardId; cause: CardId }): void {
  const seen: Event = { kind: 'drew', seat, ...(cause === NO_CARD ? {} : { cause }) };
  tellOnly(t, { ...seen, card }, seat, seen);
}

function meetBeast(t: Table, seat: Seat, card: CardId): void {
  t.state.inPlay.push(card); // UA-R-17
  tell(t, { kind: 'encounter', seat, card, cause: card });
  if (seat !== t.state.active)
    missNextTurn(t, seat, card); // UA-R-15: it was the card of the coming turn.
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
