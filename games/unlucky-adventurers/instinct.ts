// What a sensible adventurer tries first.

import type { Ask } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { keepValue } from './judge.ts';
import { ENOUGH, USE } from './questions/answers.ts';
import { ROLL } from './questions/roll.ts';
import { SHIELD, TAKE_IT } from './questions/shield.ts';
import { areMates } from './rules/teams.ts';
import { face, hand, handSize, type Table } from './state.ts';

/** How gladly a card is played, by its key; others are 1. */
const LIKED: Readonly<Record<string, number>> = {
  'act-shield': 0.1,
  'act-resurrection': 0.05,
  'act-rest': 0.6,
  'act-winds': 0.6,
  'act-trading': 0.5,
  'act-talisman': 3,
  'act-thief': 4,
  'act-trap': 4,
  'act-ally': 2,
  'itm-lockpick': 2.5,
  'itm-bag': 1.5,
  'itm-sandwich': 1.5,
  'pot-heal': 1.8,
  'pot-love': 1.8,
  'pot-second': 1.5,
  'spl-luck': 2,
  'spl-hand': 2,
  'spl-mind': 2,
  'wpn-crossbow': 1.5,
  'wpn-dagger': 1.3,
  'wpn-sling': 1.5,
};

type Weigh = (t: Table, option: unknown, ask: Ask<Table>) => number;

const leastFirst: Weigh = (t, card) =>
  typeof card === 'number' ? Math.max(0.05, 3 - 1.5 * keepValue(t, card)) : 1;
const bestFirst: Weigh = (t, card) => (typeof card === 'number' ? keepValue(t, card) : 0.2);
const gladly =
  (wanted: unknown, weight: number): Weigh =>
  (_t, option) =>
    option === wanted ? weight : 1;

/** The richer the better, team mates last. */
const richest: Weigh = (t, option, { seat }) => {
  if (typeof option !== 'number') return 0.3;
  return areMates(t, seat, option) ? 0.05 : handSize(t, option);
};

const WEIGHTS: Readonly<Record<string, Weigh>> = {
  'play-a-card': (t, card) =>
    face(t, card as CardId).type === 'character' ? 3 : (LIKED[face(t, card as CardId).key] ?? 1),
  'play-another': (t, card) => (card === ENOUGH ? 0.7 : (LIKED[face(t, card as CardId).key] ?? 1)),
  'use-at-the-start': (_t, option) => (option === ENOUGH ? 0.3 : 1),
  'choose-target': richest,
  rob: richest,
  'trade-hands-with': (t, option, { seat }) =>
    option === ENOUGH ? 1 : handSize(t, option as Seat) > hand(t, seat).length ? 4 : 0.1,
  discard: leastFirst,
  'hand-over': leastFirst,
  'pass-on': leastFirst,
  exchange: leastFirst,
  'throw-away': leastFirst,
  'pick-from-hand': bestFirst,
  'dig-up': bestFirst,
  'put-down': (t, card) => (typeof card === 'number' ? 0.3 + t.box.values[card]! : 6),
  resurrect: gladly(USE, 20),
  'rise-at-the-start': gladly(USE, 20),
  'use-played-resurrection': (_t, option) => (option === 'dud' ? 0.1 : 3),
  defend: (t, option, { seat }) =>
    option === TAKE_IT ? 1 : option === SHIELD && hand(t, seat).length === 1 ? 0.1 : 2,
  'ghost-roll': gladly(USE, 20),
  'ghost-draw': gladly(USE, 20),
  'name-a-face': (_t, named) => (named === ROLL ? 1 : (named as number) >= 5 ? 3 : 0.3),
  'keep-a-die': (_t, die) => die as number,
  'use-ability': (_t, option) => ((option as { answer: string }).answer === USE ? 1.2 : 1),
};

export function instinct(t: Table, ask: Ask<Table>): number[] | undefined {
  const weigh = WEIGHTS[ask.question.name];
  return weigh === undefined ? undefined : ask.options.map((option) => weigh(t, option, ask));
}
