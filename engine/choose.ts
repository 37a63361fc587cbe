// Where the rules wait for somebody: choose, chooseSome, chooseAmount, anyone. Answers under seal are in sealed.ts.

import { takeOut } from './pile.ts';
import { type AmountQuestion, type Ask, DONE, type Done, type Question } from './question.ts';
import type { Seat, Table } from './table.ts';

/**
 * Whoever answers the table's questions. `pick` returns the index of an option; `pickAny` the index into the options
 * of all the asks laid end to end.
 */
export type Chooser = {
  pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number;
  pickAny(t: Table, asks: readonly Ask[]): number;
};

/**
 * Asks a seat to choose and returns the chosen option, as if the rules had simply waited.
 * What is offered is what is allowed. A single option is not asked, unless the question is `secret`.
 *
 *     const card = choose(t, seat, PLAY_A_CARD, hand(t, seat));
 *
 * Anything read before may be stale afterwards: take ids across a question, and read the table again.
 */
export function choose<T extends Table, Option>(
  t: T,
  seat: Seat,
  question: Question<T, Option>,
  options: readonly NoInfer<Option>[],
): Option {
  if (options.length === 1 && question.secret === undefined) return options[0] as Option;
  if (options.length === 0) throw nothingToChoose(question, seat);
  return options[t.chooser.pick(t, seat, question, options)] as Option;
}

/**
 * Options with a way out after them: `orElse(swatters(t, victim), LET_IT_COME)`. Faster than a spread, which grows the
 * list twice.
 */
export function orElse<Option, WayOut>(options: readonly Option[], wayOut: WayOut): (Option | WayOut)[] {
  const all = new Array<Option | WayOut>(options.length + 1);
  for (let i = 0; i < options.length; i++) all[i] = options[i] as Option;
  all[options.length] = wayOut;
  return all;
}

/** How many things to pick. */
export type HowMany = { readonly min: number; readonly max: number };

/**
 * Picks several different things, one after the other, with a *done* option from the minimum on.
 *
 *     const spoiled = chooseSome(t, seat, THROW_AWAY, hand(t, seat), { min: 0, max: 2 });
 */
export function chooseSome<T extends Table, Option>(
  t: T,
  seat: Seat,
  question: Question<T, Option>,
  options: readonly NoInfer<Option>[],
  { min, max }: HowMany,
): Option[] {
  const most = Math.min(max, options.length);
  const least = Math.min(min, most);
  // With everything to be picked anyway there is nothing to ask.
  if (least === options.length && question.secret === undefined) return options.slice();
  const picked: Option[] = [];
  const left: (Option | Done)[] = options.slice();
  if (least === 0) left.push(DONE);
  const picking = { picked, min: least, max: most };
  while (picked.length < most) {
    t.picking = picking;
    const pick = choose(t, seat, question as Question<T, Option | Done>, left);
    t.picking = undefined;
    if (pick === DONE) break;
    picked.push(pick);
    takeOut(left, pick);
    if (picked.length === least) left.push(DONE);
  }
  return picked;
}

/**
 * Asks for a whole number from `min` to `max`. An interface shows a stepper, not a button for each.
 *
 *     const bid = chooseAmount(t, seat, BID_GOLD, { min: 0, max: gold(t, seat) });
 */
export function chooseAmount<T extends Table>(
  t: T,
  seat: Seat,
  question: AmountQuestion<T>,
  { min, max }: HowMany,
): number {
  const amounts = new Array<number>(max - min + 1);
  for (let amount = min; amount <= max; amount++) amounts[amount - min] = amount;
  return choose(t, seat, question, amounts);
}

/**
 * Puts a question to several seats together. Whoever answers first goes first, and the rules go on with who and what.
 *
 *     const { seat, option } = anyone(t, others, SWAP, (other) => [...hand(t, other), NO_THANKS]);
 */
export function anyone<T extends Table, Option>(
  t: T,
  seats: readonly Seat[],
  question: Question<T, Option>,
  optionsOf: (seat: Seat) => readonly NoInfer<Option>[],
): { seat: Seat; option: Option } {
  if (seats.length === 0)
    throw new Error(`“${question.name}” (${question.clause}) was put to nobody: ask when somebody is there.`);
  const asks = seats.map((seat) => ({ seat, question, options: optionsOf(seat) }));
  return quickest(t, asks);
}

/** The same for asks that are made already. */
export function quickest<T extends Table, Option>(
  t: T,
  asks: readonly Ask<T, Option>[],
): { seat: Seat; option: Option } {
  if (asks.length === 1) {
    const { seat, question, options } = asks[0]!;
    return { seat, option: choose(t, seat, question, options) };
  }
  let index = t.chooser.pickAny(t, asks);
  for (const { seat, question, options } of asks) {
    if (options.length === 0) throw nothingToChoose(question, seat);
    if (index < options.length) return { seat, option: options[index] as Option };
    index -= options.length;
  }
  throw new Error('The chooser pointed past the last option.');
}

function nothingToChoose(question: { name: string; clause: string }, seat: Seat): Error {
  return new Error(
    `Seat ${seat + 1} was asked “${question.name}” (${question.clause}) with no option: offer a way out, or do not ask.`,
  );
}
