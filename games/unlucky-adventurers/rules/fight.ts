// Fighting a Beast: winning, forfeiting, and having too few cards to begin with. What is put down stands in put-down.ts.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { NO, USE_OR_NOT } from '../questions/answers.ts';
import { RESURRECT } from '../questions/resurrection.ts';
import { face, facedBy, findIn, hand, isLiving, isOver, NO_CARD, NOBODY, type Table } from '../state.ts';
import { isUsed } from './character.ts';
import { drawOwed, drawReward, turnUpBeast } from './draw.ts';
import { beginEffect, endEffect } from './effect.ts';
import { discardHand, discardPutDown, eliminate, isSavedByCleric } from './elimination.ts';
import { discardFromPlay, tell } from './piles.ts';
import { putCardsDown } from './put-down.ts';
import { mayRise, riseFromPlay } from './resurrection.ts';

const MOST_SHOOED = 16;

/** Draws, and then fights whatever was turned up (UA-BEAST-04, UA-R-18). */
export function drawAndFight(t: Table, seat: Seat, count: number): void {
  t.state.owed[seat]! += count;
  drawOwedAndFight(t, seat, count);
}

export function drawOwedAndFight(t: Table, seat: Seat, count: number): void {
  drawOwed(t, seat, count);
  fightAll(t, seat);
}

/** UA-R-18, UA-R-19: the queue in order, with what rewards add to its end. */
export function fightAll(t: Table, seat: Seat): void {
  while (facedBy(t, seat).length > 0 && isLiving(t, seat) && !isOver(t)) fight(t, seat);
}

/** Fights the first Beast of the queue. UA-BEAST-05: there is no walking away. */
export function fight(t: Table, seat: Seat): void {
  t.state.fighter = seat;
  if (t.box.options.gentleBeasts && !meetsGentleBeast(t, seat)) return;
  if (isUsed(t, seat, 'ON-BEAST')) return dismissBeast(t, seat);
  if (hand(t, seat).length < face(t, facedBy(t, seat)[0]!.beast).minimum) return beOverwhelmed(t, seat);
  if (putCardsDown(t, seat)) win(t, seat);
  else forfeit(t, seat);
}

/** House rule: a Beast that asks for more cards than there are is swapped for the next. False when none is left to fight. */
function meetsGentleBeast(t: Table, seat: Seat): boolean {
  for (let shooed = 0; shooed < MOST_SHOOED; shooed++) {
    const { beast, encounter } = facedBy(t, seat)[0]!;
    if (hand(t, seat).length >= face(t, beast).minimum) return true;
    facedBy(t, seat).shift();
    t.state.beastDiscard.push(beast);
    tell(t, { kind: 'shooed', seat, beast });
    turnUpBeast(t, seat, { encounter, place: 'first' });
  }
  dismissBeast(t, seat);
  return false;
}

/** The Ranger leads it away: nothing put down, no reward, no twist. */
function dismissBeast(t: Table, seat: Seat): void {
  const { beast, encounter } = removeBeast(t, seat);
  tell(t, { kind: 'dismissed', seat, beast });
  endFight(t, encounter);
}

/** UA-BEAST-18: to the Beasts' own discard pile. */
function removeBeast(t: Table, seat: Seat): { beast: CardId; encounter: CardId } {
  const facing = facedBy(t, seat).shift()!;
  t.state.beastDiscard.push(facing.beast);
  return facing;
}

/** UA-R-17: the Encounter leaves the table when the fight is over. */
function endFight(t: Table, encounter: CardId): void {
  t.state.fighter = NOBODY;
  if (encounter !== NO_CARD) discardFromPlay(t, encounter);
}

/** UA-BEAST-17, UA-R-24: too few cards means out at once, unless Resurrection or Cleric steps in. */
function beOverwhelmed(t: Table, seat: Seat): void {
  tell(t, { kind: 'overwhelmed', seat, beast: facedBy(t, seat)[0]!.beast });
  if (mayRise(t, seat, () => discardHand(t, seat)) || isSavedByCleric(t, seat)) return;
  eliminate(t, seat, 'beast');
}

/** UA-BEAST-11, UA-BEAST-12: cards to the discard pile, Beast to its own, its twist, then the reward. */
function win(t: Table, seat: Seat): void {
  const { beast, encounter } = removeBeast(t, seat);
  discardPutDown(t);
  tell(t, { kind: 'beat', seat, beast, reward: face(t, beast).reward });
  if (face(t, beast).twist === 'win') twist(t, seat, beast);
  drawReward(t, seat, beast);
  endFight(t, encounter);
}

/** UA-BEAST-14 to UA-BEAST-16: what was put down is lost, the Beast runs off, there is no reward. */
function forfeit(t: Table, seat: Seat): void {
  if (hand(t, seat).length === 0 && risesFromTheFight(t, seat)) return;
  const { beast, encounter } = removeBeast(t, seat);
  discardPutDown(t);
  tell(t, { kind: 'fled', seat, beast });
  if (face(t, beast).twist === 'flee' && hand(t, seat).length > 0) twist(t, seat, beast);
  endFight(t, encounter);
}

/** UA-R-47: a Resurrection among the cards put down may be used when they were the last. They lie open, so asking tells nothing. */
function risesFromTheFight(t: Table, seat: Seat): boolean {
  const card = findIn(t.state.putDown, t.box.isResurrection);
  if (card === NO_CARD || choose(t, seat, RESURRECT, USE_OR_NOT) === NO) return false;
  moveCard(card, t.state.putDown, t.state.inPlay);
  riseFromPlay(t, seat, { card, fromHand: false });
  return true;
}

/** UA-R-36: what a Beast does at the end is no attack. */
function twist(t: Table, seat: Seat, beast: CardId): void {
  const effect = beginEffect(t, 'beast', beast, seat);
  effect.row = 0;
  t.box.carryOut(t, effect);
  endEffect(t);
}
