// A lesson: weights fitted to most of the matches, checked on those they never saw.

import type { Check, Features } from '../../engine/features.ts';
import { chancesBy, fitWeights } from './fit.ts';
import type { Position } from './positions.ts';

export type Lesson = {
  /** How many sides could still win in these positions. */
  readonly sides: number;
  readonly learnedFrom: number;
  readonly weights: readonly number[];
  readonly check: Check;
};

/** One match in so many is kept aside to check the weights with. */
const ASIDE = 5;
const BINS = 10;
/** Without evidence a feature is worth nothing; weights for so many sides lean on those for any number. */
const LEAN_ON_NOTHING = 10;
const LEAN_ON_ALL = 800;
/** Fewer positions than this teach nothing about a number of sides. */
const FEWEST = 300;

const isAside = ({ match }: Position): boolean => match % ASIDE === ASIDE - 1;

/** One lesson for each number of sides that was met often enough. */
export function learn(positions: readonly Position[], { names, known = {} }: Taught): Lesson[] {
  const given = names.map((name) => known[name]);
  const leaning = (strength: number) => given.map((worth) => (worth === undefined ? strength : Infinity));
  const telling = positions.filter(({ figures }) => figures.length > 1);
  const seen = telling.filter((position) => !isAside(position));
  const before = given.map((worth) => worth ?? 0);
  const towards = fitWeights(seen, { towards: before, strengths: leaning(LEAN_ON_NOTHING) });
  const counts = [...new Set(telling.map(({ figures }) => figures.length))].sort((one, other) => one - other);
  return counts.flatMap((sides) => {
    const own = telling.filter(({ figures }) => figures.length === sides);
    const learnedFrom = own.filter((position) => !isAside(position));
    if (learnedFrom.length < FEWEST) return [];
    const weights = fitWeights(learnedFrom, { towards, strengths: leaning(LEAN_ON_ALL) });
    const check = checkOf(own.filter(isAside), { weights, baseRate: baseRateOf(learnedFrom) });
    return [{ sides, learnedFrom: learnedFrom.length, weights, check }];
  });
}

type Taught = Pick<Features, 'names' | 'known'>;

/** How often each side won, knowing nothing else. */
function baseRateOf(positions: readonly Position[]): number[] {
  return positions[0]!.won.map((_, side) => meanOf(positions, ({ won }) => won[side]!));
}

type Beliefs = { readonly weights: readonly number[]; readonly baseRate: readonly number[] };

export function checkOf(positions: readonly Position[], { weights, baseRate }: Beliefs): Check {
  const loss = meanOf(positions, ({ figures, won }) => lossOf(chancesBy(figures, weights), won));
  const guessing = meanOf(positions, ({ won }) => lossOf(baseRate, won));
  const before = meanOf(positions, ({ judged, won }) => lossOf(judged, won));
  return {
    matches: new Set(positions.map(({ match }) => match)).size,
    positions: positions.length,
    loss,
    explains: 1 - loss / guessing,
    ...(positions[0]?.judged.length ? { explainedBefore: 1 - before / guessing } : {}),
    calibration: calibrationOf(positions, weights),
  };
}

const meanOf = (positions: readonly Position[], figure: (position: Position) => number): number =>
  positions.reduce((sum, position) => sum + figure(position), 0) / Math.max(1, positions.length);

function calibrationOf(positions: readonly Position[], weights: readonly number[]): Check['calibration'] {
  const bins = Array.from({ length: BINS }, (): [number, number, number] => [0, 0, 0]);
  for (const { figures, won } of positions) {
    chancesBy(figures, weights).forEach((chance, side) => {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
      bin[0] += chance;
      bin[1] += won[side]!;
      bin[2]++;
    });
  }
  return bins.filter(([, , of]) => of > 0).map(([said, came, of]) => [said / of, came / of, of]);
}

/** Chances are never taken for quite certain: a judge who once was, and erred, would lose without end. */
const LEAST = 0.001;

function lossOf(chances: readonly number[], won: readonly number[]): number {
  let loss = 0;
  for (let side = 0; side < chances.length; side++)
    if (won[side]! > 0) loss -= won[side]! * Math.log(Math.max(LEAST, chances[side]!));
  return loss;
}
