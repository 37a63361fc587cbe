// A position in figures a designer understands, and the chances that measured weights make of them.

import type { Table } from './table.ts';

/**
 * What can be said of a position for each side that may still win. The lab (`lab learn`) finds out what each feature is
 * worth by who won, and writes it down as the game's weights.
 */
export type Features<T extends Table = Table> = {
  /** What each figure is, in words: "cards held". */
  readonly names: readonly string[];
  /**
   * Rivals play against each other: `read` gives one list of figures for each seat, an empty one for whoever can no longer
   * win. A party plays against the game: `read` gives a single list, with a feature that is always 1.
   */
  readonly sides: 'rivals' | 'party';
  read(t: T): readonly (readonly number[])[];
  /** What some of them are worth for other reasons than who won, by name: the others are fitted around it. */
  readonly known?: Readonly<Record<string, number | undefined>>;
  /** What the lab found them to be worth; no weights at all before it has been asked. */
  readonly measured: Measured;
};

/** What each feature is worth in log odds, by its name, for so many sides that may still win. */
export type Weights = Readonly<Record<number, Readonly<Record<string, number>>>>;

/** How well chances foretold who won, in positions of matches that were not learned from. */
export type Check = {
  readonly matches: number;
  readonly positions: number;
  /** Mean log loss in nats, the lower the better. */
  readonly loss: number;
  /** Part of the log loss of knowing the base rate alone that is gone: 0 knows nothing, 1 knows all. */
  readonly explains: number;
  /** The same for the judge who played. */
  readonly explainedBefore?: number;
  /** Bin by bin: the chance that was said, how often it came true, and of how many. */
  readonly calibration: readonly (readonly [said: number, true_: number, of: number])[];
};

/** What `lab learn` writes: weights, and how far they are to be trusted. */
export type Measured = {
  /** The command that measures them again. */
  readonly command: string;
  readonly weights: Weights;
  readonly checks: Readonly<Record<number, Check>>;
};

/**
 * Weights in the order of the features, by the number of sides: where none were measured, those of the nearest number that
 * was. A feature that has not been measured yet is worth nothing.
 */
export function weightsInOrder({
  names,
  measured: { weights },
}: Features<never>): readonly (readonly number[])[] {
  const measured = Object.keys(weights).map(Number);
  const most = Math.max(1, ...measured);
  return Array.from({ length: most + 1 }, (_, sides) => {
    const worths = weights[nearestTo(sides, measured)] ?? {};
    return names.map((name) => worths[name] ?? 0);
  });
}

const nearestTo = (sides: number, measured: readonly number[]): number =>
  measured.reduce((best, each) => (Math.abs(each - sides) < Math.abs(best - sides) ? each : best), Infinity);

/** Each rival's chance to win: the stronger by the measured weights, the likelier. Runs at every playout's end. */
export function chancesOfRivals(
  figures: readonly (readonly number[])[],
  weights: readonly (readonly number[])[],
): number[] {
  let sides = 0;
  for (let seat = 0; seat < figures.length; seat++) if (figures[seat]!.length > 0) sides++;
  const worths = weights[Math.min(sides, weights.length - 1)]!;
  const chances = new Array<number>(figures.length);
  let all = 0;
  for (let seat = 0; seat < figures.length; seat++) {
    const own = figures[seat]!;
    const strength = own.length === 0 ? 0 : Math.exp(weigh(own, worths));
    chances[seat] = strength;
    all += strength;
  }
  for (let seat = 0; seat < chances.length; seat++) chances[seat]! /= all;
  return chances;
}

/** A party's chance against the game. */
export function chanceOfParty(
  figures: readonly (readonly number[])[],
  weights: readonly (readonly number[])[],
): number {
  return 1 / (1 + Math.exp(-weigh(figures[0]!, weights[1]!)));
}

function weigh(figures: readonly number[], worths: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < figures.length; i++) sum += figures[i]! * worths[i]!;
  return sum;
}
