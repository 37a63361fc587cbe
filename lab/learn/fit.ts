// Fits weights to who won: logistic regression among the sides of each position (conditional logit), by Newton's method.

import type { Position } from './positions.ts';

const ROUNDS = 25;
/** A round that moves no weight by more than this is the last. */
const SETTLED = 1e-6;

/** Stronger than any evidence there will be. */
const UNMOVED = 1e9;

export type Leaning = {
  /** What weights are taken to be without evidence. */
  readonly towards: readonly number[];
  /** How much evidence it takes for each, in positions where the feature differs by one; Infinity: none is enough. */
  readonly strengths: readonly number[];
};

/** The weights under which these winners are likeliest, leaning a little towards what was believed before. */
export function fitWeights(positions: readonly Position[], { towards, strengths }: Leaning): number[] {
  const weights = towards.slice();
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend } = slopeAt(positions, weights);
    weights.forEach((weight, i) => {
      const strength = Math.min(strengths[i]!, UNMOVED);
      slope[i]! -= strength * (weight - towards[i]!);
      bend[i]![i]! += strength;
    });
    const step = solve(bend, slope);
    for (let i = 0; i < weights.length; i++) weights[i]! += step[i]!;
    if (step.every((each) => Math.abs(each) < SETTLED)) break;
  }
  return weights;
}

/** Each side's chance by these weights. */
export function chancesBy(figures: Position['figures'], weights: readonly number[]): number[] {
  const strengths = figures.map((side) => Math.exp(dot(side, weights)));
  const all = strengths.reduce((sum, each) => sum + each, 0);
  return strengths.map((each) => each / all);
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, figure, i) => sum + figure * other[i]!, 0);

/** First and (negated) second derivative of the log likelihood. */
function slopeAt(positions: readonly Position[], weights: readonly number[]) {
  const size = weights.length;
  const slope = new Array<number>(size).fill(0);
  const bend = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const { figures, won } of positions) {
    const chances = chancesBy(figures, weights);
    const mean = meanOf(figures, chances);
    figures.forEach((side, which) => {
      const chance = chances[which]!;
      const off = side.map((figure, i) => figure - mean[i]!);
      for (let i = 0; i < size; i++) {
        slope[i]! += (won[which]! - chance) * side[i]!;
        const part = chance * off[i]!;
        if (part === 0) continue;
        for (let j = 0; j <= i; j++) bend[i]![j]! += part * off[j]!;
      }
    });
  }
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) bend[j]![i] = bend[i]![j]!;
  return { slope, bend };
}

function meanOf(figures: Position['figures'], chances: readonly number[]): number[] {
  return figures[0]!.map((_, i) => figures.reduce((sum, side, which) => sum + chances[which]! * side[i]!, 0));
}

/** Solves a system of equations whose matrix is symmetric and positive, by Cholesky's way. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const lower = matrix.map((row) => row.slice());
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k++) sum -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(sum) : sum / lower[j]![j]!;
    }
  }
  const half: number[] = [];
  for (let i = 0; i < size; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= lower[i]![k]! * half[k]!;
    half.push(sum / lower[i]![i]!);
  }
  const solution = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let sum = half[i]!;
    for (let k = i + 1; k < size; k++) sum -= lower[k]![i]! * solution[k]!;
    solution[i] = sum / lower[i]![i]!;
  }
  return solution;
}
