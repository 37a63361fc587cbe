// How a fight against a Beast stands while cards are picked for it: what is missing, what could still be added, and whether that decides it.

import { takeOut } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { face, facedBy, hand, NO_CARD, type Table } from '../state.ts';
import { characterFor } from './character.ts';
import { worthAgainst, worthOf } from './worth.ts';

/** How a fight stands: what is missing, and what the rest of the hand, and the Barbarian, could still do about it. */
export type Fight = {
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

export function beginFight(t: Table, seat: Seat): Fight {
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

export function add(t: Table, fight: Fight, card: CardId): void {
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
export const mustWin = (t: Table, fight: Fight): boolean =>
  t.box.options.beastMustWin && reach(t, fight) >= fight.short;

export const canWin = (t: Table, fight: Fight): boolean => reach(t, fight) + fight.help >= fight.short;

/** Won; lost, with what a lost fight costs; or so that only one set is left to be put down, which then is. */
export function isDecided(t: Table, fight: Fight): boolean {
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

/** The fight as it stands with what was picked so far. */
function fightSoFar(t: Table, seat: Seat): Fight {
  const fight = beginFight(t, seat);
  for (const card of (t.picking?.picked ?? []) as readonly CardId[]) add(t, fight, card);
  return fight;
}

export type StandWith = {
  /** Would this pick be the last, so that all is put down with it? */
  readonly ends: boolean;
  /** Is the fight won then? */
  readonly wins: boolean;
  /** How many cards stay in the hand then. */
  readonly left: number;
};

/** How the fight would stand with this pick, and with what must follow it. */
export function standWith(t: Table, seat: Seat, card: CardId): StandWith {
  const { points, beast } = facedBy(t, seat)[0]!;
  const fight = fightSoFar(t, seat);
  add(t, fight, card);
  const ends = isDecided(t, fight);
  const cards = fight.picked.filter((each) => t.box.types[each] !== 'character').length;
  const wins = cards >= face(t, beast).minimum && worthOf(t, fight.picked) >= points;
  return { ends, wins, left: hand(t, seat).length - cards };
}

/** How many points it lacks even with everything that could still be put down; 0 or less where it can be won. */
export function lackOf(t: Table, seat: Seat): number {
  const fight = fightSoFar(t, seat);
  return fight.short - reach(t, fight) - fight.help;
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
