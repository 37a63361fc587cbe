// Fighting a Beast: putting cards down, winning, forfeiting, and having too few cards to begin with.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import { DONE, type Done } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { NO, USE_OR_NOT } from '../questions/answers.ts';
import { PUT_DOWN } from '../questions/fight.ts';
import { RESURRECT } from '../questions/resurrection.ts';
import { face, facedBy, findIn, hand, isLiving, isOver, NO_CARD, NOBODY, type Table } from '../state.ts';
import { agreesToUse, characterFor, isUsed } from './character.ts';
import { drawOwed, drawQuestCards, turnUpBeast } from './draw.ts';
import { beginEffect, endEffect } from './effect.ts';
import { discardHand, discardPutDown, eliminate, isSavedByCleric } from './elimination.ts';
import { everybodyLearns } from './knowledge.ts';
import { discardFromPlay, tell } from './piles.ts';
import { mayRise, riseFromPlay } from './resurrection.ts';
import { putDownTotal, worthAgainst, worthOf } from './worth.ts';

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
  t.state.shown = false;
  if (t.box.options.gentleBeasts && !meetsGentleBeast(t, seat)) return;
  if (isUsed(t, seat, 'ON-BEAST')) return dismissBeast(t, seat);
  if (hand(t, seat).length < face(t, facedBy(t, seat)[0]!.beast).minimum) return beOverwhelmed(t, seat);
  putCardsDown(t, seat);
  const short = facedBy(t, seat)[0]!.points - putDownTotal(t);
  if (short > 0 && !isHelped(t, seat, short)) return forfeit(t, seat);
  win(t, seat);
}

/** The Vegetarian Barbarian adds points, and is asked where they would be enough. */
function isHelped(t: Table, seat: Seat, short: number): boolean {
  const barbarian = characterFor(t, seat, 'ON-FIGHT');
  if (barbarian === NO_CARD || face(t, barbarian).amount < short) return false;
  return agreesToUse(t, seat, barbarian);
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

/** UA-BEAST-06, UA-R-20, UA-R-21: one card after the other, until it is enough. */
function putCardsDown(t: Table, seat: Seat): void {
  const { putDown } = t.state;
  for (;;) {
    const options = putDownOptions(t, seat);
    if (options.length === 0) break;
    const card = choose(t, seat, PUT_DOWN, options);
    if (card === DONE) break;
    moveCard(card, hand(t, seat), putDown);
  }
  t.state.shown = true;
  for (const card of putDown) everybodyLearns(t, card);
  if (t.tale !== undefined)
    tell(t, { kind: 'putDown', seat, cards: putDown.slice(), total: putDownTotal(t) });
}

function putDownOptions(t: Table, seat: Seat): (CardId | Done)[] {
  const { minimum } = face(t, facedBy(t, seat)[0]!.beast);
  const missing = minimum - t.state.putDown.length;
  if (t.box.options.beastExactMinimum) return missing > 0 ? cardsTowardsExactly(t, seat, missing) : [];
  const options: (CardId | Done)[] = hand(t, seat).slice();
  if (missing <= 0 && mayStop(t, seat)) options.push(DONE);
  return options;
}

/** UA-R-21: while the rest of the hand could still win it, a fight may not be broken off. */
function mayStop(t: Table, seat: Seat): boolean {
  const short = facedBy(t, seat)[0]!.points - putDownTotal(t);
  if (short <= 0 || !t.box.options.beastMustWin) return true;
  return worthOf(t, hand(t, seat)) < short;
}

/** With exactly the minimum to be put down, a card that would lose a fight that can be won is not offered. */
function cardsTowardsExactly(t: Table, seat: Seat, missing: number): CardId[] {
  const held = hand(t, seat);
  if (!t.box.options.beastMustWin) return held.slice();
  const short = facedBy(t, seat)[0]!.points - putDownTotal(t);
  const winning = held.filter((card) => {
    const others = held.filter((other) => other !== card).map((other) => worthAgainst(t, other));
    const best = others.sort((one, other) => other - one).slice(0, missing - 1);
    return worthAgainst(t, card) + best.reduce((sum, worth) => sum + worth, 0) >= short;
  });
  return winning.length > 0 ? winning : held.slice();
}

/** UA-BEAST-11, UA-BEAST-12: cards to the discard pile, Beast to its own, its twist, then the reward. */
function win(t: Table, seat: Seat): void {
  const { beast, encounter } = removeBeast(t, seat);
  discardPutDown(t);
  const { reward } = face(t, beast);
  tell(t, { kind: 'beat', seat, beast, reward });
  if (face(t, beast).twist === 'win') twist(t, seat, beast);
  drawQuestCards(t, seat, reward); // UA-BEAST-13, UA-R-19: new Beasts join the end of the queue.
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
  riseFromPlay(t, seat, card);
  return true;
}

/** UA-R-36: what a Beast does at the end is no attack. */
function twist(t: Table, seat: Seat, beast: CardId): void {
  const effect = beginEffect(t, 'beast', beast, seat);
  effect.row = 0;
  t.box.carryOut(t, effect);
  endEffect(t);
}
