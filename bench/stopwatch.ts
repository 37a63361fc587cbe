// Measuring cost in CPU time: several kinds of work take turns, and the median of each one's turns counts.

/** Does a batch of work and says how many pieces it did. */
export type Work = () => number;

/** Microseconds since some moment. */
type Clock = () => number;

export type Effort = {
  /** Turns each kind of work takes; the first few warm it up and do not count. */
  readonly turns: number;
  readonly warmUp: number;
  /** How long a turn lasts at least. */
  readonly milliseconds: number;
};

/**
 * Microseconds of CPU time per piece, for each kind of work. They take turns because machines are shared and noisy:
 * what disturbs one disturbs its neighbours, and the ratios stay.
 */
export function costs<Name extends string>(
  works: Readonly<Record<Name, Work>>,
  { turns, warmUp, milliseconds }: Effort,
  clock: Clock = cpuMicroseconds,
): Record<Name, number> {
  const names = Object.keys(works) as Name[];
  const taken = new Map(names.map((name) => [name, [] as number[]]));
  for (let turn = 0; turn < turns; turn++) {
    for (const name of names) taken.get(name)?.push(takeTurn(works[name], milliseconds, clock));
  }
  const medians = [...taken].map(([name, each]) => [name, median(each.slice(warmUp))]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

function takeTurn(work: Work, milliseconds: number, clock: Clock): number {
  const start = clock();
  let pieces = 0;
  let spent = 0;
  while (spent < milliseconds * 1000) {
    pieces += work();
    spent = clock() - start;
  }
  return spent / pieces;
}

/** All threads of this process together, so that a garbage collector at work elsewhere is paid for too. */
function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
