// The whole bench: every game, the hand-written loop and boardgame.io, each part in a process of its own.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CATALOGUE } from '../games/catalogue.ts';
import { type Comparison, comparison, WAYS, type Way } from './comparison.ts';
import type { GameFigures } from './game-figures.ts';

export type BenchReport = {
  readonly games: Readonly<Record<string, GameFigures>>;
  readonly peer: Comparison['peer'];
  readonly handWritten: Comparison['handWritten'];
};

/** The game that is compared with the other two ways to write it. */
const COMPARED = '_example';

export async function runBench(tell: (what: string) => void = () => {}): Promise<BenchReport> {
  tell('Goblin Picnic three ways: our kernel, a loop by hand, boardgame.io …');
  const { peer, handWritten, kernel } = await compare();
  const games: Record<string, GameFigures> = {};
  for (const id of Object.keys(CATALOGUE)) {
    tell(`${id} …`);
    const figures: GameFigures = await runPart('game', id);
    // The ratios were taken with this figure, so it is the one to report.
    games[id] = id === COMPARED ? { ...figures, decisionsPerSecond: kernel.decisionsPerSecond } : figures;
  }
  return { games, peer, handWritten };
}

const ROUNDS = 3;

/** The ways take turns, and the best of each one's rounds counts: what else a shared machine does only adds to a cost. */
async function compare(): Promise<Comparison> {
  const best: Record<Way, number> = { kernel: Infinity, byHand: Infinity, peer: Infinity };
  for (let round = 0; round < ROUNDS; round++)
    for (const way of WAYS) best[way] = Math.min(best[way], await runPart<number>('way', way));
  return comparison(best);
}

const PART = fileURLToPath(new URL('./part.ts', import.meta.url));

/** In production mode, where boardgame.io leaves its checks out: the comparison is with its best. */
async function runPart<Figures>(...args: string[]): Promise<Figures> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, [PART, ...args], { env });
  return JSON.parse(stdout);
}
