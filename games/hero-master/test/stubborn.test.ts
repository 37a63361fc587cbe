// Players who answer every question the same way: even they come to the end of a match.

import { expect, test } from 'vitest';
import type { Chooser } from '../../../engine/choose.ts';
import { countOptions } from '../../../engine/choosers.ts';
import { seedFromText, seedWords } from '../../../engine/hash.ts';
import { rngFrom } from '../../../engine/random.ts';
import { contentsFor } from '../../../engine/setup.ts';
import { layTable } from '../../../engine/table.ts';
import { game } from '../game.ts';
import { NONE } from '../state.ts';

/** Bots take under 500 decisions; a loop takes any number. */
const MOST_DECISIONS = 1000;
const SEEDS = 25;

type Habit = (options: readonly unknown[]) => number;

const REFUSALS: readonly unknown[] = [NONE, 'no'];
const isDeed = (option: unknown) => !REFUSALS.includes(option);

/** Always the first option, always the last; and the first or last that is no refusal. */
const HABITS: Readonly<Record<string, Habit>> = {
  'first option': () => 0,
  'last option': (options) => options.length - 1,
  'first deed': (options) => Math.max(0, options.findIndex(isDeed)),
  'last deed': (options) => Math.max(0, options.findLastIndex(isDeed)),
};

function decisionsWith(habit: Habit, players: number, seed: string): number {
  let decisions = 0;
  const chooser: Chooser = {
    pick(_t, _seat, _question, options) {
      if (++decisions > MOST_DECISIONS)
        throw new Error(`No end after ${MOST_DECISIONS} decisions: ${players} players, ${seed}`);
      return habit(options);
    },
    pickAny: (_t, asks) => countOptions(asks) - 1,
  };
  const box = game.unpack(contentsFor(game, { players }));
  const t = layTable(box, game.setup(box, rngFrom(seedWords(seedFromText(seed)))), chooser);
  while (game.result(t) === undefined) game.turn(t);
  return decisions;
}

test.each(Object.keys(HABITS))('HM-R-92 a match ends when everybody always picks the %s', (habit) => {
  for (let seed = 0; seed < SEEDS; seed++)
    for (const players of [2, 3, 4])
      expect(decisionsWith(HABITS[habit]!, players, `stubborn ${seed}`)).toBeLessThan(MOST_DECISIONS);
});
