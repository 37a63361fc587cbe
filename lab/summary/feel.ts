// What people feel: choices that are none, waiting, when it was settled, comebacks.

import type { Measures } from '../measure/measures.ts';
import { mean } from '../statistics/contrast.ts';
import { type Estimate, share } from '../statistics/share.ts';

export type Feel = {
  /** Decisions with a single option, of all. */
  readonly forced: Estimate;
  /** Of decisions weighed: those on which nothing hung, and those with one clearly right answer. */
  readonly idle: Estimate;
  readonly clear: Estimate;
  readonly questions: readonly QuestionRow[];
  /** Longest wait of a seat between two questions, and its time after the last one, as parts of the match. */
  readonly longestWait: Estimate;
  readonly timeOut: Estimate;
  /** Seats that are asked nothing in the last quarter of the match. */
  readonly outEarly: Estimate;
  /** As the game's judge sees it; absent for a game without one. */
  readonly drama?: Drama;
  /** Held cards that could never be used, of all that were held. */
  readonly deadDraws: Estimate;
};

export type QuestionRow = {
  readonly question: string;
  readonly asked: number;
  readonly options: number;
  readonly forced: Estimate;
  readonly weighed: number;
  readonly idle: Estimate;
  readonly clear: Estimate;
};

export type Drama = {
  readonly matches: number;
  /** Part of the match after which its winner led to the end. */
  readonly settled: Estimate;
  readonly leadChanges: Estimate;
  /** Winners whose chance was once below half of a fair share. */
  readonly comebacks: Estimate;
  /** Winners who led from the first third of the match on. */
  readonly runaways: Estimate;
  /** The later winner's chance at the beginning, after each tenth of the match, and at the end. */
  readonly winner: readonly Estimate[];
  /** What the judge said, and how often it came true. */
  readonly calibration: readonly { readonly said: number; readonly true: Estimate }[];
};

export function feelOf(measures: Measures): Feel {
  const { questions, waiting, made, forced, cards } = measures;
  const rows = Object.entries(questions).sort(([, one], [, other]) => other.asked - one.asked);
  const total = (part: 'weighed' | 'idle' | 'clear') => rows.reduce((sum, [, row]) => sum + row[part], 0);
  const tallies = Object.values(cards);
  const dead = tallies.reduce((sum, card) => sum + card.dead, 0);
  const held = tallies.reduce((sum, card) => sum + card.held[3]!, 0);
  const drama = dramaOf(measures);
  return {
    forced: share(forced, made),
    idle: share(total('idle'), total('weighed')),
    clear: share(total('clear'), total('weighed')),
    questions: rows.map(([question, row]) => ({
      question,
      asked: row.asked,
      options: row.asked === 0 ? 0 : row.options / row.asked,
      forced: share(row.forced, row.asked),
      weighed: row.weighed,
      idle: share(row.idle, row.weighed),
      clear: share(row.clear, row.weighed),
    })),
    longestWait: mean(waiting.longest),
    timeOut: mean(waiting.out),
    outEarly: share(waiting.outEarly, waiting.seats),
    ...(drama && { drama }),
    deadDraws: share(dead, held),
  };
}

function dramaOf({ drama }: Measures): Drama | undefined {
  if (drama.matches === 0) return undefined;
  return {
    matches: drama.matches,
    settled: mean(drama.settled),
    leadChanges: mean(drama.leadChanges),
    comebacks: share(drama.comebacks, drama.matches),
    runaways: share(drama.runaways, drama.matches),
    winner: drama.winner.map(mean),
    calibration: drama.calibration.flatMap(([said, sum, won]) =>
      said === 0 ? [] : [{ said: sum! / said!, true: share(won!, said!) }],
    ),
  };
}
