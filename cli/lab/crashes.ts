// Matches whose rules broke during a run: each is kept as a record, and named.

import type { Game } from '../../engine/game.ts';
import { type Match, type MatchSetup, playOn } from '../../engine/match.ts';
import { recordOf } from '../../engine/record.ts';
import { writeJson } from '../../engine/record-text.ts';
import type { CrashNote } from '../../lab/chunk.ts';
import type { Plan } from '../../lab/plan.ts';
import type { Run } from '../../lab/run.ts';
import { tryWriting } from '../files.ts';

type Broken = Pick<Run, 'plan' | 'crashes' | 'crashed'>;

/** Every match that broke is kept as a record, up to the question whose answer broke it, and named. */
export function keepCrashes(game: Game, { plan, crashes, crashed }: Broken, folder = 'saves'): string[] {
  const kept = crashes.map((crash) => {
    const file = `${folder}/lab-${game.id}-${crash.seed.slice(0, 8)}.json`;
    const problem = tryWriting(file, recordOfCrash(game, plan, crash));
    const where = problem === undefined ? `its record is ${file}` : problem;
    return `The rules of ${game.title} broke in match ${crash.match}${crash.varied ? ' of the variant' : ''}: ${crash.message} (${where})`;
  });
  return crashed > crashes.length ? [...kept, `… and in ${crashed - crashes.length} more.`] : kept;
}

function recordOfCrash(game: Game, { wishes, versus }: Plan, crash: CrashNote): string {
  const { seed, bots, choices, varied } = crash;
  const setup = { ...wishes, seed, ...(varied && versus ? { variant: versus } : {}) };
  const seats = bots.map((player, seat) => ({ name: `Player ${seat + 1}`, player }));
  // The last answers are those that broke it: the record ends before them.
  for (let length = choices.length; length >= 0; length--) {
    const match = playedUpTo(game, setup, choices.slice(0, length));
    if (match !== undefined) return writeJson(recordOf(match, seats));
  }
  // It broke before anybody was asked: the deal alone says how.
  return `${JSON.stringify({ game: game.id, rules: game.rulesVersion, ...setup }, undefined, 1)}\n`;
}

function playedUpTo(game: Game, setup: MatchSetup, choices: readonly number[]): Match | undefined {
  try {
    return playOn(game, setup, choices);
  } catch {
    return undefined;
  }
}
