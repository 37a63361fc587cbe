// How good the table looks for each adventurer.

import { bySeat, type CardId, type Seat } from '../../engine/table.ts';
import { teamOf } from './rules/teams.ts';
import { alliesOf, face, hand, handSize, isLiving, type Table } from './state.ts';

/** The share of all staying power that a seat's side has. */
export function judge(t: Table): number[] {
  return bySeat(t.box.players, (seat) => shareOf(t, seat));
}

function shareOf(t: Table, seat: Seat): number {
  let own = 0;
  let all = 0;
  for (let other = 0; other < t.box.players; other++) {
    const power = stayingPower(t, other);
    all += power;
    if (teamOf(t, other) === teamOf(t, seat)) own += power;
  }
  return all === 0 ? 0.5 : own / all;
}

const CHARACTER_POWER = 0.7;
const MISSED_TURN = 0.4;
/** A few cards are worth more each than many: the first ones keep you alive. */
const FIRST_CARDS = 3;

function stayingPower(t: Table, seat: Seat): number {
  if (!isLiving(t, seat)) return 0;
  let power = FIRST_CARDS + alliesOf(t, seat).length * CHARACTER_POWER;
  for (const card of hand(t, seat)) power += keepValue(t, card);
  if (!t.state.used[seat]) power += CHARACTER_POWER;
  if (t.state.missing[seat]) power -= MISSED_TURN;
  return handSize(t, seat) === 0 ? 0.1 : Math.max(0.1, power);
}

/** How much a card is worth in a hand: being a card, what it does against Beasts, and what it is good for. */
export function keepValue(t: Table, card: CardId): number {
  return 0.9 + 0.08 * t.box.values[card]! + (SPECIAL_VALUE[face(t, card).key] ?? 0);
}

const SPECIAL_VALUE: Readonly<Record<string, number>> = {
  'act-shield': 0.4,
  'act-resurrection': 1.6,
  'act-thief': 0.4,
  'act-talisman': 0.4,
  'act-trap': 0.3,
  'act-ally': 0.3,
};
