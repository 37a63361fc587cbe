// A duel of two bots: every deal is played twice, the second time with their seats exchanged.

import type { Game } from '../../engine/game.ts';
import type { Seed } from '../../engine/hash.ts';
import type { Wishes } from '../../engine/setup.ts';
import type { Chunk } from '../chunk.ts';
import { Arena } from '../play.ts';
import { seedOf } from '../seeds.ts';

export type LadderPlan = {
  readonly game: string;
  readonly wishes: Wishes;
  readonly bots: readonly string[];
  readonly seed: Seed;
};

/** Deals of two of the ladder's bots, by their places in its list. */
export type Duel = Chunk & { readonly one: number; readonly other: number };

/** What the first of the two scored in each deal: as it sat down, and with the seats exchanged. 1 won, 0 lost. */
export type DuelResult = readonly (readonly [number, number])[];

export class Ring {
  readonly plan: LadderPlan;
  readonly arena: Arena;

  constructor(game: Game, plan: LadderPlan) {
    this.plan = plan;
    this.arena = new Arena(game, plan.wishes);
  }

  fight({ one, other, from, to }: Duel): DuelResult {
    const results: [number, number][] = [];
    for (let deal = from; deal < to; deal++)
      results.push([this.score(deal, one, other), 1 - this.score(deal, other, one)]);
    return results;
  }

  /** The score of the bot on the first, third, … chair. Its side may be larger; with the seats exchanged so is the other's. */
  score(deal: number, first: number, second: number): number {
    const { bots, seed, wishes } = this.plan;
    const seats = Array.from({ length: wishes.players }, (_, seat) => bots[seat % 2 === 0 ? first : second]!);
    const { result } = this.arena.play({ seed: seedOf(seed, deal), bots: seats });
    const { winners } = result;
    return winners.length === 0 ? 0.5 : winners.filter((seat) => seat % 2 === 0).length / winners.length;
  }
}
