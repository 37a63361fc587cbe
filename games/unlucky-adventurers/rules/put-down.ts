// What is put down against a Beast: one selection, which is over as soon as the fight is won, lost or decided.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import { DONE, type Done } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';
import { PUT_DOWN } from '../questions/fight.ts';
import { face, facedBy, hand, type Table } from '../state.ts';
import { spendCharacter } from './character.ts';
import { everybodyLearns } from './knowledge.ts';
import { tell, tellOnly } from './piles.ts';
import { add, beginFight, bestOf, canWin, type Fight, isDecided, mustWin } from './stand-of-the-fight.ts';
import { worthAgainst, worthOf } from './worth.ts';

/** UA-BEAST-06, UA-R-20: picks cards of the hand, then shows them all at once. True when they are enough. */
export function putCardsDown(t: Table, seat: Seat): boolean {
  const { beast, points } = facedBy(t, seat)[0]!;
  const fight = beginFight(t, seat);
  const { picked, left } = fight;
  const picking = { picked, min: face(t, beast).minimum, max: left.length };
  let isForced = true;
  while (!isDecided(t, fight)) {
    const options = whatMayBeAdded(t, fight);
    if (options.length > 1) isForced = false;
    t.picking = picking;
    const pick = choose(t, seat, PUT_DOWN, options);
    t.picking = undefined;
    if (pick === DONE) break;
    add(t, fight, pick);
  }
  const total = worthOf(t, picked);
  layDown(t, seat, { picked, total, isForced });
  return total >= points;
}

type PutDown = { picked: CardId[]; total: number; isForced: boolean };

function layDown(t: Table, seat: Seat, { picked, total, isForced }: PutDown): void {
  const { putDown } = t.state;
  for (const card of picked) {
    if (t.box.types[card] === 'character') spendCharacter(t, seat, card);
    else {
      moveCard(card, hand(t, seat), putDown);
      everybodyLearns(t, card);
    }
  }
  if (t.tale === undefined) return;
  const { beast } = facedBy(t, seat)[0]!;
  const event: Event = { kind: 'putDown', seat, beast, cards: putDown.slice(), total };
  // That nothing else would have done tells of the rest of the hand.
  if (isForced) tellOnly(t, { ...event, isForced: true }, seat, event);
  else tell(t, event);
}

function whatMayBeAdded(t: Table, fight: Fight): (CardId | Done)[] {
  const options: (CardId | Done)[] = [];
  for (const card of fight.left) if (mayBeAdded(t, fight, card)) options.push(card);
  if (fight.missing <= 0 && !mustWin(t, fight)) options.push(DONE);
  return options;
}

/** UA-R-20: beyond the minimum only what adds points, and with exactly the minimum nothing that loses a fight that must be won. */
function mayBeAdded(t: Table, fight: Fight, card: CardId): boolean {
  const { left, missing, short } = fight;
  if (t.box.types[card] === 'character') return short > 0 && canWin(t, fight);
  if (!t.box.options.beastExactMinimum) return missing > 0 || worthAgainst(t, card) > 0;
  if (!mustWin(t, fight)) return missing > 0;
  const others = left.filter((other) => other !== card);
  return worthAgainst(t, card) + bestOf(t, others, missing - 1) >= short;
}
