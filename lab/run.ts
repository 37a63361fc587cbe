// A run: chunks handed to whoever plays them, merged in their order, until there are enough.

import type { Chunk, ChunkResult, CrashNote } from './chunk.ts';
import type { Comparison } from './measure/compare.ts';
import type { Measures } from './measure/measures.ts';
import type { Plan } from './plan.ts';
import { type Contrast, difference } from './statistics/contrast.ts';
import { share } from './statistics/share.ts';
import { addTo } from './tally.ts';

/** Those who play: workers of a process, a worker of a page, or this very thread. */
export type Crew = {
  /** How many chunks they play at a time. */
  readonly size: number;
  play(chunk: Chunk): Promise<ChunkResult>;
  close(): Promise<void>;
};

/** When to stop: after so many matches, so long, or once every interval reaches no further than this to either side. */
export type Until =
  | { readonly games: number }
  | { readonly milliseconds: number }
  | { readonly sure: number };

export type Progress = { readonly matches: number; readonly seconds: number; readonly reach: number };

export type Run = {
  readonly plan: Plan;
  readonly printed: Measures;
  readonly varied?: Measures;
  readonly comparison?: Comparison;
  /** The first few matches whose rules broke, and how many there were. */
  readonly crashes: readonly CrashNote[];
  readonly crashed: number;
  readonly seconds: number;
  /** False when it was stopped before it had what it was to have. */
  readonly complete: boolean;
};

type Conditions = {
  readonly until: Until;
  readonly signal?: AbortSignal;
  /** Milliseconds; only ever compared with each other. */
  readonly clock: () => number;
  readonly progress?: (progress: Progress) => void;
};

const MOST_CRASHES_KEPT = 10;

/** Plays until it is enough, or until it is told to stop: then with what it has so far. The crew is let go either way. */
export async function runPlan(plan: Plan, crew: Crew, conditions: Conditions): Promise<Run> {
  const runner = new Runner(plan, crew, conditions);
  try {
    return await runner.run();
  } finally {
    await crew.close();
  }
}

class Runner {
  readonly plan: Plan;
  readonly crew: Crew;
  readonly conditions: Conditions;
  readonly started: number;
  /** Results that came before an earlier one: they wait, so that sums are made in the same order every time. */
  readonly early = new Map<number, ChunkResult>();
  readonly crashes: CrashNote[] = [];
  crashed = 0;
  total: ChunkResult | undefined;
  handedOut = 0;
  merged = 0;
  /** It has what it was to have … */
  finished = false;
  /** … or somebody, or the clock, has said stop. */
  isStopped = false;

  constructor(plan: Plan, crew: Crew, conditions: Conditions) {
    this.plan = plan;
    this.crew = crew;
    this.conditions = conditions;
    this.started = conditions.clock();
  }

  async run(): Promise<Run> {
    const stopped = stopping(this.conditions);
    await Promise.race([
      stopped.promise,
      Promise.all(Array.from({ length: this.crew.size + 1 }, () => this.work())),
    ]);
    this.isStopped = true;
    stopped.clear();
    const complete = this.finished || 'milliseconds' in this.conditions.until;
    const { printed, varied, comparison } = this.total ?? { printed: undefined };
    if (printed === undefined) throw new Stopped('It was stopped before the first matches were over.');
    return {
      plan: this.plan,
      printed,
      ...(varied && { varied }),
      ...(comparison && { comparison }),
      crashes: this.crashes,
      crashed: this.crashed,
      seconds: this.seconds(),
      complete: complete && !this.conditions.signal?.aborted,
    };
  }

  seconds(): number {
    return (this.conditions.clock() - this.started) / 1000;
  }

  async work(): Promise<void> {
    for (let chunk = this.nextChunk(); chunk !== undefined; chunk = this.nextChunk()) {
      const number = this.handedOut++;
      const result = await this.crew.play(chunk);
      this.early.set(number, result);
      this.merge();
    }
  }

  nextChunk(): Chunk | undefined {
    if (this.finished || this.isStopped) return undefined;
    const size = this.plan.chunk;
    const from = this.handedOut * size;
    const { until } = this.conditions;
    const to = Math.min(from + size, 'games' in until ? until.games : Infinity);
    return from < to ? { from, to } : undefined;
  }

  merge(): void {
    for (let next = this.early.get(this.merged); next !== undefined; next = this.early.get(this.merged)) {
      this.early.delete(this.merged++);
      if (this.finished || this.isStopped) return;
      this.add(next);
    }
  }

  add(result: ChunkResult): void {
    const { crashes, ...sums } = result;
    this.crashed += crashes.length;
    this.crashes.push(...crashes.slice(0, MOST_CRASHES_KEPT - this.crashes.length));
    if (this.total === undefined) this.total = { ...sums, crashes: [] };
    else addTo(this.total, { ...sums, crashes: [] });
    const { until, progress } = this.conditions;
    const matches = this.total.printed.matches;
    const reach = reachOf(this.total, this.plan.focus);
    if ('games' in until) this.finished = this.merged * this.plan.chunk >= until.games;
    if ('sure' in until) this.finished = reach <= until.sure;
    progress?.({ matches, seconds: this.seconds(), reach });
  }
}

/** There is nothing to report. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Settles when the time is over or somebody says stop. */
function stopping({ until, signal }: Conditions): { promise: Promise<void>; clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<void>((resolve) => {
    if ('milliseconds' in until) timer = setTimeout(resolve, until.milliseconds);
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  return { promise, clear: () => clearTimeout(timer) };
}

/**
 * How far the widest interval of the chief question reaches to one side: each seat's share of wins, or, against a variant,
 * how much that share changes, and that of the characters it names.
 */
export function reachOf(
  { printed, comparison }: Pick<ChunkResult, 'printed' | 'comparison'>,
  focus: readonly string[],
): number {
  const intervals =
    comparison === undefined
      ? printed.seats.map(({ won, of }) => share(won, of))
      : [...comparison.seats, ...startsIn(comparison, focus)].map(difference);
  return Math.max(...intervals.map(({ low, high }) => (high - low) / 2));
}

const startsIn = ({ starts }: Comparison, keys: readonly string[]): Contrast[] =>
  Object.values(starts).flatMap((kinds) =>
    keys.flatMap((key) => (kinds[key] === undefined ? [] : [kinds[key]])),
  );
