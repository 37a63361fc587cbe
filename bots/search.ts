// The search bot: information-set Monte-Carlo tree search over worlds redealt for its seat, rewards per seat.

import type { Chooser } from '../engine/choose.ts';
import { pickAsQuickest } from '../engine/choosers.ts';
import type { Game } from '../engine/game.ts';
import { type Ask, type Key, keyOf, type Question } from '../engine/question.ts';
import { copyRng, drawSeed, nextWord, type Rng, type SeedWords } from '../engine/random.ts';
import type { Seat, Table } from '../engine/table.ts';
import { newWorld, type World, type Worlds } from '../engine/worlds.ts';
import type { Bot } from './bot.ts';
import { Luck } from './luck.ts';
import { type Horizon, outlook } from './outlook.ts';
import { SensibleChooser, sharesOf, sumOf } from './sensible.ts';

/** Iterations, milliseconds, or both: then whichever are over first. */
export type Budget =
  | { readonly iterations: number; readonly milliseconds?: number }
  | { readonly iterations?: number; readonly milliseconds: number };

export function searchBot(rng: Rng, budget: Budget, name: string, habits: Habits = HABITS): Bot {
  return {
    name,
    decide: (worlds) => (worlds.options === 1 ? 0 : new Search(worlds, rng, habits).decide(budget)),
  };
}

/** How a search goes about it. */
export type Habits = {
  /** How much is tried out of curiosity, against what has done well so far. */
  readonly curiosity: number;
  /** How far a playout goes on beyond the unit it is in before the judge is asked. */
  readonly horizon: Horizon;
};

/** Set by hand: other values were tried in too few matches to tell them apart. */
export const HABITS: Habits = { curiosity: 0.5, horizon: 'at rest' };

/**
 * A place in the tree: all that can be told apart by the moves made, whatever the hidden cards. Other worlds may ask other
 * questions here, or somebody else; each has its own fork, and a move of it is known by the option's key.
 */
type Place = Fork[];

type Fork = {
  readonly seat: Seat;
  readonly question: Question;
  readonly moves: Move[];
  visits: number;
  /** Sum of the rewards of the seat that chooses here. */
  reward: number;
};

type Move = {
  readonly key: Key;
  visits: number;
  reward: number;
  /** How often it was there to be chosen. */
  available: number;
  readonly next: Place;
};

const newMove = (key: Key): Move => ({ key, visits: 0, reward: 0, available: 0, next: [] });
const meanOf = ({ visits, reward }: Move): number => reward / visits;

/**
 * All options of the decision are tried in the same worlds with the same chance, so that luck does not decide between them.
 * Round by round the worse half of them is given up: the best are compared most often. Instinct decides between those that
 * tries cannot tell apart, and no liking outlives tries that can.
 */
class Search {
  readonly worlds: Worlds;
  readonly rng: Rng;
  readonly habits: Habits;
  /** The options of the decision itself, and instinct's share for each of them. */
  readonly moves: readonly Move[];
  likings: readonly number[] = [];
  /** How many won tries the whole of these shares counts for. */
  readonly trust: number;
  iterations = 0;

  constructor(worlds: Worlds, rng: Rng, habits: Habits) {
    this.worlds = worlds;
    this.rng = rng;
    this.habits = habits;
    this.trust = worlds.game.trust ?? 0;
    this.moves = Array.from({ length: worlds.options }, (_, option) => newMove(option));
  }

  decide(budget: Budget): number {
    let field = this.worlds.fitting;
    const spent = clockFor(budget, field.length);
    const rounds = Math.ceil(Math.log2(field.length));
    for (let round = 1; round <= rounds; round++) {
      while (!this.compare(field, () => spent(this.iterations) >= round / rounds));
      field = this.betterHalf(field);
    }
    return field[0]!;
  }

  /** Tries each option of the field in one and the same world. True when the round is over. */
  compare(field: readonly number[], isOver: () => boolean): boolean {
    const seed = drawSeed(this.rng);
    const world = newWorld(seed);
    let over = false;
    for (const option of field) {
      // An option is tried at least once, whatever the clock says.
      if (over && this.moves[option]!.visits > 0) break;
      this.tryOut(option, seed, world);
      this.iterations++;
      over = isOver();
    }
    return over;
  }

