// How a fight against a Beast stands while cards are picked for it: what is missing, what could still be added, and whether that decides it.

import type { CardId, Seat } from '../../../engine/table.ts';
import { face, facedBy, hand, NO_CARD, type Table } from '../state.ts';
import { characterFor } from './character.ts';
import { worthAgainst, worthOf } from './worth.ts';

/** The hand, and the Barbarian. */
export function whatCouldBePutDown(t: Table, seat: Seat): CardId[] {
  const left = hand(t, seat).slice();
  const barbarian = characterFor(t, seat, 'ON-FIGHT');
  if (barbarian !== NO_CARD) left.push(barbarian); // UA-R-27: he adds points, and is no card.
  return left;
}

/** How a fight stands: what is missing, and what the rest of the hand, and the Barbarian, could still do about it. */
export type Fight = {
  readonly picked: CardId[];
  readonly left: CardId[];
  /** Cards and points that are still missing; 0 or less when there are enough. */
  readonly missing: number;
  readonly short: number;
  /** How many cards are left, what they and the Barbarian are worth. */
  readonly cards: number;
  readonly worth: number;
  readonly help: number;
  /** The worth of the best of them. */
  readonly best: number;
};

export function sizeUp(t: Table, seat: Seat, picked: CardId[], left: CardId[]): Fight {
  const { beast, points: needed } = facedBy(t, seat)[0]!;
  let cards = 0;
  let worth = 0;
  let help = 0;
  let best = 0;
  for (const card of left) {
    const points = worthAgainst(t, card);
    if (t.box.types[card] === 'character') help = points;
    else {
      cards++;
      worth += points;
      if (points > best) best = points;
    }
  }
  const missing = face(t, beast).minimum - (hand(t, seat).length - cards);
  return { picked, left, missing, short: needed - worthOf(t, picked), cards, worth, help, best };
}

/** What the cards that are left can add at most: all of them, or the best where exactly the minimum is put down. */
function reach(t: Table, { left, missing, worth }: Fight): number {
  return t.box.options.beastExactMinimum ? bestOf(t, left, missing) : worth;
}

/** UA-R-21: while the cards alone can still win it, they must. */
export const mustWin = (t: Table, fight: Fight): boolean =>
  t.box.options.beastMustWin && reach(t, fight) >= fight.short;

export const canWin = (t: Table, fight: Fight): boolean => reach(t, fight) + fight.help >= fight.short;

/** Won; lost, with what a lost fight costs; or so that only one set is left to be put down, which then is. */
export function isDecided(t: Table, fight: Fight): boolean {
  const { missing, short, picked, cards, worth, help, best } = fight;
  if (missing <= 0 && (short <= 0 || !canWin(t, fight))) return true;
  if (cards > missing && worth + help - best >= short) return false; // Nothing is forced.
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

/** Would this pick be the last, so that all is put down with it? */
export function wouldDecide(t: Table, seat: Seat, card: CardId): boolean {
  const picked = [...((t.picking?.picked ?? []) as readonly CardId[]), card];
  const left = whatCouldBePutDown(t, seat).filter((each) => !picked.includes(each));
  return isDecided(t, sizeUp(t, seat, picked, left));
}

/** What the best so many of these cards are worth; the Barbarian is none of them. */
export function bestOf(t: Table, left: readonly CardId[], count: number): number {
  const worths = left
    .filter((card) => t.box.types[card] !== 'character')
    .map((card) => worthAgainst(t, card))
    .sort((one, other) => other - one);
  let sum = 0;
  for (let i = 0; i < count && i < worths.length; i++) sum += worths[i]!;
  return sum;
}
