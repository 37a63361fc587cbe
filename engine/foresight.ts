// Foresight: what the maker of a choice gets to see of it before anybody is asked again, in this world or another.

import type { Chooser } from './choose.ts';
import { WAITING } from './choosers.ts';
import { type Happening, seenBy } from './event.ts';
import { type Match, rewind } from './match.ts';
import type { Ask, Question } from './question.ts';
import type { Seat, Table } from './table.ts';
import { imagineFrom } from './worlds.ts';

/** A choice as its maker made it: `option` counts only the maker's own options. */
export type Made = { readonly choice: number; readonly seat: Seat; readonly option: number };

/** The choice of this index, as its maker made it. */
export function madeAt(match: Match, choice: number): Made {
  const seat = match.makers[choice]!;
  let option = match.choices[choice]!;
  for (const ask of rewind(match, choice).asks) {
    if (ask.seat === seat) break;
    option -= ask.options.length;
  }
  return { choice, seat, option };
}

export type Outcome = {
  readonly view: string;
  readonly events: readonly string[];
  readonly tale: readonly Happening[];
};

/** What the maker sees of a choice, up to the next question: in the true world, or in one dealt anew. */
export function outcomeOf(match: Match, { choice, seat, option }: Made, deal?: (t: Table) => void): Outcome {
  const chooser = new OneChoice(option);
  const tale: Happening[] = [];
  try {
    const t = imagineFrom(match, { choice, seat, chooser, tale, ...(deal === undefined ? {} : { deal }) });
    while (match.game.result(t) === undefined) match.game.turn(t);
  } catch (thrown) {
    if (thrown !== WAITING) throw thrown;
  }
  const view = JSON.stringify([match.game.view(chooser.t as Table, seat), chooser.asked]);
  const since = tale.slice(chooser.toldBefore);
  return {
    view,
    events: since.map((happening) => JSON.stringify(seenBy(happening, seat) ?? '')),
    tale: since,
  };
}

/** Makes one choice, then waits. */
export class OneChoice implements Chooser {
  readonly option: number;
  t: Table | undefined;
  toldBefore = 0;
  asked = '';

  constructor(option: number) {
    this.option = option;
  }

  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (this.t !== undefined) return this.pickAny(t, [{ seat, question, options }]);
    this.t = t;
    this.toldBefore = t.tale?.length ?? 0;
    return this.option;
  }

  pickAny(_t: Table, asks: readonly Ask[]): number {
    this.asked = asks.map(({ seat, question }) => `${seat} ${question.name}`).join();
    throw WAITING;
  }
}
