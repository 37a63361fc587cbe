// Worlds a seat could be in: what a bot is given instead of the match, and what undo is computed with.

import type { Chooser } from './choose.ts';
import type { Game } from './game.ts';
import { checkpointOf, type Match, type Unit, unitOf } from './match.ts';
import type { Pile } from './pile.ts';
import type { Ask, Question } from './question.ts';
import { copyRng, drawSeed, type Rng, rngFrom, type SeedWords } from './random.ts';
import { forgetSealed } from './sealed.ts';
import { type BaseBox, type CardId, layTable, type Seat, type Table, type Viewer } from './table.ts';

/**
 * A pending decision with the worlds it may be taking place in. This is all a bot gets: whatever its seat cannot know
 * has been dealt anew before the bot's chooser is asked anything.
 */
export type Worlds = {
  readonly game: Game;
  readonly box: BaseBox;
  readonly seat: Seat;
  /** How many options the decision has. */
  readonly options: number;
  /** Nothing to be reckoned: the question is a matter of taste. */
  readonly isTaste: boolean;
  /** Those of them that a bot weighs: all but what the game leaves to others. */
  readonly fitting: readonly number[];
  /**
   * Deals another world, hands the pending decision and all that follow to the chooser, and returns the table at the
   * end of the unit. From there `game.turn(table)` plays on. With a world to try things in, that one is laid out.
   */
  imagine(rng: Rng, chooser: Chooser, world?: World): Table;
};

/** A world in which several things are tried: dealt for the first of them, and laid out as it was for the others. */
export type World = {
  /** The chance it is dealt by, and afterwards what that has left: every try goes on with a copy of it. */
  rng: Rng;
  dealt: Dealt | undefined;
};

/** How the hidden piles were dealt, and the dice to come. */
type Dealt = { readonly piles: readonly (readonly CardId[])[]; readonly dice: Rng };

export const newWorld = (seed: SeedWords): World => ({ rng: rngFrom(seed), dealt: undefined });

export function worldsFor(match: Match, seat: Seat): Worlds {
  const ask = match.asks.find((each) => each.seat === seat);
  if (ask === undefined)
    throw new Error(`Seat ${seat + 1} has nothing to decide: ask for worlds when it does.`);
  return {
    game: match.game,
    box: match.box,
    seat,
    options: ask.options.length,
    isTaste: ask.question.isTaste === true,
    fitting: fittingOptions(match, ask),
    imagine(rng, chooser, world) {
      const deal = (t: Table) =>
        world === undefined
          ? redealFor(match.game, t, seat, rng)
          : layOut(match.game, t, { world, viewer: seat, rng });
      return imagineFrom(match, { choice: match.choices.length, seat, deal, chooser });
    },
  };
}

function fittingOptions({ game, now }: Match, ask: Ask): number[] {
  const all = ask.options.map((_, index) => index);
  return game.isNotDone === undefined
    ? all
    : all.filter((index) => !game.isNotDone!(now, ask, ask.options[index]));
}

export type Imagining = {
  /** Index of the choice at which the world is dealt anew. */
  readonly choice: number;
  readonly seat: Seat;
  /** Deals the world anew, in place. Absent: the true world, which only the engine may look at. */
  readonly deal?: (t: Table) => void;
  readonly chooser: Chooser;
  /** Where to write what happens, from the beginning of the unit. */
  readonly tale?: Table['tale'];
};

/** Repeats the unit up to a choice, deals the world anew there, and lets the chooser go on to the end of the unit. */
export function imagineFrom(match: Match, imagining: Imagining): Table {
  const unit = unitOf(match, imagining.choice);
  const { from } = match.units[unit] as Unit;
  const start = match.game.copy(checkpointOf(match, unit));
  const t = layTable(match.box, start, new HandOver(match, from, imagining));
  t.tale = imagining.tale;
  match.game.turn(t);
  return t;
}

/** Repeats the choices made, then deals the world anew in place and hands over to another chooser. */
class HandOver implements Chooser {
  readonly match: Match;
  readonly imagining: Imagining;
  next: number;

  constructor(match: Match, from: number, imagining: Imagining) {
    this.match = match;
    this.next = from;
    this.imagining = imagining;
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (this.next < this.imagining.choice) return this.match.choices[this.next++] as number;
    return this.handOver(t, [{ seat, question, options }]);
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    if (this.next < this.imagining.choice) return this.match.choices[this.next++] as number;
    return this.handOver(t, asks);
  }

  /** The other seats' options were made in the true world, so only the own ones are handed over. */
  handOver(t: Table, asks: readonly Ask[]): number {
    const { seat, deal, chooser } = this.imagining;
    let offset = 0;
    for (const ask of asks) {
      if (ask.seat === seat) {
        deal?.(t);
        t.chooser = chooser;
        return offset + chooser.pick(t, seat, ask.question, ask.options);
      }
      offset += ask.options.length;
    }
    throw new Error(`Seat ${seat + 1} is not asked anything at choice ${this.imagining.choice}.`);
  }
}

type Laying = { readonly world: World; readonly viewer: Viewer; readonly rng: Rng };

/** Deals a world, or lays it out once more where the game says which piles that takes. */
function layOut(game: Game, t: Table, { world, viewer, rng }: Laying): void {
  const piles = game.hidden?.(t.state);
  if (piles === undefined) return redealFor(game, t, viewer, rng);
  if (world.dealt === undefined) {
    redealFor(game, t, viewer, rng);
    world.dealt = { piles: piles.map((pile) => pile.slice()), dice: copyRng(t.state.rng) };
    world.rng = copyRng(rng);
    return;
  }
  for (let i = 0; i < piles.length; i++) relay(piles[i]!, world.dealt.piles[i]!);
  forgetSealed(t, viewer);
  t.state.rng = copyRng(world.dealt.dice);
}

function relay(pile: Pile, as: readonly CardId[]): void {
  for (let i = 0; i < as.length; i++) pile[i] = as[i]!;
}

/** Deals a table anew for a viewer, in place: what it cannot know, what others have sealed, and all chance to come. */
export function redealFor(game: Game, t: Table, viewer: Viewer, rng: Rng): void {
  game.redeal(t, viewer, rng);
  forgetSealed(t, viewer);
  t.state.rng = rngFrom(drawSeed(rng));
}
