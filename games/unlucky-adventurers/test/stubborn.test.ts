// Stubborn tables: everybody answers by one habit, and the match ends all the same.

import { expect, test } from 'vitest';
import type { Chooser } from '../../../engine/choose.ts';
import { seedFromText, seedWords } from '../../../engine/hash.ts';
import { below, type Rng, rngFrom } from '../../../engine/random.ts';
import { contentsFor, type Wishes } from '../../../engine/setup.ts';
import { layTable, type Table } from '../../../engine/table.ts';
import { game } from '../game.ts';
import { ENOUGH, NO } from '../questions/answers.ts';
import { TAKE_IT } from '../questions/shield.ts';
import type { Box, State } from '../state.ts';

type Habit = (options: readonly unknown[], rng: Rng) => number;

const isPass = (option: unknown): boolean =>
  option === ENOUGH || option === NO || option === TAKE_IT || (option as { answer?: string }).answer === NO;
const orAny = (index: number, options: readonly unknown[], rng: Rng): number =>
  index < 0 ? below(rng, options.length) : index;

const HABITS: Readonly<Record<string, Habit>> = {
  'always the first': () => 0,
  'always the last': (options) => options.length - 1,
  'never a pass': (options, rng) =>
    orAny(
      options.findLastIndex((option) => !isPass(option)),
      options,
      rng,
    ),
  'always a pass': (options, rng) => orAny(options.findIndex(isPass), options, rng),
};

const TABLES: readonly Wishes[] = [
  { players: 2, options: { gentleBeasts: true } },
  { players: 3, options: { beastExactMinimum: true, blunderEndsTurn: false } },
  { players: 4, options: { teams: true, friendlyFire: false } },
  { players: 4, options: { ghosts: true, nightfallReshuffle: 1 } },
  { players: 5, options: { beastMustWin: false, startingHand: 9 } },
  { players: 6, options: { ghosts: true, truceTurns: 2 } },
  { players: 6, options: { teams: true } },
];

const MOST_DECISIONS = 2000;

/** Counts its answers and gives up on a match that goes round in circles, since nothing else could stop it. */
class Stubborn implements Chooser {
  readonly habit: Habit;
  readonly rng: Rng;
  decisions = 0;

  constructor(habit: Habit, rng: Rng) {
    this.habit = habit;
    this.rng = rng;
  }

  pick(_t: Table, _seat: number, _question: unknown, options: readonly unknown[]): number {
    if (this.decisions++ > MOST_DECISIONS) throw new Error('This match goes round in circles.');
    return this.habit(options, this.rng);
  }

  pickAny(t: Table, asks: Parameters<Chooser['pickAny']>[1]): number {
    const [{ seat, question, options }] = asks as [(typeof asks)[number]];
    return this.pick(t, seat, question, options);
  }
}

/** Plays a match to its end, and returns how many decisions its longest turn took. */
function longestTurnOf(wishes: Wishes, habit: Habit, seed: string): number {
  const box = game.unpack(contentsFor(game, wishes)) as Box;
  const state: State = game.setup(box, rngFrom(seedWords(seedFromText(seed))));
  const chooser = new Stubborn(habit, rngFrom(seedWords(seedFromText(`${seed}, any`))));
  const t = layTable(box, state, chooser);
  let longestTurn = 0;
  while (game.result(t) === undefined) {
    const before = chooser.decisions;
    game.turn(t);
    longestTurn = Math.max(longestTurn, chooser.decisions - before);
  }
  return longestTurn;
}

test.each(Object.keys(HABITS))('UA-R-67 %s: every match ends, and no turn drags on', (name) => {
  for (const wishes of TABLES) {
    for (let i = 0; i < 10; i++) {
      expect(longestTurnOf(wishes, HABITS[name]!, `${name} ${i}`)).toBeLessThan(60);
    }
  }
});
