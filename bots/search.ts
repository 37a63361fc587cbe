// The search bot: information-set Monte-Carlo tree search over worlds redealt for its seat, rewards per seat.

import type { Chooser } from '../engine/choose.ts';
import { pickAsQuickest } from '../engine/choosers.ts';
import { type Ask, keyOf, type Question } from '../engine/question.ts';
import { drawSeed, nextWord, type Rng, rngFrom } from '../engine/random.ts';
import type { Seat, Table } from '../engine/table.ts';
import type { Worlds } from '../engine/worlds.ts';
import type { Bot } from './bot.ts';
import { outlook } from './outlook.ts';
import { SensibleChooser } from './sensible.ts';

export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export function searchBot(rng: Rng, budget: Budget, name: string): Bot {
  return { name, decide: (worlds) => (worlds.options === 1 ? 0 : search(worlds, rng, budget)) };
}

/**
 * A place in the tree: all that a seat can tell apart by the moves made, whatever the hidden cards. A move is known by
 * who makes it, the question and the option's key, since other worlds ask other questions here.
 */
type Node = Map<string, Move>;

type Move = {
  seat: Seat;
  visits: number;
  /** Sum of the rewards of the seat that makes it. */
  reward: number;
  /** How often it was there to be chosen. */
  available: number;
  next: Node;
};

/** How many units a playout goes on beyond the tree before the judge is asked. */
const PLAYOUT_UNITS = 1;

function search(worlds: Worlds, rng: Rng, budget: Budget): number {
  const root: Node = new Map();
  const atRoot: Move[] = [];
  const isSpent = clockFor(budget);
  for (let iteration = 0; !isSpent(iteration); iteration++) {
    const walk = new TreeWalk(worlds, root, rngFrom(drawSeed(rng)), atRoot);
    const t = worlds.imagine(walk.rng, walk);
    learn(walk.path, outlook(worlds.game, t, PLAYOUT_UNITS, walk));
  }
  return mostVisited(atRoot);
}

function clockFor(budget: Budget): (iteration: number) => boolean {
  if ('iterations' in budget) return (iteration) => iteration >= budget.iterations;
  const end = performance.now() + budget.milliseconds;
  return (iteration) => iteration > 0 && performance.now() >= end;
}

function learn(path: readonly Move[], rewards: readonly number[]): void {
  for (const move of path) {
    move.visits++;
    move.reward += rewards[move.seat]!;
  }
}

function mostVisited(moves: readonly Move[]): number {
  let best = 0;
  moves.forEach((move, option) => {
    const leader = moves[best]!;
    if (move.visits > leader.visits || (move.visits === leader.visits && move.reward > leader.reward))
      best = option;
  });
  return best;
}

/** Follows the tree as far as it goes, adds one move to it, and plays on sensibly. */
class TreeWalk implements Chooser {
  readonly worlds: Worlds;
  readonly rng: Rng;
  readonly path: Move[] = [];
  /** The moves of the decision itself, in the order of its options. */
  readonly atRoot: Move[];
  readonly playout: SensibleChooser;
  /** Undefined once the walk has left the tree. */
  node: Node | undefined;

  constructor(worlds: Worlds, root: Node, rng: Rng, atRoot: Move[]) {
    this.worlds = worlds;
    this.rng = rng;
    this.node = root;
    this.atRoot = atRoot;
    this.playout = new SensibleChooser(worlds.game, rng);
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (this.node === undefined) return this.playout.pick(t, seat, question, options);
    const moves = this.movesFor(this.node, seat, question, options);
    if (this.path.length === 0 && this.atRoot.length === 0) this.atRoot.push(...moves);
    const chosen =
      moves.length === 1
        ? 0
        : this.select(moves, this.worlds.game.instinct?.(t, { seat, question, options }));
    const move = moves[chosen]!;
    this.path.push(move);
    this.node = move.visits === 0 ? undefined : move.next;
    return chosen;
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }

  movesFor(node: Node, seat: Seat, question: Question, options: readonly unknown[]): Move[] {
    return options.map((option) => {
      const name = `${seat} ${question.name} ${keyOf(question, option)}`;
      let move = node.get(name);
      if (move === undefined) {
        move = { seat, visits: 0, reward: 0, available: 0, next: new Map() };
        node.set(name, move);
      }
      move.available++;
      return move;
    });
  }

  /** Balances what did well against what was tried little, trying first what instinct prefers. */
  select(moves: readonly Move[], instinct: readonly number[] | undefined): number {
    const all = instinct?.reduce((sum, weight) => sum + weight, 0) ?? moves.length;
    const hope = meanReward(moves);
    let best = 0;
    let bestWorth = -1;
    for (let i = 0; i < moves.length; i++) {
      const { visits, reward, available } = moves[i]!;
      const liking = (instinct?.[i] ?? 1) / all;
      const mean = visits === 0 ? hope : reward / visits;
      const worth = mean + (CURIOSITY * liking * Math.sqrt(available)) / (1 + visits) + this.tieBreak();
      if (worth > bestWorth) [best, bestWorth] = [i, worth];
    }
    return best;
  }

  tieBreak(): number {
    return nextWord(this.rng) * 1e-15;
  }
}

const CURIOSITY = 1.5;

function meanReward(moves: readonly Move[]): number {
  let visits = 0;
  let reward = 0;
  for (const move of moves) {
    visits += move.visits;
    reward += move.reward;
  }
  return visits === 0 ? 0.5 : reward / visits;
}
