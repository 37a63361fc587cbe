// Leaving the game, and winning it: who has run out of cards, in which order that is looked at, and who is left.

import { moveAll } from '../../../engine/pile.ts';
import type { Seat } from '../../../engine/table.ts';
import type { OutBecause } from '../events.ts';
import { alliesOf, face, facedBy, hand, isLiving, isOver, NO_CARD, NOBODY, type Table } from '../state.ts';
import { agreesToUse, characterFor } from './character.ts';
import { spareNewHand } from './effect.ts';
import { missNextTurn } from './missed-turn.ts';
import { discardFromPlay, tell, toQuestDiscard } from './piles.ts';
import { everyoneAfter, livingCount } from './seats.ts';
import { drawCleanHand } from './starter-hand.ts';
import { teamOf } from './teams.ts';

const TITLE = 'Reasonably Lucky Adventurer'; // UA-WIN-04

/**
 * UA-R-53, UA-R-55: after a whole effect, everybody with an empty hand is looked at, the next player first and the one
 * whose turn it is last. UA-R-54: as soon as one side is left, it has won and the looking stops.
 */
export function checkHands(t: Table): void {
  if (isOver(t) || !somebodyIsEmptyHanded(t)) return;
  for (const seat of everyoneAfter(t, t.state.active)) {
    if (hand(t, seat).length > 0 || isSavedByCleric(t, seat)) continue;
    eliminate(t, seat, 'empty');
    if (isOver(t)) return;
  }
}

function somebodyIsEmptyHanded(t: Table): boolean {
  const { hands, living } = t.state;
  for (let seat = 0; seat < hands.length; seat++) if (living[seat] && hand(t, seat).length === 0) return true;
  return false;
}

/** The Cleric of Lost Socks: not out after all, with hardly a card, and a turn to recover. */
export function isSavedByCleric(t: Table, seat: Seat): boolean {
  const cleric = characterFor(t, seat, 'ON-OUT');
  if (cleric === NO_CARD || !agreesToUse(t, seat, cleric)) return false;
  discardHand(t, seat);
  leaveTroubleBehind(t, seat);
  const cards = drawCleanHand(t, seat, face(t, cleric).amount);
  tell(t, { kind: 'saved', seat, card: cleric, cards });
  missNextTurn(t, seat);
  return cards > 0;
}

/**
 * UA-R-46, UA-R-47: a new hand is safe from everything that is running: Beasts leave, cards still owed are not drawn, and
 * no later step reaches it. UA-R-49: an own turn ends with it.
 */
export function leaveTroubleBehind(t: Table, seat: Seat): void {
  leaveTheBeasts(t, seat);
  t.state.owed[seat] = 0;
  spareNewHand(t, seat);
  if (seat === t.state.active) t.state.turnEnds = true;
}

/** UA-WIN-01, UA-R-56: hand, Allies, Beasts and markers go; the own Character stays. */
export function eliminate(t: Table, seat: Seat, because: OutBecause): void {
  const s = t.state;
  discardHand(t, seat);
  tell(t, { kind: 'out', seat, because, place: livingCount(t) });
  moveAll(alliesOf(t, seat), s.characterDiscard);
  leaveTheBeasts(t, seat);
  s.living[seat] = false;
  s.missing[seat] = false;
  s.warded[seat] = false;
  s.askMe[seat] = false;
  s.owed[seat] = 0;
  s.left.push(seat);
  maybeEndGame(t);
}

/** A hand is given up before a Beast that asks for more than there is (UA-R-24), and nowhere else. */
export function discardHand(t: Table, seat: Seat): void {
  const facing = facedBy(t, seat)[0];
  for (const card of hand(t, seat).splice(0)) {
    toQuestDiscard(t, card);
    tell(t, { kind: 'discarded', seat, card, atRandom: false, ...(facing && { cause: facing.beast }) });
  }
}

/** UA-R-24, UA-R-47: the Beast that was being faced and all queued behind it leave, without reward or twist. */
function leaveTheBeasts(t: Table, seat: Seat): void {
  const s = t.state;
  for (const { beast, encounter } of facedBy(t, seat).splice(0)) {
    s.beastDiscard.push(beast);
    if (encounter !== NO_CARD) discardFromPlay(t, encounter);
  }
  if (s.fighter !== seat) return;
  discardPutDown(t);
  s.fighter = NOBODY;
}

/** What was put down against a Beast, won or lost. */
export function discardPutDown(t: Table): void {
  for (const card of t.state.putDown.splice(0)) toQuestDiscard(t, card);
}

/** UA-WIN-03, UA-TEAM-08, UA-R-62: one side left has won; UA-TEAM-09: all of its members. */
function maybeEndGame(t: Table): void {
  const sides = new Set<number>();
  for (let seat = 0; seat < t.box.players; seat++) if (isLiving(t, seat)) sides.add(teamOf(t, seat));
  if (sides.size > 1) return;
  const [side] = sides;
  for (let seat = 0; seat < t.box.players; seat++) if (teamOf(t, seat) === side) t.state.winners.push(seat);
  tell(t, { kind: 'won', seats: t.state.winners.slice(), title: TITLE });
}
