// Puzzles: put in order, weigh out, break a code, light lamps, choose an answer, repeat a tune.

import { choose } from '../../../engine/choose.ts';
import { takeOut } from '../../../engine/pile.ts';
import { below, type Rng, shuffle } from '../../../engine/random.ts';
import type { PuzzlePlan, ZonePlan } from '../adventures/plan.ts';
import type { Riddle } from '../journey.ts';
import { RIDDLE } from '../questions/journey.ts';
import type { Table } from '../state.ts';
import { note, unveil } from './note.ts';
import { applyOutcome, speakerOf } from './outcome.ts';

const CODE_LENGTH = 4;
const TUNES: readonly number[] = [3, 4, 5];

/** DR-CAMPAIGN-04: the task is read out; where dice decide the solution, they do so now. */
export function layRiddle(t: Table, plan: PuzzlePlan): void {
  const { name, type, text, parts, attempts } = plan;
  const solution = plan.solution.length > 0 ? [...plan.solution] : drawSolution(t.state.rng, plan);
  const progress = type === 'toggle' ? 1 : 0;
  const riddle: Riddle = {
    name,
    type,
    text,
    parts: [...parts],
    solution,
    tries: [],
    left: attempts,
    progress,
  };
  t.state.journey.riddles.push(riddle);
  unveil(t, { kind: 'puzzle', name, text });
  if (type === 'memory') unveil(t, { kind: 'tune', tones: solution.slice(0, TUNES[0]) });
}

function drawSolution(rng: Rng, { type, parts }: PuzzlePlan): string[] {
  if (type === 'memory')
    return Array.from({ length: TUNES.at(-1) as number }, () => parts[below(rng, parts.length)] as string);
  const drawn = [...parts];
  shuffle(rng, drawn);
  return drawn.slice(0, CODE_LENGTH);
}

/** How many parts an answer has; 0 for as many as one likes. */
function answerLength({ type, parts, progress }: Riddle): number {
  if (type === 'choice' || type === 'toggle') return 1;
  if (type === 'memory') return TUNES[progress] as number;
  return type === 'code' ? CODE_LENGTH : type === 'order' ? parts.length : 0;
}

/** One attempt, in a unit of its own. Says whether a battle comes of it. */
export function tryRiddle(t: Table): boolean {
  const riddle = t.state.journey.riddles.at(-1) as Riddle;
  const answer = takeAnswer(t, riddle);
  if (riddle.type === 'toggle') return pull(t, riddle, answer[0] as string);
  const right = answer.join() === wanted(riddle).join();
  const { placed, misplaced } = hint(riddle, answer);
  const told = placed === undefined ? '' : `, ${placed} in place, ${misplaced} misplaced`;
  riddle.tries.push(`${answer.join(', ')}: ${right ? 'right' : 'wrong'}${told}`);
  note(t, { kind: 'tried', name: riddle.name, answer, right, ...hint(riddle, answer) });
  if (right && riddle.type === 'memory' && riddle.progress < TUNES.length - 1) return nextTune(t, riddle);
  if (right) return settle(t, riddle, 'solved');
  riddle.left--;
  return riddle.left > 0 ? false : settle(t, riddle, 'failed');
}

/** The part of the solution that is asked for; order does not matter when weighing. */
function wanted({ type, solution, progress }: Riddle): string[] {
  if (type === 'memory') return solution.slice(0, TUNES[progress]);
  return type === 'subset' ? solution.toSorted() : solution;
}

function takeAnswer(t: Table, riddle: Riddle): string[] {
  const length = answerLength(riddle);
  const answer: string[] = [];
  const repeats = riddle.type === 'memory' || riddle.type === 'toggle';
  while (length === 0 || answer.length < length) {
    const left = repeats ? riddle.parts : riddle.parts.filter((part) => !answer.includes(part));
    const options = length === 0 && answer.length > 0 ? [...left, ENOUGH] : left;
    t.state.journey.answering = answer.slice();
    const part = choose(t, speakerOf(t), RIDDLE, options);
    if (part === ENOUGH) break;
    answer.push(part);
    if (length === 0 && answer.length === riddle.parts.length) break;
  }
  t.state.journey.answering = [];
  return riddle.type === 'subset' ? answer.toSorted() : answer;
}

export const ENOUGH = 'That is all';

/** Code-breaking: right in place, and right but misplaced. */
function hint(
  { type, solution }: Riddle,
  answer: readonly string[],
): { placed?: number; misplaced?: number } {
  if (type !== 'code') return {};
  const placed = answer.filter((part, i) => solution[i] === part).length;
  return { placed, misplaced: answer.filter((part) => solution.includes(part)).length - placed };
}

function nextTune(t: Table, riddle: Riddle): boolean {
  riddle.progress++;
  unveil(t, { kind: 'tune', tones: wanted(riddle) });
  return false;
}

/** Ring of lamps: a pull flips a lamp and its two neighbours. */
function pull(t: Table, riddle: Riddle, lamp: string): boolean {
  const count = riddle.parts.length;
  const at = riddle.parts.indexOf(lamp);
  for (const i of [at, (at + 1) % count, (at + count - 1) % count]) riddle.progress ^= 1 << i;
  riddle.left--;
  riddle.tries.push(lamp);
  const lit = riddle.progress === (1 << count) - 1;
  note(t, { kind: 'tried', name: riddle.name, answer: [lamp], right: lit });
  if (lit) return settle(t, riddle, 'solved');
  return riddle.left > 0 ? false : settle(t, riddle, 'failed');
}

function settle(t: Table, riddle: Riddle, how: 'solved' | 'failed'): boolean {
  riddle.left = 0;
  const { puzzles = [] } = JSON.parse(t.state.journey.here) as ZonePlan;
  const plan = puzzles.find(({ name }) => name === riddle.name);
  const { retries } = t.state.journey;
  if (how === 'failed' && retries.includes(riddle.name)) {
    takeOut(retries, riddle.name);
    riddle.left = plan?.attempts ?? 1;
    note(t, { kind: 'retried', name: riddle.name });
    return false;
  }
  note(t, { kind: how === 'solved' ? 'solved' : 'unsolved', name: riddle.name });
  return applyOutcome(t, (how === 'solved' ? plan?.reward : plan?.failure) ?? {});
}

/**
 * Another solution this could have, for whoever does not know it: by type, and none that was tried in vain. What the dice
 * decided, a code or the rest of a tune, nobody knows; what an author wrote, the game master does.
 */
export function imagineSolution(riddle: Riddle, rng: Rng, isAuthor: boolean): void {
  if (riddle.left === 0 || riddle.type === 'toggle') return;
  if (riddle.type === 'memory') return imagineTune(riddle, rng);
  if (isAuthor && riddle.type !== 'code') return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const parts = riddle.parts.slice();
    shuffle(rng, parts);
    riddle.solution = parts.slice(0, lengthOfSolution(riddle, rng));
    if (riddle.type === 'subset') riddle.solution.sort();
    const answer = `${riddle.solution.join(', ')}: `;
    if (!riddle.tries.some((tried) => tried.startsWith(answer))) return;
  }
}

function imagineTune({ solution, parts, progress }: Riddle, rng: Rng): void {
  for (let i = TUNES[progress] as number; i < solution.length; i++)
    solution[i] = parts[below(rng, parts.length)] as string;
}

const ATTEMPTS = 50;

function lengthOfSolution({ type, parts }: Riddle, rng: Rng): number {
  if (type === 'order') return parts.length;
  if (type === 'choice') return 1;
  return type === 'code' ? CODE_LENGTH : 1 + below(rng, parts.length);
}
