// Is the solution of a puzzle one? Each type is tried out.

import type { Findings } from './findings.ts';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

export function checkPuzzle(found: Findings, puzzle: Record<string, unknown>, at: string): void {
  const parts = texts(puzzle.parts);
  const solution = texts(puzzle.solution);
  if (parts.length < 2)
    return found.say(`${at}.parts`, 'has fewer than two parts: there is nothing to solve.');
  const problem = PROBLEMS[puzzle.type as string]?.(parts, solution, puzzle);
  if (problem !== undefined) found.say(`${at}.solution`, `${problem} Correct the solution or the parts.`);
}

type Problem = (
  parts: readonly string[],
  solution: readonly string[],
  puzzle: Record<string, unknown>,
) => string | undefined;

const stranger = (parts: readonly string[], solution: readonly string[]): string | undefined => {
  const odd = solution.find((part) => !parts.includes(part));
  return odd === undefined ? undefined : `names “${odd}”, which is none of the parts.`;
};

const PROBLEMS: Readonly<Record<string, Problem>> = {
  order: (parts, solution) =>
    stranger(parts, solution) ??
    (parts.every((part) => solution.includes(part)) && solution.length === parts.length
      ? undefined
      : 'has to name every part once.'),
  subset: (parts, solution) =>
    stranger(parts, solution) ??
    (solution.length === 0 ? 'is empty: nothing would be the answer.' : undefined),
  choice: (parts, solution) =>
    stranger(parts, solution) ?? (solution.length === 1 ? undefined : 'has to be one of the parts.'),
  code: (parts, solution) =>
    solution.length > 0
      ? 'is written down, but the dice draw a code: leave it empty.'
      : parts.length < 4
        ? 'needs at least four parts to draw from.'
        : undefined,
  memory: (_parts, solution) =>
    solution.length > 0 ? 'is written down, but the dice draw the tune: leave it empty.' : undefined,
  toggle: lamps,
};

/** Pulls every lamp of the solution and looks whether all are lit, in as many pulls as there are. */
function lamps(
  parts: readonly string[],
  solution: readonly string[],
  { attempts }: Record<string, unknown>,
): string | undefined {
  const odd = stranger(parts, solution);
  if (odd !== undefined) return odd;
  let lit = 1;
  for (const lamp of solution) {
    const at = parts.indexOf(lamp);
    for (const i of [at, (at + 1) % parts.length, (at + parts.length - 1) % parts.length]) lit ^= 1 << i;
  }
  if (lit !== (1 << parts.length) - 1) return 'does not light all lamps.';
  return solution.length > Number(attempts)
    ? `takes ${solution.length} pulls, more than allowed.`
    : undefined;
}
