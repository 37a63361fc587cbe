// The figures that options carry, by question: what boards, bots and the lab read instead of words.

import type { Seat } from '../../../engine/table.ts';
import type { Forecast, ForecastLine } from './forecast.ts';

/** `play-a-card`, `play-another`, `use-at-the-start`: a card or Character, and what choosing it means. */
export type PlayData = Forecast & {
  /** Is it played, used, or does its owner only want to be asked later? */
  readonly means: 'play' | 'use' | 'ask me';
  /** False for a card that would do nothing now. */
  readonly hasEffect: boolean;
  readonly value: number;
};

/** `choose-target`, `rob`, `trade-hands-with`, `exchange-with`, `pick-among-equals`: somebody else. */
export type SeatData = {
  readonly cards: number;
  /** How many cards the one who chooses holds. */
  readonly mine: number;
  readonly isWarded: boolean;
  /** How the table of the card reads with this target; empty where nothing is rolled. */
  readonly lines: readonly ForecastLine[];
};

/** `discard`, `hand-over`, `pass-on`, `exchange`, `throw-away`, `pick-from-hand`, `dig-up`: a card and its beast value. */
export type CardData = { readonly value: number };

/** `put-down`: what it counts in this fight, and how the fight stands with it. */
export type PutDownData = {
  readonly worth: number;
  /** Cards and points with this one, of those that the Beast asks for. */
  readonly cards: number;
  readonly points: number;
  readonly minimum: number;
  readonly needed: number;
  /** Is the fight won with it, and with what must follow? */
  readonly wins: boolean;
  /** Can it not be won, whatever is put down? */
  readonly isLost: boolean;
  /** Is it over with it, won or lost: nothing else could be picked, or all that is left must be? */
  readonly ends: boolean;
  /** How many cards of the hand stay with it. */
  readonly left: number;
  /** What comes after a lost fight: "It leaves afterwards, without a reward". */
  readonly afterwards: string;
};

/** `defend`: what the attack would cost, and what the answer costs instead. */
export type DefenceData = {
  readonly by: Seat;
  readonly loses: number;
  readonly cost: number;
  /** Would the hand be empty? */
  readonly isLast: boolean;
};

/** `name-a-face`, `keep-a-die`: the line that this die would pick. */
export type DieData = { readonly die: number; readonly line?: ForecastLine };
