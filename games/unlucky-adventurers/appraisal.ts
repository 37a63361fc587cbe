// What a card is good for, worked out once from its outcome table: what bots lean on instead of trying every roll.

import type { Face } from './cards/card.ts';
import type { Row, Step } from './cards/notation.ts';

export type Appraisal = {
  /** For each line, how good it is for its player, in cards: what it brings, and a part of what it costs others. */
  readonly lines: readonly number[];
  /** The mean over all rolls. */
  readonly mean: number;
  /** How likely it costs its target at least so many cards; index 0 is unused. */
  readonly menace: readonly number[];
  /** The same for everybody else, whoever is aimed at. */
  readonly sweep: readonly number[];
  /** How likely it costs its own player at least so many. */
  readonly backfire: readonly number[];
  /** How gladly it is played without a look at the table. */
  readonly liked: number;
  /** How readily it is parted with, and how gladly taken where any card may be picked. */
  readonly parted: number;
  readonly wanted: number;
};

/** How gladly a card without a table is played, by its key. */
export const LIKED: Readonly<Record<string, number>> = {
  'act-shield': 0.05,
  'act-resurrection': 0.03,
  'act-rest': 0.8,
  'act-winds': 0.7,
  'act-talisman': 3,
  'act-thief': 5,
  'act-ally': 2,
};

/** What having it in hand, or a Character unspent, adds to the odds of winning, in log odds. */
const KEPT: Readonly<Record<string, number>> = {
  'act-shield': 0.12,
  'act-resurrection': 0.4,
  'act-thief': 0.2,
  'act-talisman': 0.07,
  'act-trading': 0.14,
  'chr-trader': 0.18,
  'chr-rogue': 0.27,
  'chr-bard': 0.2,
  'chr-cleric': 0.45,
  'chr-ranger': 0.33,
  'chr-barbarian': 0.08,
  'chr-jester': 0.16,
  'chr-taxman': 0.3,
  'chr-alchemist': 0.15,
  'chr-gravedigger': 0.2,
  'chr-squire': 0.45,
};
/** A point of beast value. */
const KEPT_POINT = 0.02;

const MOST_COUNTED = 3;
/** A card that an opponent loses is worth less than one of your own. */
const THEIRS = 0.5;
/** A hand of usual size, for what depends on it. */
const USUAL_HAND = 5;
const MISSED_TURN = 0.4;
const FACES = 6;

export function appraise({ rows, key, value }: Face): Appraisal {
  const lines = rows.map(({ steps }) => sum(steps, worthOfStep));
  const mean = rows.reduce((all, row, i) => all + chanceOf(row) * lines[i]!, 0);
  // Being a card, what it does against Beasts, and what it is good for.
  const kept = 0.9 + 4 * ((KEPT[key] ?? 0) + KEPT_POINT * value);
  return {
    lines,
    mean,
    menace: chances(rows, (step) => (step.who === 'T' ? lossIn(step) : sweepIn(step)), THIEF[key]),
    sweep: chances(rows, sweepIn),
    backfire: chances(rows, (step) => (step.who === 'me' ? lossIn(step) : step.op === 'lose' ? step.n : 0)),
    liked: LIKED[key] ?? Math.exp(1.2 * mean),
    parted: Math.exp(4 - 4 * kept) + 0.02,
    wanted: Math.exp(2 * kept),
  };
}

/** The Thief has no table, and takes two for certain. */
const THIEF: Readonly<Record<string, readonly number[]>> = { 'act-thief': [0, 1, 1, 0] };

const chanceOf = ({ from, to }: Row): number => (to - from + 1) / FACES;

const sum = (steps: readonly Step[], of: (step: Step) => number): number =>
  steps.reduce((all, step) => all + of(step), 0);

function chances(
  rows: readonly Row[],
  loss: (step: Step) => number,
  known: readonly number[] | undefined = undefined,
): number[] {
  if (known !== undefined) return known.slice();
  const atLeast: number[] = Array(MOST_COUNTED + 1).fill(0);
  for (const row of rows) {
    const lost = Math.min(MOST_COUNTED, sum(row.steps, loss));
    for (let cards = 1; cards <= lost; cards++) atLeast[cards]! += chanceOf(row);
  }
  return atLeast;
}

const sweepIn = (step: Step): number => (step.who === 'OTH' || step.who === 'ALL' ? lossIn(step) : 0);

function lossIn({ op, n }: Step): number {
  switch (op) {
    case 'disc':
    case 'rand':
    case 'steal':
    case 'give':
    case 'pick':
      return n;
    case 'half':
      return Math.floor(USUAL_HAND / 2);
    default:
      return 0;
  }
}

/** How many a word stands for at a table of four. */
const HOW_MANY: Readonly<Record<Step['who'], number>> = {
  me: 1,
  T: 1,
  L: 1,
  R: 1,
  LR: 2,
  OTH: 3,
  ALL: 3,
  RICH: 1.2,
  POOR: 0.8,
  RND: 1,
};

function worthOfStep(step: Step): number {
  const { op, who, n } = step;
  if (who === 'me') return worthForMe(step);
  const loss = lossIn(step) * HOW_MANY[who] * THEIRS;
  switch (op) {
    case 'draw':
      return -n * THEIRS * HOW_MANY[who];
    case 'steal':
    case 'give':
    case 'pick':
      return loss + n * HOW_MANY[who];
    case 'pay':
    case 'lose':
      return -n * (1 + THEIRS);
    case 'miss':
      return MISSED_TURN * THEIRS;
    case 'downto':
    case 'duel':
      return THEIRS;
    default:
      return who === 'ALL' ? loss - n : loss;
  }
}

function worthForMe(step: Step): number {
  const { op, n } = step;
  switch (op) {
    case 'draw':
    case 'salvage':
      return n * (op === 'draw' ? 0.8 : 1); // A draw may be a Blunder or a Beast.
    case 'back':
    case 'again':
      return 0.6;
    case 'miss':
      return -MISSED_TURN;
    case 'beast':
      return -0.3;
    case 'ward':
    case 'refresh':
      return 0.4;
    case 'show':
      return -0.1;
    case 'scry':
      return 0.1;
    default:
      return -lossIn(step);
  }
}
