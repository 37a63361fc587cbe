// What is put down against a Beast: one selection, which is over as soon as the fight is won, lost or decided.

import { choose } from '../../../engine/choose.ts';
import { moveCard, takeOut } from '../../../engine/pile.ts';
import { DONE, type Done } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { PUT_DOWN } from '../questions/fight.ts';
import { face, facedBy, hand, NO_CARD, type Table } from '../state.ts';
import { characterFor, spendCharacter } from './character.ts';
import { everybodyLearns } from './knowledge.ts';
import { tell } from './piles.ts';
import { worthAgainst, worthOf } from './worth.ts';

/** UA-BEAST-06, UA-R-20: picks cards of the hand, then shows them all at once. True when they are enough. */
export function putCardsDown(t: Table, seat: Seat): boolean {
  const { beast, points } = facedBy(t, seat)[0]!;
  const fight = beginFight(t, seat);
  const { picked, left } = fight;
  const picking = { picked, min: face(t, beast).minimum, max: left.length };
  while (!isDecided(t, fight)) {
    t.picking = picking;
    const pick = choose(t, seat, PUT_DOWN, whatMayBeAdded(t, fight));
    t.picking = undefined;
    if (pick === DONE) break;
    add(t, fight, pick);
  }
  const total = worthOf(t, picked);
  layDown(t, seat, { picked, total });
  return total >= points;
}

function layDown(t: Table, seat: Seat, { picked, total }: { picked: CardId[]; total: number }): void {
  const { putDown } = t.state;
  for (const card of picked) {
    if (t.box.types[card] === 'character') spendCharacter(t, seat, card);
    else {
      moveCard(card, hand(t, seat), putDown);
      everybodyLearns(t, card);
    }
  }
  if (t.tale !== undefined) tell(t, { kind: 'putDown', seat, cards: putDown.slice(), total });
}

/** How a fight stands: what is missing, and what the rest of the hand, and the Barbarian, could still do about it. */
type Fight = {
  readonly picked: CardId[];
  readonly left: CardId[];
  /** Cards and points that are still missing; 0 or less when there are enough. */
  missing: number;
  short: number;
  /** How many cards are left, what they and the Barbarian are worth. */
  cards: number;
  worth: number;
  help: number;
};

function beginFight(t: Table, seat: Seat): Fight {
  const { beast, points } = facedBy(t, seat)[0]!;
  const left = hand(t, seat).slice();
  const fight: Fight = {
    picked: [],
    left,
    missing: face(t, beast).minimum,
    short: points,
    cards: left.length,
    worth: worthOf(t, left),
    help: 0,
  };
  const barbarian = characterFor(t, seat, 'ON-FIGHT');
  if (barbarian !== NO_CARD) {
    left.push(barbarian); // UA-R-27: he adds points, and is no card.
    fight.help = worthAgainst(t, barbarian);
  }
  return fight;
}

function add(t: Table, fight: Fight, card: CardId): void {
  const points = worthAgainst(t, card);
  takeOut(fight.left, card);
  fight.picked.push(card);
  fight.short -= points;
  if (t.box.types[card] === 'character') fight.help = 0;
  else {
    fight.missing--;
    fight.cards--;
    fight.worth -= points;
  }
}

/** What the cards that are left can add at most: all of them, or the best where exactly the minimum is put down. */
function reach(t: Table, { left, missing, worth }: Fight): number {
  return t.box.options.beastExactMinimum ? bestOf(t, left, missing) : worth;
}

/** UA-R-21: while the cards alone can still win it, they must. */
const mustWin = (t: Table, fight: Fight): boolean =>
  t.box.options.beastMustWin && reach(t, fight) >= fight.short;

const canWin = (t: Table, fight: Fight): boolean => reach(t, fight) + fight.help >= fight.short;

/** Won; lost, with what a lost fight costs; or so that only one set is left to be put down, which then is. */
function isDecided(t: Table, fight: Fight): boolean {
  const { missing, short, picked } = fight;
  if (missing <= 0 && (short <= 0 || !canWin(t, fight))) return true;
  const forced = forcedCards(t, fight);
  if (forced.length < missing || (canWin(t, fight) && worthOf(t, forced) < short)) return false;
  for (const card of forced) picked.push(card);
  return true;
}

/** The cards without which there are too few, or without which a fight that must be won cannot be. */
function forcedCards(t: Table, fight: Fight): CardId[] {
  const { left, cards, missing, worth, help, short } = fight;
  const forced: CardId[] = [];
  const must = mustWin(t, fight) && !t.box.options.beastExactMinimum;
  for (const card of left) {
    if (t.box.types[card] === 'character') continue;
    if (cards <= missing || (must && worth + help - worthAgainst(t, card) < short)) forced.push(card);
  }
  return forced;
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

/** What the best so many of these cards are worth; the Barbarian is none of them. */
function bestOf(t: Table, left: readonly CardId[], count: number): number {
  const worths = left
    .filter((card) => t.box.types[card] !== 'character')
    .map((card) => worthAgainst(t, card))
    .sort((one, other) => other - one);
  let sum = 0;
  for (let i = 0; i < count && i < worths.length; i++) sum += worths[i]!;
  return sum;
}
