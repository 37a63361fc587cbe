// Matches end however people play them: stubborn players, who answer by one habit, find loops that chance does not.

import { describe, test } from 'vitest';
import { PROMISES } from '../engine/conformance/index.ts';
import { decisionFor } from '../engine/match.ts';
import type { OptionView } from '../engine/question.ts';
import { GAME_IDS, subjectOf, TIME_FOR_A_PROMISE } from './subjects.ts';

type Habit = (options: readonly OptionView[]) => number;

/** What points at nothing on the table is a way out: to pass, to decline, to be done. */
const isWayOut = ({ at }: OptionView): boolean => at === undefined;

const HABITS: Readonly<Record<string, Habit>> = {
  'the first option': () => 0,
  'the last option': (options) => options.length - 1,
  'whatever is no way out': (options) =>
    Math.max(
      0,
      options.findLastIndex((option) => !isWayOut(option)),
    ),
  'a way out': (options) => Math.max(0, options.findIndex(isWayOut)),
};

const NUMBERED = Object.entries(HABITS).map(([name, habit], number) => [name, habit, number] as const);

const ENDS = PROMISES.filter(({ name }) => name === 'ends');

describe.each(GAME_IDS)('%s', async (id) => {
  const subject = await subjectOf(id);
  const isWhole = subject.breadth === 'whole';
  describe.each(NUMBERED)('when everybody takes %s', (_, habit, number) => {
    const stubborn = {
      ...subject,
      ...(isWhole ? { matches: 2 } : { part: { from: number, oneIn: 3 } }),
      player: (...asked: Parameters<typeof decisionFor>) => habit(decisionFor(...asked)!.options),
    };
    test.each(ENDS)('$name: $says', ({ check }) => check(stubborn), TIME_FOR_A_PROMISE);
  });
});
