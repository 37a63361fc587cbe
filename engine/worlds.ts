// Worlds a seat could be in: what a bot is given instead of the match, and what undo is computed with.

import type { Chooser } from './choose.ts';
import type { Game } from './game.ts';
import { checkpointOf, type Match, type Unit, unitOf } from './match.ts';
import type { Ask, Question } from './question.ts';
import { drawSeed, type Rng, rngFrom } from './random.ts';
import { forgetSealed } from './sealed.ts';
import { type BaseBox, layTable, type Seat, type Table, type Viewer } from './table.ts';

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
   * end of the unit. From there `game.turn(table)` plays on.
   */
  imagine(rng: Rng, chooser: Chooser): Table;
};

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
    imagine(rng, chooser) {
      const deal = (t: Table) => redealFor(match.game, t, seat, rng);
      return imagineFrom(match, { choice: match.choices.length, seat, deal, chooser });
    },
  };
}

function fittingOptions({ game, now }: Match, ask: Ask): number[] {
  const all = ask.options.map((_, index) => index);
  return game.leavesToOthers === undefined
    ? all
    : all.filter((index) => !game.leavesToOthers!(now, ask, ask.options[index]));
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

/** Deals a table anew for a viewer, in place: what it cannot know, what others have sealed, and all chance to come. */
export function redealFor(game: Game, t: Table, viewer: Viewer, rng: Rng): void {
  game.redeal(t, viewer, rng);
  forgetSealed(t, viewer);
  t.state.rng = rngFrom(drawSeed(rng));
}