  tryOut(option: number, seed: SeedWords, world: World): void {
    const { game, seat } = this.worlds;
    const move = this.moves[option]!;
    const rng = copyRng(world.rng);
    const walk = new TreeWalk(this, rng, option);
    const t = this.worlds.imagine(rng, walk, world);
    const rewards = outlook(game, t, {
      horizon: this.habits.horizon,
      chooser: chooserBeyond(game, walk),
      luck: new Luck(game, seed, rng),
    });
    walk.learn(rewards);
    move.visits++;
    move.reward += rewards[seat]!;
  }

  betterHalf(field: readonly number[]): number[] {
    const ranked = field.toSorted((one, other) => this.worthOf(other) - this.worthOf(one));
    return ranked.slice(0, Math.ceil(ranked.length / 2));
  }

  /** What the tries say, and a little of what looks natural. */
  worthOf(option: number): number {
    const move = this.moves[option]!;
    return meanOf(move) + (this.trust * this.likings[option]!) / move.visits;
  }
}

/** On a machine that is too busy for a bot by the clock, the bot takes a little longer: below this it would play as chance likes. */
const LEAST_TRIES = 12;

/** Which part of the budget is spent after so many iterations. */
function clockFor({ iterations: most = Infinity, milliseconds }: Budget, options: number) {
  const start = performance.now();
  return (iterations: number): number => {
    if (milliseconds === undefined) return iterations / most;
    const byTheClock = (performance.now() - start) / milliseconds;
    return Math.max(iterations / most, Math.min(byTheClock, iterations / (LEAST_TRIES * options)));
  };
}

function forkAt(place: Place, seat: Seat, question: Question): Fork {
  for (const fork of place) if (fork.question === question && fork.seat === seat) return fork;
  const fork = { seat, question, moves: [], visits: 0, reward: 0 };
  place.push(fork);
  return fork;
}

/** The move of this key, which nearly always stands where its option stood when the question was asked before. */
function moveOf({ moves }: Fork, key: Key, at: number): Move {
  if (at < moves.length && moves[at]!.key === key) return moves[at]!;
  for (let i = 0; i < moves.length; i++) if (moves[i]!.key === key) return moves[i]!;
  const move = newMove(key);
  moves.push(move);
  return move;
}

/** Takes the option to be tried, follows the tree as far as it goes, adds one move to it, and plays on sensibly. */
class TreeWalk implements Chooser {
  readonly search: Search;
  readonly rng: Rng;
  readonly option: number;
  readonly forks: Fork[] = [];
  readonly moves: Move[] = [];
  readonly playout: SensibleChooser;
  hasBegun = false;
  /** Undefined once the walk has left the tree. */
  place: Place | undefined;

  constructor(search: Search, rng: Rng, option: number) {
    this.search = search;
    this.rng = rng;
    this.option = option;
    this.playout = new SensibleChooser(search.worlds.game, rng);
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (!this.hasBegun) return this.begin(t, { seat, question, options });
    if (this.place === undefined) return this.playout.pick(t, seat, question, options);
    const fork = forkAt(this.place, seat, question);
    const chosen = options.length === 1 ? 0 : this.select(t, fork, options);
    const move = moveOf(fork, keyOf(question, options[chosen]), chosen);
    this.forks.push(fork);
    this.moves.push(move);
    this.place = move.visits === 0 ? undefined : move.next;
    return chosen;
  }

  begin(t: Table, ask: Ask): number {
    this.hasBegun = true;
    const { search } = this;
    if (search.likings.length === 0)
      search.likings = sharesOf(search.worlds.game.instinct?.(t, ask), ask.options.length);
    const { visits, next } = this.search.moves[this.option]!;
    if (visits > 0) this.place = next;
    return this.option;
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }

  /** Balances what did well against what was tried little; what instinct prefers is tried first, until tries have told. */
  select(t: Table, fork: Fork, options: readonly unknown[]): number {
    const { seat, question, visits, reward } = fork;
    const { habits, worlds } = this.search;
    const instinct = worlds.game.instinct?.(t, { seat, question, options });
    const liking = habits.curiosity / (instinct === undefined ? options.length : sumOf(instinct));
    const hope = visits === 0 ? 0.5 : reward / visits;
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.length; i++) {
      const move = moveOf(fork, keyOf(question, options[i]), i);
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

/** Who chooses once the unit with the decision is over: the tree goes on, unless the game would rather have decent players. */
function chooserBeyond(game: Game, walk: TreeWalk): Chooser {
  return game.firmness === undefined ? walk : new SensibleChooser(game, walk.rng, game.firmness);
}

const TIE_BREAK = 1e-15;
