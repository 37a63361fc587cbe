// A duel of two bots: every deal is played twice, the second time with their sides exchanged. A party that plays against
// the game has no other side: there each bot plays the deal for the whole party, and who does better has won the duel.

import type { Game } from '../../engine/game.ts';
import type { Seed } from '../../engine/hash.ts';
import type { Wishes } from '../../engine/setup.ts';
import type { Chunk } from '../chunk.ts';
import { sidesOf } from '../measure/chances.ts';
import { Arena, type Played } from '../play.ts';
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

const TRIALS = 8;

export class Ring {
  readonly plan: LadderPlan;
  readonly arena: Arena;
  /** Per seat, its side. */
  readonly sides: readonly number[];
  readonly isParty: boolean;

  constructor(game: Game, plan: LadderPlan) {
    this.plan = plan;
    this.arena = new Arena(game, plan.wishes);
    this.sides = sidesOf(game, this.arena.box);
    this.isParty = this.winsTogether();
  }

  /** A match or two by chance tells: all of them win, or nobody does. */
  winsTogether(): boolean {
    const { players } = this.plan.wishes;
    for (let trial = 0; trial < TRIALS; trial++) {
      const { winners } = this.play(trial, () => 'random').result;
      if (winners.length > 0 && winners.length < players) return false;
    }
    return true;
  }

  fight({ one, other, from, to }: Duel): DuelResult {
    const results: [number, number][] = [];
    for (let deal = from; deal < to; deal++)
      results.push(
        this.isParty
          ? [this.better(deal, one, other), this.better(deal, one, other, 1)]
          : [this.score(deal, one, other), 1 - this.score(deal, other, one)],
      );
    return results;
  }

  /** Which of two parties of one kind does better with the same deal: 1 the first, 0 the second, half when neither. */
  better(deal: number, first: number, second: number, sitting = 0): number {
    const [one, other] = [first, second].map((bot) => {
      const { winners } = this.play(deal, () => this.plan.bots[bot]!, sitting).result;
      return winners.length > 0 ? 1 : 0;
    }) as [number, number];
    return (1 + one - other) / 2;
  }

  play(deal: number, botOn: (side: number) => string, sitting = 0): Played {
    return this.arena.play({ seed: seedOf(this.plan.seed, deal), bots: this.sides.map(botOn), sitting });
  }

  /** The score of the bot on the first, third, … side. It may have more seats; with the sides exchanged so has the other. */
  score(deal: number, first: number, second: number): number {
    const { bots } = this.plan;
    const { winners } = this.play(deal, (side) => bots[side % 2 === 0 ? first : second]!).result;
    const own = winners.filter((seat) => this.sides[seat]! % 2 === 0);
    return winners.length === 0 ? 0.5 : own.length / winners.length;
  }
}
