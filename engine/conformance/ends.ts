// Promise: every match ends, and no rule runs in circles.

import { runInThisContext } from 'node:vm';
import { type Breadth, Broken, demand, type Kept, playedMatches, type Subject } from './subject.ts';

/** A suite’s matches take seconds, on a busy machine minutes, those of a soak hours beside other work; a rule that loops takes for ever. */
const LONGEST_MILLISECONDS: Readonly<Record<Breadth, number>> = { sampled: 220_000, whole: 6_600_000 };
const LONGEST_UNIT = 60;

export function ends(milliseconds?: number): Kept {
  return {
    name: 'ends',
    says: 'matches end, in units of a few decisions',
    check: (subject) =>
      withinTime(() => checkEnds(subject), milliseconds ?? LONGEST_MILLISECONDS[subject.breadth ?? 'whole']),
  };
}

function checkEnds(subject: Subject): void {
  playedMatches(subject, ({ match, where }) => {
    const { winners, scores } = match.result!;
    demand(scores.length === match.wishes.players, where, () => `${scores.length} scores`);
    demand(
      scores.every((score) => score >= 0 && score <= 1),
      where,
      () => `scores ${scores} are not from 0 to 1`,
    );
    demand(
      winners.every((seat) => scores[seat] === Math.max(...scores)),
      where,
      () => 'a winner has not the best score',
    );
    match.units.forEach((unit, i) => {
      const length = (match.units[i + 1]?.from ?? match.choices.length) - unit.from;
      demand(length <= LONGEST_UNIT, where, () => `unit ${i + 1} takes ${length} decisions: split it`);
    });
  });
}

/** Node can interrupt a loop that never asks anybody only in a script run with a time limit. */
function withinTime(work: () => void, milliseconds: number): void {
  const name = '__misadventureConformance';
  Object.assign(globalThis, { [name]: work });
  try {
    runInThisContext(`${name}()`, { timeout: milliseconds });
  } catch (thrown) {
    if ((thrown as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw thrown;
    throw new Broken(`A rule runs in circles: no end after ${milliseconds / 1000} seconds.`);
  } finally {
    Reflect.deleteProperty(globalThis, name);
  }
}
