// Searches matches for one in which a condition holds: the shortest, and of equals the first.

import type { Game } from '../../engine/game.ts';
import { type Chunk, Stand } from '../chunk.ts';
import { botsOf, type Plan } from '../plan.ts';
import { Crash } from '../play.ts';
import { asText, seedOf } from '../seeds.ts';
import { type Condition, readCondition } from './condition.ts';

export type Find = {
  readonly match: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly choices: readonly number[];
};

export type Findings = {
  readonly searched: number;
  readonly found: number;
  readonly crashed: number;
  readonly shortest?: Find;
};

export class Finder {
  readonly plan: Plan;
  readonly stand: Stand;
  readonly condition: Condition;

  constructor(game: Game, plan: Plan, condition: string) {
    this.plan = plan;
    this.stand = new Stand(game, plan.wishes);
    this.condition = readCondition(condition, this.stand.kinds);
  }

  search({ from, to }: Chunk): Findings {
    let findings: Findings = { searched: 0, found: 0, crashed: 0 };
    for (let match = from; match < to; match++) findings = better(findings, this.searchOne(match));
    return findings;
  }

  searchOne(match: number): Findings {
    const seed = seedOf(this.plan.seed, match);
    const bots = botsOf(this.plan, match);
    const watch = this.stand.watch();
    try {
      const played = this.stand.arena.play({ seed, bots, watcher: watch });
      const shortest = { match, seed: asText(seed), bots, choices: played.choices };
      return this.condition({ played, watch })
        ? { searched: 1, found: 1, crashed: 0, shortest }
        : { searched: 1, found: 0, crashed: 0 };
    } catch (problem) {
      if (!(problem instanceof Crash)) throw problem;
      return { searched: 0, found: 0, crashed: 1 };
    }
  }
}

/** Both together. In whatever order they come, the same match is the shortest. */
export function better(one: Findings, other: Findings): Findings {
  const shortest = shorter(one.shortest, other.shortest);
  return {
    searched: one.searched + other.searched,
    found: one.found + other.found,
    crashed: one.crashed + other.crashed,
    ...(shortest && { shortest }),
  };
}

function shorter(one: Find | undefined, other: Find | undefined): Find | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const difference = one.choices.length - other.choices.length || one.match - other.match;
  return difference <= 0 ? one : other;
}
