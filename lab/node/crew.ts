// A crew of worker threads, one per core unless said otherwise.

import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Chunk, ChunkResult } from '../chunk.ts';
import type { Findings } from '../find/finder.ts';
import type { Duel, DuelResult, LadderPlan } from '../ladder/duel.ts';
import type { LearnPlan, Position } from '../learn/positions.ts';
import type { Plan } from '../plan.ts';
import type { Crew } from '../run.ts';
import type { Orders } from './worker.ts';

export const usualWorkers = (): number => availableParallelism();

/** Threads that do one kind of task, and can be sent away in the middle of it. */
type Threads<Task, Result> = {
  readonly size: number;
  work(task: Task): Promise<Result>;
  close(): Promise<void>;
};

/** Sums do not grow with the matches; left to itself, a thread's heap would, since nothing urges it to tidy up. */
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

function threads<Task, Result>(orders: Orders, size: number): Threads<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: orders.kind,
    workerData: orders,
    minThreads: size,
    maxThreads: size,
    idleTimeout: Infinity,
    resourceLimits: HEAP,
  });
  let closing = false;
  return {
    size,
    // What was under way when the threads were sent away is nobody's business any more: it neither succeeds nor fails.
    work: (task) =>
      new Promise((resolve, reject) => {
        pool.run(task).then(resolve, (problem: unknown) => {
          if (!closing) reject(problem as Error);
        });
      }),
    async close() {
      closing = true;
      await pool.destroy();
    },
  };
}

export function workerCrew(plan: Plan, workers: number): Crew {
  const { size, work, close } = threads<Chunk, ChunkResult>({ kind: 'play', plan }, workers);
  return { size, play: work, close };
}

export const searchCrew = (plan: Plan, condition: string, workers: number): Threads<Chunk, Findings> =>
  threads({ kind: 'search', plan, condition }, workers);

export const fightCrew = (plan: LadderPlan, workers: number): Threads<Duel, DuelResult> =>
  threads({ kind: 'fight', plan }, workers);

export const learnCrew = (plan: LearnPlan, workers: number): Threads<Chunk, Position[]> =>
  threads({ kind: 'learn', plan }, workers);

/** Hands out tasks to all threads until there are none, or until somebody says stop; each result as it comes. */
export async function eachTask<Task, Result>(
  { size, work, close }: Threads<Task, Result>,
  tasks: Iterator<Task>,
  { signal, done }: { signal: AbortSignal; done: (result: Result, task: Task) => void },
): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const worker = async () => {
    for (let next = tasks.next(); !next.done && !signal.aborted; next = tasks.next())
      done(await work(next.value), next.value);
  };
  try {
    await Promise.race([stopped, Promise.all(Array.from({ length: size + 1 }, worker))]);
  } finally {
    await close();
  }
}
