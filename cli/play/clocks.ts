// How long each person still has for the question before them, at a table that agreed on a clock.

import type { PendingDecision } from '../../engine/match.ts';
import type { Seat } from '../../engine/table.ts';

const SECOND = 1000;

export class Clocks {
  private readonly seconds: number | undefined;
  private readonly running = new Map<Seat, { readonly id: string; readonly until: number }>();

  constructor(seconds: number | undefined) {
    this.seconds = seconds;
  }

  /** In milliseconds, from the first look at the question: looking up the rule gains nobody time. Undefined without a clock. */
  leftFor({ seat, id }: PendingDecision): number | undefined {
    if (this.seconds === undefined) return undefined;
    const now = performance.now();
    const known = this.running.get(seat);
    const until = known?.id === id ? known.until : now + this.seconds * SECOND;
    this.running.set(seat, { id, until });
    return Math.max(0, until - now);
  }

  /** Whatever is asked next has all its time. */
  forget(): void {
    this.running.clear();
  }
}
