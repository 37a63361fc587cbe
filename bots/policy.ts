// A bot that follows a game's own policy, in a world that its seat could be in.

import type { Chooser } from '../engine/choose.ts';
import type { Policy } from '../engine/game.ts';
import type { Ask, Question } from '../engine/question.ts';
import { drawSeed, type Rng, rngFrom } from '../engine/random.ts';
import type { Seat, Table } from '../engine/table.ts';
import type { Bot } from './bot.ts';
import { SensibleChooser } from './sensible.ts';

export function policyBot(rng: Rng, policy: Policy, name: string): Bot {
  return {
    name,
    decide(worlds) {
      if (worlds.options === 1) return 0;
      const asked = new AskThePolicy(policy, rng, new SensibleChooser(worlds.game, rng));
      worlds.imagine(rngFrom(drawSeed(rng)), asked);
      return asked.decided;
    },
  };
}

/** Lets the policy decide the pending question, and leaves what follows in that world to anybody. */
class AskThePolicy implements Chooser {
  readonly policy: Policy;
  readonly rng: Rng;
  readonly rest: Chooser;
  decided = 0;

  constructor(policy: Policy, rng: Rng, rest: Chooser) {
    this.policy = policy;
    this.rng = rng;
    this.rest = rest;
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    t.chooser = this.rest;
    this.decided = this.policy.decide(t, { seat, question, options }, this.rng);
    return this.decided;
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    return this.rest.pickAny(t, asks);
  }
}
