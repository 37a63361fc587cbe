// The search bot: information-set Monte-Carlo tree search over worlds redealt for its seat, rewards per seat.

import type { Chooser } from '../engine/choose.ts';
import { pickAsQuickest } from '../engine/choosers.ts';
import { type Ask, type Key, keyOf, type Question } from '../engine/question.ts';
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
 * A place in the tree: all that can be told apart by the moves made, whatever the hidden cards. Other worlds may ask other
 * questions here, or somebody else; each has its own fork, and a move of it is known by the option's key.
 */
type Place = Fork[];

type Fork = {
  readonly seat: Seat;
  readonly question: Question;
  readonly moves: Map<Key, Move>;
  visits: number;
  /** Sum of the rewards of the seat that chooses here. */
  reward: number;
};

type Move = {
  visits: number;
  reward: number;
  /** How often it was there to be chosen. */
  available: number;
  readonly next: Place;
};

/** How many units a playout goes on beyond the tree before the judge is asked. */
const PLAYOUT_UNITS = 1;

function search(worlds: Worlds, rng: Rng, budget: Budget): number {
  const root: Place = [];
  const isSpent = clockFor(budget);
  for (let iteration = 0; !isSpent(iteration); iteration++) {
    const walk = new TreeWalk(worlds, root, rngFrom(drawSeed(rng)));
    const t = worlds.imagine(walk.rng, walk);
    walk.learn(outlook(worlds.game, t, PLAYOUT_UNITS, walk));
  }
  return mostVisited(root[0]!);
}

function clockFor(budget: Budget): (iteration: number) => boolean {
  if ('iterations' in budget) return (iteration) => iteration >= budget.iterations;
  const end = performance.now() + budget.milliseconds;
  return (iteration) => iteration > 0 && performance.now() >= end;
}

/** The first choice is the same in every world: its moves were made in the order of its options. */
function mostVisited({ moves }: Fork): number {
  let best = 0;
  let leader: Move | undefined;
  let option = 0;
  for (const move of moves.values()) {
    if (leader === undefined || isBetter(move, leader)) [best, leader] = [option, move];
    option++;
  }
  return best;
}

const isBetter = (move: Move, leader: Move): boolean =>
  move.visits > leader.visits || (move.visits === leader.visits && move.reward > leader.reward);

function forkAt(place: Place, seat: Seat, question: Question): Fork {
  for (const fork of place) if (fork.question === question && fork.seat === seat) return fork;
  const fork = { seat, question, moves: new Map(), visits: 0, reward: 0 };
  place.push(fork);
  return fork;
}

function moveOf({ moves }: Fork, key: Key): Move {
  const known = moves.get(key);
  if (known !== undefined) return known;
  const move = { visits: 0, reward: 0, available: 0, next: [] };
  moves.set(key, move);
  return move;
}

/** Follows the tree as far as it goes, adds one move to it, and plays on sensibly. */
class TreeWalk implements Chooser {
  readonly worlds: Worlds;
  readonly rng: Rng;
  readonly forks: Fork[] = [];
  readonly moves: Move[] = [];
  readonly playout: SensibleChooser;
  /** Undefined once the walk has left the tree. */
  place: Place | undefined;

  constructor(worlds: Worlds, root: Place, rng: Rng) {
    this.worlds = worlds;
    this.rng = rng;
    this.place = root;
    this.playout = new SensibleChooser(worlds.game, rng);
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (this.place === undefined) return this.playout.pick(t, seat, question, options);
    const fork = forkAt(this.place, seat, question);
    const chosen = options.length === 1 ? 0 : this.select(t, fork, options);
    const move = moveOf(fork, keyOf(question, options[chosen]));
    this.forks.push(fork);
    this.moves.push(move);
    this.place = move.visits === 0 ? undefined : move.next;
    return chosen;
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }

  /** Balances what did well against what was tried little; what instinct prefers is tried first, until tries have told. */
  select(t: Table, fork: Fork, options: readonly unknown[]): number {
    const { seat, question, visits, reward } = fork;
    const instinct = this.worlds.game.instinct?.(t, { seat, question, options });
    const liking = CURIOSITY / (instinct === undefined ? options.length : sumOf(instinct));
    const hope = visits === 0 ? 0.5 : reward / visits;
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.length; i++) {
      const move = moveOf(fork, keyOf(question, options[i]));
      move.available++;
      const mean = move.visits === 0 ? hope : move.reward / move.visits;
      const urge = (liking * (instinct?.[i] ?? 1) * Math.sqrt(move.available)) / (1 + move.visits);
      const worth = mean + urge + nextWord(this.rng) * TIE_BREAK;
      if (worth > bestWorth) [best, bestWorth] = [i, worth];
    }
    return best;
  }

  /** Every move on the way is credited with what it brought the seat that made it. */
  learn(rewards: readonly number[]): void {
    for (let i = 0; i < this.moves.length; i++) {
      const fork = this.forks[i]!;
      const reward = rewards[fork.seat]!;
      fork.visits++;
      fork.reward += reward;
      this.moves[i]!.visits++;
      this.moves[i]!.reward += reward;
    }
  }
}

const CURIOSITY = 0.5;
const TIE_BREAK = 1e-15;

function sumOf(weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return sum;
}
