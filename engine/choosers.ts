// Who answers the rules' questions: chance in a playout, a list of integers in a record or a live match.

import type { Chooser } from './choose.ts';
import { Fault } from './fault.ts';
import { EMPTY_HASH, foldHash } from './fold.ts';
import { type Ask, keyOf, type Question } from './question.ts';
import { below, type Rng } from './random.ts';
import type { Seat, Table } from './table.ts';

/** Answers at once, at random, from a generator of its own: the match's chance is not touched. */
export class PlayoutChooser implements Chooser {
  readonly rng: Rng;
  /** How many questions it has answered. */
  answered = 0;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  pick(_t: Table, _seat: Seat, _question: Question, options: readonly unknown[]): number {
    this.answered++;
    return options.length === 1 ? 0 : below(this.rng, options.length);
  }

  pickAny(_t: Table, asks: readonly Ask[]): number {
    this.answered++;
    return below(this.rng, countOptions(asks));
  }
}

/** Thrown when the rules must wait for a person; only the match catches it. Rules have no `try`. */
export const WAITING: { readonly waiting: true } = { waiting: true };

/**
 * Answers from a list; when the list ends, notes who is asked what and throws WAITING. A record's list is complete,
 * a live match's list ends at the pending question.
 */
export class ScriptedChooser implements Chooser {
  readonly answers: readonly number[];
  /** Index of the next answer to give. */
  next: number;
  pending: readonly Ask[] | undefined;
  readonly #from: number;
  readonly #noted: Noted;

  constructor(answers: readonly number[], from: number, noted: Noted = { makers: [], keys: [] }) {
    this.answers = answers;
    this.next = from;
    this.#from = from;
    this.#noted = noted;
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (!this.#isNoted()) this.#note([{ seat, question, options }]);
    return this.#give(t);
  }

  pickAny(t: Table, asks: readonly Ask[]): number {
    if (!this.#isNoted()) this.#note(asks);
    return this.#give(t);
  }

  #give(t: Table): number {
    t.choicesMade++;
    return this.answers[this.next++] as number;
  }

  /** An earlier run has given this answer: what was asked is as it was then. */
  #isNoted(): boolean {
    return this.next < this.#noted.keys.length;
  }

  #note(asks: readonly Ask[]): void {
    if (this.pending !== undefined) throw new CaughtTheWaiting(asks[0] as Ask);
    const index = this.answers[this.next];
    if (index === undefined) {
      this.pending = asks;
      throw WAITING;
    }
    const { makers, keys } = this.#noted;
    makers[this.next] = seatAnswering(asks, index, this.next + 1);
    let hash = this.next === this.#from ? EMPTY_HASH : keys[this.next - 1]!;
    for (const ask of asks) hash = foldKeys(hash, ask);
    keys[this.next] = hash;
  }
}

/** What is noted of each choice when it is given for the first time; runs that repeat it read no option again. */
export type Noted = {
  /** Who made it. */
  readonly makers: Seat[];
  /** The running hash of the keys of all options that its unit has offered up to it. */
  readonly keys: number[];
};

/** The rules went on although they were told to wait: some `try` in them swallowed it. */
export class CaughtTheWaiting extends Error {
  override readonly name = 'CaughtTheWaiting';

  constructor(ask: Ask) {
    super(
      `The rules caught the waiting and asked “${ask.question.name}” (${ask.question.clause}) as well: remove the try around choose().`,
    );
  }
}

/** Lets one of the asked seats be quickest, by chance, and returns its pick as an index into all options end to end. */
export function pickAsQuickest(rng: Rng, asks: readonly Ask[], pick: (ask: Ask) => number): number {
  const quickest = below(rng, asks.length);
  let offset = 0;
  for (let i = 0; i < quickest; i++) offset += asks[i]!.options.length;
  return offset + pick(asks[quickest]!);
}

export function countOptions(asks: readonly Ask[]): number {
  let count = 0;
  for (const { options } of asks) count += options.length;
  return count;
}

function seatAnswering(asks: readonly Ask[], index: number, ordinal: number): Seat {
  let rest = index;
  for (const { seat, options } of asks) {
    if (rest >= 0 && rest < options.length) return seat;
    rest -= options.length;
  }
  throw new Fault(
    `Choice ${ordinal} is ${index}, but “${asks[0]?.question.name}” has ${countOptions(asks)} options, counted from 0.`,
  );
}

/** Folds who is asked what, and the keys of all that is offered, into a running hash. */
export function foldKeys(hash: number, { seat, question, options }: Ask): number {
  let folded = foldHash(foldHash(hash, String(seat)), question.name);
  for (const option of options) folded = foldHash(foldHash(folded, '|'), String(keyOf(question, option)));
  return folded;
}
